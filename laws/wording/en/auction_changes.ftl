## Law 25: calls corrected and changed

situation-unintended-call = A call other than the one meant
situation-change-of-call = A changed call

# Unintended
unintended-verdict-corrected = The slip is corrected: the call that was meant stands, without further consequence.
unintended-verdict-meant = It may not be changed: the call was meant when it was made, and stands.
unintended-verdict-too-late = It may not be changed: the call stands.
unintended-verdict-choice = It may not be changed. If it is changed all the same and the change is not accepted, the offender lets the first call stand and his partner passes once, or he makes another, { $third ->
    [partner_passes] and his partner passes throughout
   *[average_minus] and his side gets at most average minus
}.
unintended-real-slip = A slip of the hand or tongue is a call the player never meant.
unintended-changed-mind = A change of mind is not a slip.
unintended-lapse-of-concentration = A lapse of concentration is not a slip: at that moment he meant the call.
unintended-misread-hand = Having misread the hand or the auction is not a slip: at that moment he meant the call.
unintended-is-change-of-call = If he puts another call in its place, that is a change of call, which stands only with the consent of the left-hand opponent.
unintended-if-refused = A change that is not accepted is cancelled; the offender may let the first call stand, and then his partner passes once, or make another legal one, { $third ->
    [partner_passes] and then his partner passes throughout
   *[average_minus] and then his side gets at most average minus
}.
unintended-partner-called = Partner has called since: too late.
unintended-lho-called = In this edition the correction comes at once, before the left-hand opponent calls: too late.
unintended-period-over = The auction period is over: too late.
unintended-after-pause = The correction did not come without pause for thought: it is treated as a change of call.
unintended-corrected = He corrected without pause for thought, in time: the call he meant takes the place of the other.
unintended-corrected-any-time = Until his partner calls he may put the call he meant in place of the other; nothing hangs on a pause, and Law 26 does not apply.
unintended-however-noticed = How he became aware of it does not matter.
unintended-lho-may-change = { WHO($player, cap: 1) } had called over the slip and may withdraw that call.
unintended-option-lho = May withdraw his call and make any other legal one, without consequence.
unintended-lho-information = What a call so withdrawn tells is for its own side to use, not for the other.
unintended-intended-illegal = The call he meant is not legal itself, so that its own law deals with the { CALL($call) }.

# Intended
change-verdict-lho-decides = There is no right to change{ $first ->
    [none] { "" }
   *[other] { " " }the { CALL($first) }
}: the call was meant. Only { WHO($lho) } may accept the change; if he does not, the first call stands.
change-verdict-second-stands = The second call stands{ $second ->
    [none] .
   *[other] : { CALL($second) }.
}
change-verdict-first-stands = The change is not accepted: { $first ->
    [none] the first call
   *[other] { CALL($first) }
} stands.
change-verdict-first-illegal = The second call is cancelled, and the first{ $first ->
    [none] { "" }
   *[other] { " " }({ CALL($first) })
}, itself not legal, is ruled by its own law.
change-verdict-stands-partner-passes = The first call stands, the second is cancelled, and { WHO($partner) } must pass once.
change-verdict-another-partner-passes = The offender may make any other legal call, but { WHO($partner) } must pass throughout.
change-verdict-another-average-minus = The offender may make any other legal call, but his side cannot score more than average minus on the board.
change-not-a-slip = The call was meant when it was made, so that it is not corrected as a slip.
change-slip-refused = It can no longer be corrected as a slip and is treated like any other change of call.
change-lho-may-accept = The left-hand opponent may accept the change, by saying so or by calling over the second call on purpose.
change-if-refused = If it is not accepted, the second call is cancelled and the first one stands.
change-if-refused-choice = If it is not accepted, the second call is cancelled; the offender keeps the first and his partner passes once, or he makes a third call at a heavier price.
change-option-accept = Accepts the second call{ $second ->
    [none] { "" }
   *[other] { " " }({ CALL($second) })
}: it stands, and the first is withdrawn.
change-option-reject = Does not accept: the second call is cancelled, and the first{ $first ->
    [none] { "" }
   *[other] { " " }({ CALL($first) })
} is back.
change-option-reject-choice = Does not accept: the second call is cancelled; the offender keeps { $first ->
    [none] the first
   *[other] { CALL($first) }
} and his partner passes once, or he makes another, { $third ->
    [partner_passes] and his partner passes throughout
   *[average_minus] and his side gets at most average minus
}.
change-option-withdraw = May withdraw his call and make another, without consequence.
change-too-late = The left-hand opponent has called over the first call; it stands.
change-lho-called-over-second = The left-hand opponent called over the second call, and so accepted it.
change-accepted = The left-hand opponent accepts the second call; the first is withdrawn and the auction goes on.
change-called-over-first = The left-hand opponent meant to call over the first call: the second stands without penalty, and he may take his call back.
change-not-called-over-on-purpose = The left-hand opponent called over the first call, not on purpose over the second: he has accepted nothing.
change-lho-information = What the call he takes back tells is unauthorized for the offending side.
change-refused = The second call is not accepted and is cancelled.
change-first-stands = The first call stands and the auction goes on; nobody is made to pass.
change-first-illegal = The first call was not legal, and its own law now deals with it.
change-information = Any call withdrawn or cancelled is for the non-offending side to use, not for the offenders.
change-let-it-stand = He lets the first call stand: partner must pass at his next turn.
change-another-call-throughout = He makes yet another call: partner must pass for the rest of the auction.
change-another-call-average-minus = He makes yet another call: nobody must pass, but his side gets at most average minus, the other side keeps its score.
change-lead-penalty = If they defend, declarer may also restrict partner's first lead.
no-second-call = The next player is said to have called over the second call, but there is none.
