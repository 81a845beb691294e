## The Director's running case at a table

director-title = { $board ->
    [0] The table
   *[other] The table · board { $board }
}
director-waits = Choose what happened or what comes next, or tell it in your own words.
director-ended = This case is closed.
director-not-understood = I am not sure what kind of case this is. Choose it from the list, or take one of the readings below.
director-clash = Nothing has been changed at the table. Undo the last step, or tell it otherwise.
director-apart = Apart from that: { $verdict }
director-ask-unnamed = { WHO($player, cap: 1) } has a penalty card that nobody has named. Which card is it?

director-contract = Declarer
director-people = { WHO($declarer, cap: 1) }; dummy is { WHO($dummy) }
director-turn = On lead
director-leader = { WHO($player, cap: 1) }
director-lying = Penalty cards on the table
director-nothing = none
director-in-force = In force
director-penalty-card = { CARD($card, cap: 1) }, { $rank ->
    [minor] minor
   *[major] major
} penalty card, { WHO($player, case: "gen") }
director-restricted-lead-suit = { WHO($player, cap: 1) } must lead { SUIT($suit, number: "pl") } { $until }, if able.
director-restricted-not-lead-suit = { WHO($player, cap: 1) } may not lead { SUIT($suit, number: "pl") } { $until }.
director-restricted-play-highest = { WHO($player, cap: 1) } must play his highest card of the suit led { $until }.
director-restricted-play-lowest = { WHO($player, cap: 1) } must play his lowest card of the suit led { $until }.
director-restricted-not-suit = { WHO($player, cap: 1) } may not play { SUIT($suit, number: "pl") } { $until }.
director-restricted-play-card = { WHO($player, cap: 1) } must play a card in { SUIT($suit, number: "pl") } { $until }, if he may and can.
director-restricted-this-card = { WHO($player, cap: 1) } must play { CARD($card) } { $until }.
director-until-this-trick = to this trick
director-until-retains-lead = as long as he keeps the lead
director-until-first-lead = at his first lead
director-pass-next-turn = { WHO($player, cap: 1) } must pass at his next turn.
director-pass-rest-of-auction = { WHO($player, cap: 1) } must pass for the rest of the auction.

director-event = What happened?
director-next = What comes next at the table?
director-next-lead = { WHO($about, cap: 1) } is on lead
director-next-play = { WHO($about, cap: 1) } is to play (not to lead)
director-next-trick = The trick is over
director-next-card = { CARD($about, cap: 1) } has been played
director-next-pass = { WHO($about, cap: 1) } has passed
director-next-lift = No longer: { $restriction }
director-choose = The choice at the table
director-take-accept = accept
director-take-reject = refuse
director-take-spread-hand = spread the hand
director-take-require-suit = { $known ->
    [0] require the suit
   *[other] require { SUIT($suits, number: "pl") }
}
director-take-forbid-suit = { $known ->
    [0] forbid the suit
   *[other] forbid { SUIT($suits, number: "pl") }
}
director-take-no-restriction = no restriction
director-take-play-highest = the highest of the suit led
director-take-play-lowest = the lowest of the suit led
director-take-by = { WHO($player, cap: 1) }: { $choice }

director-tell = What happened
director-tell-label = What happened
director-tell-about = In your own words; the cards on the table and who plays are known
director-card-label = The penalty card
director-undo = Undo
director-read = Read out
director-back = Back to the table
director-take-over = Take over
director-end = End
director-reopen = Open again
director-lies = On the table: { $card }.
director-nothing-to-read = There is nothing to read out.

director-not-yours = Only the Director of this case can click here. To go on with it yourself, press “Take over” first.
director-no-files = I may not attach files here, so this case cannot be carried on. Start it in a channel where I may, or in a private message.
error-director-cards = “{ $given }” is no penalty card of a defender. Name the player and the card, and part them by semicolons: W ♦9; E ♣2 minor.
error-director-rank = “{ $given }”: say whether this small card is a minor or a major penalty card, as in W ♦9 minor.
error-director-restrictions = “{ $given }” is no restriction on a lead. Write W not ♦ for a ban, or W lead ♠ for a suit that must be led.
error-director-card = “{ $given }” is no card that can be a penalty card here. Write it as ♠A, 10h or C2.
