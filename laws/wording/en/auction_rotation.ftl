## Laws 28 to 32: calls out of rotation

situation-call-out-of-rotation = A call out of rotation

rotation-verdict-in-rotation = The { CALL($call) } counts as made in turn and stands.
rotation-verdict-overtaken = The { CALL($call) } out of turn counts as never made; the auction goes on and nothing more follows.
rotation-verdict-accepted = The { CALL($call) } out of turn is accepted and stands; nothing more follows.
rotation-verdict-lho-decides = It is for { WHO($lho) } to accept the { CALL($call) } out of turn or not.
rotation-verdict-rho-first = The { CALL($call) } is cancelled and the right-hand opponent calls; what follows depends on whether he passes.
rotation-verdict-repeat = { WHO($offender, cap: 1) } must make the { CALL($call) } again; there is nothing more.
rotation-verdict-repeat-illegal = The offender must make the { CALL($call) } again, and as it is not legal, its own law then deals with it.
rotation-verdict-auction-over = The { CALL($call) } out of turn is cancelled, and the right-hand opponent's pass has ended the auction.
rotation-verdict-free = The call is cancelled, and at his turn the offender may make any legal call: a comparable one has no further consequence, any other makes partner pass once.
rotation-verdict-free-denomination = The offender may call what he likes: if he repeats the denomination, partner passes once, otherwise throughout.
rotation-verdict-comparable = The { CALL($call) } is comparable: no further rectification.
rotation-verdict-partner-once = The { CALL($call) } is not comparable: { WHO($partner) } must pass at his next turn.
rotation-verdict-partner-once-repeated = The denomination is repeated: { WHO($partner) } must pass at his next turn.
rotation-verdict-partner-throughout = The call out of turn is cancelled, and { WHO($partner) } must pass for the rest of the auction.
rotation-verdict-offender-once = The pass out of turn is cancelled, and { WHO($offender) } must pass when his turn comes, once.
rotation-verdict-offender-throughout = The pass out of turn is cancelled, and { WHO($offender) } must pass for the rest of the auction.

rotation-rho-must-pass = The right-hand opponent had to pass by law, so that a call in his place counts as made in turn.
rotation-overtaken = { WHO($player, cap: 1) }, whose turn it was, has called before any ruling: that call is in turn, and the one out of turn falls away.
note-rotation-meant-to-accept = If he made it clear that he accepts the call out of turn, it stands instead, and his own call follows it.
rotation-is-change = It was the left-hand opponent's turn and the offender had called before: this is a change of that call.
rotation-double-inadmissible = A double or redouble that could not be made at all can never be accepted.
rotation-lho-may-accept = The left-hand opponent may accept a call out of turn, by calling over it or by saying so.
rotation-if-refused = If he does not, it is cancelled and the turn goes back to { WHO($turn) }.
rotation-right-player-may-call = { WHO($player, cap: 1) } may also simply call at his turn before a ruling; then the call out of turn was never made.
rotation-accepted = { $called ->
    [0] The left-hand opponent accepts: the call stands and nothing is rectified.
   *[other] The left-hand opponent has called over it: the call stands and nothing is rectified.
}
rotation-cancelled = The call is not accepted: it is cancelled, and the turn goes back to { WHO($turn) }.
rotation-artificial-pass = An artificial pass, or a pass of partner's artificial call, is ruled as a bid.
rotation-artificial = An artificial call counts by what it shows, not by what it names.
rotation-preview-must-pass = Once cancelled, the offender must pass when his turn comes.
rotation-preview-pass = Once cancelled, the offender must pass, once or throughout by whose turn it was and whether anybody had bid.
rotation-preview-comparable = Once cancelled, partner calls freely but may not use it; the offender then calls freely, and partner passes once if that call is not comparable.
rotation-preview-rho-comparable = Once cancelled, the right-hand opponent calls. If he passes, the call must be repeated; if he acts, the offender calls freely, and partner passes once if that call is not comparable.
rotation-preview-rho-31 = Once cancelled, the right-hand opponent calls. If he passes, the bid must be repeated; if he acts, partner passes once when the offender repeats the denomination, else throughout.
rotation-preview-rho-32 = Once cancelled, the right-hand opponent calls. If he passes, the double must be repeated; if he acts, partner must pass throughout.
rotation-preview-partner-passes = Once cancelled, partner must pass for the rest of the auction.
rotation-option-accept = Accepts the { $call ->
    [none] call
   *[other] { CALL($call) }
}: it stands, and nothing more follows.
rotation-option-reject = Does not accept: the call is cancelled, and { WHO($turn) } calls.

rotation-pass-once = The offender must pass when it is next his turn; after that he is free.
rotation-pass-throughout = It was partner's turn after a bid: the offender must pass for the rest of the auction.
rotation-partner-no-double = Partner may make a sufficient bid or pass, but not double or redouble at that turn.
rotation-partner-free = Partner is free to call what he likes at his turn, but may not use the cancelled call.
rotation-partner-throughout = Whatever the offender calls later, his partner must pass at every turn.
rotation-rho-bid-partner-throughout = The right-hand opponent has acted: the offender calls freely, but his partner must pass at every turn.
rotation-if-rho-passes = If the right-hand opponent passes, the { CALL($call) } must be made again, without further consequence.
rotation-if-rho-acts = If he bids, doubles or redoubles, the offender may make any legal call, and its kind decides what partner may do.
rotation-must-repeat = The right-hand opponent passed: the { CALL($call) } must be repeated, and if it is legal nothing more follows.
rotation-pass-ended-auction = The right-hand opponent's pass ended the auction: the offender has no turn left at which to repeat the call.
rotation-artificial-pass-silences = The call out of turn was an artificial pass: whatever the offender calls now, his partner must pass at every turn.
rotation-repeated-call-illegal = The { CALL($call) } is not legal at that turn: Law { $law } applies.
rotation-if-comparable = If he chooses a comparable call, nothing more follows and the withdrawn call may be used.
rotation-if-not-comparable = If he chooses any other, partner must pass once, and the lead may be restricted if they defend.
rotation-comparable = The { CALL($call) } means the same or nearly so, something narrower, or serves the same purpose: no further rectification.
rotation-not-comparable = { $call ->
    [none] The call
   *[other] The { CALL($call) }
} is not comparable: partner must pass at his next turn, once.
rotation-information-free = The ban on using the withdrawn call falls away.
rotation-if-repeated = If he repeats the denomination at any level, partner must pass once.
rotation-if-not-repeated = If he does not, or passes, partner must pass for the rest of the auction.
rotation-repeated = The offender repeats the denomination: partner must pass at his next turn, once.
rotation-not-repeated = The offender does not repeat the denomination: partner must pass at every turn.
rotation-option-comparable = A comparable call: nothing more follows.
rotation-option-not-comparable = Any other legal call: partner must pass at his next turn.
rotation-option-repeat = A call in the same denomination: partner must pass at his next turn.
rotation-option-not-repeat = Any other legal call: partner must pass for the rest of the auction.

judge-comparable = Is the replacement comparable: the same or a similar meaning, a part of it, or the same purpose?
judge-comparable-helped = At the end: could the result well have been another without the help of the infraction, and was the other side damaged?

partner-is-no-opponent = It was the turn of the offender's partner; no opponent can have called in turn.
no-bid-before-first-call = Nobody can have bid: the left-hand opponent was to make the first call.
call-must-be-repeated = The right-hand opponent passed, so that the call must be repeated; another one is not possible.
