## Laws 23, 24 and 26: comparable calls, exposed cards, lead restrictions; what the laws of the auction share

situation-comparable-call = A comparable call
situation-exposed-card-in-auction = A card seen before the play
situation-withdrawn-call-lead = The lead after a withdrawn call

# Information and the safeguard
auction-information-unauthorized = What the withdrawn call told is for the other side to use; the offender's partner must leave it out of account.
auction-information-paid = In this edition the offending side may use its own withdrawn call once the penalty is paid.
auction-aware = The offender could have known that this would probably hurt the other side: the board is bid and played out first.
auction-assigned-score = The Director assigns an adjusted score.
judge-could-have-known = Could the offender have known, when he did it, that this would probably hurt the other side? Then an adjusted score may follow after the play.
judge-gained-by-irregularity = At the end: did the offending side gain through the irregularity? Then an adjusted score is assigned.

# The lead
auction-lead-verdict-none = Declarer may not restrict the lead.
auction-lead-verdict-require = At his first lead { WHO($partner) } may be told to lead that suit, or not to.
auction-lead-verdict-forbid = At his first lead { WHO($partner) } may be forbidden one suit; no lead may be required.
auction-lead-verdict-declined = Declarer makes no use of his right: the lead is free.
auction-lead-verdict-must-lead = { WHO($partner, cap: 1) } must lead { SUIT($suit, number: "pl") }, if he can.
auction-lead-verdict-must-not-lead = { WHO($partner, cap: 1) } may not lead { SUIT($suit, number: "pl") } as long as he holds the lead.
auction-lead-if-defending = If the offending side defends, declarer may at the first lead of the offender's partner { $require ->
    [1] require a lead in the suit of the withdrawn call or forbid it
   *[0] forbid one suit
} (Law { $law }).
auction-lead-require-or-forbid = The withdrawn call showed { SUIT($suits, number: "pl") }, which the offender never showed legally: declarer may require or forbid such a lead.
auction-lead-suits-shown = Every suit in question was shown in the legal auction too: the lead is free.
auction-lead-forbid-any = Declarer may forbid the offender's partner any one suit; he may not require a lead.
auction-lead-forbid-not-shown = Declarer may forbid one suit that the offender did not show in the legal auction; he may not require a lead.
auction-lead-comparable = The withdrawn call was replaced by a comparable one: the lead is free.
auction-lead-same-call = The offender made the same call again, with the same meaning: the lead is free.
auction-lead-declaring-side = The offending side declares: there is nothing to restrict.
auction-lead-not-first = The right exists only the first time that the offender's partner has to lead.
auction-lead-offender-first = The offender himself is on lead now and leads freely; declarer's right waits for his partner's first lead.
auction-lead-declined = Declarer restricts nothing.
auction-lead-if-unable = If he cannot comply, he may lead anything.
auction-option-require = Requires a { SUIT($suit) } lead.
auction-option-forbid = Forbids { SUIT($suit, number: "pl") } as long as that player holds the lead.
auction-option-no-restriction = Leaves the lead free.
until-first-lead-of-partner = at the first turn to lead of the offender's partner
until-lho-decides = before the call is cancelled by a ruling
until-partner-of-lho-calls = before the next player calls
lead-choice-not-allowed = Declarer has to name exactly one of the suits open to him.

# Comparable
comparable-verdict-yes = The replacement is comparable: no further rectification.
comparable-verdict-adjusted = The replacement is comparable, but the score is adjusted after the play.
comparable-verdict-no = The replacement is not comparable.
comparable-verdict-not-in-edition = This edition does not know comparable calls; what follows depends on the irregularity.
comparable-same-or-similar = It means the same as the withdrawn call could, or nearly so: comparable.
comparable-subset = It shows a part of what the withdrawn call could mean: comparable.
comparable-same-purpose = It serves the same purpose as the withdrawn call: comparable.
comparable-none = It is neither of like meaning, nor a part of it, nor of the same purpose: not comparable.
comparable-no-rectification = Auction and play go on without further rectification.
comparable-adjusted = Without the help of the infraction the result could well have been another, and the other side was damaged.
comparable-consequences = After a call out of rotation partner passes once, after an insufficient bid throughout.
comparable-unknown-before = Here only the lowest natural bid in the same denomination is free after an insufficient bid, and meaning plays no part after a call out of turn.
comparable-precise-only = Here a like meaning helps after an insufficient bid only, and the new call must mean the same or something more precise.

# Exposed cards
exposed-verdict-partner-passes = { WHO($partner, cap: 1) } must pass at his next turn; { $defends ->
    [yes] what was exposed ({ CARDS($cards) }) stays on the table as a penalty card.
    [unnamed] the card stays on the table as a penalty card.
    [unnamed_several] the cards stay on the table as penalty cards.
    [no] what was exposed goes back to the hand.
   *[unknown] if they defend, what was exposed is a penalty card, if they declare, it is picked up.
}
exposed-verdict-no-pass = Nobody has to pass; { $defends ->
    [yes] { CARDS($cards) } becomes a penalty card.
    [unnamed] the card becomes a penalty card.
    [unnamed_several] the cards become penalty cards.
    [no] the card goes back to the hand.
   *[unknown] if they defend, the card becomes a penalty card, if they declare, it is picked up.
}
exposed-verdict-before = There is no forced pass and no penalty card: the Director deals with what was learnt.
exposed-verdict-not-visible = Partner could not have seen it: nothing follows.
exposed-verdict-picked-up = The card goes back to the hand; nothing follows.
exposed-verdict-penalty-card = The exposed card of the defender becomes a penalty card.
exposed-verdict-opening-lead = A card led face up after the auction is an opening lead, and the law on opening leads out of turn applies.
exposed-is-opening-lead = The auction had ended: this was an opening lead, right or wrong.
exposed-hand-seen = The auction period had begun for that side, as one of them had looked at his hand.
exposed-hand-not-seen = The auction period had not begun for that side: neither had looked at his hand.
exposed-cards-taken = The auction period begins for a side when it takes its cards from the board.
exposed-before-law-24 = The law on cards exposed in the auction does not reach that far back.
exposed-other-source = A card of another player seen before is information from another source: the Director may have the board played and adjust, or take the other measures of that law.
exposed-declaring-side = Declarer and dummy may show cards without consequence.
exposed-defender-after-auction = After the auction a defender's card that his partner could see becomes a penalty card.
exposed-not-visible-to-partner = The law asks whether partner could have seen the face; he could not.
exposed-stays-face-up = Each such card is left lying face up while the bidding goes on.
exposed-low-card = One card below a ten that was not led: partner is free.
exposed-honour = An honour: partner must pass at his next turn, once.
exposed-led = A card led too early, whatever its rank: partner must pass at his next turn, once.
exposed-several = Two or more cards, whatever their rank: partner must pass at his next turn, once.
exposed-no-turn-left = The auction was over, so that nobody had a turn left to pass.
exposed-information = The other side may use what it saw; the offender's partner may not.
exposed-penalty-card-if-defending = If the offender defends, every such card becomes a penalty card.
exposed-becomes-penalty-card = The offender defends: every such card becomes a penalty card.
exposed-picked-up-if-declaring = If his side declares, he takes the cards back into his hand.
exposed-picked-up = The offender is of the declaring side: the cards are picked up.
exposed-minor = A single low card shown by accident is a minor penalty card.
exposed-major = An honour, a card led, or any of several is a major penalty card.
judge-exposed-interferes = Would what was seen interfere with normal play? He may seat the players otherwise, redeal if the event allows, let play go on and adjust, or award a score.
no-card-exposed = Please name the card or cards that were seen.
note-no-suit-specified = Assumed: the withdrawn call was not related to a particular suit.
note-bid-natural = Assumed: the withdrawn bid was natural and showed the suit that it named.
note-no-suit-shown = Assumed: the offender showed no suit in the legal auction; one that he did show cannot be forbidden.
exposed-by-another = The law on exposed cards is about a player who lets his own card be seen; here somebody else caused it.
fact-caused-by-other = an opponent or an outsider caused it
fact-several = several cards were shown
ask-several = Were several cards shown?
