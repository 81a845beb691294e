## Laws 68 to 71: claims and concessions

situation-claim = A claim or concession
situation-claim-acceptance-withdrawal = Agreement to a claim, taken back
situation-concession-cancelled = A conceded trick wanted back

who-claimers-partner = the claimer's partner
    .gen = the claimer's partner's

# Verdicts
claim-verdict-good = The claim is good: { TRICKS($n) } to the claimer{ $opponents ->
    [0] .
   *[other] , { $opponents } to the opponents.
}
claim-verdict-less = The claim is not good as made: { TRICKS($n) } to the claimer, { $opponents } to the opponents.
claim-verdict-more = The claimer gave away too much: { TRICKS($n) } to him{ $opponents ->
    [0] .
   *[other] , { $opponents } to the opponents.
}
claim-verdict-not-settled = Not settled: the claimer gets { $low } to { $high } tricks, and the Director decides within these bounds.
claim-verdict-director = Call the Director: he decides the disputed claim; no more play until he comes.
claim-verdict-play-stopped = Play stopped with the claim: what was played after it is no revoke and costs no trick and no penalty card; the Director rules on the claim itself.
claim-verdict-no-claim = This is no claim: play goes on.
claim-verdict-no-concession = Nothing was conceded: the conceder's partner objected at once, and play goes on.
claim-verdict-agreed = Nobody doubts the claim: the board is scored as claimed.
claim-verdict-played-on = The claim is void, and the result obtained by playing on stands.
claim-verdict-point-good = On this point nothing is lost; unless something else is doubtful, the claim stands.
claim-verdict-point-lost = { TRICKS($n) } { $n ->
    [one] goes
   *[other] go
} to the opponents on this point.
agreement-verdict-back = The agreement is taken back: { TRICKS($n) } { $n ->
    [one] goes
   *[other] go
} to the side that had agreed, and the board is rescored.
agreement-verdict-stays = The agreement stands, and so does the score.
concession-verdict-cancelled = The concession is cancelled: { TRICKS($n) } { $n ->
    [one] goes
   *[other] go
} back to the side that conceded, and the board is rescored.
concession-verdict-stands = The concession stands.

# What is a claim (68)
claim-current-trick-only = The words concern only the trick in progress; that is neither a claim nor a concession.
claim-shown-cards-no-penalty = Cards that the defender showed in doing so do not become penalty cards.
claim-not-by-dummy = Only declarer or a defender can claim in words; dummy cannot.
claim-dummy-takes-no-part = Dummy takes no part in the play, and he had no right to say so.
claim-made = A side's number of tricks was stated, or play was cut short, or cards were shown: that is a claim or a concession.
claim-rest-conceded = { TRICKS($n) } claimed; the rest, if any, is conceded.
claim-partner-objects = A defender was conceding tricks, and his partner objected at once: there is no concession, and play goes on.
claim-partner-may-not-use = { $player ->
    [claimers_partner] The conceder's partner
   *[other] { WHO($player, cap: 1) }
} may not use what he heard and saw.
claim-nobody-doubts = Nobody doubts the claim.
claim-agreement = A side that assents and does not object before it calls on a later board or the round ends has agreed; the tricks count as if played.
claim-all-four-agree = The other side asked to play on, and all four agreed.
claim-void-result-stands = The claim no longer counts and is not adjudicated; cards shown and words heard restrict nobody, and the score obtained stands.
claim-play-has-ceased = A claim ends the play: the four may not play on, even if all are willing.
claim-only-other-side-may-ask = Only the side that did not claim may ask to play on; the claimer's own wish does not open this way.
claim-one-does-not-agree = Not all four agreed to play on, so that the Director adjudicates.
claim-all-four-must-agree = Playing on needs the consent of all four; otherwise the Director adjudicates.
claim-option-director = Have the Director called, who adjudicates the claim.
claim-option-play-on = May ask to play on: if all four agree, the claim is void and the result then obtained stands.
claim-later-play-void = What was played after the claim does not count.
claim-later-play-evidence = What was played after the claim is not the result; the Director may use it as evidence of what the players would have done.
claim-doubted = { $who ->
    [dummy] Dummy may doubt a claim like any other player
   *[other] The claim is doubted
}: the Director is called, and nothing more is done before he comes.

# Contested claims (70)
claim-doubt-against-claimer = The result is to be as fair as possible to both sides, but what remains doubtful goes against the claimer.
claim-hands-must-be-faced = All remaining cards are put face up on the table.
claim-hands-may-be-faced = The Director may have the remaining cards put face up.
claim-held-to-statement = The claimer repeats what he said at the time, and is held to it.
claim-no-statement = The claimer named no line of play; nothing he adds now counts as stated.
claim-trump-mentioned = He spoke of the outstanding trump, so that it gives the opponents nothing of itself.
claim-trump-not-mentioned = He did not mention the outstanding trump.
claim-trump-forgotten = He said nothing of the outstanding trump, may have forgotten it, and a normal line loses { TRICKS($n) } to it.
claim-trump-possibly-forgotten = It is possible that he was not aware of the outstanding trump.
claim-trump-could-cost = A normal line loses a trick to that trump.
claim-trump-known = He knew of the outstanding trump: he is taken to draw it first.
claim-trump-harmless = The outstanding trump cannot win a trick against any normal line.
claim-card-proven = An opponent had already shown out, so that everybody knows where the missing card is: he plays accordingly.
claim-card-irrational-otherwise = Any other line would be irrational, so that the unstated one is accepted.
claim-card-guess = The unstated line works only if one opponent rather than the other holds a certain card: he is taken to go wrong, which costs { TRICKS($n) }.
claim-card-guess-unseen = The unstated line works only if one opponent rather than the other holds a certain card: it is not accepted.
claim-order-top-down = Suits whose order was not stated are taken to be played from the top.
claim-order-any = Cards of a suit that he thinks equal may be played in any order, so that the worst counts.
claim-high-cards-kept = A discard is the lowest card, and no card that is high while another can go: to throw it would not be normal play.
claim-high-cards-thrown = He may throw a card that is high although another could go, so that the worst counts.
claim-concession-too-much = { TRICKS($n) } of those conceded cannot be lost: that part of the concession is cancelled.
claim-worse-line = A normal line within what was stated comes to { TRICKS($n) } only; a better one that was not stated is not accepted.
claim-worse-line-unseen = There is a normal line that does worse: the better one, not stated, is not accepted.
claim-no-worse-line = No normal line does worse: the silence does no harm.
claim-partner-may-err = The claim depends on partner's choice among normal plays, and he may choose wrong: { TRICKS($n) } are left.
claim-partner-may-err-unseen = The claim depends on partner's choice among normal plays: that part is not accepted.
claim-no-line-makes-more = No normal line comes to more than { TRICKS($n) } against the best play of the opponents.
claim-every-line = Every normal line comes to { TRICKS($n) } at least.
claim-any-legal-play = Not even the most careless legal play leaves the claimer fewer than { TRICKS($n) }.
claim-line-trick = Trick { $number }: { WHO($leader) } leads, { CARDS($cards) }; won by { WHO($winner) }{ $reason ->
    [stated] { " " }(as stated)
    [free] { " " }(not stated: any suit may come first)
    [draws] { " " }(he draws trumps)
    [partner] { " " }(partner may choose so)
    [guess] { " " }(the missing card is misplaced)
    [ruffed] { " " }(ruffed with the outstanding trump)
    [begun] { " " }(the trick in progress)
   *[opponents] { "" }
}.

# Agreement (69)
agreement-established = A side that assents and has not objected when it calls on a later board, or when the round ends, has agreed.
agreement-not-established = His side has not called on a later board and the round goes on: the objection comes in time, and there is no agreement.
agreement-contested-instead = The claim is contested, and what is doubtful goes against the claimer.
agreement-period-over = The correction period is over: the agreement can no longer be taken back.
agreement-period-open = The correction period is still running.
agreement-already-won = His side had in fact already won { TRICKS($n) } that it agreed to lose.
agreement-cannot-lose-normally = No normal play of the remaining cards could have lost { TRICKS($n) } that was agreed away.
agreement-likely-won = His side would likely have won { TRICKS($n) } more had play continued.
agreement-likely-won-not-enough = In this edition it is not enough that the trick was likely: no normal play may lose it.
agreement-unlikely-won-not-enough = It is not likely that his side would have won the trick: the agreement cannot be taken back.

# Concessions (71)
concession-period-over = A concession stands; after the correction period nothing can cancel it.
concession-already-won = The conceded trick had in fact been won.
concession-contract-already-decided = The contract had already been made, or already been defeated, and yet the opposite was conceded.
concession-not-losable-legally = No legal play of the remaining cards could lose the trick.
concession-not-losable-normally = No normal play of the remaining cards could lose the trick.
concession-irrational-not-normal = Normal play includes what is careless or inferior, but not what is irrational.
concession-too-late = Such a concession is cancelled only before the conceding side calls on a later board and before the round ends.
concession-losable = A careless but normal play could lose the trick.

# Judgement
judge-unaware-of-trump = Is it at all likely that the claimer was not aware of the outstanding trump?
judge-other-line-irrational = Would it be irrational not to take the unstated line?
judge-trump-could-cost = Could a trick be lost to that trump by some normal play, even a careless one?
judge-worse-line-normal = Is there another normal line, careless or inferior perhaps, that does worse?
claim-judge-information = Did { WHO($player) } get unauthorized information, and did he use it?
claim-judge-dummy-information = Did dummy's words tell declarer something, and did he use it?
claim-judge-premature = Was a card shown or played before its time?
claim-judge-shown-cards = The Law does not say here what becomes of cards the conceder showed: are they penalty cards?
claim-judge-adjudicate = What result is fair to both sides, doubtful points going against the claimer? With all remaining cards, the hand on lead and the trump suit it can be worked out.
claim-judge-trump = Is a trump still out that the claimer did not mention and may have forgotten?
claim-judge-line = Is there a normal line within the statement that does worse?
claim-judge-missing-card = Does an unstated line depend on which opponent holds a card?
claim-judge-normal = Are the lines taken as normal the right ones for this claimer? They leave him { TRICKS($n) }; legal play of any kind, however careless, leaves at least { $low }.
claim-judge-not-settled = Which line is normal and worst? The search came as far as { $low } to { $high } tricks.
claim-judge-show-out = May the claimer be taken to notice that the suit does not break? Then he gets { TRICKS($n) }.
agreement-judge-likely = Would that side likely have won the trick had play continued?
concession-judge-normal = Are the lines taken as normal the right ones for this player? They leave him { TRICKS($n) }.

# Notes
claim-note-order = Assumed: a suit is played from the top. In any order the claimer could come to { TRICKS($n) } only.
claim-note-high-cards = Assumed: the claimer throws no high card while another can go. Otherwise he could come to { TRICKS($n) } only.
claim-note-unread = Not understood in the statement, and left out: { $steps }.
claim-note-cards-incomplete = To work it out, all remaining cards of the four hands, the trump suit and the hand on lead are needed.

# Contradictions
ending-needs-four-hands = All four hands with all four suits are needed.
ending-hand-sizes = The hands do not fit together ({ $given }): with the cards on the table each must have the same number, at most 13. Look for a missing or extra card.
ending-revoke-on-table = A card on the current trick ({ $given }) does not follow suit, although its player still has that suit. Check the hand or the trick.
ending-rest-does-not-fit = The remaining cards cannot be placed so that all hands have the same number.
claim-more-than-remain = More tricks are claimed or counted than remained. Correct the number or the hands.
claim-tricks-left-differ = The number of tricks left is not the number of cards in the longest hand. Correct one of the two.
claim-more-in-doubt-than-claimed = More tricks are in doubt than were claimed. Correct one of the two numbers.
claim-shown-out-yet-holds = A player is said to have shown out of a suit, but still holds a card of it. Correct one of the two.
agreement-more-than-claimed = More tricks are wanted back than were claimed.
agreement-trick-never-won = No legal play of these cards would give the agreeing side that trick.
concession-losable-legally = Some legal play of these cards does lose the trick.
concession-more-than-conceded = More tricks are wanted back than were conceded.
concession-not-losable = No legal play of these cards loses the trick.

# Facts and questions
ask-claim-leader = Which hand is on lead?
ask-claim-acceptance-withdrawal-leader = Which hand was on lead?
ask-concession-cancelled-leader = Which hand was on lead?
fact-current-trick = cards on the current trick
fact-declarer-tricks-before = declarer's tricks before the claim
fact-claimer = claimer
ask-claimer = Who claimed or conceded?
ask-claim-acceptance-withdrawal-claimer = Who made the claim?
choice-claimer-declarer = declarer
choice-claimer-defender = a defender
choice-claimer-dummy = dummy
fact-tricks-left = tricks that remained
fact-played-after = cards were played after the claim
fact-claimed-tricks = tricks claimed
fact-order-in-suit = order within a suit
choice-order-in-suit-top-down = from the top
choice-order-in-suit-any = in any order
fact-notices-show-out = he is taken to notice a show-out
fact-keeps-high-cards = he throws no high card while another can go
fact-concerns = the statement concerns
choice-concerns-tricks-to-come = tricks to come
choice-concerns-current-trick = only the current trick
fact-doubted-by = doubted by
choice-doubted-by-none = nobody
choice-doubted-by-opponent = an opponent
choice-doubted-by-dummy = dummy
choice-doubted-by-partner-of-conceder = the conceder's partner
fact-partner-objected-at-once = the conceding defender's partner objected at once
fact-exposed = cards shown
fact-stated-line = line stated
fact-outstanding-trump-mentioned = outstanding trump mentioned
fact-unaware-of-trump = possibly unaware of the trump
fact-other-line-irrational = any other line irrational
fact-shown-out = shown out before
fact-play-on-asked-by = playing on asked by
choice-play-on-asked-by-none = nobody
choice-play-on-asked-by-non-claiming-side = the other side
choice-play-on-asked-by-claiming-side = the claimer's side
fact-all-four-agreed = all four agreed to play on
fact-tricks-after-play-on = claimer's tricks from playing on
fact-doubtful-point = doubtful point
choice-doubtful-point-none = none named
choice-doubtful-point-outstanding-trump = an outstanding trump
choice-doubtful-point-missing-card = which opponent has a card
choice-doubtful-point-partner-choice = what the claiming defender's partner plays
choice-doubtful-point-unstated-line = a line that was not stated
fact-tricks-in-doubt = tricks in doubt
fact-trump-could-cost = a normal line loses to the trump
fact-worse-line-normal = a normal line does worse
fact-lost-trick = the trick wanted back
ask-lost-trick = What about the trick that the agreeing side wants back?
choice-lost-trick-already-won = it had already been won
choice-lost-trick-cannot-lose-normally = no normal play could lose it
choice-lost-trick-likely-won = it would likely have been won
choice-lost-trick-unlikely-won = it would hardly have been won
fact-lost-tricks = tricks wanted back
fact-called-next-board = who has called on a later board
choice-called-next-board-none = nobody
choice-called-next-board-offending-side = the side that erred
choice-called-next-board-non-offending-side = the other side
choice-called-next-board-both = both sides
fact-conceded-trick = the conceded trick
ask-conceded-trick = What was the conceded trick?
choice-conceded-trick-already-won = it had already been won
choice-conceded-trick-contract-already-decided = the contract was already made or defeated
choice-conceded-trick-not-losable-legally = no legal play could lose it
choice-conceded-trick-not-losable-normally = no normal play could lose it
choice-conceded-trick-losable-normally = a careless but normal play could lose it
fact-conceded-tricks = tricks wanted back
