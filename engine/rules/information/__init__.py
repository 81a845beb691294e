"""Laws 16, 20, 21, 40, 73 and 75: information, explanations and deception."""

from engine.rules.information.correction import ExplanationCorrection, explanation_correction
from engine.rules.information.deviation import DisclosureDeviation, disclosure_deviation
from engine.rules.information.extraneous import ExtraneousInformation, extraneous_information
from engine.rules.information.inference import FalseInference, false_inference
from engine.rules.information.misinformation import Misinformation, from_auction, misinformation
from engine.rules.information.review import ReviewExplanation, review_explanation
from engine.rules.information.unauthorized import UnauthorizedInformation, partners, unauthorized_information
from engine.rules.information.withdrawn import WithdrawnActionInformation, withdrawn_action_information
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec(
        "unauthorized_information", "16, 73C", UnauthorizedInformation, unauthorized_information, (partners,)
    ),
    SituationSpec("withdrawn_action_information", "16", WithdrawnActionInformation, withdrawn_action_information),
    SituationSpec("extraneous_information", "16", ExtraneousInformation, extraneous_information),
    SituationSpec("review_explanation", "20, 41", ReviewExplanation, review_explanation),
    SituationSpec("explanation_correction", "20, 75", ExplanationCorrection, explanation_correction),
    SituationSpec("misinformation", "21, 40, 47, 75", Misinformation, misinformation, (from_auction,)),
    SituationSpec("disclosure_deviation", "40, 75", DisclosureDeviation, disclosure_deviation),
    SituationSpec("false_inference", "73", FalseInference, false_inference),
)
