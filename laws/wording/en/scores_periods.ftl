## Laws 79, 92 and 93: corrections and appeals

situation-score-correction = A score is wrong or the tricks are disputed
situation-appeal-deadline = May a ruling still be appealed?

correction-verdict-corrected = The score is put right.
correction-verdict-stands = The recorded score stands.
correction-verdict-if-clear = The score is put right, provided it is clear that the entry is wrong and what it should be.
correction-verdict-tricks = The Director finds out how many tricks each side won, and that is recorded.
correction-verdict-mixed = The Director goes by the cards still in order and by what the players say{ $by ->
    [one_side] ; where that does not tell, he rules against the side that mixed its cards.
   *[both] ; both sides have mixed their cards, and neither can prove anything by them.
}
correction-entry-unclear = It cannot be told which entry is wrong: what the two sides agreed upon stays.
correction-mixed-risk = Until the number of tricks is agreed upon nobody may disturb the order of his played cards; whoever does puts his claim to a doubtful trick at risk.
correction-mixed-one-side = Only one side has mixed its cards: where the facts can no longer be found, the ruling goes to the other.
judge-entry-wrong = Is it clear which entry is wrong? Both pairs are asked; if it cannot be told, the agreed score stays.
correction-verdict-stands-unless = The recorded score stands unless the organizer approves of a late correction.
correction-verdict-claim = There was a claim or concession: the laws on its withdrawal decide.
correction-in-time = The correction period of { $minutes } minutes is still running: the wrong entry is put right.
correction-period-over = The correction period of { $minutes } minutes is over.
correction-late-approval = Later { $regulated ->
    [0] a wrong record is put right only with the organizer's approval, and if the Director is sure
   *[other] a wrong record is put right only where the regulations allow it, and if Director and organizer are both sure
} beyond reasonable doubt.
correction-late-not-approved = The organizer does not approve.
correction-late-doubt = A later correction needs certainty beyond reasonable doubt, and the Director has a doubt.
correction-late-allowed = With the organizer's approval and no reasonable doubt a wrong record is put right even now.
correction-power-ended = The Director puts errors right within the correction period; it is over.
correction-request-too-late = The right to ask for a ruling has ended as well.
correction-claim = The Director first finds out whether there was a claim or concession.
correction-before-round-end = Called before the end of the round, the Director finds how many tricks were won and what is recorded.
correction-after-round-end = The Director was called only after the end of the round.
correction-both-sides = He is convinced which result was obtained and puts it right for both sides.
correction-no-increase = He is not convinced: nobody's score need be increased, and the record stands.
judge-certain = Is the Director convinced what was really obtained at the table?
judge-claim-agreed = Has the side agreed to the opponents' claim, and is the trick wanted back one it would likely have won?
judge-concession = Was a trick conceded that had been won or could not be lost?
judge-tricks-won = How many tricks did each side win? The evidence decides, above all the quitted cards.
judge-decrease-one-side = Should one side's score be lowered, without raising the other's?
note-late-correction-regulation = Assumed: the regulations provide for such a late correction.
note-correction-period = The correction period is { $minutes } minutes from the posting of the official score, unless regulations say otherwise{ $until ->
    [none] .
   *[other] ; it ends at { $until }.
}

appeal-verdict-heard = The appeal is admitted.
appeal-verdict-too-late = Too late: the right to appeal has ended.
appeal-verdict-not-heard = The appeal is not heard: the agreement that it needs is missing.
appeal-verdict-final = The disciplinary decision is final; no appeal can overturn it.
appeal-verdict-other-table = Only a ruling at one's own table can be appealed.
appeal-other-table = The right to a review belongs to the contestant at whose table the ruling was made.
appeal-right = A contestant or his captain may ask for a review of a ruling at his table.
appeal-in-time = The period of { $minutes } minutes is still running.
appeal-too-late = The period of { $minutes } minutes is over.
appeal-through-director = It goes through the Director.
appeal-individual = In an individual event the partner's agreement is not needed.
appeal-all-agree = { $teams ->
    [0] Both partners agree to appeal.
   *[other] The captain agrees to appeal.
}
appeal-absent-agrees = An absent member counts as agreeing.
appeal-agreement-missing = { $teams ->
    [0] Both partners must agree, { $absent ->
        [0] and one refuses.
       *[other] and the absent one has not.
    }
   *[other] The captain must agree, { $absent ->
        [0] and refuses.
       *[other] and has not been asked.
    }
}
appeal-no-committee = There is no committee that can meet: the Director in charge hears the appeal.
appeal-point-of-law = The Director in charge hears what concerns law or regulations alone; his ruling may go on to the committee.
appeal-law-not-overruled = The committee cannot overrule him there, only recommend a change.
appeal-to-committee = The Director in charge passes the appeal to the committee.
appeal-discipline-final = The Director's decision on discipline is final.
appeal-discipline-recommendation = A committee may at most recommend that he change it.
note-appeal-period = The appeal period is { $minutes } minutes from the posting of the official score, unless the organizer has set another{ $until ->
    [none] .
   *[other] ; it ends at { $until }.
}
note-period-from-ruling = The ruling was told only after the score was posted; by general practice its period runs from then.
