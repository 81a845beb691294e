## Laws 17 to 19, 22, 33, 34 and 39: turns, legal calls, the end of the auction

situation-auction-state = The state of an auction
situation-simultaneous-calls = Two calls at once
situation-lost-turn = A turn lost to passes out of rotation
situation-call-after-final-pass = A call after the final pass

# The auction
state-verdict-turn = { WHO($player, cap: 1) } is to call.
state-verdict-legal = The { CALL($call) } is legal.
state-verdict-illegal = The { CALL($call) } is not legal.
state-verdict-passed-out = Nobody bid: the board is passed out and scores zero; there is no redeal.
state-verdict-contract = The auction has ended; the contract: { CONTRACT($contract) }.
state-verdict-not-ended = The auction has not ended: { WHO($player) } is to call.
state-verdict-period-open = The auction has ended, but the auction period has not.
state-verdict-period-over = Auction and auction period have both ended.
state-verdict-double-pending = The last call was not possible: the Director rules on it first, and { WHO($player) } calls again.
state-verdict-reverts = That call and all after it are cancelled; { WHO($player) } calls again.
state-turn = Calls go clockwise: it is { WHO($player, case: "gen") } turn.
state-dealer-first = The dealer calls first, here { WHO($player) }.
state-legal = Nothing in the auction so far stands in the way of this call.
state-insufficient = The { CALL($call) } is not higher than the last bid, { CALL($last) }.
state-double-inadmissible = Only a bid of the opponents may be doubled, and only if no other call but a pass has followed it.
state-redouble-inadmissible = Only a double by the opponents may be redoubled, and only if no other call but a pass has followed it.
state-after-final-pass = The auction has ended; a later call is cancelled.
state-double-stands-never = { WHO($player, cap: 1) } could not make that double or redouble.
state-double-pending = It is cancelled, a legal call takes its place, and partner must pass throughout.
state-double-condoned = The next opponent called before a ruling: that call and all later ones go, and { WHO($player) } calls again without penalty.
state-passed-out = All four players passed: the hands go back unplayed.
state-last-bid = Three passes in rotation followed the last bid, which becomes the contract.
state-declarer = Declarer is the first of that side to have named the denomination: { WHO($player) }.
state-not-ended = There have not been three passes in rotation after the last bid, or four passes in all; { WHO($player) } is next.
state-period-open = The auction period lasts until the opening lead is faced.
state-period-over = The opening lead is face up: the auction period is over.
state-period-over-fourth-pass = When nobody bids, the fourth pass ends the auction period too.
state-period-open-passed-out = When nobody bids, the auction period lasts until all four hands are back in the board.
state-period-over-returned = All four hands are back in the board: the auction period is over.
judge-double-found-late = This edition has no rule for a discovery after the lead: was anybody damaged by the call that could not stand?

# At the same time
simultaneous-calls-verdict-in-turn = The call counts as made after the other one and is in turn.
simultaneous-calls-verdict-out-of-turn = The call counts as made after the other one and is out of turn: it was { WHO($turn, case: "gen") } turn.
simultaneous-calls-later = Of two calls made together, that of the player in turn comes first; the other counts as made after it.
simultaneous-calls-in-turn = It was the turn of the right-hand opponent, so that { WHO($player) } is next after him: the call stands.
simultaneous-calls-out-of-turn = After the call in turn { WHO($turn) } was next, so that the second call is out of rotation.

# A lost turn
lost-turn-verdict = The auction is not over: it goes back to the player who lost his turn, and the passes from the one out of turn on are cancelled.
lost-turn-verdict-too-late = Too late: with the opening lead faced the auction period is over and the contract stands.
lost-turn-not-over = Three passes end nothing if one of them was out of turn and took away somebody's right to call.
lost-turn-reverts = The player passed over calls now; all passes after his turn are cancelled and bidding goes on.
lost-turn-information = What the cancelled passes told is unauthorized for the partner of everyone who passed out of turn.
lost-turn-too-late = The opening lead is faced: nobody can call any more.

# After the final pass
final-verdict-nothing = The late call is cancelled and nothing more follows.
final-verdict-lead = The late { CALL($call) } is cancelled, and declarer may restrict the other defender's first lead.
final-cancelled = A call after the final pass is cancelled.
final-lho-called = The next opponent has called over it before a ruling: nothing more follows.
final-declaring-side = It came from the side that declares: nothing more follows.
final-pass = A defender's extra pass is harmless.
final-defender-acted = A defender bid, doubled or redoubled after the end: the lead of his partner may be restricted.

# Contradictions
calls-after-the-end = The auction as given had ended before its last call.
lead-before-the-end = The opening lead is said to be faced, but the auction as given has no contract.
auction-already-ended = The auction as given has ended; give only the calls before the irregular one.
call-was-in-rotation = By the auction as given that player was in turn.
nobody-passed-over = These passes passed over nobody, or did not seem to end the auction.
