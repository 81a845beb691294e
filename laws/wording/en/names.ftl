## Players, sides, suits, cards and calls. `gen` is the possessive.

who-offender = the offender
    .gen = the offender's
who-partner = the offender's partner
    .gen = the offender's partner's
who-lho = the offender's left-hand opponent
    .gen = the offender's left-hand opponent's
who-rho = the offender's right-hand opponent
    .gen = the offender's right-hand opponent's
who-declarer = declarer
    .gen = declarer's
who-dummy = dummy
    .gen = dummy's
who-defender = the defender
    .gen = the defender's
who-director = the Director
    .gen = the Director's
who-offending-side = the offending side
    .gen = the offending side's
who-non-offending-side = the non-offending side
    .gen = the non-offending side's
who-opponents = the opponents
    .gen = the opponents'
who-claimer = the claimer
    .gen = the claimer's
who-n = North
    .gen = North's
who-e = East
    .gen = East's
who-s = South
    .gen = South's
who-w = West
    .gen = West's
who-ns = North-South
    .gen = North-South's
who-ew = East-West
    .gen = East-West's

suit-s = spade
suit-h = heart
suit-d = diamond
suit-c = club
suit-n = notrump
suit-s-plural = spades
suit-h-plural = hearts
suit-d-plural = diamonds
suit-c-plural = clubs
suit-n-plural = notrump

card-unnamed = the card
rank-a = A
rank-k = K
rank-q = Q
rank-j = J
rank-t = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2

call-p = pass
call-x = double
call-xx = redouble
call-notrump = NT
contract-passed-out = passed out
contract-doubled = { $bid }{ $doubles ->
    [0] { "" }
    [1] X
   *[2] XX
}
contract-played = { $bid } by { WHO($by) }

count-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
