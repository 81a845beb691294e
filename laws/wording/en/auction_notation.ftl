## Reading an auction as it was typed

error-auction-empty = I see no call in this auction.
error-auction-too-long = The auction has { $given } characters; at most { $expected } can be read.
error-auction-not-a-call = Call { $number }: '{ $call }' is no call. Calls are 1C to 7NT, pass, double (X) and redouble (XX).
error-auction-level = Call { $number }: '{ $call }' is no bid; levels go from one to seven.
error-auction-insufficient = Call { $number }: { CALL($call) } is not enough over { CALL($last) }.
error-auction-double = Call { $number }: there is nothing here that this player may double.
error-auction-redouble = Call { $number }: there is no double here that this player may redouble.
error-auction-over = Call { $number }: the { CALL($call) } comes after the end of the auction.
error-auction-seat = Call { $number }: '{ $call }' stands with { WHO($seat) }, but { WHO($expected) } was to call.
error-auction-row-too-long = This row has more than four calls: '{ $row }'.
error-auction-bracket-open = A bracket is not closed: '{ $call }'.
error-auction-alert-of-nothing = '{ $call }' marks an alert, but no call stands before it.
error-auction-dealer-unknown = Who dealt? The auction does not say.
