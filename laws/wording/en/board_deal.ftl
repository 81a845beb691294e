## Laws 2, 6, 13, 14, 15: boards, deals, hands

situation-board-conditions = Dealer and vulnerability of a board
situation-shuffle-deal-fault = A fault of the shuffle or the deal
situation-wrong-number-of-cards = A hand with too many cards
situation-missing-card = A missing card
situation-wrong-board = A wrong board at the table
situation-wrong-board-cards = A call on the cards of another board

# Law 2
board-verdict-conditions = Board { $board }: { WHO($dealer) } deals and calls first; { $vulnerable ->
    [none] nobody is vulnerable
    [all] both sides are vulnerable
   *[other] { WHO($vulnerable) } are vulnerable
}.
board-verdict-marked-otherwise = The markings on the board itself govern for this session.
board-conditions-cycle = Dealer and vulnerability repeat every sixteen boards; board { $board } is like board { $same }.
board-conditions-markings-govern = A board with other markings should not be used, but once it is used its own markings hold until the session ends.

# Law 6: verdicts
board-verdict-passed-out = The board is not dealt again: everybody passed, and it scores nothing for either side.
board-verdict-redeal-allowed = The Director may have the board shuffled and dealt again.
board-verdict-no-redeal-match-known = No redeal: the result of the match could be known without this board, so that an adjusted score is given.
board-verdict-replay-stands = The event is a replay of past deals: the result stands.
board-verdict-no-result = The result does not count; an artificial score takes its place.
board-verdict-void-deal = The deal does not count: it is dealt again where that can still be done, else an artificial score is given.
board-verdict-redeal = The cards must be shuffled and dealt again.
board-verdict-no-redeal-not-seen = Nobody saw a face: no redeal, the board is played.
board-verdict-card-seen = Too late for a compulsory redeal: the Director treats the card seen as information from another source.
board-verdict-deal-stands = Too late: the deal stands.
board-verdict-redeal-may = A redeal is no longer compulsory; the Director decides whether to order one.

# Law 6: steps
board-passed-out-no-redeal = After four passes the hands go back unplayed; there is no second deal.
board-redeal-by-order = The Director may order a redeal for any purpose that the Laws do not exclude.
board-match-result-known = In a team match no single board is dealt again when a contestant could know how the match ends without it; an adjusted score is given.
board-replay-event = Playing a past deal is no fault where the event is meant for that.
board-no-result-may-stand = { $fault ->
    [unshuffled] Cards dealt from a sorted pack, without a shuffle, give no valid result.
   *[already_played] A deal that was played before gives no valid result.
}
board-face-not-seen = In this edition a redeal is due only when a player has really seen the face of a card.
board-redeal-compulsory = { $seen ->
    [0] The cards were wrongly dealt
   *[other] The face of a card was exposed to a player
}, and it came to light { $until ->
    [before_last_card_dealt] before the last card was dealt
    [before_auction_period] before the auction period had begun for both sides
   *[before_first_call] before the first call
}: a new shuffle and deal is due.
board-redeal-too-late = A redeal is compulsory only when the fault is found { $until ->
    [before_last_card_dealt] before the last card is dealt
    [before_auction_period] before the auction period has begun for both sides
   *[before_first_call] before the first call
}; that moment has passed.
board-card-seen-elsewhere = { $called ->
    [0] What the player saw is now information from another source; no call has been made yet.
   *[other] What the player saw is information from another source; the auction has begun.
}
board-judge-seen-card-interferes = Can the card seen interfere with normal bidding or play, or has it affected the result?
board-note-count-cards = If a hand has more or fewer than 13 cards, Law 13 or 14 applies as well.

# Law 13
board-verdict-count-played = The Director puts the hands right, and the board is played as usual.
board-verdict-count-affected = What was known about the moved cards affected the result: the Director adjusts the score.
board-verdict-count-not-played = The board is not played: an adjusted score is given.
board-verdict-count-cancelled = The result is cancelled and an adjusted score is given.
board-verdict-count-director-decides = If the Director finds that the deal can be put right with every call left as it is, it is played; otherwise he gives an adjusted score.
board-verdict-foreign-removed = The card that does not belong to the deal is taken away; nothing else changes.
board-verdict-foreign-quitted = The card is taken away; since it was played to a quitted trick, the Director may adjust the score.
board-verdict-foreign-adjusted = The foreign card did harm in a quitted trick: the Director adjusts the score.
board-count-clean = No player with a wrong hand has called and nobody has seen another's card: the Director puts the hands right and the board is played normally.
board-count-important = A card of another hand was seen that is important enough to spoil normal bidding or play.
board-count-objection = Even where the card seen is harmless, the board is played only if all four agree; somebody objects.
board-count-consent = The card seen is harmless and all four agree to play on.
board-count-played-anyway = A card of another hand was seen, but the board is played and scored; the Director adjusts afterwards if that affected the outcome.
board-count-called = A player with a wrong number of cards has called: in this edition the board can no longer be played.
board-count-correctable = A call was made with a wrong number of cards, yet the deal may be put right and played as long as no call is changed; the Director may adjust at the end.
board-count-otherwise = If the deal cannot be played like that, an adjusted score is given and the player at fault may be penalized.
board-count-after-play = The play is over and one hand had too many cards at the outset while another had too few: such a result is always cancelled.
board-no-normal-play = Where no normal result can be had, the Director gives an artificial score.
board-penalty-for-not-counting = Each player should have counted his cards; a procedural penalty is possible.
board-moved-card-unauthorized = For the partner of a player with a wrong hand, knowledge of the cards moved is unauthorized.
board-foreign-card-removed = A surplus card that is no part of the deal is taken away, and the auction and play go on.
board-foreign-card-quitted = It was played to a quitted trick; only then is an adjusted score possible.
board-foreign-card-no-rule = This edition has no exception for a card from another pack: the hand counts as one with a wrong number of cards.

# Law 14
board-verdict-missing-before-play = The hand is made complete again, all calls stand, and the auction and play go on.
board-verdict-missing-restored = The hand is made complete again and the play goes on.
board-verdict-missing-defective-trick = The card lies among the played cards: it is a defective trick.
board-verdict-missing-too-late = It is too late: the score stands.
board-verdict-missing-revoke = The card goes back; not having followed suit with it counts as a revoke: { $tricks ->
    [0] no trick passes automatically.
   *[other] { TRICKS($tricks) } for the other side.
}
board-missing-restored = The card has been found and goes back to the hand that lacked it.
board-missing-rebuilt = The card cannot be found: the Director rebuilds the deal with another pack.
board-missing-calls-stand = No call is altered; the hand counts as having had all its cards from the start.
board-missing-partner = That this card was missing and replaced is unauthorized information for the partner.
board-missing-among-played = A missing card found among the played cards means that a trick has too many cards.
board-missing-defective-trick = The rules on a defective trick decide what follows.
board-missing-held-all-along = The restored card counts as held all the time: it may become a penalty card, and not having played it may be a revoke.
board-missing-penalty-card = A defender's card whose face was shown becomes a { $rank ->
    [major] major
   *[minor] minor
} penalty card.
board-missing-revoke = He failed to follow suit although this card counts as his: it is treated as an established revoke.
board-missing-too-late = The correction period has expired before the hand was found short.

# Law 15
board-verdict-wrong-board-cancelled = The score on this board is cancelled for both sides; whoever cannot earn a valid score gets an artificial one.
board-verdict-wrong-board-stands = Nobody here had played the board: it is played out and the score stands.
board-verdict-wrong-board-restart = The auction is cancelled, the right players sit down and start again; if any call then differs from the first auction, the board is cancelled.
board-verdict-wrong-board-repeated = The calls were repeated: the auction and play go on normally.
board-verdict-wrong-board-differs = The calls were not repeated: the board is cancelled.
board-verdict-wrong-board-teams = In a team match the Director decides: let both tables play the board, cancel it, or adjust.
board-verdict-seats-partners-swapped = The score stands: the same pair held the same cards. They take their own seats for the next board.
board-verdict-seats-wrong-direction = The score stands for the directions in which the pairs played: their numbers are exchanged on that board, and they go back to their own seats.
board-verdict-seats-no-comparison = Both pairs of a team held the same cards: the results cannot be compared, and the board is replaced or scored artificially.
board-seats-assigned = A direction once taken is kept for the session unless the Director orders or allows a change.
board-seats-partners-swapped = Partners who sat in one another's seats still played their own side of the board.
board-seats-wrong-direction = The right pairs met on the right board, only turned round: the Director puts the procedure right by entering the score as it was played.
board-seats-no-comparison = No result can be had that compares the teams.
board-option-substitute-board = Has another board played in its place, if there is time.
board-wrong-board-cancelled = A player at the table had played this board before: it does not count for his side or for the opponents.
board-wrong-board-deprived = A contestant who loses his chance of a valid score gets an artificial score by his responsibility.
board-wrong-board-stands = Nobody of the four had played it: { $finished ->
    [0] the auction and play are completed and the score stands.
   *[other] the score stands.
}
board-wrong-board-later = The Director may have the right board played later.
board-wrong-board-restart = Found during the auction: the auction is cancelled and the right contestants take their seats and are told their rights.
board-wrong-board-any-difference = Each call already made must be repeated; if one differs in any way, the board is cancelled.
board-wrong-board-calls-repeated = All calls were made again as before.
board-wrong-board-teams = The rule on a wrong board speaks of pairs and individuals only; in team play the Director looks at what happened at the other table.

# A call on the cards of another board
board-verdict-wrong-cards-again = The call is cancelled; { WHO($who) } looks at the right hand and calls again.
board-verdict-wrong-cards-go-on = The first call is cancelled, the new one counts, and the auction goes on.
board-verdict-wrong-cards-lho-repeats = The call was repeated; { WHO($lho) } must repeat his as well, and the auction goes on.
board-verdict-wrong-cards-unplayable = The board cannot be played: an adjusted score is given.
board-verdict-other-board-same = On the other board he makes the same call: it may be played normally.
board-verdict-other-board-differs = On the other board he calls differently: an adjusted score is given there.
board-wrong-cards-cancelled = A call on cards from another board is cancelled{ $later ->
    [0] { "" }
   *[other] , and so are the calls after it
}.
board-wrong-cards-calls-again = The player looks at his own cards and makes any legal call.
board-wrong-cards-partner-called = His partner has called since: the board can no longer be played normally.
board-wrong-cards-differs = The left-hand opponent had called over it, and the new call differs { $significantly ->
    [0] in meaning
   *[other] significantly
}: the board is not played.
board-wrong-cards-before-second-call = The left-hand opponent has called over it: if the new call differs { $significantly ->
    [0] in meaning
   *[other] significantly
}, the board is not played; otherwise that opponent must repeat his call.
board-wrong-cards-lho-repeats = The left-hand opponent, who had called over the cancelled call, must make the same call again.
board-wrong-cards-lho-free = The opponent's call is cancelled too, and he may call what he likes.
board-wrong-cards-information = What the cancelled calls told is unauthorized for the offending side and authorized for the other.
board-wrong-cards-other-board = When the board is played to which the cards belong, he must make the same call there; if it differs, the score on that board is adjusted.
board-judge-still-playable = Can the board still be played normally although the partner has called as well?

# Options
board-option-redeal = Orders a new shuffle and deal.
board-option-artificial = Gives an artificial score if no redeal is possible.
board-option-play-deal = Lets the deal be played as it is.
board-option-play-then-adjust = Lets the board be played and adjusts afterwards if the information affected the result.
board-option-adjust = Gives an adjusted score.
board-option-adjust-now = Gives an adjusted score if the deal cannot be put right without changing a call.
board-option-correct-and-play = Puts the hands right and lets the board be played, with no call changed; he may adjust at the end.
board-option-team-board-both-tables = Lets the board be finished, to be compared with the other table.
board-option-team-board-cancel = Cancels the board; a substitute may be played if the result of the match cannot be known without it.
board-option-team-adjust = Adjusts the score; where the other table has a result that clearly favours one side, he assigns a score.
board-option-repeat-call = Must make the same call again.
board-option-other-board-played = Lets that board be played normally.

# Judgement and contradictions
judge-can-be-corrected = Can the deal be put right and played with no call changed?
no-hand-too-long = No hand has more than 13 cards; that is a missing card (Law 14).
no-cards-played-yet = Before the opening lead is face up no card can lie among the played ones.
partner-before-next-player = The partner cannot have called before the player next in rotation.

# Facts
fact-board = board number
ask-board = Which board is it?
fact-marked-otherwise = marked otherwise
fact-marked-dealer = dealer marked on it
fact-marked-vulnerable = vulnerability marked on it
choice-marked-vulnerable-none = nobody
choice-marked-vulnerable-ns = North-South
choice-marked-vulnerable-ew = East-West
choice-marked-vulnerable-all = both sides
fact-deal-fault = what is wrong with the deal
ask-deal-fault = What is wrong with the shuffle or the deal?
choice-deal-fault-wrong-deal = wrongly dealt
choice-deal-fault-card-could-be-seen = a card could be seen
choice-deal-fault-unshuffled = not shuffled
choice-deal-fault-already-played = a deal played before
choice-deal-fault-director-wants-redeal = the Director wants a redeal
choice-deal-fault-passed-out = passed out
fact-fault-found = when it was found
ask-fault-found = When did it come to light?
choice-fault-found-before-last-card-dealt = before the last card was dealt
choice-fault-found-before-auction-period = dealt, but no cards taken out or looked at
choice-fault-found-before-first-call = before the first call
choice-fault-found-after-first-call = after the first call
choice-fault-found-after-play = after the play
fact-face-was-seen = a face was really seen
fact-replay-event = the event replays past deals
fact-card-counts = cards in each hand
fact-count-found = when it was found
ask-count-found = When was the wrong number of cards found?
choice-count-found-before-wrong-hand-called = before a player with a wrong number of cards had called
choice-count-found-during-auction-or-play = later in the auction, or in the play
choice-count-found-after-play = after the play
fact-card-seen = a card of another hand was seen
choice-card-seen-none = none
choice-card-seen-harmless = yes, a harmless one
choice-card-seen-important = yes, an important one
fact-all-consent = all four agree to play
ask-all-consent = Do all four players agree to play the board?
fact-foreign-card = the extra card is not of this deal
fact-foreign-card-in-quitted-trick = that card was played to a quitted trick
fact-can-be-corrected = can be put right without changing a call
fact-score-assignable = the probable result can be judged
fact-card-found = where the card is
ask-card-found = Where is the missing card?
choice-card-found-among-played-cards = among the played cards
choice-card-found-elsewhere = somewhere else
choice-card-found-nowhere = it cannot be found
fact-face-was-shown = its face was shown
ask-face-was-shown = Could the partner see its face when it was put back?
fact-failed-to-follow = he had failed to follow suit
ask-failed-to-follow = Had he failed to follow suit earlier because the card was missing?
ask-missing-card-trick-won-by = Who won the trick to which he did not follow suit?
ask-missing-card-later-tricks-won = How many tricks did his side win after that trick?
fact-played-before = played before by somebody here
ask-played-before = Had any of the four played this board before?
choice-played-before-none = nobody
choice-played-before-some = one or more
fact-board-stage = when it was found
ask-board-stage = When was the wrong board noticed?
choice-board-stage-auction = during the auction
choice-board-stage-play = during the play
choice-board-stage-finished = after the play
fact-seating = how they sat
choice-seating-right = in their own seats
choice-seating-partners-swapped = partners in one another's seats
choice-seating-wrong-direction = in the opponents' direction
fact-right-contestants-repeat-calls = the right players repeated the calls
fact-wrong-board-cards-next-player-acted = the next player had called
fact-wrong-board-cards-partner-acted = partner had called
fact-repeats-call = his call with the right hand
choice-repeats-call-same = the same
choice-repeats-call-different = one of another meaning
choice-repeats-call-significantly-different = one of quite another meaning
choice-repeats-call-none = not made yet
fact-lho-repeats-call = the left-hand opponent repeats his call
fact-calls = the calls
fact-lho-call = the left-hand opponent's call
fact-later-board-call = his call on the board of those cards
choice-later-board-call-none = not yet
choice-later-board-call-same = the same
choice-later-board-call-same-meaning = one of much the same meaning
choice-later-board-call-different = one of another meaning
