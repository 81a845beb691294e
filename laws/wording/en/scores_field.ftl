## IMPs against the field: cross-IMPs and Butler

choice-scoring-cross-imps = cross-IMPs
choice-scoring-butler = Butler
fact-divisor = divisor of cross-IMPs
choice-divisor-none = none
choice-divisor-comparisons = number of comparisons
choice-divisor-results = number of results
fact-outliers = scores left out of the datum
choice-outliers-none = none
choice-outliers-one-at-each-end = the best and the worst
choice-outliers-tenth-at-each-end = a tenth at each end
fact-datum-half = a datum between two tens
choice-datum-half-away-from-zero = away from nought
choice-datum-half-towards-zero = towards nought
choice-datum-half-up = to North-South
choice-datum-half-down = to East-West
fact-award-in-datum = the award counts for the datum

weighted-crossed = Each result is compared with { $n ->
    [one] the one other table
   *[other] all { $n } other tables
}, and the IMPs are added up{ $divisor ->
    [none] .
   *[other] {" "}and divided by { $by }.
}
weighted-datum = The datum comes from { $n ->
    [one] { $n } score
   *[other] { $n } scores
}{ $counted ->
    [yes] , the award among them
   *[no] , the award not among them
}{ $dropped ->
    [0] ; none is left out
   *[other] ; { $dropped } at each end left out
}: the mean is { $mean }, the datum { $datum }.

command-adjust-divisor = divisor
command-adjust-divisor-about = Cross-IMPs: what their sum is divided by
command-adjust-outliers = outliers
command-adjust-outliers-about = Butler: scores left out of the datum (from five scores on)
command-adjust-halves = halves
command-adjust-halves-about = Butler: where a mean exactly between two tens goes
command-adjust-in-datum = in-datum
command-adjust-in-datum-about = Butler: the award is one of the scores that make the datum
command-scoring-cross-imps = cross-IMPs
command-scoring-butler = Butler
command-divisor-none = not divided
command-divisor-comparisons = number of comparisons
command-divisor-results = number of results
command-outliers-none = none left out
command-outliers-one-at-each-end = best and worst left out
command-outliers-tenth-at-each-end = a tenth at each end left out
command-halves-away-from-zero = away from nought
command-halves-towards-zero = towards nought
command-halves-up = to North-South
command-halves-down = to East-West

adjust-imps-ns = IMPs NS
adjust-imps-ew = IMPs EW

# Parts of facts
part-weight = weight
part-ns = North-South
part-matchpoints-ns = matchpoints
part-player = player
part-suit = suit
