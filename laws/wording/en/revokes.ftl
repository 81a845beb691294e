## Laws 61 to 64

situation-revoke = A revoke
situation-revoke-from-record = A revoke in a record of the play
situation-revoke-inquiry = A question about a possible revoke

# Verdicts
revoke-verdict-transfer = { TRICKS($tricks) } { $tricks ->
    [one] passes
   *[other] pass
} to the non-offending side after the play.
revoke-verdict-transfer-both-ways = Both sides give up tricks for their revokes after the play.
revoke-verdict-no-transfer = No trick changes sides automatically; the Director redresses only real damage.
revoke-verdict-corrected-penalty-card = The revoke is corrected, no trick changes sides, and { CARD($card) } becomes a major penalty card.
revoke-verdict-corrected-freely = The revoke is corrected without further consequence; no trick changes sides.
revoke-verdict-both-corrected = Both revokes are corrected and no trick changes sides automatically.
revoke-verdict-exchanged = The card is replaced, but the revoke counts as established; the tricks are counted after the play.
revoke-verdict-stands = Too late to correct: the trick stands as played, and the tricks to be transferred are counted after the play.
revoke-verdict-none = The record shows no revoke.
revoke-verdict-question-allowed = That question is allowed; play goes on.
revoke-verdict-question-forbidden = That question is not allowed; play goes on.

# What a revoke is
revoke-required-suit = Not leading, when able, a suit that was rightly required is a revoke as well.
revoke-missing-card = The missing card counts as held all along, so that not having played it can be a revoke.
revoke-none-in-record = Everybody followed suit whenever he could.

# Established or not
revoke-established = The offending side has led, played or named a card for the next trick, or has claimed: the revoke is established.
revoke-not-established = The offending side has done nothing yet that establishes the revoke.
revoke-established-play-went-on = The play went on to its end, so that the offending side played to the next trick and the revoke is established.
revoke-not-established-nothing = Nobody has played to the next trick: the revoke is not established.
revoke-not-established-opponents-only = Only the other side has played to the next trick; that does not establish the revoke.
revoke-established-played-on = The offender or his partner has played a card in the next trick, legally or not: the revoke is established.
revoke-told-turn = A play made because an opponent said it was his turn may be taken back, and so does not establish the revoke.
revoke-established-named = The offending side has named a card for the next trick: the revoke is established.
revoke-established-claimed = The offending side has claimed or conceded: the revoke is established.
revoke-established-agreed = The offending side has agreed to the opponents' claim: the revoke is established.
revoke-agreement-still-open = The agreement to the opponents' claim can still be withdrawn, so that the revoke is not established yet.
revoke-established-agreed-final = The offending side has let the opponents' claim stand: the revoke is established.
revoke-not-established-claim-disputed = The opponents have claimed, but the offending side has not agreed: the revoke is corrected first, then the claim is judged.
revoke-not-correctable = An established revoke is no longer corrected; the trick stands as played.
revoke-must-be-corrected = As long as it is not established, the revoke must be corrected: the card goes back and a legal one is played.
revoke-trick-twelve-corrected = On the twelfth trick a revoke is corrected even if established, as long as the four hands are not back in the board.
revoke-both-corrected = Both sides revoked to the same trick and only one has played on: both revokes must be corrected, even the established one.
revoke-dummy-asked-first = Dummy had lost his rights and was the first to ask declarer: the card is replaced, but what follows is as after an established revoke.
revoke-question-as-established = The question was not allowed: the card is replaced, but what follows is as after an established revoke.

# Correction
revoke-card-becomes-penalty-card = { CARD($card, cap: 1) } came from a defender's closed hand and stays on the table as a major penalty card.
revoke-penalty-card-must-be-played = The penalty card is played at the first legal opportunity, to a lead or as one.
revoke-card-replaced-freely = A card of declarer or dummy, or a card that lay face up already, is replaced without further consequence.
revoke-opponents-may-change = A non-offender who played to the trick after the revoke and before attention was drawn to it may change his card.
revoke-opponent-may-change = The non-offending side may take back cards played after the revoke and before attention was drawn to it.
revoke-option-change-card = May take back his card to this trick and play another, without consequence.
revoke-withdrawn-card-unusable = The offending side may not use what it learnt from cards taken back.
revoke-withdrawn-cards-unusable = Each side may use what the withdrawn cards told it only so far as Law 16 allows: an offender may not.
revoke-partner-may-change = Since a non-offender changed his card, the next player of the offending side may change his too.
revoke-option-partner-changes = May change his card as well{ $defender ->
    [0] .
   *[other] ; the one taken back becomes a penalty card.
}
revoke-partner-may-not-change = Since no non-offender changed his card, the offender's partner may not change his.
revoke-trick-twelve-unauthorized = The offender's partner still had to play: the card taken back is unauthorized information for him.
revoke-trick-twelve-declarer-chooses = The offender's partner still had to play: declarer may tell him which of his two legal cards to play.
revoke-option-trick-twelve = May choose which of his two legal cards the offender's partner plays.
revoke-trick-twelve-not-suggested = The offender's partner still had to play: he may not choose the card that the revoke card could suggest.

# Tricks
revoke-won-by-offender = The offender himself won the revoke trick: it is given up{ $later ->
    [0] ; his side won none after it.
   *[other] , and so is one of the tricks his side won after it.
}
revoke-not-won-by-offender = { $winner ->
    [partner] The offender's partner won the revoke trick
   *[opponents] The offender did not win the revoke trick, but his side won a later one
}: one trick is given up.
revoke-playable-card-won = The offender also won a later trick with a card he could have played to the revoke trick: one more trick is given up.
revoke-exempt-nothing-won = The offending side won neither the revoke trick nor a later one: there is nothing to give up.
note-revoke-first-apart = The first revoke in the suit is ruled by itself and keeps its own tricks.
note-revoke-second-apart = The other revoke of that side is ruled on by itself.
note-two-revokes-playable-card = A trick won later with a card that could have been played to the trick of a revoke not won by its maker costs one more trick; the Director looks through the tricks for it.
revoke-again-nothing-more = The same player revoked again in that suit: no further automatic trick for it.
revoke-two-apart = Each of the two revokes counts by itself, and no trick is given up twice: { TRICKS($first) } for the first, { TRICKS($second) } for the second.
revoke-exempt-same-suit = The same player had revoked in that suit before: no further automatic trick.
revoke-exempt-dummy = The card withheld belonged to dummy, which everybody could see: no automatic trick.
revoke-exempt-penalty-card = The card withheld was a penalty card, which everybody could see: no automatic trick.
revoke-exempt-faced-card = The card withheld lay face up on the table: no automatic trick.
revoke-exempt-next-board = Attention came only after a non-offender had called on the next board: no automatic trick.
revoke-exempt-round-over = Attention came only after the end of the round: no automatic trick.
revoke-exempt-trick-twelve = It happened on the twelfth trick: no automatic trick.
revoke-exempt-both-sides = Both sides revoked on this board: no automatic trick for either.
revoke-exempt-corrected-both = A revoke corrected in this way carries no automatic trick.
revoke-both-sides-equity = Both sides revoked to the same trick: the Director restores what would have happened without either revoke.
revoke-counted-after-play = The tricks to be transferred depend on the rest of the play and are counted at its end.
revoke-equity-satisfied = The non-offending side is no worse off than without the revoke: nothing to add.
revoke-equity-adjusts = Without the revoke declarer would have taken { TRICKS($tricks) }: the transfer is not enough, and the Director adjusts.
revoke-adjusted-score = The adjusted score is { $points } for declarer's side.
revoke-equity-defenders-only = The defenders gained: without the revoke declarer would have taken { TRICKS($tricks) }. They get { $points } for declarer's side; declarer's side keeps the { $own } of the table.

# Questions
revoke-question-declarer = Declarer may ask a defender who has not followed suit whether he has none.
revoke-question-dummy-declarer = Dummy may ask declarer whether he is really out of the suit led.
revoke-question-dummy-defender = Dummy may ask declarer only; it is for declarer to ask a defender. What declarer learns from dummy's question may be unauthorized.
revoke-question-dummy-without-rights = Dummy had looked into a hand and lost this right.
revoke-question-defender-declarer = A defender may ask declarer and dummy.
revoke-question-defenders-allowed = Defenders may ask one another; the question may create unauthorized information.
revoke-question-defenders-forbidden = Defenders may not ask one another here.
revoke-inquiry-nothing-found = He had no card of the suit: no revoke.
note-exchanged-card-perhaps-penalty-card = This edition does not say whether a defender's card taken back in this way is a penalty card as well; 49 and 62B1 suggest that it is.
note-defenders-questions = { $allowed ->
    [0] Assumed: the authority does not allow defenders to ask one another.
   *[other] Assumed: the authority allows defenders to ask one another.
}

# Judgement
judge-both-revoked = Was a contestant damaged? Then the score is what would probably have happened had nobody revoked.
judge-trick-twelve-suggested = Which of the partner's cards could the card taken back suggest?
judge-tricks-without-infraction = Was the non-offending side left worse off than without the revoke? Then the Director adjusts the score.

# Contradictions
no-revoke-in-last-trick = There are only thirteen tricks, and at the thirteenth everybody has a single card to play: it cannot be a revoke.
more-tricks-than-remain = More later tricks are stated than remained after that trick.
playable-card-won-nothing = A later trick won with a playable card is stated, but no later trick was won.
revoke-late-yet-open = Attention came after the play, so that the revoke cannot still be open.
revoke-established-against-events = What happened since does not fit whether the revoke is established.
defender-has-no-dummy-card = A defender cannot revoke with dummy's cards.
declarer-has-no-penalty-card = Declarer and dummy have no penalty cards.
nobody-asks-so = This player cannot ask that one about a revoke.
record-needs-four-hands = A record needs all four hands with all four suits.
card-twice = A card stands in two hands, or twice in one.
hand-sizes-differ = The four hands do not have the same number of cards (at most 13).
trick-out-of-order = The tricks are not numbered in order from 1.
player-out-of-turn-in-record = The cards of a trick are not in the order of the players.
card-not-held = A card is played by a player who does not hold it, or for the second time.
wrong-winner-in-record = The winner written down did not win that trick.
trick-incomplete = A trick in the middle of the record does not have four cards.
five-cards-in-trick = A trick has more than four cards.
not-a-play = This is not a player and a card, such as W:DQ.

until-next-card = until the next card is played

# Facts and questions
fact-offender = offender
ask-offender = Who committed the irregularity?
ask-revoke-offender = Who revoked?
choice-offender-defender = a defender
choice-offender-declarer = declarer (own hand)
choice-offender-dummy = dummy
fact-declarer = declarer
fact-dummy = dummy
fact-contract = contract
ask-contract = What is the contract, and who plays it?
fact-trump = trump
fact-vulnerable = vulnerability
choice-vulnerable-none = nobody
choice-vulnerable-ns = North-South
choice-vulnerable-ew = East-West
choice-vulnerable-all = both sides
fact-declarer-tricks = declarer's tricks at the table
fact-trick = trick
fact-card = card
fact-revoke-kind = kind of revoke
choice-revoke-kind-not-following = did not follow suit
choice-revoke-kind-required-suit-not-led = did not lead the suit required
choice-revoke-kind-penalty-card-not-played = did not play a penalty card
choice-revoke-kind-dummy-card-not-played = a card of dummy
choice-revoke-kind-faced-card-not-played = another card that lay face up
choice-revoke-kind-missing-card-restored = a missing card, found later
fact-established = established
ask-established = Before anybody noticed: had the side that revoked already led, played or named a card for the next trick, or claimed?
choice-established-true = yes, they had
choice-established-false = no, not yet
fact-since-revoke = since the revoke
choice-since-revoke-nothing = nothing yet
choice-since-revoke-opponents-played-on = only the opponents played to the next trick
choice-since-revoke-own-side-played-on = his side played to the next trick
choice-since-revoke-own-side-played-on-told-by-opponent = his side played on, told by an opponent that it was its turn
choice-since-revoke-own-side-named-card = his side named a card for the next trick
choice-since-revoke-own-side-claimed = his side claimed or conceded
choice-since-revoke-agreed-claim-open = his side agreed to a claim, still open to objection
choice-since-revoke-agreed-claim-final = his side agreed to a claim for good
choice-since-revoke-opponents-claimed = the opponents claimed, not agreed
fact-attention-by = noticed by
choice-attention-by-declarer = declarer
choice-attention-by-defender = a defender
choice-attention-by-dummy = dummy
choice-attention-by-spectator = a spectator
fact-attention-when = noticed
choice-attention-when-in-time = before the next board and the end of the round
choice-attention-when-non-offenders-called-next-board = after the other side had called on the next board
choice-attention-when-after-round = after the round
fact-dummy-lost-rights = dummy had lost his rights
fact-all-hands-returned = all hands back in the board
fact-trick-won-by = revoke trick won by
ask-trick-won-by = Who won the trick with the revoke?
choice-trick-won-by-offender = the player who revoked
choice-trick-won-by-partner = his partner (dummy, if declarer revoked)
choice-trick-won-by-opponents = the other side
fact-later-tricks-won = tricks of the offending side after it
ask-later-tricks-won = How many tricks did the side that revoked win after that trick?
choice-later-tricks-won-0 = none
choice-later-tricks-won-1 = one
choice-later-tricks-won-2 = two or more
fact-won-with-playable-card = later won with a card he could have played
ask-won-with-playable-card = Did the player who revoked later win a trick with a card he could have played to that trick?
fact-revoked-again = revoked again in that suit
fact-second-revoke = a second revoke of that side, established as well
fact-second-trick-won-by = trick of the second revoke won by
ask-second-trick-won-by = Who won the trick with the second revoke?
choice-second-trick-won-by-offender = the player who revoked
choice-second-trick-won-by-partner = his partner (dummy, if declarer revoked)
choice-second-trick-won-by-opponents = the other side
fact-tricks-between = tricks of that side between the two revokes
fact-tricks-after-second = tricks of that side after the second revoke
ask-tricks-after-second = How many tricks did that side win after the trick of the second revoke?
choice-tricks-after-second-0 = none
choice-tricks-after-second-1 = one
choice-tricks-after-second-2 = two or more
fact-same-suit-before = earlier revoke in that suit
choice-same-suit-before-none = none
choice-same-suit-before-established = established
choice-same-suit-before-corrected = corrected
fact-other-side-revoked = the other side revoked too
choice-other-side-revoked-none = no
choice-other-side-revoked-same-trick = to the same trick
choice-other-side-revoked-other-trick = to another trick
fact-other-revoke-established = the other revoke is established
ask-other-revoke-established = Is the other side's revoke established, that is, had that side played to the next trick?
fact-card-was-faced = the card lay face up already
fact-next-opponent-played = an opponent played after it
ask-next-opponent-played = Had an opponent already played to the trick after the revoke?
fact-opponent-changed = the opponent changed his card
ask-opponent-changed = Did that opponent change his card?
fact-partner-played-after = partner had played after that
ask-partner-played-after = Had the offender's partner played after that opponent?
fact-partner-yet-to-play = partner still to play
fact-partner-holds-two-suits = partner held two suits
fact-legal-cards = cards he could have played
fact-opponents-played-after = opponents who played after it
fact-tricks-without-infraction = declarer's tricks without the infraction
fact-hands = hands
ask-hands = Please give all four hands.
fact-tricks = record of the play
ask-tricks = Please give the tricks card by card.
fact-penalty-cards = penalty cards
fact-required-suit = suit required
fact-restored-card = missing card restored
fact-claim-after = claim that ended the play
fact-inquirer = who asked
ask-inquirer = Who asked about a revoke?
choice-inquirer-declarer = declarer
choice-inquirer-dummy = dummy
choice-inquirer-defender = a defender
fact-asked = who was asked
ask-asked = Who was asked?
choice-asked-declarer = declarer
choice-asked-dummy = dummy
choice-asked-partner-defender = his fellow defender
choice-asked-opponent-defender = a defender
fact-allowed-by-regulation = defenders may ask one another here
fact-revoke-found = there was a revoke
ask-revoke-found = Did the question bring out a revoke?
