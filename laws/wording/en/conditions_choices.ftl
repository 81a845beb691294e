## Conditions of outcomes for facts with several values, and for facts that are mostly taken for granted

when-fault-found-before-last-card-dealt = it is found before the last card was dealt
when-fault-found-before-auction-period = it is found before any cards are taken out
when-fault-found-before-first-call = it is found before the first call
when-fault-found-after-first-call = it is found after the first call
when-fault-found-after-play = it is found after the play
when-count-found-before-wrong-hand-called = no player with a wrong number of cards had called yet
when-count-found-during-auction-or-play = it came out later in the auction, or in the play
when-count-found-after-play = it came out after the play
when-surplus-from-short-hand = another hand was short of a card from the start
when-surplus-from-another-pack = the extra card is from another pack
when-surplus-from-trick-missed = he played no card to one of the tricks
when-played-before-none = nobody here had played the board before
when-played-before-some = somebody here had played the board before
when-board-stage-auction = the auction is on
when-board-stage-play = the play is on
when-board-stage-finished = the play is over
when-source-hesitation = it was a hesitation
when-source-question = it was a question
when-source-remark = it was a remark
when-source-alert = it was an alert
when-source-explanation = it was an explanation
when-source-missing-alert = an alert was missing
when-source-manner = it was a gesture or manner
when-source-mistaken-explanation = it was a mistaken explanation
when-source-fast-action = it was a very quick call or play
when-source-told-hand = he told partner his hand or how to take his bid
when-when-received-before-first-call = it was learnt before the first call
when-when-received-during-auction-or-play = it was learnt during the auction or play
when-when-received-after-play = it was learnt after the play
when-asker-player-to-call = the player whose turn it is asks
when-asker-player-not-to-call = a player asks out of his turn
when-asker-barred-player = a player who must pass asks
when-asker-presumed-declarer = declarer asks
when-asker-presumed-dummy = dummy asks
when-asker-leader = the opening leader asks
when-asker-leaders-partner = the leader's partner asks
when-who-explainer = the explainer himself noticed it
when-who-partner-of-explainer = the explainer's partner noticed it
when-relation-same-or-similar = it has the same or a similar meaning
when-relation-subset = it shows a part of that meaning
when-relation-same-purpose = it serves the same purpose
when-relation-none = it is none of these
when-cause-mechanical = the hand took the wrong card
when-cause-slip-of-tongue = it was a slip of the tongue
when-cause-changed-mind = he changed his mind
when-cause-lapse-of-concentration = he lost concentration
when-cause-misread-hand = he misread his hand or the auction
when-inadmissible-double = it was a double
when-inadmissible-redouble = it was a redouble
when-inadmissible-action-while-barred = the player had to pass
when-inadmissible-above-seven = the bid was above seven
when-dummy-act-prevent-irregularity = dummy tried to prevent an irregularity
when-dummy-act-ask-declarer-revoke = dummy asked declarer whether he had none of the suit
when-dummy-act-ask-defender = dummy asked a defender whether he had none of the suit
when-dummy-act-point-out-irregularity = dummy pointed out an irregularity
when-dummy-act-count-tricks = dummy kept count of the tricks
when-dummy-act-call-director = dummy called the Director
when-dummy-act-suggest-play = dummy suggested a play
when-dummy-act-touch-card = dummy touched or indicated a card untold
when-dummy-act-look-at-hand = dummy looked into a defender's hand
when-dummy-act-exchange-hands = dummy exchanged hands with declarer
when-dummy-act-leave-seat = dummy left his seat to watch declarer
when-dummy-act-warn-wrong-hand = dummy told declarer which hand was on lead
when-dummy-act-answer-director = dummy answered the Director
when-player-role-defender = it was a defender's card
when-player-role-declarer = it was declarer's card
when-player-role-dummy = it was dummy's card
when-card-position-partner-could-see = it was held so that his partner could see it
when-card-position-opponent-only = only opponents saw it
when-card-position-near-table = it was face up on the table or almost
when-card-position-held-as-played = it was held as a card that has been played
when-card-position-dropped = it was dropped by accident
when-card-position-touched-by-declarer = declarer touched it on purpose
when-card-position-touched-arranging = it was touched to arrange the cards
when-card-position-named = it was named as the card to be played
when-retraction-reason-comply-rectification = a rectification requires it
when-retraction-reason-correct-illegal-play = an illegal play is corrected
when-retraction-reason-changed-designation = a slip in naming it was put right
when-retraction-reason-opponent-changed = an opponent changed his card
when-retraction-reason-told-his-turn = an opponent had said it was his turn
when-retraction-reason-misexplained = an opponent had explained wrongly
when-retraction-reason-change-of-mind = he changed his mind
when-how-dropped = the card was dropped by accident
when-how-held-visible = the card was held so that it could be seen
when-how-named = the card was named as held
when-how-led-out-of-turn = the card was led out of turn
when-how-premature-play = the card was played too early
when-how-corrected-revoke = the card was taken back after a revoke
when-how-shown-with-trick-statement = the card was shown with a statement about this trick
when-how-shown-with-claim = the card was shown with a claim or concession
when-how-fifth-card = it was a fifth card to the trick
when-how-after-opening-lead-out-of-turn = it came after an opening lead out of turn
when-led-from-declarer = the lead came from declarer's own hand
when-led-from-dummy = the lead came from dummy
when-chose-first-next-defender = the defender next in turn spoke first
when-chose-first-other-defender = the other defender spoke first
when-players-involved-two-players = two players played
when-players-involved-one-hand = one hand played several cards
when-visible-one = one of the cards could be seen
when-visible-several = more than one card could be seen
when-played-by-non-offender = the side not at fault played
when-played-by-offending-side = the offending side played
when-played-by-defender-after-required-retraction = a defender played after declarer had to take back a lead
when-requester-declarer = declarer asks
when-requester-dummy = dummy asks
when-requester-defender = a defender asks
when-quitted-own-card-faced = his own card is still face up
when-quitted-own-card-turned = he has turned his own card
when-quitted-all-turned = all four have turned their cards
when-quitted-play-over = the play is over
when-card-fault-omitted = a hand played no card
when-card-fault-too-many = a hand played too many cards
when-card-fault-not-among-quitted = a card played is not among those quitted
when-offender-defender = a defender did it
when-offender-declarer = declarer did it from his own hand
when-offender-dummy = it was dummy's card
when-own-side-won-none = his side won neither that trick nor a later one
when-own-side-won-that-trick = his side won that trick
when-own-side-won-later-trick = his side won a later trick
when-inquirer-declarer = declarer asked
when-inquirer-dummy = dummy asked
when-inquirer-defender = a defender asked
when-asked-declarer = declarer was asked
when-asked-dummy = dummy was asked
when-asked-partner-defender = his fellow defender was asked
when-asked-opponent-defender = a defender was asked
when-claimer-declarer = declarer claimed
when-claimer-defender = a defender claimed
when-claimer-dummy = dummy claimed
when-lost-trick-already-won = the trick had already been won
when-lost-trick-cannot-lose-normally = no normal play could lose the trick
when-lost-trick-likely-won = the trick would likely have been won
when-lost-trick-unlikely-won = the trick would hardly have been won
when-conceded-trick-already-won = the trick had already been won
when-conceded-trick-contract-already-decided = the contract was already made or defeated
when-conceded-trick-not-losable-legally = no legal play could lose the trick
when-conceded-trick-not-losable-normally = no normal play could lose the trick
when-conceded-trick-losable-normally = a careless but normal play could lose the trick
when-score-fault-wrong-entry = an agreed result was wrongly entered or computed
when-score-fault-trick-count-disputed = the number of tricks is disputed
when-score-fault-claim-disputed = a claim or concession is disputed
when-within-correction-period = { $yes ->
    [1] the correction period is still running
   *[0] the correction period is over
}
when-round-ended = { $yes ->
    [1] the round is over
   *[0] the round is still going on
}
when-next-player-acted = { $yes ->
    [1] the next player had called or played already
   *[0] the next player had not called or played yet
}
when-next-hand-played = { $yes ->
    [1] the next hand had played to the lead
   *[0] the next hand had not played to the lead yet
}
when-partner-acted = { $yes ->
    [1] his partner had acted since
   *[0] his partner had not acted since
}
when-agreement-proved = { $yes ->
    [1] there is evidence that this was the agreement
   *[0] there is no evidence that this was the agreement
}
when-partner-could-see = { $yes ->
    [1] his partner could have seen it
   *[0] his partner could not have seen it
}
when-result-obtained = { $yes ->
    [1] a result was obtained at the table
   *[0] no result was obtained at the table
}
when-opening-lead-faced = { $yes ->
    [1] the opening lead was face up
   *[0] the opening lead was not faced yet
}
when-all-hands-returned = { $yes ->
    [1] all four hands were back in the board
   *[0] the hands were not all back in the board
}
when-auction-period-over = { $yes ->
    [1] the auction period was over
   *[0] the auction period was not over
}
