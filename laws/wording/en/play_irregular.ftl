## Laws 57 to 60: premature and simultaneous plays, inability, play after an irregularity

situation-premature-play = A play or lead before its time
situation-simultaneous-play = Cards played at the same time
situation-inability = A requirement that cannot be met
situation-play-after-irregularity = A card played after an irregularity

# Law 57
premature-verdict-options = The card becomes a major penalty card, and declarer chooses what the offender's partner must play to this trick.
premature-verdict-free = The defender is not penalised for playing before his partner.
premature-verdict-penalty-card = The card becomes a major penalty card.
premature-verdict-play-at-turn = The card stays on the table and is played at its proper turn.
premature-verdict-declarer = Declarer's card is played and stays.
premature-verdict-cannot-comply = The partner cannot comply and may play any otherwise legal card.
premature-verdict-play-highest = { WHO($player, cap: 1) } must play his highest card of the suit led.
premature-verdict-play-lowest = { WHO($player, cap: 1) } must play his lowest card of the suit led.
premature-verdict-play-card = { WHO($player, cap: 1) } must play a card in { SUIT($suit, number: "pl") } if he may and can.
premature-verdict-not-suit = { WHO($player, cap: 1) } may not play a card in { SUIT($suit, number: "pl") } to this trick.
premature-penalty-card = { WHO($player, cap: 1) } has led or played before his partner played to the trick: the card becomes a major penalty card, and declarer has a choice.
premature-option-highest = May require { WHO($player) } to play his highest card of the suit led.
premature-option-lowest = May require { WHO($player) } to play his lowest card of the suit led.
premature-option-require = May require { WHO($player) } to play a card of another suit, which declarer names.
premature-option-forbid = May forbid { WHO($player) } to play a card of another suit, which declarer names.
premature-chosen-play-highest = Declarer requires the highest card of the suit led.
premature-chosen-play-lowest = Declarer requires the lowest card of the suit led.
premature-chosen-play-card = Declarer requires a card of another suit.
premature-chosen-not-suit = Declarer forbids another suit.
premature-cannot-comply = The partner holds nothing that meets the requirement, or has to follow suit.
premature-if-able = Should the partner be unable to comply, he may play any otherwise legal card.
premature-declarer-played-both = Declarer had already played from both hands, so that playing before partner costs nothing.
premature-dummy-jumped-in = Dummy had played a card too early or wrongly suggested one, so that playing before partner costs nothing.
premature-held-visible = A card held so that partner can see it counts as played.
premature-exposed-early = It was shown before its time and is a penalty card.
premature-at-rho-turn = A defender who plays at his right-hand opponent's turn must play the card at his own turn if that is legal.
premature-play-at-turn = It can be played legally: it goes to this trick when his turn comes.
premature-not-legal-at-turn = It cannot be played legally to this trick and becomes a major penalty card.
premature-declarer-plays = A card that declarer plays too early from either hand is played and, if legal, stays.
premature-declarer-illegal = Played too early, the card is a played card only if it is legal; this one fails to follow suit and must be corrected.
premature-option-accept-lead = May accept the lead.
premature-option-reject-lead = May have the lead taken back.
judge-premature-at-rho-turn = Did the card shown early help the defender's partner?
two-choices = Declarer has one choice only.
another-suit-needed = Exactly one suit other than the suit led is named.

# Law 58
simultaneous-verdict-in-turn = The card counts as played after the other, and it was in turn: it stands.
simultaneous-verdict-later = The card counts as played after the other: it is dealt with as a play or lead before its time or out of turn.
simultaneous-verdict-defective-trick = Both sides have gone on to the next trick: it is a defective trick.
simultaneous-verdict-one-visible = The one card that could be seen is played; the others are picked up.
simultaneous-verdict-names = The player says which of the cards he plays.
simultaneous-verdict-penalty = { CARD($card, cap: 1) } is played, and every other card shown becomes a penalty card.
simultaneous-verdict-free = { CARD($card, cap: 1) } is played, and the other cards go back.
simultaneous-counts-later = Played at the same time as another player's legal card, it counts as played after it.
simultaneous-then-in-turn = After that card it was his turn.
simultaneous-then-premature = If his partner has still to play to the trick, it is a premature play.
simultaneous-then-lead = If it was a lead, it is a lead out of turn.
simultaneous-one-visible = Only one face could be seen: that card is played, and nothing more follows.
simultaneous-names-one = More than one face could be seen: the player says which card he plays.
simultaneous-others-penalty = Every other card that a defender showed becomes a penalty card.
simultaneous-others-free = The other cards of declarer or dummy go back without consequence.
simultaneous-option-name = Names the card he plays: { CARDS($cards) }.
simultaneous-opponent-may-change = An opponent who played to the trick after a card now withdrawn may change his own.
simultaneous-found-late = It was found only after both sides had gone on to the next trick.
simultaneous-defective-trick = The extra card is dealt with as in any defective trick.
several-cards-needed = Several visible cards are at least two.
named-card-not-shown = The card named is not among those shown.

# Law 59
inability-verdict = He may play any otherwise legal card, and nothing follows.
inability-none-of-suit = He holds no card of the suit required: any otherwise legal card will do.
inability-only-that-suit = He holds only the suit forbidden to him: any otherwise legal card will do.
inability-must-follow-suit = He must follow suit and so cannot comply: any otherwise legal card will do.
inability-follow-first = Following suit comes before every other requirement.
inability-else-revoke = Had he been able to comply, not doing so would be a revoke.

# Law 60
afterwards-verdict-right-lost = The right to rectification is lost, and the irregular card counts as played in turn.
afterwards-verdict-rights-stay = The opponents' rights stay as they were; the later card may itself be an irregularity.
afterwards-verdict-penalty-card = That card of the defender is now a major penalty card.
afterwards-right-lost = A player of the other side played after his right-hand opponent's irregularity, before it was dealt with: the right is lost.
afterwards-as-in-turn = The irregular card is then treated as if it had been in turn.
afterwards-older-duties = Older duties of the offending side, to play a penalty card or to heed a restriction, remain.
afterwards-except-proper-lead = A proper lead by the opponent whose turn it was is the exception.
afterwards-defender-too-early = A defender played after declarer had to take back his lead and before he led from the right hand: his card is a penalty card.
afterwards-offending-side = A card from the offending side before the matter is dealt with does not touch the opponents' rights.
judge-afterwards-own-irregularity = Was that later card itself out of turn or premature? Then it is ruled on as well.

# Facts
fact-premature = how
choice-premature-before-partner = before his partner
choice-premature-led-next-trick = led to the next trick
choice-premature-at-rho-turn = at his right-hand opponent's turn
fact-declarer-played-both-hands = declarer had played from both hands
fact-dummy-jumped-in = dummy had played or suggested a card early
fact-legal-at-turn = legal at his own turn
ask-legal-at-turn = Can the card be played legally to this trick at his own turn?
fact-rank-choice = highest or lowest
choice-rank-choice-none = not chosen
choice-rank-choice-highest = the highest
choice-rank-choice-lowest = the lowest
fact-holds-required = partner can comply
fact-players-involved = who played at once
ask-players-involved = Did two players play at once, or did several cards come from one hand?
choice-players-involved-two-players = two players
choice-players-involved-one-hand = one hand, several cards
fact-visible = faces that could be seen
ask-visible = How many of the cards could be seen face up?
choice-visible-one = one
choice-visible-several = more than one
fact-visible-card = the card that could be seen
fact-named-card = the card he chooses
fact-in-turn = it was his turn after the other card
fact-requirement = what was required
choice-requirement-lead-suit = to lead a suit
choice-requirement-not-lead-suit = not to lead a suit
choice-requirement-play-highest = to play the highest card
choice-requirement-play-lowest = to play the lowest card
choice-requirement-play-card = to play a card
fact-inability-reason = why not
choice-inability-reason-none-of-suit = no card of that suit
choice-inability-reason-only-that-suit = only cards of that suit
choice-inability-reason-must-follow-suit = must follow suit
fact-played-by = who played on
ask-played-by = Who played the later card?
choice-played-by-non-offender = the side not at fault
choice-played-by-offending-side = the offending side
choice-played-by-defender-after-required-retraction = a defender, after declarer had to take back a lead
fact-own-proper-lead = it was his own proper lead
