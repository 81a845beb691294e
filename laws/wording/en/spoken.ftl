## Values of facts in words: auctions, contracts, tricks, a claimer's line

show-contract = { CONTRACT($value) }
show-played = { WHO($who) } { CARD($card) }
show-trick = trick { $n } ({ $cards })
show-part = { $name }: { $value }
show-auction = { WHO($dealer) } dealt; { $calls }
show-calls = { CALLS($calls) }
show-no-calls = no call yet
show-line-draw-trumps = draw trumps
show-line-play = play { $what }
show-line-lead = lead { $what }
show-line-ruff = ruff { $what }{ $where ->
    [dummy] { " " }in dummy
    [hand] { " " }in hand
   *[none] { "" }
}
show-line-ruff-high = ruff high
show-line-cross-ruff = cross-ruff
show-line-finesse = finesse{ $what ->
    [none] { "" }
   *[other] { " " }{ $what }
}
show-line-concede-trump = concede a trump
show-line-discard = discard { $what }
choice-fault-none = not at fault
choice-fault-partly = partly at fault
choice-fault-full = at fault
choice-rank-minor = minor penalty card
choice-rank-major = major penalty card
