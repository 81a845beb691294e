## Laws 10, 11, 12, 23, 72, 76, 82, 90: rights, adjusted scores, the Director's errors, spectators, penalties

situation-forfeiture-of-rights = Acting before the Director was called
situation-director-error = The Director's ruling was wrong
situation-awareness-of-damage = An irregularity that paid
situation-spectator = A spectator acts or speaks
situation-procedural-penalty = An offence of conduct or procedure

# Adjusted scores
board-artificial-score = No result can be had, so that the score is artificial, by responsibility: 60 % for a side without fault, 50 % for one partly at fault, 40 % for one fully at fault (at matchpoints, before the rest of the session is looked at).
board-artificial-imps = At IMPs that is plus 3, nothing, or minus 3.
board-artificial-knockout = In a knock-out both teams get the mean of the two scores.
board-assigned-score = The Director assigns a score: { $standards ->
    [0] as nearly as possible what would probably have happened.
   *[other] the innocent side gets the best result that was likely, the offenders the worst that was at all probable.
}
board-weighted-score = The score may be a weighted mixture of the results that could have come about lawfully.

# Laws 10 and 11
board-verdict-right-kept = No right has been lost: the irregularity is rectified as the Laws prescribe.
board-verdict-right-kept-no-gain = The Laws are applied as usual, unless the Director rules that the right has been forfeited.
board-verdict-right-forfeited = The right has been forfeited: there is no rectification.
board-verdict-gain-taken-away = Only the side that gained has its gain taken away; the other side keeps the score of the table.
board-verdict-spectator-no-loss = No right has been lost: the irregularity is rectified as the Laws prescribe.
board-verdict-spectator-no-correction = The offending side has lost the right to correct its irregularity.
board-right-kept = Nobody acted before the Director was called.
board-director-alone = The Director alone determines what follows from an irregularity.
board-players-settled = What the players settled among themselves may be allowed to stand or be cancelled by the Director.
board-acted-first = A member of the innocent side acted before calling the Director; that may cost his side the right to a rectification.
board-forfeiture-penalty = A procedural penalty remains possible although the right is gone.
board-gain-taken-away = A side gained because an opponent then acted without knowing the law: only that side's score is adjusted.
board-right-forfeited = The innocent side could gain because an opponent then acted without knowing the law: the right is ruled forfeited.
board-spectator-drew-attention = Attention first came from a spectator for whom the { $offenders ->
    [0] innocent side answers: it may lose the right to a penalty.
   *[other] offending side answers: it may lose the right to correct the irregularity.
}
judge-gained-through-ignorance = Did a side gain because an opponent afterwards acted in ignorance of the law?
judge-right-forfeited = Does the Director rule that the right is lost?
board-judge-forfeit-anyway = The law says 'may': should the right be ruled forfeited although nobody gained through ignorance?

# The Director's error
board-verdict-error-corrected = The Director corrects his ruling, and the board is scored normally.
board-verdict-error-artificial = No normal score is possible any more: both sides get an artificial score as sides without fault.
board-verdict-error-split = Both sides get an adjusted score as innocent sides; the two need not balance.
board-verdict-error-late = It is too late to correct the ruling: the score stands.
board-director-error-corrected = The Director corrects an error of which he learns in any way, as long as the period allows.
board-director-error-late = The Director's power to correct his errors ends with the period for corrections.
board-correction-period = That period has expired.
board-director-error-scorable = After the correction the board can be scored normally.
board-director-error-both-innocent = The ruling was wrong and no correction lets the board be scored normally: for the adjusted score neither side counts as an offender.
board-director-error-assigned = A result was obtained, so that each side's score is assigned on its own, the doubt in its favour.
board-option-correct-ruling = Corrects the ruling and has the board scored normally.

# Could have known
board-verdict-awareness-adjusted = The offender could have foreseen the profit, and his side gained: the Director adjusts the score.
board-verdict-awareness-stands = The result stands.
board-verdict-awareness-no-rule = The result stands: this edition has such a safeguard only for an irregularity that forces partner to pass.
board-awareness-enforced-pass-only = In 1987 the safeguard covers only the damage done by an enforced pass.
board-awareness-could-not-know = At the moment of the irregularity the offender could not know that it might hurt the other side.
board-awareness-could-know = At the moment of the irregularity the offender could { $likely ->
    [0] have been aware that it might well hurt the other side
   *[other] have known that it was likely to hurt the other side
}: play goes on, and the score is adjusted if his side gained. Intent need not be shown.
board-awareness-no-gain = The offending side gained nothing by it.
board-verdict-awareness-unless = The result stands, unless the offender could have foreseen the profit and his side gained; then the Director adjusts the score.
board-awareness-test = What counts is whether at the moment of the irregularity the offender could { $likely ->
    [0] have been aware that it might well hurt the other side
   *[other] have known that it was likely to hurt the other side
}, and whether his side gained. Intent need not be shown.
board-judge-could-have-known = Could the offender { $likely ->
    [0] have been aware at the time that it might well hurt the other side
   *[other] have known at the time that it was likely to hurt the other side
}?
judge-offenders-gained = Did the offending side gain by the irregularity?

# Spectators
board-verdict-spectator-may-speak = He may speak, because the Director asked him.
board-verdict-spectator-may-look = He may look, because it is allowed here.
board-verdict-spectator-stopped = The Director stops it; the board goes on and no score is changed.
board-verdict-spectator-corrected = The spectator should have kept silent, but the Director rectifies whatever error he learns of.
board-spectator-asked = A spectator speaks on facts or law only at the Director's request.
board-spectator-leave = A spectator keeps to one hand unless he is allowed more.
board-spectator-forbidden = { $act ->
    [looks_at_two_hands] A spectator may look at the hand of one player only.
    [reacts] A spectator must not let any reaction be seen while the deal is on.
   *[disturbs] A spectator must not disturb a player.
}
board-spectator-must-not-point = A spectator must not point out an irregularity or anything else about the game.
board-spectator-error-corrected = The Director corrects an error however he comes to know of it, so that the source does not protect the offender.
board-note-spectator-regulations = The regulations may provide otherwise; here they are taken to say nothing about it.

# Conduct and procedure
board-verdict-touching-allowed = He had leave to touch the cards: no offence.
board-verdict-aids-allowed = The regulations allow it: no offence.
board-verdict-penalty-in-addition = The adjusted score follows from its own law; a procedural penalty may be added.
board-verdict-conduct-adjusted = The other side was damaged and no law gives it anything: the Director adjusts the score and may penalize.
board-verdict-conduct = { $offence ->
    [discourtesy] No rectification; the Director may impose a disciplinary penalty.
    [deliberate_breach] No automatic rectification; the Director may impose a disciplinary penalty.
    [concealment] No automatic rectification for the concealment itself; the Director may impose a disciplinary penalty.
    [prearranged_code] No rectification; the Director may impose a disciplinary penalty up to suspension, and will report it.
    [memory_aid] No rectification; the Director forbids it and may penalize.
    [touching_cards] Nobody touches another's cards without leave; no rectification, but a procedural penalty is possible.
   *[other] No rectification; a procedural penalty is possible.
}
board-touching-allowed = Another player's cards may be touched with leave of { $permission ->
    [opponent] an opponent
   *[director] the Director
}.
board-touching-forbidden = No player touches cards other than his own without leave of { $opponent ->
    [0] the Director
   *[other] an opponent or the Director
}.
board-aids-allowed = Aids to memory, calculation or technique are forbidden unless the regulations allow them.
board-offence = { $offence ->
    [late] Arriving after the announced start is an offence of procedure.
    [slow_play] Unduly slow play is an offence of procedure.
    [loud_discussion] Talk about a board that another table may overhear is an offence of procedure.
    [score_comparison] Comparing scores with others without leave is an offence of procedure.
    [touching_cards] Handling another player's cards is an offence of procedure.
    [wrong_pocket] Putting cards into the wrong pocket is an offence of procedure.
    [error_requiring_adjustment] An error of procedure that makes an adjusted score necessary is an offence.
    [disobedience] Not complying promptly with regulations or with the Director is an offence of procedure.
    [discourtesy] Every player owes the others courtesy.
    [deliberate_breach] A law must not be broken on purpose, even by a player ready to accept what follows.
    [concealment] A breach must not be hidden, say by a second revoke or by mixing the cards early.
    [prearranged_code] Exchanging information by a secret method is the gravest offence of all.
   *[memory_aid] Aids to memory, calculation or technique are not allowed during the auction and play.
}
board-code-expulsion = The law names expulsion as the { $usual ->
    [0] risk that such a pair runs.
   *[other] usual penalty.
}
board-penalty-possible = The Director may impose a procedural penalty on the offender; the opponents gain nothing by it.
board-penalty-in-addition = The penalty comes on top of the rectification.
board-discipline-possible = To keep order and discipline the Director may take points or suspend.
board-conduct-damage = The laws prescribe nothing for this violation, and the innocent side was damaged.
board-judge-procedural-penalty = Is a procedural penalty due, and how much? The size is fixed by regulation.
board-judge-discipline = Is a disciplinary penalty due, and which one?
board-note-scale-of-penalties = The amount of a penalty is never in the Laws; the regulations fix it.

# Facts
fact-acted-before-director = acted before the Director was called
ask-acted-before-director = Did the innocent side act before the Director was called?
fact-gained-through-ignorance = a side gained through an opponent's ignorance of the law
fact-right-forfeited = the Director rules the right lost
fact-still-scorable = can be scored normally after the correction
ask-still-scorable = Can the board still be scored normally once the ruling is corrected?
fact-result-obtained = a result was obtained at the table
fact-offenders-gained = the offending side gained
fact-enforced-pass = it forced a pass
fact-spectator-act = what the spectator did
ask-spectator-act = What did the spectator do?
choice-spectator-act-draws-attention = drew attention to something
choice-spectator-act-speaks-asked-by-director = spoke when the Director asked
choice-spectator-act-looks-at-two-hands = looked at two hands
choice-spectator-act-reacts = showed a reaction
choice-spectator-act-disturbs = disturbed a player
fact-regulation-allows = the regulations allow it
fact-offence = offence
ask-offence = What was done?
choice-offence-late = came late
choice-offence-slow-play = played slowly
choice-offence-loud-discussion = discussed a board loudly
choice-offence-score-comparison = compared scores
choice-offence-touching-cards = touched another player's cards
choice-offence-wrong-pocket = put cards into the wrong pocket
choice-offence-error-requiring-adjustment = made an error that forced an adjusted score
choice-offence-disobedience = did not obey the Director or the regulations
choice-offence-discourtesy = was discourteous
choice-offence-deliberate-breach = broke a law on purpose
choice-offence-concealment = hid a breach
choice-offence-prearranged-code = used a secret code
choice-offence-memory-aid = used an aid to memory
fact-permission = leave to touch the cards
choice-permission-none = none
choice-permission-opponent = of an opponent
choice-permission-director = of the Director
