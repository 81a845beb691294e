# Questions about what is taken for granted as a rule, asked where the story says something about it.
ask-next-player-acted = Has the next player called or played since?
ask-next-hand-played = Has the player after the leader played a card yet?
ask-round-ended = Is the round over at this table?
ask-agreement-proved = Is it proved that the agreement is as it was explained?
ask-partner-could-see = Could partner have seen the face of the card?
ask-card-seen = Did anybody see a card of another player's hand?
ask-result-obtained = Was a result obtained at the table?
ask-attention-when = When was attention first drawn to the revoke?
