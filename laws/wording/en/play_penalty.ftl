## Laws 48 to 52: exposed cards and penalty cards

situation-exposed-card-in-play = A card shown during the play
situation-penalty-card-created = Another penalty card
situation-penalty-card-turn = Turn to play with a penalty card on the table
situation-penalty-card-not-played = A penalty card not played

# Exposed cards
exposed-verdict-declarer-free = No penalty card arises: declarer takes the card back into his hand and need not play it.
exposed-verdict-free = No penalty card arises from it.
exposed-verdict-declarer-spreads = Declarer spreads his whole hand and becomes dummy; his partner plays the contract.
exposed-verdict-claim = Declarer's cards stay free, but showing them may count as a claim.
exposed-declarer-free = Declarer may expose cards without restriction; neither his nor dummy's cards ever become penalty cards.
exposed-declarer-after-opening-lead = Declarer faced cards right after an opening lead out of turn.
exposed-declarer-becomes-dummy = Having begun to spread his hand, he lays it all down and becomes dummy.
exposed-declarer-claims = Facing his cards at another time may be taken for a claim or concession.
exposed-retraction-permitted = A card that the law lets go back to the hand is no penalty card.
exposed-not-by-law = Only a card exposed outside normal play and the application of the law becomes a penalty card.
exposed-trick-statement = A card shown with a statement about the trick in progress only is no penalty card.
exposed-claim-free = Cards shown with a claim or concession are no penalty cards, not even when partner at once objects to the concession.
exposed-partner-could-not-see = His partner could not have seen the face, so that it is no penalty card.
exposed-defender = A defender's card that his partner could have seen, or that he named as held, is a penalty card.
exposed-by-play = The card was exposed by a deliberate play and becomes a penalty card.
exposed-designated-otherwise = The Director rules that it is no penalty card.
judge-exposed-trick-statement = Did the card shown guide his partner, or may declarer ask for his highest or lowest card?
judge-exposed-declarer-meant-claim = Did declarer mean to claim?
judge-exposed-named-class = The law does not say whether a small card that was only named is minor; treat it so unless it was named on purpose to help.
judge-exposed-could-have-known = He could have known that the exposure might help his side: were the others damaged?
judge-designated-otherwise = Is there a reason not to make it a penalty card, for instance that an opponent or outsider caused the exposure?
judge-exempt-with-claim = The edition does not settle cards shown with a claim or concession that did not stand: should they be no penalty cards?

exposed-owner-leads-major = He is on lead, and a major penalty card is led at the first opportunity.
exposed-owner-leads-minor = A minor penalty card need not be led: he may lead any other card, but in its suit only an honour.
exposed-verdict-owner-leads = { CARDS($cards, cap: 1) } { $count ->
    [one] stays on the table as a major penalty card, and { WHO($player) } must lead it now.
   *[other] stay on the table as major penalty cards, and { WHO($player) } leads the one that declarer names.
}
fact-owner-to-lead = its owner is on lead
penalty-card-minor = A single card below an honour exposed by accident is a minor penalty card.
penalty-card-major = A card of honour rank is a major penalty card, however it was exposed.
penalty-card-by-play = A card exposed by a deliberate play is a major penalty card.
penalty-cards-all-major = Two or more penalty cards of the same defender are all major.
penalty-cards-two-or-more = Two or more penalty cards of one defender are handled together.
penalty-cards-verdict-minor = { CARDS($cards, cap: 1) } stays on the table as a minor penalty card.
penalty-cards-verdict-major = { CARDS($cards, cap: 1) } { $count ->
    [one] stays on the table as a major penalty card.
   *[other] stay on the table as major penalty cards.
}
penalty-cards-verdict-unnamed = The cards shown stay on the table, all of them as major penalty cards.
no-card-named = No card is named.
penalty-cards-verdict-with-others = { CARDS($cards, cap: 1) } { $named ->
    [one] stays
   *[other] stay
} on the table, and all the penalty cards of this defender are major now.
note-penalty-cards-of-both = The penalty card of the other defender stays as it was.
fact-already-lying = a penalty card already on the table
choice-already-lying-none = none
choice-already-lying-his = his own
choice-already-lying-partners = his partner's

# Turn to play
penalty-turn-verdict-declarer-chooses = { WHO($player, cap: 1) } may not lead before declarer has chosen.
penalty-turn-verdict-required = { WHO($player, cap: 1) } must lead { SUIT($suits, number: "pl") } if he can; the penalty cards of that suit are picked up.
penalty-turn-verdict-forbidden = { WHO($player, cap: 1) } may not lead { SUIT($suits, number: "pl") } as long as he keeps the lead; the penalty cards of that kind are picked up.
penalty-turn-verdict-free-lead = { WHO($player, cap: 1) } may lead any card.
penalty-turn-verdict-free-play = { WHO($player, cap: 1) } may play any card that follows suit, or any at all if he has none.
penalty-turn-verdict-must-play = { WHO($player, cap: 1) } must play { $n ->
    [one] his penalty card: { CARDS($cards) }
   *[other] one of his penalty cards, { CARDS($cards) }, and declarer chooses which
}.
penalty-turn-verdict-follow = { WHO($player, cap: 1) } must follow suit in { SUIT($suit, number: "pl") }; the penalty card waits for the next legal opportunity.
penalty-turn-verdict-minor = { WHO($player, cap: 1) } may play any legal card, except one below an honour in the suit of the minor penalty card before that card itself.
penalty-turn-must-wait = The partner of a major penalty card is on lead: { WHO($player) } waits until declarer has chosen.
penalty-turn-option-require = May require a lead of { $known ->
    [0] the suit of that card
   *[other] { SUIT($suit, number: "pl") }
}; the penalty cards of that suit are picked up.
penalty-turn-option-forbid = May forbid a lead of { $known ->
    [0] the suit of that card
   *[other] { SUIT($suit, number: "pl") }
} as long as the leader keeps the lead{ $several ->
    [0] ; the penalty card is picked up.
   *[other] , and other suits of penalty cards with it; the penalty cards of each are picked up.
}
penalty-turn-option-free = May leave the lead free; the penalty card stays on the table.
penalty-turn-option-designate = May choose which penalty card is played: { CARDS($cards) }.
penalty-turn-own-card-after-choice = After the choice the leader's own penalty card is led if the choice allows it.
penalty-turn-required = The suit is required: the leader must lead it if he can.
penalty-turn-forbidden = The suit is forbidden to the leader for as long as he keeps the lead.
penalty-turn-picked-up = { $count ->
    [one] The card stops being a penalty card and goes back to the hand.
   *[other] Those cards stop being penalty cards and go back to the hand.
}
penalty-turn-choice-over = The leader has lost the lead since, so that the choice binds him no longer.
penalty-turn-free = Declarer neither requires nor forbids a suit: any card may be led, and the penalty card stays.
penalty-turn-choice-returns = While the penalty card lies on the table, declarer has the same choice whenever the partner is on lead.
penalty-turn-unable = What cannot be done is not required: any otherwise legal card may be played.
penalty-turn-if-able = If he cannot comply, he may play any otherwise legal card.
penalty-turn-own-card-too = Within that limit the leader's own major penalty card must be led.
penalty-turn-must-play = A major penalty card is played at the first legal opportunity: { WHO($player) } has it now.
penalty-turn-declarer-designates = With two or more that can legally be played, declarer says which.
penalty-turn-follow-first = Following suit comes before everything else: { SUIT($suit, number: "pl") } were led.
penalty-turn-card-waits = The penalty card stays face up and is played at the next legal opportunity.
penalty-turn-minor-lead = He may lead any card, but in the suit of { CARD($card) } only that card or an honour.
penalty-turn-minor-suit-led = To this suit he may play { CARD($card) } or an honour, no other card.
penalty-turn-minor-waits = The minor penalty card need not be played while he follows to another suit.
penalty-turn-minor-discard = He may throw any card, but in the suit of { CARD($card) } only that card or an honour.
penalty-turn-partner-minor = A minor penalty card puts no restriction on partner's lead.
penalty-turn-nothing = Nothing restricts this lead.
penalty-turn-no-own-card = Partner's penalty card restricts his leads only, not his plays to a trick.
declaring-side-has-no-penalty-card = Declarer and dummy have no penalty cards.
choice-not-open = Declarer does not have this choice.
follower-needs-a-suit = Who does not lead plays to a suit that was led.
no-penalty-card = That player has no penalty card.

# Information
penalty-information-verdict-free = Everybody may use what the penalty card tells as long as it lies on the table.
penalty-information-verdict-barred = His partner may not use it; declarer may.
penalty-information-verdict-judged = This edition says nothing about it; the Director judges by the law on information from partner.
penalty-information-free = While a penalty card lies on the table, what it tells and the duty to play it may be used by all.
penalty-information-requirement = Everybody may know that the card must be played.
penalty-information-seen = What the card tells is unauthorized for { WHO($player) }.
penalty-information-on-table = Anything else that the card on the table tells is unauthorized for { WHO($player) }.
penalty-information-picked-up = Once the card is back in the hand, having seen it is unauthorized for { WHO($player) }.
penalty-information-played = Once the card has been played, how it came to be a penalty card is unauthorized for { WHO($player) }.
penalty-information-silent = For a major penalty card this edition says nothing special.
judge-penalty-information = Could the result well have been different without the help of the exposed card, to the other side's cost?

# Law 52
not-played-verdict-options = Declarer may accept the card or have it replaced by the penalty card.
not-played-verdict-stands = The card stays played, and the penalty card stays on the table.
not-played-verdict-substituted = The penalty card is played instead, and the other card becomes a major penalty card.
not-played-duty-minor = Below an honour, no other card of that suit may be played before the minor penalty card.
not-played-duty-major = At the first legal opportunity a major penalty card has to be played.
not-played-own-withdrawal = A defender may not take the other card back on his own.
not-played-no-tricks = Not playing a penalty card costs no automatic tricks.
not-played-declarer-chooses = Declarer may accept the card led or played instead.
not-played-must-accept = Declarer has since played from his hand or dummy and must accept it.
not-played-accepted = Declarer accepts it.
not-played-remains = The penalty card that was not played remains a penalty card.
not-played-substituted = Not accepted: the penalty card is put in its place, and every card wrongly played becomes a major penalty card.
not-played-option-accept = May accept the card; the penalty card stays on the table.
not-played-option-reject = May refuse it: the penalty card is played, and the other card becomes a major penalty card.
not-played-minor-may-wait = A minor penalty card only bars lower cards of its own suit, below the rank of honour; an honour of that suit, or a card of another suit, may be played before it.
not-played-verdict-legal = The card was legal: the minor penalty card may wait, and stays on the table.
penalty-card-was-played = That card is the penalty card itself.
must-accept = Declarer has played on and can no longer refuse.

# Facts
fact-how = how it was shown
ask-how = How was the card shown?
choice-how-dropped = dropped by accident
choice-how-held-visible = held so that it could be seen
choice-how-named = named as held
choice-how-led-out-of-turn = led out of turn
choice-how-premature-play = played too early
choice-how-corrected-revoke = taken back after a revoke
choice-how-shown-with-trick-statement = shown with a statement about this trick
choice-how-shown-with-claim = shown with a claim or concession
choice-how-fifth-card = a fifth card to the trick
choice-how-after-opening-lead-out-of-turn = after an opening lead out of turn
fact-cards = cards in question
ask-cards = Which cards?
fact-permitted-retraction = taken back as the law permits
fact-deliberate = by a deliberate play
ask-deliberate = Was the card exposed by a deliberate play (led or played), and not by accident?
fact-designated-otherwise = the Director rules that it is no penalty card
fact-exempt-with-claim = no penalty cards after the claim
fact-to-lead = the player in turn leads
ask-to-lead = Does the player in turn lead to the trick?
fact-turn = whose turn
ask-turn = Whose turn is it?
fact-holds-led-suit = he holds the suit led
ask-holds-led-suit = Does he hold a card of the suit led?
fact-declarer-choice = declarer's choice
choice-declarer-choice-none-yet = none yet
choice-declarer-choice-require = required
choice-declarer-choice-forbid = forbidden
choice-declarer-choice-no-restriction = lead left free
fact-choice-suits = suits named
fact-lead-lost-since = he has lost the lead since
fact-holds-chosen-suit = he holds the suit required
fact-penalty-query = what is asked
choice-penalty-query-play = the play
choice-penalty-query-information = use of the information
fact-penalty-card-played = the penalty card has been played
fact-accepted = accepted
fact-declarer-played-on = declarer has played since
fact-withdrawn-by-himself = he took it back on his own
ask-penalty-cards = Which penalty cards lie on the table, and whose?
