## The Director's running case at a table

director-title = { $number ->
    [0] The table
   *[other] Table { $number }
}{ $board ->
    [0] { "" }
   *[other] { " · " }board { $board }
}
director-waits = Choose what happened or what comes next, or tell it in your own words.
director-ended = This case is closed.
director-not-understood = I am not sure what kind of case this is. Choose it from the list, or take one of the readings below.
director-clash = Nothing has been changed at the table. Undo the last step, or tell it otherwise.
director-apart = Apart from that: { $verdict }
director-ask-unnamed = { WHO($player, cap: 1) } has a penalty card that nobody has named. Which card is it?

director-ask-declarer = Who is declarer?
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
director-next-declarer = { WHO($about, cap: 1) } is declarer
director-next-board = The next board
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

director-tell = Tell it
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

director-not-yours = Only the Director of this case can click here. To go on with it yourself, ask them to hand it over to you; who may manage messages on this server can also press “Take over”.
director-no-files = I may not attach files here, so this case cannot be carried on. Start it in a channel where I may, or in a private message.
error-director-cards = “{ $given }” is no penalty card of a defender. Name the player and the card, and part them by semicolons: W ♦9; E ♣2 minor.
error-director-rank = “{ $given }”: say whether this small card is a minor or a major penalty card, as in W ♦9 minor.
error-director-restrictions = “{ $given }” is no restriction on a lead. Write W not ♦ for a ban, or W lead ♠ for a suit that must be led.
error-director-card = “{ $given }” is no card that can be a penalty card here. Write it as ♠A, 10h or C2.
error-director-time = “{ $given }” is no time of the day. Write it as 21:40.
error-director-zone = “{ $given }” is no time zone. Write the difference from UTC, such as +3 or UTC+05:30, or a name such as Europe/Moscow.
error-director-minutes = “{ $given }” is no number of minutes from 1 to { $most }.
error-director-number = “{ $given }”: a board and a table have a number from 1 to 999.

director-more = More
director-notes = Board and notes
director-note-board = Board
director-note-board-about = Its number
director-note-number = Table
director-note-number-about = Its number
director-note-pairs = Pairs
director-note-pairs-about = As you call them: 7 against 12
director-note-note = Notes
director-note-note-about = Shown on the card; kept in this message and nowhere else
director-noted-down = Notes
director-pairs-are = Pairs: { $pairs }
director-summary = Summary
director-summary-title = Rulings of the case{ $number ->
    [0] { "" }
   *[other] { " " }at table { $number }
} (Laws of { $edition })
director-summary-empty = No ruling has been completed.
director-summary-ruling = { $n }. { $board ->
    [0] { "" }
   *[other] Board { $board }.{ " " }
}{ $title }
director-summary-told = Told: { $told }
director-summary-facts = Facts: { $facts }
director-summary-verdict = { $verdict } [{ $laws }]
director-summary-table = Left at the table:
director-summary-more = … { $n ->
    [one] { $n } more page
   *[other] { $n } more pages
} did not fit.
director-score-out = The score is out now
director-score-at = The score came out at…
director-zone = UTC
director-time-time = Time
director-time-time-about = When the official score could be read, such as 21:40; empty: not yet
director-time-zone = Time zone of that clock
director-time-zone-about = The difference from UTC, such as +3, or a name such as Europe/Moscow
director-time-correction = Minutes for corrections
director-time-correction-about = Correction period (79C); 30 unless the organizer sets another
director-time-appeal = Minutes for appeals
director-time-appeal-about = Time to ask for a ruling or to appeal (92B); 30 unless the organizer sets another
director-periods = Time limits
director-period-79c = Corrections of the score [{ $law }]: until { $at } ({ $left })
director-period-92b = Requests for a ruling and appeals [{ $law }]: until { $at } ({ $left })
director-hand-over = Hand over to…
director-offered = { $user } is asked to take this case over and confirms with “I take it”.
director-confirm = I take it
director-call-off = Do not hand over
error-director-no-robot = A bot cannot direct. Choose a person.
error-director-have-it = This case is yours already.
director-not-offered = This case is being handed over to somebody else.
director-may-not-take-over = On this server, only somebody who may manage messages or the server can take a case over. Ask its Director to hand it over to you: More → Hand over to…
director-moved-on = Another click came first and has changed this case. Look at the card and click again.

command-director-number = table
command-director-number-about = Number of the table
command-director-pairs = pairs
command-director-pairs-about = The pairs, as you call them: 7 against 12
