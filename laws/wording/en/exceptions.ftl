## Where a case turns on an exception: what is asked, and what follows

# A card too many (13, 67)
fact-surplus-from = where the extra card comes from
ask-surplus-from = Where does the extra card come from?
choice-surplus-from-short-hand = another hand had a card too few from the start
choice-surplus-from-another-pack = it is from another pack
choice-surplus-from-trick-missed = he played no card to one of the tricks
board-no-foreign-card = It is said that no card is from another pack, and that the extra card is.
board-count-trick-missed = Each hand had 13 cards: he played to one trick too few. The card left is put among his played cards at the place of that trick, whose owner does not change.
board-count-missed-as-revoke = { $free ->
    [0] It counts as an established revoke: one trick goes over if his side won that trick or a later one, else none.
   *[other] If he had none of the suit led there, it counts as a revoke: one trick may go over. If he had one, nothing more follows.
}
board-judge-missed-trick = To which trick did he not play, and who won it and those after it?
board-verdict-count-trick-missed = No redeal: he missed a trick. The result stands but for what a revoke on that trick costs.

# A slip of the hand or tongue (25A)
ask-insufficient-bid-unintended = Was it a pure slip, with the other call meant all the time, and not a change of mind?
fact-insufficient-bid-unintended = what it was
fact-change-of-call-unintended = what it was

# A card dropped while partner was to lead (24, 49)
fact-lead-out-of-turn-meant-as-lead = the card was led, not dropped
ask-lead-out-of-turn-meant-as-lead = Did he lead the card, or did it fall by accident?
choice-lead-out-of-turn-meant-as-lead-true = he led it
choice-lead-out-of-turn-meant-as-lead-false = it fell
lead-dropped-no-lead = A card that fell by accident is no lead; a defender's card that his partner could have seen becomes a penalty card.
lead-dropped-own-lead-stays = The right leader has led face down: his card is turned up, unless the Director has him take it back after questions or an irregularity.
lead-dropped-own-lead-waits = With a major penalty card of his partner on the table the right leader takes his face-down card back first: declarer decides about the lead.
lead-verdict-dropped-minor = It was no lead: the card stays on the table as a minor penalty card, and the right player leads what he likes.
lead-verdict-dropped-major = It was no lead: the card stays on the table as a major penalty card; the lead is that of the player whose turn it is.
lead-verdict-dropped-options = It was no lead: the card stays on the table as a major penalty card, and while his partner is on lead declarer may require or forbid that suit.

# A bidding card that was not quite out (18F)
fact-box-card = the first card was
choice-box-card-out = out of the box
choice-box-card-half-out = half out
fact-counts-as-made = the call counts as made
judge-counts-as-made = Does the local rule for bidding boxes count the call as made (as a rule: held face up or touching the table, or clearly out with intent)?
change-card-not-out = The regulations fix when a call from the box is made; by them this one was not.
change-card-seen = What partner could see of the card is unauthorized information for him.
change-verdict-not-made = No call has been made yet: he makes any legal call, and partner may not use what he saw.

# Partner is told one's hand (73B1)
choice-source-told-hand = told partner his hand or how to take his bid
info-told-hand = Partners may talk to one another by calls and plays alone: telling partner one's hand, or how to take a bid, is a serious offence, by whomever it is done.
info-avoid-advantage-told = The partner must carefully avoid taking any advantage of what he learnt.

# What a club may do about psychs (40)
fact-psychs-banned = psychs forbidden by the club
choice-psychs-banned-none = none
choice-psychs-banned-all = all of them
choice-psychs-banned-artificial = those in artificial calls
info-psychs-free = The Laws give every player the right to any call or play that rests on no hidden understanding; a regulation cannot take it away.
info-psychs-regulated = What may be restricted is psychic { $conventional ->
    [0] artificial calls
   *[other] use of conventional calls
}.
info-psychs-expected = Psychs that partner has come to expect are an understanding, which must be disclosed and may be regulated.
info-verdict-psychs-not-banned = No: a club may not forbid every psych, only restrict those in artificial calls.
info-verdict-psychs-restricted = Yes: psychs in artificial calls may be restricted by regulation.

# A board begun against the Director's order (82B2, 90B8)
fact-board-started = a board was started against an order
board-started-may-be-cancelled = The Director may cancel, postpone or require the play of a board; one begun against his order may be taken away.
board-started-average-minus = Where it is cancelled, each side that began it on purpose is at fault: average minus for both (usually 40 %, or minus 3 IMPs).
board-option-stop-board = Takes the board away and gives each side at fault average minus.
board-verdict-board-stopped = Yes, the Director may take the board away: average minus for each side that began it knowingly, and a procedural penalty is possible.
