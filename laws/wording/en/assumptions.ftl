## What was taken for granted where it decides; each reads on from answer-assumed

answer-assuming = { answer-assumed }: { $facts }. If not, tell me: the ruling changes.

assumed-tricks-between = that side won no trick between those of the two revokes
assumed-unintended = the call was meant, not a slip of the hand (25A)
assumed-meant-as-lead = the card was played to the trick, not led to the next one
assumed-lead-out-of-turn-meant-as-lead = the card was led, not dropped by accident
assumed-within-correction-period = the correction period is still running
assumed-partner-agrees = the partner agrees to the appeal
assumed-foreign-card = the card too many belongs to this deal, not to another pack
assumed-organizer-approves = no approval of a late correction by the organizer is known
assumed-all-four-agreed = the four did not all agree to play on
assumed-vulnerable = neither side is vulnerable
assumed-next-player-acted = the next player has not called yet
assumed-designation-change-next-player-acted = the next player has not played yet
assumed-simultaneous-play-next-player-acted = the next player has not played yet
assumed-partner-acted = the caller's partner has not called since
assumed-designation-change-partner-acted = the player's partner has not played yet
assumed-next-hand-played = the next hand has not played to that lead yet
assumed-opening-lead-faced = the opening lead was not face up yet
assumed-partner-could-see = the offender's partner could see the card
assumed-card-seen = nobody saw a card of another hand
assumed-both-sides-played-next = the sides have not both played to the next trick
assumed-result-obtained = no result was reached at the table
assumed-deliberate = it was not done on purpose
assumed-round-ended = the round has not ended
assumed-regulation-allows = the regulations do not allow it
assumed-agreement-proved = no evidence shows that the explanation was right
assumed-scoring = matchpoint scoring
assumed-fouled-board-scoring = IMP scoring
