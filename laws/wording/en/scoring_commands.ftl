## The commands /score and /adjust: names, forms, tables

command-score = score
command-score-about = What a contract scores: 4Sx -2 vul, 3NT+1, 6H=; in matchpoints or IMPs too where you like
command-score-result = result
command-score-result-about = Contract and result: 4Sx -2 vul, 3NT+1, 6H= W
command-score-field = field
command-score-field-about = North-South scores of the other tables: 620, -100, 170x3
command-score-other = other-table
command-score-other-about = Score or contract at the other table of a match, for IMPs
command-score-vulnerability = vulnerability
command-score-vulnerability-about = Vulnerability of the board
command-score-declarer = declarer
command-score-declarer-about = Who declares, where the result does not say
command-adjust = adjust
command-adjust-about = A weighted score: what both sides get, every step, and what the other tables get
command-adjust-weights = results
command-adjust-weights-about = Results with their weights: 60% 4S=, 30% 4S-1, 10% 3S+1
command-adjust-field = field
command-adjust-field-about = North-South scores of the other tables: 620, -100, 170x3
command-adjust-file = file
command-adjust-file-about = The same scores as a CSV table
command-adjust-other = other-table
command-adjust-other-about = Score or contract at the other table of a match, for IMPs
command-adjust-scoring = scoring
command-adjust-scoring-about = The form of scoring
command-adjust-vulnerability = vulnerability
command-adjust-vulnerability-about = Vulnerability of the board
command-adjust-declarer = declarer
command-adjust-declarer-about = Who declares the contracts that do not say
command-adjust-results = expected
command-adjust-results-about = How many results the board should have, where more than there are
command-adjust-innocent = innocent
command-adjust-innocent-about = The non-offending side; it matters where halves are rounded in its favour
command-adjust-rounding = rounding
command-adjust-rounding-about = Rounding of IMPs by regulation
command-adjust-committee = committee
command-adjust-committee-about = An appeals committee decides (it matters under the Laws of 1997)
command-vulnerable-none = none
command-vulnerable-ns = North-South
command-vulnerable-ew = East-West
command-vulnerable-all = both sides
command-side-ns = North-South
command-side-ew = East-West
command-scoring-matchpoints = matchpoints
command-scoring-imps = IMPs
command-rounding-none = no rounding
command-rounding-half-to-non-offenders = whole, halves to the non-offenders
command-rounding-half-away = whole, halves away from nought

score-form-title = Score
score-form-result = Contract and result
score-form-result-about = 4Sx -2 vul, 3NT+1, 6H= W
adjust-form-title = A weighted score
adjust-form-result = Results with their weights
adjust-form-result-about = 60% 4S= S, 30% 4S-1 S, 10% 3S+1 S; points will do as well: 60% 620
score-form-field = Scores of the other tables
score-form-field-about = From North-South's view: 620 -100 170x3, a contract a line, or a table with a heading
score-form-other = The other table of a match
score-form-other-about = For IMPs: North-South's score or a contract
score-mend = Correct it

score-sheet-title = This score among the others
adjust-sheet-title = Weighted score
adjust-percent = { $value } %
adjust-number = { $value }
adjust-total = Total
adjust-weight = Weight
adjust-score = NS score
adjust-share = Share
adjust-unit = { $unit ->
    [imps] IMPs
    [matchpoints] MP
    [percent] %
   *[points] Points
}
adjust-tables = Tables
adjust-mp-ns = MP NS
adjust-mp-ew = MP EW
adjust-awarded = awarded
adjust-more-rows = { $n ->
    [one] And { $n } more row.
   *[other] And { $n } more rows.
}

error-adjust-needs-field = Matchpoints, cross-IMPs and Butler come from comparing: give the scores of the other tables, such as 620 -100 170x3. For IMPs choose that form of scoring and give the other table.
error-adjust-needs-other-table = IMPs need the score at the other table of the match, such as 620 or 4S= S.
error-adjust-too-few-expected = { $given } results are expected, but with the one awarded there are { $results }. Raise the number or leave out what is too much.
error-score-file-too-large = The file of { $given } KB is too large; up to { $most } KB can be read.
error-score-file-gone = The file could not be read. Attach it again, or paste the scores into the field.
error-score-file-no-text = The file holds no text. A CSV table is needed, or simply scores with blanks between them.
