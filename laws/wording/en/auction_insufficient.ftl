## Law 27: bids that are too low

situation-insufficient-bid = An insufficient bid

insufficient-verdict-accepted = The insufficient bid is accepted and stands; the auction goes on from it.
insufficient-verdict-lho-decides = It is for { WHO($lho) } to accept the insufficient bid or not.
insufficient-verdict-choose = The bid must be replaced; what follows depends on the call that the offender chooses.
insufficient-verdict-choose-again = The { CALL($call) } is cancelled; the offender chooses afresh, knowing the price.
insufficient-verdict-free = The { CALL($call) } stands without further rectification; partner is not barred.
insufficient-verdict-adjusted = The { CALL($call) } stands, but after the play the Director adjusts the score.
insufficient-verdict-partner-passes = The { CALL($call) } stands, and { WHO($partner) } must pass for the rest of the auction.
insufficient-verdict-cancelled = The { CALL($call) } is cancelled too; the bid must be replaced, and { WHO($partner) } must pass for the rest of the auction.
judge-insufficient-slip = Was the bid a pure slip, the other call being meant all the time? Then it is corrected until his partner calls, and whoever called over it may change his call.
insufficient-accepted = { $called ->
    [0] The left-hand opponent accepts the bid: it is treated as legal.
   *[other] The left-hand opponent has called, and so accepted the bid: it is treated as legal.
}
insufficient-lho-may-accept = The left-hand opponent may accept an insufficient bid, by saying so or simply by calling.
insufficient-if-refused = If he does not, the offender must replace it; the Director first explains what each replacement costs.
insufficient-refused = The bid is not accepted and must be replaced.
insufficient-out-of-turn = The bid was out of turn as well: the law on bids out of rotation comes first.
insufficient-slip-refused = It can no longer be corrected as a slip and stays an insufficient bid.
insufficient-premature-cancelled = The { CALL($call) } put in before the Director explained the law is cancelled, and the choice is free again.
insufficient-premature-stands = The { CALL($call) } put in before the ruling stays if it is legal, and is ruled as what it is.
insufficient-premature-double-if-refused = If the first bid is not accepted, the { CALL($call) } already made in its place is cancelled unless its meaning fits (27B1b); then he bids enough or passes, and partner must pass throughout.
insufficient-premature-if-refused = If the first bid is refused, the { CALL($call) } already put in stays if it is legal, and is ruled as what it is.
insufficient-same-denomination = It is the lowest sufficient bid in the same denomination: no further rectification.
insufficient-same-meaning = Its meaning lets it pass for the insufficient bid: no further rectification.
insufficient-other = It is neither the lowest bid in the same denomination nor a call of like meaning: partner must pass throughout.
insufficient-double-cancelled = A double or redouble cannot replace the bid here: it is cancelled, and partner must pass throughout whatever comes instead.
insufficient-again = It is insufficient again. Unless the left-hand opponent accepts this one, it is cancelled, and partner must pass throughout whatever comes instead.
insufficient-again-free-choice = It is insufficient again and is cancelled; the offender must choose a sufficient bid or a pass.
insufficient-information-free = What the withdrawn bid told may be used: Law { $law } does not apply here.
insufficient-no-double = A double or redouble is never a replacement; one that is tried is cancelled and silences partner all the same.
insufficient-no-other-double = A double or redouble of another meaning is cancelled and silences partner all the same.
insufficient-option-accept = Accepts the bid: it stands and nothing more follows.
insufficient-option-reject = Does not accept the bid: it must be replaced.
insufficient-option-same = The lowest sufficient bid that shows the same denomination: no further rectification.
insufficient-option-same-natural = The lowest sufficient bid in the same denomination, if both are plainly natural: no further rectification.
insufficient-option-precise = A call with the same or a more precise meaning: no further rectification.
insufficient-option-comparable = A comparable call: no further rectification.
insufficient-option-other = Another sufficient bid or a pass: partner must pass for the rest of the auction.
insufficient-adjusted = The insufficient bid helped, and the other side was damaged by it: the score is adjusted towards what would have happened without it.

bid-is-sufficient = By the auction as given that bid is sufficient, or it is no bid at all.
accepted-by-calling = The left-hand opponent has called and so accepted; he cannot refuse as well.
