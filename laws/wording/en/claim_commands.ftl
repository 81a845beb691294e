## The command /claim: names, form, card, and what can be wrong

command-claim = claim
command-claim-about = Work a claim out exactly: the cards left in four hands and what was stated
command-claim-trump = trump
command-claim-trump-about = The trump suit
command-claim-leader = leader
command-claim-leader-about = Whose lead it is; where the trick has begun, who led to it
command-claim-claimer = claimer
command-claim-claimer-about = Who claimed or conceded
command-claim-tricks = tricks
command-claim-tricks-about = How many of the tricks that remain were claimed; by default all
command-claim-declarer = declarer
command-claim-declarer-about = Where somebody else claims: who declares
command-claim-trick = table
command-claim-trick-about = Cards on a trick that has begun, in order from the leader: SA S2
command-claim-outstanding = outstanding
command-claim-outstanding-about = About a trump that an opponent still holds
command-claim-shown-out = shown-out
command-claim-shown-out-about = Opponents who had failed to follow before: W S, E H
command-seat-n = North
command-seat-e = East
command-seat-s = South
command-seat-w = West
command-trump-s = ♠ spades
command-trump-h = ♥ hearts
command-trump-d = ♦ diamonds
command-trump-c = ♣ clubs
command-trump-n = no trump
command-outstanding-mentioned = it was mentioned
command-outstanding-forgotten = it may have been forgotten
command-outstanding-known = claimer knew of it

claim-form-title = The cards left and the statement
claim-form-hand = { WHO($seat, cap: 1) }
claim-form-hand-about = ♠AKT ♥Q ♦- ♣95, or all four hands at once. Unknown: ?, and behind it cards that may be there
claim-form-statement = What the claimer stated
claim-form-statement-about = As it was said: 'draw trumps, then diamonds'; empty where no line was stated
claim-mend = Change the cards

claim-judged-apart = It depends on what the Director finds:
claim-layouts = { $complete ->
    [0] { $n } ways to place the unknown cards were searched, which are not all; the ruling is for the worst of them.
   *[other] All { $n } ways to place the unknown cards were searched; the ruling is for the worst.
}
claim-bounds = Claimer's tricks, { $n } remained
claim-legal = By any legal play of all four: { $range }
claim-normal = By normal play of the claimer: { $range }
claim-double-dummy = With all cards seen and the best play: { $range }
claim-exactly = exactly { $n }
claim-range = { $low } to { $high }
claim-certain = Settled: every normal line comes to the same.
claim-searched = Worked out exactly; what is normal here is for the Director.
claim-open = Not settled: these are the bounds that the search reached.
claim-director = For the Director to decide
claim-if-any-order = { $now ->
    [0] if a suit may be played in any order
   *[other] if suits are played from the top
}
claim-if-notices = { $now ->
    [0] if claimer would see an opponent show out
   *[other] if claimer would not see an opponent show out
}
claim-if-throws-high = { $now ->
    [0] if claimer could throw a high card when another could go
   *[other] if claimer would not throw a high card when another can go
}
claim-if-unaware = { $now ->
    [0] if the trump may have been forgotten
   *[other] if claimer knew of the trump
}
claim-if-irrational = { $now ->
    [0] if any other line would be irrational
   *[other] if another line would be rational
}
claim-judge-open = Which line within these bounds is normal and the worst?
claim-then = claimer's tricks: { $range }
claim-switch = Other assumptions
claim-understood = Claimer { WHO($claimer) }, declarer { WHO($declarer) }, claimed: { $claimed ->
    [all] all that remained
   *[other] { $claimed }
}
claim-too-slow = The search took too long. Try again, or give fewer cards.
claim-problem = { $code ->
    [card-twice] { CARD($given) } stands twice. Leave it in one hand; a card on the table need not be in a hand as well.
    [ending-hand-sizes] The hands do not match ({ $given }). With the cards on the table all must have the same number, at most 13: look for a missing card.
    [ending-revoke-on-table] { $given }: this card of the trick does not follow suit although its player still has one. Check the hand or the trick.
    [ending-rest-does-not-fit] The cards behind '?' ({ $given }) cannot be placed so that all hands have the same number.
    [claim-rest-unknown] A hand is unknown ({ $given }). Type '?' in its field and behind it the cards that may be there.
    [claim-more-than-remain] More tricks were claimed than remained. Correct the number or add cards.
    [claim-shown-out-yet-holds] A player is said to have shown out of a suit that is still in the hand.
   *[other] These cards and answers do not fit together: { $given }.
}

error-hands-empty = There are no cards. Type the cards left in at least two hands, such as ♠AKT ♥Q ♦- ♣95.
error-hands-card-twice = { CARD($given) } stands twice: { WHO($first) } and { WHO($seat) }. Leave it in one hand.
error-hands-no-suit = { WHO($seat, cap: 1) }: '{ $given }' stands before any suit. Begin with ♠, ♥, ♦, ♣ or S, H, D, C.
error-hands-unread = { WHO($seat, cap: 1) }, sign { $place }: '{ $given }' is neither a card nor a suit. Suits are ♠♥♦♣ or S H D C, cards A K Q J T … 2, a void -.
error-claim-too-many-steps = The statement has { $given } steps; at most { $most } can be followed. Shorten it.
error-claim-more-than-left = { TRICKS($given) } claimed, but { $left } remained. Correct the option 'tricks' or add cards.
error-claim-shown-out-holds = { WHO($seat, cap: 1) } is said to have no { SUIT($given, number: "pl") } but holds one. Correct one of the two.
error-claim-trick-too-long = { $given } cards on the trick; one to three can be there, a whole trick is over.
error-claim-shown-out-unread = '{ $given }' is no player and suit. Type, for example: W S, E H.
