## Laws 35 to 38: calls that could not be made

situation-inadmissible-call = An inadmissible call

inadmissible-verdict-double = It is cancelled and a legal call takes its place; { WHO($partner) } must pass for the rest of the auction.
inadmissible-verdict-condoned = It is cancelled with every call after it, and the auction goes on without penalty from there.
inadmissible-verdict-scored-without = The contract is scored as if that double or redouble had not been made.
inadmissible-verdict-stands = The next opponent has called: the call and all later ones stand, and nothing more follows.
inadmissible-verdict-stands-still-barred = The next opponent has called: the call and all later ones stand, but the offender must still pass from now on.
inadmissible-verdict-both-pass = The call is cancelled and a pass takes its place; { WHO($offender) } and { WHO($partner) } must pass for the rest of the auction.
inadmissible-verdict-seven-condoned = The bid is replaced by a pass, later calls are cancelled, and nothing more follows.
inadmissible-double = A double is possible only over a bid of the opponents, with nothing but passes between.
inadmissible-redouble = A redouble is possible only over a double by the opponents, with nothing but passes between.
inadmissible-double-condoned = The next opponent called before a ruling: the call and all later ones are cancelled, and bidding goes on as if nothing had happened.
inadmissible-double-replaced = It is cancelled, a legal call takes its place, and partner passes at each of his turns.
inadmissible-double-out-of-turn = It was out of turn too: the turn goes back, the offender calls freely at his own, and partner passes at each of his.
inadmissible-found-after-lead = It came to light after the opening lead: the double or redouble is left out of the score.
inadmissible-barred-condoned = The next opponent called before a ruling: the forbidden call and those after it stand, without a lead restriction.
inadmissible-still-barred = Since the offender had to pass to the end, he must go on passing.
pass-is-no-action = A pass by a player who had to pass is no infraction.
inadmissible-barred-cancelled = A call other than a pass by a player obliged to pass is cancelled; he passes, and from then on so do he and his partner.
inadmissible-above-seven = There is no bid above seven, and none is ever played.
inadmissible-seven-cancelled = The bid and every call after it are cancelled.
inadmissible-seven-condoned = The next opponent called before a ruling: the offender passes instead, later calls go, and nothing is penalised.
inadmissible-seven-both-pass = A pass takes its place, and both players of that side must pass at every turn.
inadmissible-seven-no-lead = The next opponent had called: there is neither a lead restriction nor an adjustment for the enforced passes.
