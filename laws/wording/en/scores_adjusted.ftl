## Laws 12C, 86 and 87: artificial, assigned and weighted scores, fouled boards

situation-artificial-score = No result can be had
situation-assigned-score = A result is replaced
situation-weighted-score = A weighted score
situation-fouled-board = A fouled board

# Artificial
artificial-no-result = The board cannot be played normally and no result can be had: the score goes by responsibility.
artificial-average = { WHO($side, cap: 1) }, { $fault ->
    [none] in no way at fault: average plus, { $unit ->
        [imps] plus { $value } IMPs
       *[percent] at least { $value } %
    }
    [partly] only partly at fault: average, { $unit ->
        [imps] { $value } IMPs
       *[percent] { $value } %
    }
   *[full] directly at fault: average minus, { $unit ->
        [imps] { $value } IMPs
       *[percent] at most { $value } %
    }
}.
artificial-session = { $fault ->
    [none] On its other boards of the session { WHO($side) } did better than that and gets its own figure, { score-amount }.
   *[full] On its other boards of the session { WHO($side) } did worse than that and gets its own figure, { score-amount }.
}
artificial-average-imps = At IMPs average plus is worth plus 3 and average minus minus 3.
artificial-both-partners = In an individual event both members of the offending side bear this equally.
artificial-of-top = { WHO($side, cap: 1) }: { $percent } % of { $top } is { $value }.
artificial-other-table-favourable = The result at the other table clearly favours one side: the Director must not give averages but assigns a score.
artificial-several-results = Several results that cannot be compared: { $at_fault ->
    [0] nobody is at fault, so the board is cancelled.
    [1] one side is at fault; the innocent get the better of average plus and an assigned score.
   *[2] both sides are at fault, so the board is cancelled.
}
artificial-no-comparison = The results cannot be compared, so that none counts.
artificial-complement = The offending side gets the complement of the innocent side's score.
artificial-substitute = A substitute board is possible only if nobody could know the result of the match without it.
artificial-verdict-assign = No averages: the Director assigns a score for this board.
artificial-verdict-no-redeal = It may not be dealt again: the result of the match without this board could be known. The Director awards an adjusted score.
artificial-no-redeal = Where the result of the match without this board could be known, it is not dealt again, nor is another played in its place.
judge-other-table-favourable = Was the result at the other table clearly in favour of one side? Then a score is assigned, not an average.
judge-responsibility = Whose fault is it that the board cannot be played? Average plus, average or average minus go by responsibility.
artificial-verdict-substitute = The board is cancelled: a substitute board is played, or both sides get an artificial score.
option-substitute-board = May have a substitute board played, since there is time.
option-artificial = May award artificial scores in { $unit ->
    [imps] IMPs
    [matchpoints] matchpoints
   *[percent] percent
}: North-South { $ns }, East-West { $ew }.
judge-may-assign = Would an assigned score on the basis of the other table's result be more just? The Director may award one.
judge-results-and-weights = Which results were likely, and with what weights?
judge-assigned-better = Would an assigned score be better for the innocent side than average plus? Then it gets that.
note-no-average-in-points = The Laws fix no points for an average at total points; the regulations must.

# Assigned
assigned-verdict-stands = The result stands: there is no damage to redress.
assigned-verdict-if-damaged = Where the Director finds that the innocent side was damaged, he assigns a score; otherwise the result stands.
assigned-standard = The score assigned is the one that would probably have come about without the infraction; it takes the place of the result obtained.
assigned-two-standards = The innocent side gets the best result that was likely without the infraction, the offending side the worst that was at all probable.
assigned-verdict-to-judge = There is damage: the Director finds the result to be assigned.
assigned-verdict-one-side = { WHO($side, cap: 1) }: { score-amount }. The other side's score is still to be found.
assigned-damage = Expected without the infraction { $expected } for North-South, obtained { $table }: the innocent side did worse and is damaged.
assigned-no-loss = Expected without the infraction { $expected } for North-South, obtained { $table }: the innocent side did no worse.
assigned-damage-found = The Director has found that the innocent side was damaged.
assigned-no-damage = Without damage the score is not adjusted.
assigned-best-likely = { WHO($side, cap: 1) } is innocent and gets the most favourable likely result, { $score } for North-South: { score-amount }.
assigned-worst-probable = { WHO($side, cap: 1) } offended and gets the least favourable result that was at all probable, { $score } for North-South: { score-amount }.
assigned-replaces = The result expected without the infraction, { $score } for North-South, replaces the one obtained: North-South { score-amount }.
assigned-self-inflicted = The innocent side added to its damage by { $conduct ->
    [serious_error] a serious error
    [extremely_serious_error] an extremely serious error
   *[gambling] a gambling action
}: that part it bears itself.
assigned-all-self-inflicted = Without its own error the innocent side would have done no worse than without the infraction: nothing comes from the infraction.
assigned-offenders-share = { WHO($side, cap: 1) } offended and is scored as if the others had not erred, on { $score } for North-South: { score-amount }.
assigned-relief = { WHO($side, cap: 1) } got { $table } at the table, expected { $expected } without the infraction and { $after } after it without its own error. Of the loss of { $lost } it caused { $own } itself; it ends with { score-amount }.
note-artificial-if-numerous = If so many results come into question that assigning one would be guesswork, an artificial score may take its place.
note-self-inflicted-by-practice = These Laws do not speak of the innocent side's own later error; by practice an irrational or gambling action may cost it the redress.
note-may-be-weighted = Where several results were likely, the Director may weight them.

# Weighted
weighted-two-standards = Here each side gets a result by its own standard; the Director does not mix results.
weighted-committee-only = Only an appeals committee may depart from that in order to do equity.
weighted-allowed = { $by ->
    [committee] The appeals committee
   *[director] The Director
} may weight several results by their probability.
weighted-part = { $weight } %: { $score } for North-South is worth { score-amount }, its share is { $share }.
weighted-named = { $weight } %: { $score } for North-South.
weighted-converted = { $scoring ->
    [total_points] Each result counts with its points
    [imps] Each result is first turned into IMPs against the other table
    [cross_imps] Each result is first turned into IMPs against all other tables
    [butler] Each result is first turned into IMPs against the datum
    [board_a_match] Each result is first compared with the other table: won, tied or lost
   *[matchpoints] Each result is first matchpointed against the other scores on the board
}, and only then weighted: points of different results are never averaged beforehand.
weighted-added = The shares are added up, and the sum is one side's score; { $scoring ->
    [matchpoints] the other side gets what is left of the top
    [board_a_match] the other side gets what is left of the board
   *[other] the other side gets as much with the sign changed
}.
weighted-verdict-procedure = { $by ->
    [committee] The appeals committee
   *[director] The Director
} may award a weighted score: he names the results and their weights, which make 100 %, rates each result by itself and adds up the shares.
note-weighted-numbers = { $scoring ->
    [total_points] With the results and their weights
    [imps] With the results, their weights and the score of the other table
    [board_a_match] With the results, their weights and the score of the other table
   *[other] With the results, their weights and the other scores on the board
} it can be worked out here.
weighted-sum = Together { $value } for North-South.
weighted-rounded = Rounded by regulation{ $rounding ->
    [half_to_non_offenders] , an exact half to the innocent side
   *[half_away] , an exact half away from nought
}: { score-amount } for North-South.
weighted-verdict-not-allowed = Under these Laws the Director may not weight results.
judge-legal-results = Could each of these results have been reached legally? Others may not be included.
note-weighting-may-be-forbidden = The authority may forbid weighting or choose the two older standards instead.

# Fouled boards
fouled-different-forms = Contestants who should have been compared did not play the board in the same form: it is fouled.
fouled-groups-apart = Each form is rated by itself: { $group } of { $expected } results were obtained on this one.
fouled-find-groups = The Director works out, as well as he can, which form each table played: the right one or a changed one. The scores fall into groups accordingly.
fouled-rate-groups = Each group is rated by itself, by the method of the regulations{ $announced ->
    [0] .
   *[other] ; where they are silent, the Director chooses a method and announces it.
}
fouled-inside-groups = Inside its group a pair gets 2 matchpoints for each score it beats and 1 for each it equals; the total is then brought to the full top of the board.
fouled-verdict-groups = The board is fouled: the scores are sorted by the form that was played, and each group is matchpointed by itself.
judge-fouled-forms = Which tables played the board in its right form, and which in a changed one?
judge-fouled-by-whom = Who put the cards back wrong? A procedural penalty is possible.
note-fouled-numbers = With the number of results in all, the number in the group and the pair's matchpoints inside it, its share can be worked out here.
fouled-in-group = Inside the group the score beats { $beaten } and equals { $equal }: { $value } of the group's matchpoints.
fouled-group-not-small = With { $group } results the group is not small enough for fixed percentages; the formula applies.
fouled-by-formula = Neuberg's formula: { $expected } / { $group } × ({ $matchpoints } + 1) - 1 = { $value } of { $top }.
fouled-by-add-one = One matchpoint for each missing comparison: { $matchpoints } + { $expected } - { $group } = { $value } of { $top }.
fouled-by-straight = The same share as inside the group: { $matchpoints } × { $top } / (2 × ({ $group } - 1)) = { $value } of { $top }.
fouled-by-small-group = Small group: (60 + 5 × ({ $matchpoints } - { $group } + 1)) % of { $top } = { $value }.
fouled-teams = Between teams such results cannot be compared.
fouled-verdict-matchpoints = { $value } { $value ->
    [one] matchpoint
   *[other] matchpoints
} of { $top }.
note-fouled-method = The method is the regulations' choice, or announced by the Director: { $method ->
    [formula] Neuberg's formula
    [add_one] one matchpoint for each missing comparison
    [straight] straight factoring
   *[small_group] fixed percentages for small groups
}.
note-fouled-redeal = In some team events the organizers may prescribe a redeal.

# Contradictions
damage-without-loss = Damage is stated, but the table result is no worse than the one expected.
weights-not-100 = Every weight must be greater than nought, and all of them must add up to 100 % (or to 1): correct the parts.
more-matchpoints-than-top = A result cannot be worth less than nought or more than the top of the board.
group-larger-than-field = The group has more results than the whole board should have ({ $given }). Correct one of the two numbers.
group-scores-do-not-match = The number of scores given is not the size of the group ({ $given }). Add or remove scores, or correct the size.
own-score-not-in-group = The score of the pair asked about ({ $given }) is not among those of its group: add it, or correct one of the two.
too-many-group-matchpoints = A group of n results has from nought to 2 × (n - 1) matchpoints for one pair. Correct the matchpoints or the size of the group.
single-result-has-no-share = A single result has no share of its group; choose the formula, or an artificial score.
