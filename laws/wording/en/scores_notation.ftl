## What can be wrong with a typed result, field or mixture, and how to mend it

error-score-empty = There is no result here. Type one such as 4S=, 3NT+1 or 4Sx -2 vul.
error-score-no-contract = No contract at place { $where }: '{ $given }'. Begin with a level and a suit, such as 4S or 3NT.
error-score-level = '{ $given }' is no contract: the level is 1 to 7.
error-score-doubled-too-often = '{ $given }': a contract is undoubled, doubled (x) or redoubled (xx), nothing more.
error-score-no-result = '{ $given }' has no result. Add =, +1, -2 or the number of tricks.
error-score-two-results = A second result at place { $where }: '{ $given }'. Leave one of them.
error-score-tricks-impossible = '{ $given }' would mean { TRICKS($tricks) } for declarer; he can win 0 to 13. At level { $level } the result goes from -{ $most } to +{ $over }.
error-score-unread = Not understood at place { $where }: '{ $given }'. After the contract come declarer (by W), the result (=, +1, -2) and vul or nv.
error-score-needs-declarer = Who declares { $where }? Add the player, such as 'by W', so that the score has a side.
error-score-not-a-number = Line { $line }, place { $column }: '{ $given }' is no score. Type points from North-South's view, such as 620 or -100.
error-score-of-no-contract = Line { $line }, place { $column }: no contract scores { $given }. Please check the number.
error-score-frequency-unclear = Line { $line }, place { $column }: '{ $given }' is not clear. Type the score first, then how often it occurs: 620x4.
error-score-row-unclear = Line { $line }: '{ $given }' needs one score, either North-South's or East-West's.
error-score-count-not-a-number = Line { $line }, column { $column }: '{ $given }' is no number of tables (1 to 999).
error-score-too-many-results = Line { $line }: more than { $most } results cannot be read.
error-score-field-too-small = { $given ->
    [0] There is no result to compare with
    [one] A field of { $given } result cannot be compared
   *[other] A field of { $given } results is too small
}: give at least { $least }.
error-score-no-weights = There are no weighted results here. Type them like this: 60% 4S=, 30% 4S-1, 10% 3S+1.
error-score-weight-missing = Part { $part }, '{ $given }', needs exactly one weight greater than nought, such as 60%.
error-score-weight-without-result = Part { $part }, '{ $given }', has a weight but no result. Add one, such as 4S= or 620.
error-score-weights-not-100 = The weights add up to { $given } %, not to 100 %: { $off } % { $much ->
    [over] too many
   *[missing] are missing
}.
