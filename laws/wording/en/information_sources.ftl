## Laws 16 and 73: information from partner, from withdrawn actions, from elsewhere, and false inferences

situation-unauthorized-information = Extraneous information from partner
situation-withdrawn-action-information = Information from a withdrawn action
situation-extraneous-information = A card seen or a remark overheard
situation-false-inference = Misled by an opponent's manner or tempo

# From partner
info-verdict-ui-not-acted = Partner is not barred: he may call and play on, but not choose what the information suggests over another sensible action.
info-verdict-ui-stands = The result stands.
info-verdict-ui-no-gain = The choice was not allowed, but the result stands, for nothing was gained by it; a penalty is possible.
info-verdict-ui-adjusted = The choice was not allowed, and the Director adjusts the score.
info-unauthorized = { $source ->
    [hesitation] A marked hesitation
    [question] A question
    [remark] A remark
    [alert] An unexpected alert
    [explanation] An explanation
    [missing_alert] A missing alert
    [manner] A gesture or manner
    [mistaken_explanation] A mistaken explanation
   *[fast_action] An unusually quick action
} gives partner information that he may not use.
info-own-call-misread = What partner said or did shows how he understood the call; the player bids on as if he had not heard it.
info-avoid-advantage = Thinking is no offence, but the partner must carefully avoid taking any advantage of what it told him.
info-choose-freely-otherwise = He may choose any action, except one that the information { $demonstrably ->
    [0] reasonably
   *[other] demonstrably
} suggests over a logical alternative.
info-reserve-rights = The opponents may announce that they reserve their rights, and call the Director if they think that it was used.
info-suggested = The information { $demonstrably ->
    [0] could reasonably
   *[other] demonstrably
} suggested the action chosen.
info-not-suggested = The information did not suggest the action chosen over another: he was free to choose it.
info-alternative = { $defined ->
    [0] There was a logical alternative to it.
   *[other] There was a logical alternative: players of his class with these methods would have thought of it seriously, and some would have chosen it.
}
info-no-alternative = There was no logical alternative to what he chose.
info-gain = { $advantage ->
    [0] The other side was damaged by the choice.
   *[other] The choice gave the offender an advantage.
}
info-no-gain = { $advantage ->
    [0] The choice did not damage the other side.
   *[other] The choice gave the offender no advantage.
}
judge-suggested = { $demonstrably ->
    [0] Could the information reasonably suggest the action chosen over another?
   *[other] Did the information demonstrably suggest the action chosen over another?
}
judge-logical-alternative = { $defined ->
    [0] Was another action a logical alternative?
   *[other] Was another action a logical alternative: would many of his peers, playing these methods, have thought of it seriously, and some have chosen it?
}
judge-advantage = Did the choice give the offender an advantage at the other side's cost?
info-judge-penalty = Is a procedural penalty due?
receiver-is-not-partner = Giver and receiver of the information are not partners.

# Withdrawn actions
info-verdict-withdrawn-free = The information may be used.
info-verdict-withdrawn-barred = The information may not be used.
info-verdict-withdrawn-adjusted = The information was used although it was barred: the Director adjusts the score.
info-withdrawn-non-offenders = The innocent side may use whatever withdrawn actions told, its own and its opponents'.
info-withdrawn-offenders = The offending side may not use what { $own ->
    [0] the withdrawn actions of its opponents
   *[other] its own withdrawn action
} told.
info-withdrawn-penalty-paid = Once the penalty is paid, the offending side may use what its own withdrawn action told.
info-withdrawn-unpaid = { $own ->
    [0] The opponents' withdrawn actions
   *[other] As long as the penalty is not paid, its own withdrawn action
} may not be used by the offending side.
info-withdrawn-comparable = The withdrawn call was replaced by a comparable one: the ban on what it told does not apply.
info-withdrawn-used = A player of the offending side chose what the information suggested, and the other side was damaged.
info-judge-withdrawn-suggested = Would an action be suggested by the withdrawn one over a logical alternative?
info-judge-comparable-assistance = At the end of play: could the board's outcome well have been different without the help of the infraction, to the innocent side's cost?

# From elsewhere
info-verdict-no-effect = The board was over: the information changes nothing.
info-verdict-play-normally = The board is played normally.
info-verdict-director-chooses = Call the Director at once: he has the board played so that the knowledge does no harm (by changing the seats, for instance), or gives an adjusted score.
info-verdict-result-stands = The information did not affect the result: it stands.
info-verdict-adjusted = The information affected the result: the Director adjusts the score.
info-tell-director = The Director should be told at once, best by the player who has the information.
info-received-after-play = It came after the play of the board was over.
info-does-not-interfere = The information cannot interfere with normal bidding or play.
info-interferes = { $before ->
    [0] The information could interfere, and the auction has begun: it is either play on with a later adjustment, or an adjusted score.
   *[other] The information could interfere, and no call has been made yet.
}
info-substitute = With the consent of all four a substitute may take the place of the player who has the information.
info-result-affected = The information affected the result.
info-result-not-affected = The information did not affect the result.
info-option-change-seats = Changes the seats so that the player holds the hand he knows about, if the contest and the scoring permit.
info-option-redeal = Has the board dealt again for these contestants.
info-option-play-then-adjust = Has the board played and is ready to adjust the score.
info-option-adjust = Gives an adjusted score at once.
info-judge-result-affected = After the play: did the information affect the result?
judge-interferes = Could the information interfere with normal bidding or play?

# False inference
info-verdict-inference-stands = The result stands.
info-verdict-inference-adjusted = The Director adjusts the score.
info-verdict-inference-if-damage = If the innocent side was damaged by it, the Director adjusts the score.
info-deceptive-play = Deceiving the opponents by a call or a play is part of the game, unless a hidden understanding protects it.
info-own-risk = Opponents may draw inferences from tempo and manner, but at their own risk.
info-bridge-reason = He had a demonstrable bridge reason for what he did.
info-no-bridge-reason = He had no demonstrable bridge reason for what he did.
info-could-benefit = He could have known at the time that it might work to his benefit.
info-could-not-benefit = He could not have known at the time that it might work to his benefit; one condition fails.
info-inference-no-damage = The false inference did the innocent side no harm.
judge-bridge-reason = Did he have a demonstrable bridge reason for it?
judge-could-benefit = Could he have known at the time that it might work to his benefit?

# Facts
fact-receiver = partner who had the information
fact-source = how the information was given
ask-source = How did partner get the information?
choice-source-hesitation = a hesitation
choice-source-question = a question
choice-source-remark = a remark
choice-source-alert = an alert
choice-source-explanation = an explanation
choice-source-missing-alert = a missing alert
choice-source-manner = a gesture or manner
choice-source-mistaken-explanation = a mistaken explanation
choice-source-fast-action = a very quick call or play
fact-chosen-action = whether he has chosen
choice-chosen-action-acted = has chosen
choice-chosen-action-not-yet = not yet
fact-suggested = the information suggested it
fact-logical-alternative = there was a logical alternative
fact-advantage = the choice gained
fact-user = who wants to use it
ask-user = Who wants to use the information?
choice-user-offending-side = the offending side
choice-user-non-offending-side = the innocent side
fact-withdrawn-by = whose action was withdrawn
ask-withdrawn-by = Whose call or play was withdrawn?
choice-withdrawn-by-offending-side = the offending side's
choice-withdrawn-by-non-offending-side = the innocent side's
fact-replaced-by-comparable = replaced by a comparable call
fact-penalty-paid = the penalty was paid
fact-when-received = when he got it
ask-when-received = When did the player get the information?
choice-when-received-before-first-call = before the first call
choice-when-received-during-auction-or-play = during the auction or play
choice-when-received-after-play = after the play
fact-whose-card = whose card he saw
choice-whose-card-own-side-hand = his partner's
choice-whose-card-opponent-hand = an opponent's
choice-whose-card-none = none
fact-fact-known = what he learnt
choice-fact-known-card = a card
choice-fact-known-result = a result
choice-fact-known-remark = a remark
choice-fact-known-another-table = what another table does
fact-interferes = it could interfere with normal play
fact-form-allows-redeal = the contest lets the board be dealt again for them
fact-inference-from = what misled
ask-inference-from = What misled the opponent?
choice-inference-from-remark = a remark
choice-inference-from-question = a question
choice-inference-from-gesture = a gesture
choice-inference-from-tempo = the tempo
choice-inference-from-manner = the manner
choice-inference-from-call-or-play = the call or the card itself
fact-bridge-reason = there was a bridge reason
fact-could-benefit = he could have known that it might help him
