"""Deductions of facts by situation."""

from collections.abc import Mapping, Sequence

from laws.reading.facts import Deduction
from laws.reading.revokes import inquiry, inspection, revoke

DEDUCTIONS: Mapping[str, Sequence[Deduction]] = {
    "revoke": (revoke,),
    "revoke_inquiry": (inquiry,),
    "trick_inspection": (inspection,),
}
