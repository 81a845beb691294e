## Laws 41, 53 to 56: leads out of turn

situation-lead-out-of-turn = A lead out of turn by a defender
situation-wrong-hand-lead = Declarer leads out of turn or from the wrong hand

# Verdicts
lead-verdict-back-free = The lead goes back to the hand without further consequence, and the right player leads.
lead-verdict-back-any-card = The lead is taken back; declarer leads any card from the right hand and need not lead the same suit.
lead-verdict-back-adjusted = The lead is taken back, and the right player leads; but declarer profited from what he learnt, and the Director adjusts the score.
lead-verdict-back-last-trick = At the thirteenth trick the lead must go back, and the right player leads.
lead-verdict-accepted = The lead stands as if it had been in turn.
lead-verdict-dummy-declares = The lead stands; declarer becomes dummy, and his partner plays the contract.
lead-verdict-must-accept = Declarer must accept the lead.
lead-verdict-options-opening = Declarer chooses among five options, without consulting his partner.
lead-verdict-options = Declarer may accept the lead or have it taken back.
lead-verdict-proper-lead = The proper lead stands; the card led in error goes back without further consequence.
lead-verdict-refused-options = The lead goes back as a major penalty card, and declarer now chooses what the right leader may do.
lead-verdict-refused-declarer-leads = The lead goes back as a major penalty card, and declarer's side leads.
lead-verdict-refused-free = The lead goes back and stays on the table as a major penalty card; the right leader may lead anything.
lead-verdict-refused-required = The lead goes back to the hand, and the right leader must lead { $known ->
    [0] that suit
   *[other] { SUIT($suit, number: "pl") }
} if he can.
lead-verdict-refused-forbidden = The lead goes back to the hand, and the right leader may not lead { $known ->
    [0] that suit
   *[other] { SUIT($suit, number: "pl") }
} as long as he keeps the lead.

# Steps
lead-opening-by-declaring-side = The declaring side does not make the opening lead: its card counts as exposed before the play and goes back.
lead-face-down-returned = A lead still face down is no faced lead: the Director has it taken back, and the right player leads.
lead-not-faced = Only a lead that was faced counts.
lead-partner-face-down-back = The right leader's face-down lead is taken back.
lead-partner-faced-too = The right leader has played before the matter was settled: declarer keeps all his rights.
lead-partner-card-too = The right leader's own faced card is exposed too early and becomes a penalty card as well.
lead-partner-card-at-turn = The partner's own faced card is played at his turn if that is legal; otherwise it becomes a major penalty card.
lead-declarer-spreads = Declarer has begun to spread his hand: he lays it all down and becomes dummy, and dummy becomes declarer.
lead-must-accept = Declarer could have seen a card of dummy and must accept the lead.
lead-must-accept-declarer = The presumed declarer then plays the contract.
lead-accepted-opening = Declarer accepts the lead and stays declarer; dummy is spread.
lead-second-card-from-hand = The second card of the trick comes from declarer's hand.
lead-second-card-from-dummy = The second card came from dummy: it stays, unless it was a revoke.
lead-declarer-may-spread = Declarer may spread his hand and become dummy.
lead-declarer-may-accept = Declarer may accept the lead.
lead-declarer-may-refuse = Declarer may have the lead taken back; the card becomes a major penalty card.
lead-choices-on-refusal = While that card is a penalty card, the offender's partner waits for declarer's choice before he leads.
lead-accepted = A defender accepted the lead: it counts as made in turn.
lead-accepted-by-play = The hand next in rotation has played to it: the lead is accepted.
lead-right-forfeited = Playing after the irregularity before it was dealt with gives up the right to have it rectified.
lead-proper-lead-stands = An opponent whose turn it was has made his own lead: it stands, and the cards played in error go back.
lead-trick-thirteen = A lead out of turn to the thirteenth trick cannot be accepted.
lead-refused = Declarer refuses: the card goes back and becomes a major penalty card.
lead-penalty-card-stays = The penalty card stays on the table; it is played when it can be, and restricts partner's next lead.

# Options
lead-option-spread = May spread his hand and become dummy; his partner plays the contract, and the lead stands.
lead-option-accept-opening = May accept the lead and stay declarer: dummy is spread, and the second card comes from declarer's own hand.
lead-option-accept = May accept the lead; it then counts as in turn.
lead-option-reject = May have the lead taken back; the card becomes a major penalty card, and declarer's side leads.
lead-option-refuse-require = May refuse the lead and require the right leader to lead { $known ->
    [0] that suit
   *[other] { SUIT($suit, number: "pl") }
}; the card is picked up.
lead-option-refuse-forbid = May refuse the lead and forbid the right leader to lead { $known ->
    [0] that suit
   *[other] { SUIT($suit, number: "pl") }
} as long as he keeps the lead; the card is picked up.
lead-option-refuse-free = May refuse the lead and leave the next one free; the card stays on the table as a major penalty card.
lead-option-withdraw = May take back the lead without further consequence.

# Declarer's lead
wrong-hand-verdict-options = Either defender may accept the lead or have it taken back.
wrong-hand-verdict-next-decides = The defenders disagree, and the one next in turn to the lead decides: { WHO($player) }.
wrong-hand-verdict-next-accepted = The defenders disagree, and the one next in turn to the lead, { WHO($player) }, accepts it: the lead stands.
wrong-hand-verdict-next-refused = The defenders disagree, and the one next in turn to the lead, { WHO($player) }, refuses it: the lead is taken back, and the right player leads.
wrong-hand-verdict-first-accepted = The defenders disagree; the choice made first, to accept, is taken to bind: the lead stands.
wrong-hand-verdict-first-refused = The defenders disagree; the choice made first, to refuse, is taken to bind: the lead is taken back, and the right player leads.
wrong-hand-verdict-wrong-defender = The lead stands, and the defender who played too early is dealt with for a premature play.
wrong-hand-refused = The lead was refused and must be taken back.
wrong-hand-defender-leads = It was a defender's turn: the card goes back to its hand, and nothing more follows.
wrong-hand-right-hand-leads = It was the other hand's turn: declarer leads any card from there.
wrong-hand-adjusted = Declarer's later play could rest on what he learnt by his infraction: the Director may adjust.
wrong-hand-law-sixteen = Declarer's later play could rest on what he learnt by his infraction: that is unauthorized information, and the Director may adjust.
wrong-hand-next-prevails = The defenders choose differently: the one next in turn to the lead decides.
wrong-hand-if-they-differ = Should they choose differently, { WHO($player) }, next in turn to the lead, decides.
wrong-hand-first-choice = Either defender may accept or refuse; the choice made first binds.
wrong-hand-wrong-defender = { WHO($player, cap: 1) } has played before his partner to declarer's lead: the lead stands.
wrong-hand-defenders-choose = Either defender may accept the lead or require it to be taken back.
wrong-hand-option-accept = May accept the lead; it then counts as in turn.
wrong-hand-option-reject = May have the lead taken back.
note-wrong-hand-not-stated = This edition does not say what happens when the defenders choose differently.
judge-information-gained = Could declarer's later play rest on what he learnt by his lead out of turn?

# Contradictions
lead-was-in-turn = That player was on lead: his lead was not out of turn.
accepted-and-restricted = An accepted lead leaves no restriction to choose.
acted-and-refused = After that action declarer can no longer refuse the lead.
lead-by-declaring-side = A lead by declarer or dummy is a different case.
opening-lead-only = This can happen only after an opening lead.
no-defender-had-to-lead = It was not a defender's turn to lead.

# Facts
fact-opening-lead = opening lead
ask-opening-lead = Was it the opening lead?
fact-leader = who had to lead
fact-faced = the lead is face up
fact-declarer-action = what declarer or dummy did
choice-declarer-action-none = nothing
choice-declarer-action-spread-hand = declarer spread his hand
choice-declarer-action-exposed-own-card = declarer showed a card, starting to spread
choice-declarer-action-played-from-hand = declarer played from his hand
choice-declarer-action-played-from-dummy = declarer played from dummy
choice-declarer-action-dummy-seen = dummy showed a card
fact-right-leader-led = the right leader's own lead
choice-right-leader-led-none = none
choice-right-leader-led-face-down = face down
choice-right-leader-led-faced = face up
fact-right-leader-is-partner = it was the offender's partner's lead
ask-right-leader-is-partner = Was it the turn of the defender's own partner to lead (and not of declarer or dummy)?
choice-right-leader-is-partner-true = yes
choice-right-leader-is-partner-false = no, declarer's or dummy's
fact-next-hand-played = the next hand has played to it
fact-right-leader-card = the right leader's card
fact-led-from = hand that led
ask-led-from = From which hand was the card led?
choice-led-from-declarer = declarer's own hand
choice-led-from-dummy = dummy
fact-turn-was = whose lead it was
ask-turn-was = Whose lead was it?
choice-turn-was-other-hand = the other hand of declarer's side
choice-turn-was-defender = a defender's
fact-next-defender = the next defender
choice-next-defender-none = nothing yet
choice-next-defender-accepts = accepts
choice-next-defender-rejects = refuses
choice-next-defender-played = has played
fact-other-defender = the other defender
choice-other-defender-none = nothing yet
choice-other-defender-accepts = accepts
choice-other-defender-rejects = refuses
choice-other-defender-played = has played
fact-defenders-differ = the defenders choose differently
fact-chose-first = who chose first
ask-chose-first = Which defender spoke first?
choice-chose-first-next-defender = the one next in turn
choice-chose-first-other-defender = the other one
fact-right-defender-led = the defender on lead has led
fact-right-defender-card = his card
fact-information-gained = declarer profited from what he learnt
