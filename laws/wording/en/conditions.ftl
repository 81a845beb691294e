## Conditions of outcomes: 'If ...'; $yes is 1 or 0

when-acted-before-director = { $yes ->
    [1] action was taken before the Director was called
   *[0] no action was taken before the Director was called
}
when-gained-through-ignorance = { $yes ->
    [1] a side gained through an opponent's ignorance of the law
   *[0] nobody gained through an opponent's ignorance of the law
}
when-right-forfeited = { $yes ->
    [1] the Director rules the right lost
   *[0] the Director does not rule the right lost
}
when-all-consent = { $yes ->
    [1] all four agree to play
   *[0] not all four agree to play
}
when-can-be-corrected = { $yes ->
    [1] the deal can be put right with every call left as it is
   *[0] the deal cannot be put right without changing a call
}
when-face-was-shown = { $yes ->
    [1] its face was shown
   *[0] its face was not shown
}
when-honour = { $yes ->
    [1] it is an honour
   *[0] it is no honour
}
when-failed-to-follow = { $yes ->
    [1] he had failed to follow suit
   *[0] he had followed suit
}
when-won-with-playable-card = { $yes ->
    [1] he later won a trick with a card he could have played
   *[0] he won no later trick with such a card
}
when-offenders-gained = { $yes ->
    [1] the offending side gained
   *[0] the offending side did not gain
}
when-still-scorable = { $yes ->
    [1] the board can be scored normally
   *[0] the board cannot be scored normally
}
when-suggested = { $yes ->
    [1] the information suggested it
   *[0] the information did not suggest it
}
when-logical-alternative = { $yes ->
    [1] there was a logical alternative
   *[0] there was no logical alternative
}
when-advantage = { $yes ->
    [1] the choice gained
   *[0] the choice did not gain
}
when-interferes = { $yes ->
    [1] it could interfere with normal play
   *[0] it does not interfere with normal play
}
when-first-turn-to-play = { $yes ->
    [1] it is his first turn to play
   *[0] he has played before
}
when-own-partner-called-since = { $yes ->
    [1] his partner has called since
   *[0] his partner has not called since
}
when-influenced = { $yes ->
    [1] the decision was influenced
   *[0] the decision was not influenced
}
when-card-played-since = { $yes ->
    [1] a card was played after it
   *[0] no card was played after it
}
when-rests-on-understanding = { $yes ->
    [1] partner had more reason to expect it
   *[0] partner had no more reason to expect it than the opponents
}
when-bridge-reason = { $yes ->
    [1] there was a bridge reason
   *[0] there was no bridge reason
}
when-could-benefit = { $yes ->
    [1] he could have known that it might help him
   *[0] he could not have known that
}
when-offending-side-defends = { $yes ->
    [1] the offending side defends
   *[0] the offending side declares
}
when-looked-at-hand = { $yes ->
    [1] that side had looked at a hand
   *[0] that side had looked at no hand
}
when-without-pause = { $yes ->
    [1] he corrected without a pause for thought
   *[0] he paused for thought first
}
when-accepted = { $yes ->
    [1] it was accepted
   *[0] it was not accepted
}
when-comparable = { $yes ->
    [1] the replacement is comparable
   *[0] the replacement is not comparable
}
when-offender-called-before = { $yes ->
    [1] he had called before
   *[0] he had not called before
}
when-bid-before = { $yes ->
    [1] somebody had bid
   *[0] nobody had bid
}
when-repeats-denomination = { $yes ->
    [1] he repeats the denomination
   *[0] he does not repeat the denomination
}
when-lowest-same-denomination = { $yes ->
    [1] it is the lowest sufficient bid in the same denomination
   *[0] it is another bid
}
when-bid-natural = { $yes ->
    [1] the low bid was plainly natural
   *[0] the low bid was not plainly natural
}
when-replacement-natural = { $yes ->
    [1] the replacement is plainly natural
   *[0] the replacement is not plainly natural
}
when-same-or-more-precise = { $yes ->
    [1] the meaning is the same or more precise
   *[0] the meaning is neither the same nor more precise
}
when-irregularity-done = { $yes ->
    [1] it had happened already
   *[0] it had not happened yet
}
when-called-in-dummy = { $yes ->
    [1] dummy has what was called
   *[0] dummy does not have what was called
}
when-unintended = { $yes ->
    [1] it was a slip
   *[0] it was a change of mind
}
when-both-sides-played-next = { $yes ->
    [1] both sides had already played on
   *[0] both sides had not yet played on
}
when-exempt-with-claim = { $yes ->
    [1] the Director rules that they are no penalty cards
   *[0] they are penalty cards
}
when-deliberate = { $yes ->
    [1] it was played deliberately
   *[0] it was not played deliberately
}
when-to-lead = { $yes ->
    [1] the player is to lead
   *[0] another player is to lead
}
when-holds-led-suit = { $yes ->
    [1] he holds the suit led
   *[0] he holds none of the suit led
}
when-opening-lead = { $yes ->
    [1] it was the opening lead
   *[0] it was a later lead
}
when-right-leader-is-partner = { $yes ->
    [1] it was the offender's partner's lead
   *[0] it was declarer's or dummy's lead
}
when-information-gained = { $yes ->
    [1] declarer profited from what he learnt
   *[0] declarer did not profit from what he learnt
}
when-declarer-played-both-hands = { $yes ->
    [1] declarer had played from both hands
   *[0] declarer had not played from both hands
}
when-legal-at-turn = { $yes ->
    [1] the card is legal at his own turn
   *[0] the card is not legal even at his own turn
}
when-next-trick-begun = { $yes ->
    [1] his side has begun the next trick
   *[0] his side has not begun the next trick
}
when-established = { $yes ->
    [1] the revoke is established
   *[0] the revoke is not established
}
when-other-revoke-established = { $yes ->
    [1] the other revoke is established
   *[0] the other revoke is not established
}
when-lead-out-of-turn-meant-as-lead = { $yes ->
    [1] he led the card
   *[0] it fell by accident
}
when-next-opponent-played = { $yes ->
    [1] an opponent played after it
   *[0] no opponent has played after it
}
when-opponent-changed = { $yes ->
    [1] the opponent changed his card
   *[0] the opponent kept his card
}
when-partner-played-after = { $yes ->
    [1] partner had played after that
   *[0] partner had not played after that
}
when-revoke-found = { $yes ->
    [1] there was a revoke
   *[0] there was no revoke
}
when-unaware-of-trump = { $yes ->
    [1] he was possibly unaware of the trump
   *[0] he cannot have been unaware of the trump
}
when-other-line-irrational = { $yes ->
    [1] any other line is irrational
   *[0] another line is not irrational
}
when-trump-could-cost = { $yes ->
    [1] a normal line loses a trick to the trump
   *[0] no normal line loses a trick to the trump
}
when-worse-line-normal = { $yes ->
    [1] a normal line does worse
   *[0] no normal line does worse
}
when-certain = { $yes ->
    [1] the Director is convinced which result was obtained
   *[0] the Director is not convinced which result was obtained
}
when-within-appeal-period = { $yes ->
    [1] the appeal period is still running
   *[0] the appeal period is over
}
when-organizer-approves = { $yes ->
    [1] the organizer approves of the correction
   *[0] the organizer does not approve of the correction
}
when-could-have-known = { $yes ->
    [1] he could have known that it would hurt the other side
   *[0] he could not have known that
}

when-trick-won-by-offender = he won the trick himself
when-trick-won-by-partner = his partner won the trick
when-trick-won-by-opponents = the other side won the trick
when-second-trick-won-by-offender = he won the second revoke trick himself
when-second-trick-won-by-partner = his partner won the second revoke trick
when-second-trick-won-by-opponents = the other side won the second revoke trick
when-tricks-after-second-0 = that side won no trick after both
when-tricks-after-second-1 = that side won one trick after both
when-tricks-after-second-2 = that side won two tricks or more after both
when-tricks-after-second-from-1 = that side won any trick after both
when-later-tricks-won-0 = his side won no trick after that
when-later-tricks-won-1 = his side won one trick after that
when-later-tricks-won-2 = his side won two tricks or more after that
when-later-tricks-won-from-1 = his side won any trick after that
when-turn-belongs-to-rho = it was his right-hand opponent's turn
when-turn-belongs-to-partner = it was his partner's turn
when-turn-belongs-to-lho = it was his left-hand opponent's turn
when-turn-was-other-hand = it was the other hand's lead
when-turn-was-defender = it was a defender's lead
when-partner-will-declare = his side declares
when-partner-will-defend = his side defends
when-fault-ns-none = North-South are not at fault
when-fault-ns-partly = North-South are partly at fault
when-fault-ns-full = North-South are at fault
when-fault-ew-none = East-West are not at fault
when-fault-ew-partly = East-West are partly at fault
when-fault-ew-full = East-West are at fault
when-period-auction = the auction is on
when-period-clarification-period = the auction is over and the lead not yet faced
when-period-play = the play is on
when-period-after-play = the play is over
when-card-found-among-played-cards = the card lies among those played
when-card-found-elsewhere = the card is found elsewhere
when-card-found-nowhere = the card is not found
