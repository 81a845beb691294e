## Laws 77 and 78: points, IMPs, matchpoints, and how amounts are said

situation-contract-score = The score of a contract

# Amounts
score-amount = { $unit ->
    [imps] { $value } { $value ->
        [one] IMP
       *[other] IMPs
    }
    [matchpoints] { $value } { $value ->
        [one] matchpoint
       *[other] matchpoints
    }
    [percent] { $value } %
   *[points] { $value } { $value ->
        [one] point
       *[other] points
    }
}
score-amount-ns = { $unit ->
    [imps] { $ns } { $ns ->
        [one] IMP
       *[other] IMPs
    }
    [matchpoints] { $ns } { $ns ->
        [one] matchpoint
       *[other] matchpoints
    }
    [percent] { $ns } %
   *[points] { $ns } { $ns ->
        [one] point
       *[other] points
    }
}
score-amount-ew = { $unit ->
    [imps] { $ew } { $ew ->
        [one] IMP
       *[other] IMPs
    }
    [matchpoints] { $ew } { $ew ->
        [one] matchpoint
       *[other] matchpoints
    }
    [percent] { $ew } %
   *[points] { $ew } { $ew ->
        [one] point
       *[other] points
    }
}

# Verdicts
score-worth-imps = North-South { $imps_ns }, East-West { $imps_ew } in IMPs
score-worth-matchpoints = North-South { $matchpoints_ns }, East-West { $matchpoints_ew } in matchpoints
score-worth = { $beside ->
    [imps] { "; " }{ score-worth-imps }
    [matchpoints] { "; " }{ score-worth-matchpoints }
    [imps_matchpoints] { "; " }{ score-worth-imps }; { score-worth-matchpoints }
   *[none] { "" }
}
score-verdict-made = { CONTRACT($contract, by: 0) } made: { POINTS($points) } to declarer's side{ score-worth }.
score-verdict-failed = { CONTRACT($contract, by: 0) } fails: { POINTS($points) } to the defenders{ score-worth }.
score-verdict-passed-out = Passed out: nought to both sides{ $beside ->
    [none] { "" }
   *[other] { score-worth }
}.
score-verdict-adjusted = { $kind ->
    [artificial] Artificial adjusted score
    [weighted] Weighted adjusted score
    [split] Adjusted score, split
   *[assigned] Assigned adjusted score
}: North-South { score-amount-ns }, East-West { score-amount-ew }.

# Steps
score-passed-out = Four passes: each side scores nought.
score-tricks = Tricks bid and made in { CALL($bid) }{ $doubled ->
    [1] , doubled
    [2] , redoubled
   *[0] { "" }
}: { $points }.
score-partscore = Less than 100 for the tricks is a partscore: { $points }.
score-game = 100 or more for the tricks is a game, { $vulnerable ->
    [0] not vulnerable
   *[other] vulnerable
}: { $points }.
score-small-slam = Small slam bid and made, { $vulnerable ->
    [0] not vulnerable
   *[other] vulnerable
}: { $points } more.
score-grand-slam = Grand slam bid and made, { $vulnerable ->
    [0] not vulnerable
   *[other] vulnerable
}: { $points } more.
score-doubled-made = { $doubled ->
    [1] A doubled contract made
   *[2] A redoubled contract made
}: { $points }.
score-overtricks = { $tricks ->
    [one] { $tricks } overtrick
   *[other] { $tricks } overtricks
}{ $doubled ->
    [1] , doubled
    [2] , redoubled
   *[0] { "" }
}, { $each } each: { $points }.
score-undertricks = { $tricks ->
    [one] { $tricks } undertrick
   *[other] { $tricks } undertricks
}, { $vulnerable ->
    [0] not vulnerable
   *[other] vulnerable
}{ $doubled ->
    [1] , doubled
    [2] , redoubled
   *[0] { "" }
}: { $values } = { $points }.
score-imps = North-South { $own } against { $other } at the other table: the difference of { $difference } is worth { $value } { $value ->
    [one] IMP
   *[other] IMPs
}.
score-matchpoints = North-South { $own } beats { $beaten } and equals { $equal } of the other scores: 2 × { $beaten } + { $equal } = { $value } of { $top }.
score-knockout-average = In knock-out play awards of { $own } and { $other }, each from its own side, do not balance: their average is { $value } for North-South.

# Contradictions
field-of-one = Matchpoints compare a score with others, and there is no other: give the scores of the other tables.
top-does-not-fit-field = The top of the board does not fit the number of results: for n results it is 2 × (n - 1), or n - 1 in half matchpoints, and more only where results are missing.
