## Laws 20, 21, 40, 41, 47, 75: questions, explanations, misinformation, deviations

situation-review-explanation = A request for a review or an explanation
situation-explanation-correction = Correcting a wrong explanation
situation-misinformation = A wrong or missing explanation
situation-disclosure-deviation = A psychic call, a deviation, a hidden agreement

# Review and explanation
info-verdict-request-allowed = { $request ->
    [review] Yes, he may have the auction reviewed.
    [explanation] Yes, he may ask for an explanation.
    [contract_only] Yes, he may be told the contract.
    [own_system] Yes, he may look at his own card.
   *[partial_review] Yes, he may ask.
}
info-verdict-request-refused = { $request ->
    [review] No, he may not have the auction reviewed.
    [explanation] No, he may not ask for an explanation now.
    [contract_only] No, he may not ask for that.
    [own_system] No, he may not look at his own card.
   *[partial_review] No: it is the whole auction or nothing.
}
info-not-his-turn = { $explanation ->
    [0] A review is asked for at one's own turn to call.
   *[other] An explanation is asked for at one's own turn to call.
}
info-barred-may-not-ask = A player whom the law obliges to pass may not ask for { $explanation ->
    [0] a review
   *[other] an explanation
}.
info-no-partial-review = A part of the auction may not be asked for, nor may a review be stopped half-way.
info-clarification = { $asker ->
    [leader] The opening leader may ask before he leads.
    [leaders_partner] Leader's partner may ask before the opening lead is turned face up.
   *[presumed_declarer] The presumed declarer may ask before the opening lead is turned face up.
}
info-dummy-may-not-ask = Dummy, or the player who will be dummy, may not ask.
info-review-first-turn = Until he has played a card, declarer or a defender may have the auction reviewed at his first turn to play.
info-review-too-late = His first turn to play has gone: he may only be told the contract and whether it is doubled.
info-contract-told = Declarer and either defender may be told the contract, and whether it is doubled, but not by whom.
info-review-after-play = Once the play is over, nothing limits questions about the auction.
info-review-whole = All calls are repeated, with the alerts.
info-review-by-opponent = Only an opponent answers a request for a review.
info-explained-by-partner = The explanation comes from the partner of whoever called or played.
info-single-call-question = A single call may be asked about, but the question may give partner unauthorized information.
info-own-card-forbidden = A player may not look at his own card or notes while the auction and play last, unless the regulations allow it.
info-own-card-regulation = The regulations allow a player to look at his own card.
info-own-card-declarers-side = After the final pass the side that will declare may look at its own card until the lead is face up.
info-own-card-after-play = The ban on looking at one's own card ends with the play.
nobody-in-that-role = In that part of the board nobody has this role.

# Correcting an explanation
info-verdict-nothing-to-correct = The explanation was right and must not be corrected now; there is no infraction.
info-verdict-correct-now = He may correct it, although no limit is laid down after the play.
info-verdict-correct-by = { $at ->
    [at_once] He owes the opponents a correction at once, with the Director called.
    [end_of_clarification_period] He owes the opponents a correction, with the Director called, before the lead is face up.
   *[during_play] He owes the opponents a correction, with the Director called, while the play lasts.
}
info-verdict-correct-later = { $at ->
    [after_final_pass] Not now: he keeps silent and shows nothing; after the final pass he calls the Director and tells the opponents.
    [end_of_play] Not now: he keeps silent and shows nothing; after the play he calls the Director and tells the opponents.
   *[depends_on_side] Not now: he keeps silent and shows nothing; he calls the Director and tells the opponents after the final pass if his side declares, after the play if it defends.
}
info-nothing-to-correct = The explanation told the agreement; the call was the mistake. It must not be corrected at once, and there is no duty to do so later.
info-explainer-at-once = A player who notices that his own explanation was wrong calls the Director without delay.
info-explainer-before-lead = Who notices his own wrong explanation calls the Director at the latest before the lead is face up; sooner if he likes.
info-explainer-in-play = If he notices it only during the play, he calls the Director then.
info-explainer-after-play = The law sets a limit for corrections in the auction and in the play only.
info-director-applies = The Director then deals with the misinformation: a call may be changed, or the score adjusted.
info-partner-silent = During the auction the partner of the explainer may not correct him or show in any way that something is wrong.
info-partner-declares = If his side declares, he calls the Director after the final pass, before the lead is faced, and corrects it.
info-partner-defends = If his side defends, he calls the Director only when the play is over.
info-partner-after-play = The play is over: he must call the Director and correct it now, if he has not done so.
side-is-decided-after-auction = After the auction it is settled which side declares.

# Misinformation
info-verdict-no-redress = No redress: it was his own misunderstanding.
info-verdict-mistaken-call = The explanation was right and the call was the mistake: no infraction, the result stands.
info-verdict-change-call = He may change his last call; the next opponent may then change a call made after it.
info-verdict-call-stands = The call stands, and there is no redress: it was not made because of the misinformation.
info-verdict-too-late = It is too late to change that call; if the misinformation did damage, the Director adjusts the score.
info-verdict-misinformation-adjusted = The misinformation did damage and cannot be undone: the Director adjusts the score.
info-verdict-retract-card = He may take back the card without consequence.
info-verdict-play-stands = The card stays played.
info-own-misunderstanding = Who misunderstands what was rightly explained bears the consequences himself.
info-judge-agreement-proved = Does evidence, such as the convention card, show that the explanation was the real agreement? Otherwise he presumes a wrong explanation.
info-agreement-explained = The opponents were told the real agreement and have no right to a hand that fits it: a mistaken call is no infraction, whatever the damage.
info-mistaken-call = Evidence shows that the explanation described the real agreement; a mistaken call is no infraction.
info-presume-explanation = Without evidence to the contrary the Director takes the explanation, not the call, for the mistake.
info-may-change-call = The auction period is open and his partner has not called since: a call that { $standard ->
    [0] was probably made because of the misinformation
   *[other] could well have been influenced by the misinformation
} may be changed.
info-not-influenced = { $standard ->
    [0] The call was probably not made because of the misinformation.
   *[other] The misinformation could hardly have influenced the call.
}
info-partner-called-since = His partner has called since: the call can no longer be changed.
info-auction-period-over = The opening lead is face up: no call can be changed any more.
info-auction-period-over-passed-out = The board was passed out and the auction period is over: no call can be changed any more.
info-lho-may-change = If he changes it, the opponent to his left may change a call made after it{ $withdrawn ->
    [0] .
   *[other] ; what withdrawn calls told is barred to the offending side.
}
info-too-late = Too late to change the call: the Director { $must ->
    [0] may adjust
   *[other] adjusts
} the score if the offending side gained.
info-damage-by-misinformation = A side damaged because its opponents did not disclose their methods is entitled to redress.
info-measured-by-right-explanation = The measure is what would probably have happened had the opponents been rightly informed in time, or told that the call had no agreed meaning.
info-may-retract-card = A card played because of a wrong explanation may be taken back as long as no card was played after it.
info-card-played-since = A card was played { $any_trick ->
    [0] to that trick
   *[other] since
}: it can no longer be taken back.
info-only-conventional = In this edition only the explanation of a conventional call or play lets a card be taken back.
info-dummy-seen = An opening lead stays once dummy has shown a card.
info-play-not-influenced = The card was not played because of the explanation.
info-play-too-late = The card stays, but the Director may adjust the score.
info-option-change-call = May change his last call without consequence for his side.
info-option-lho-changes = May then change a call made after it.
info-option-retract-card = May take back the card and play another.
info-until-auction-period = until his partner calls, at the latest until the opening lead is face up
info-until-next-card = until another card is played
judge-influenced = { $standard ->
    [0] Was the call probably made because of the misinformation?
    [1] Could the misinformation well have influenced the call?
   *[2] Was the card played because of the wrong explanation?
}

# Deviations
info-verdict-deviation-legal = A legal deviation: the result stands, unless partner had more reason to expect it than the opponents.
info-verdict-disclosed = The understanding was disclosed and is allowed: the result stands.
info-verdict-understanding-adjusted = The opponents were damaged: the Director adjusts the score and may penalize.
info-verdict-understanding-infraction = That was an infraction; if it damaged the opponents, the Director adjusts the score.
info-partner-equally-surprised = A player may deviate from his methods as long as his partner is no better prepared for it than the opponents.
info-any-call-allowed = A call or play needs no announcement beforehand unless it rests on a hidden understanding.
info-no-duty-to-reveal = Nobody is obliged to tell the opponents that he has deviated.
info-disclosed-understanding = The partnership has an understanding, but it was disclosed as required.
info-hidden-understanding = Partner knew more than the opponents were told: that is an undisclosed understanding.
info-agreement-forbidden = The regulations do not allow this agreement.
info-damaged-by-understanding = The opponents were damaged by it.
judge-rests-on-understanding = Had partner more reason than the opponents to expect it (earlier psychs, experience, a hint)?

# Facts
fact-asker = who asks
ask-asker = Who asks?
choice-asker-player-to-call = the player whose turn it is to call
choice-asker-player-not-to-call = a player whose turn it is not
choice-asker-barred-player = a player who must pass
choice-asker-presumed-declarer = declarer (or who will be)
choice-asker-presumed-dummy = dummy (or who will be)
choice-asker-leader = the opening leader
choice-asker-leaders-partner = the leader's partner
fact-request = for what
ask-request = What does he ask for?
choice-request-review = a review of the auction
choice-request-partial-review = a part of the auction
choice-request-explanation = an explanation
choice-request-contract-only = the contract only
choice-request-own-system = his own card or notes
fact-first-turn-to-play = his first turn to play
ask-first-turn-to-play = Is it his first turn to play a card?
fact-who = who noticed
ask-who = Who noticed that the explanation was wrong?
choice-who-explainer = the player who gave it
choice-who-partner-of-explainer = his partner
fact-partner-will = side of that player
ask-partner-will = Does that player's side declare or defend?
choice-partner-will-declare = declares
choice-partner-will-defend = defends
choice-partner-will-undecided = not settled yet
fact-explanation-matches-agreement = the explanation matches the agreement
fact-agreement-proved = evidence shows that it was the agreement
fact-decided-on = what was decided on it
choice-decided-on-calling = a call
choice-decided-on-playing = a card
fact-misinformed = the player misinformed
fact-own-partner-called-since = his partner has called since
ask-own-partner-called-since = Has the misinformed player's partner called since?
fact-influenced = the decision was influenced
fact-own-misunderstanding = his own misunderstanding
fact-card-played-since = a card was played after it
ask-card-played-since = Has a card been played after it?
fact-lead-with-dummy-seen = an opening lead, and a card of dummy was shown
fact-misinformation-conventional = the call or play explained was conventional
fact-rests-on-understanding = partner had more reason to expect it
fact-disclosed = disclosed as required
fact-agreement-allowed = the regulations allow the agreement
