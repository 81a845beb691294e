## Laws 65 to 67: tricks on the table

situation-trick-inspection = Looking at a played trick
situation-defective-trick = A trick with a card too few or too many

# Laws 65 and 66
inspection-verdict-allowed = The request is granted.
inspection-verdict-refused = The request is refused.
inspection-director-orders = The Director may have quitted tricks shown, for example to verify a claim of a revoke.
inspection-not-dummy = Only declarer and the defenders have this right, not dummy.
inspection-next-trick-begun = His side has begun the next trick: quitted tricks may not be inspected until the play ends.
inspection-own-card-still-faced = His own card is still face up and his side has not played on: he may have all four cards shown.
inspection-own-card-turned = He has turned his own card and may no longer have the trick shown.
inspection-own-card-instead = Until the next trick he may look at his own last card, without showing it.
inspection-own-card = He may look at his own last card, without showing it.
inspection-own-card-led = In this edition the right ended with the lead to the next trick.
inspection-own-card-too-late = His side has played to the next trick: too late.
inspection-after-play = After the play the cards may be inspected to settle a revoke or the number of tricks; each player handles only his own.
inspection-do-not-mix = Nobody should mix his played cards before the result is agreed; who does puts his own claim at risk.
inspection-mixed-one-side = If the facts can no longer be found because one side has mixed its cards, the ruling goes to the other side.
inspection-mixed-player = If a player has mixed his cards so that the facts are lost, the ruling goes against him.
inspection-mixed-both = Since both sides have mixed their cards, neither profits automatically.
judge-inspection-facts = Can the facts still be found?
judge-inspection-weigh = What most probably happened, by all that can be learnt?

# Law 67
defective-verdict-supplied = He supplies the card now; nothing more follows.
defective-verdict-transfer = A card is put among those played, and { TRICKS($tricks) } { $tricks ->
    [one] passes
   *[other] pass
} to the other side after the play.
defective-verdict-no-transfer = The number of cards is put right; no trick changes sides automatically.
defective-verdict-lead = The extra card is taken for a lead: it may be accepted or sent back.
defective-verdict-back = The extra card goes back to its hand; nothing more follows.
defective-verdict-penalty-card = The extra card becomes a penalty card.
defective-verdict-restored = The extra cards go back to the hand; the trick keeps its owner.
defective-verdict-in-place = The card is put where it belongs; nothing more follows.
defective-verdict-adjusted = The same card was played twice, which can no longer be put right: the Director adjusts the score.
defective-supplies-card = Found before both sides have gone on to the next trick: he supplies a card that he can legally play.
defective-too-many = Found before both sides have gone on to the next trick: the extra card is dealt with at once.
defective-taken-as-lead = The Director takes the extra card for a lead out of turn.
defective-declarer-takes-back = Declarer or dummy takes the extra card back.
defective-fifth-penalty-card = A defender's fifth card becomes a penalty card.
defective-card-of-suit = He holds the suit led and must put a card of it among those he has played.
defective-any-card = He has no card of the suit led and puts any card among those he has played.
defective-owner-unchanged = That does not change who won the trick.
defective-no-penalty = In this edition nothing more follows.
defective-counts-as-revoke = He counts as having revoked on that trick.
defective-nothing-won = His side won neither that trick nor a later one: there is nothing to give up.
defective-dummy-exempt = Not playing a card of dummy costs no automatic trick.
defective-one-trick = His side won that trick or a later one: one trick is given up.
defective-restores = He restores the extra cards and leaves the one he faced, or if that is not known the highest he could legally have played.
defective-exposed-while-restored = A defender's card exposed while being restored becomes a penalty card.
defective-restored-held-all-along = A restored card counts as held all along, so that not having played it may have been a revoke.
defective-card-put-in-place = He did play a card: it is found and put in its place among those played.
defective-played-twice = The same card was played again, and that can no longer be put right: the Director adjusts.
defective-option-accept = May accept the card as a lead.
defective-option-reject = May refuse it: the card goes back{ $defender ->
    [0] .
   *[other] {" "}as a major penalty card.
}
note-defective-dummy = Whether dummy costs a trick here is not settled in words; the accepted view applies the exemption for dummy's cards.
judge-fifth-card-led = Was the extra card meant as a lead to the next trick?
judge-defective-equity = Is the other side still worse off than without the irregularity? Then the Director adjusts.
tricks-won-differ = The later tricks won and the statement that none was won do not fit.
no-trick-after-the-last = No trick follows the thirteenth.

# Facts
fact-requester = who asks
ask-requester = Who wants to see the cards?
choice-requester-declarer = declarer
choice-requester-dummy = dummy
choice-requester-defender = a defender
fact-quitted = state of the trick
ask-quitted = How do the cards lie?
choice-quitted-own-card-faced = his own card is still face up
choice-quitted-own-card-turned = he has turned his card
choice-quitted-all-turned = all cards are turned
choice-quitted-play-over = the play is over
fact-next-trick-begun = his side has begun the next trick
ask-next-trick-begun = Has his side led or played to the next trick?
fact-opponents-led-next = the opponents have led to the next trick
fact-own-card-only = he wants to see his own card only
fact-director-ordered = by order of the Director
fact-mixed-by = cards mixed
choice-mixed-by-none = no
choice-mixed-by-one-side = by one side
choice-mixed-by-both = by both sides
fact-card-fault = what is wrong
ask-card-fault = What is wrong with the trick?
choice-card-fault-omitted = a hand played no card
choice-card-fault-too-many = a hand played too many cards
choice-card-fault-not-among-quitted = a card was played but is not among those quitted
fact-own-side-won = tricks of his side
ask-own-side-won = Did the side of the player at fault win that trick, or a later one?
choice-own-side-won-none = neither
choice-own-side-won-that-trick = that trick
choice-own-side-won-later-trick = a later trick
fact-meant-as-lead = the Director takes it for a lead
fact-surplus-card = the extra card
fact-surplus-exposed = its face was shown
fact-played-again = the same card was played again
fact-later-revoke = failed to follow for want of it
choice-later-revoke-none = no
choice-later-revoke-trick-won-by-him = yes, and won that trick himself
choice-later-revoke-trick-won-by-partner = yes, his partner won that trick
choice-later-revoke-trick-lost = yes, the others won that trick
