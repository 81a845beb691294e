## What an answer says around a ruling

choice-yes = yes
choice-none = none
choice-no = no
show-who = { WHO($value) }
show-suit = { SUIT($value, number: "pl") }
show-rank = { RANK($value) }
show-card = { CARD($value) }
show-call = { CALL($value) }
ask-for-fact = Please state: { $fact }.

answer-facts-clash = These facts do not fit together, so that no ruling is given.
answer-did-you-mean = I am not sure which case this is. Which of these do you mean?
answer-not-a-question = I did not make out what happened. Please tell who did what at the table, and when.
answer-kind-not-known = I do not know this kind of case yet and will not guess. The nearest sections are named below; the Director decides.
answer-nothing-near = I found no section that fits.

answer-verdict-right = Yes, that ruling was right.
answer-verdict-wrong = No, that ruling was not right.
answer-verdict-open = Whether that ruling was right still depends on what is asked below.

answer-yes = Yes.
answer-no = No.
answer-short = { $short } { $verdict }
answer-or-else = { $one } Or else: { $other }
answer-at-least = { $n } or more
answer-holds = In any case
answer-hinge = { $when }: { $yes ->
    [1] yes. Otherwise: no.
   *[0] no. Otherwise: yes.
}
answer-either-way = The same in every case:
answer-if = { $when }: { $verdict }
answer-condition = If { $when }
answer-when = { $fact } – { $values }
answer-or = { " or " }
answer-and = , and{ " " }
answer-otherwise = Otherwise
answer-depends = To rule, I still need to know:
answer-outcomes = Possible rulings
answer-more-outcomes = More depends on your answers: please answer the question above.
answer-further = That depends on further answers.
answer-further-one-of = by further answers, one of these: { $verdicts }
answer-something-else = something else
answer-or-the-like = something of the kind
answer-options = Options
answer-option = { $by }: { $text }
answer-until = ({ $until })
auction-option-forbid-one-of = Forbids the lead of one suit of his choice ({ SUIT($suit, number: "pl") }) as long as that player holds the lead.
auction-option-require-one-of = Requires the lead of one suit of his choice: { SUIT($suit, number: "pl") }.
answer-steps = Why
answer-judges = For the Director to judge
answer-understood = Understood
answer-assumed = Taken for granted
answer-second = Another irregularity is mentioned too: { $title }. Ask about it separately.
answer-edition = Laws of { $edition }
answer-footer = Laws of { $edition } · the Director at the table decides
answer-comparison = By edition
answer-comparison-line = { $edition }: { $verdict }
answer-unverified = The wording of this section in { $edition } could not be checked against a source.
answer-nearest = Nearest sections

law-of-edition = Law { $id }, { $edition }
law-see = See also
law-parts = Parts
law-changed = What changed in { $edition }
law-part-of = Part of { $title }
law-sections = Sections

error-unknown-fact = The fact '{ $fact }' does not exist in this situation.
error-invalid-fact = '{ $given }' is no value of { $fact }{ $expected ->
    [none] { $fact ->
        [contract] . Write it as '4S by W', '3NX by N', '7CXX by E', or 'passed_out'.
        [hands] . By seat N, E, S, W each hand is written 'S:AKT H:Q D:- C:95', with '-' for a void.
        [parts] . Each part is a weight above nought and North-South's points, as weight 60, ns 420.
        [session_percentage] . By side, NS or EW, it is a number from 0 to 100.
        [score_posted_at] . It is a time of day such as 22:05.
        [ruling_told_at] . It is a time of day such as 22:05.
        [requested_at] . It is a time of day such as 22:05.
        [field] . It is a list of North-South's points at the other tables, whole numbers such as 420, -50.
        [group_scores] . It is a list of North-South's points in the group, whole numbers such as 420, -50.
       *[other] .
    }
   *[other] ; expected: { $expected }.
}
error-unknown-situation = There is no situation '{ $given }'. `rule --list` shows them all.
error-unknown-edition = There is no edition '{ $given }'; choose 1987, 1997, 2007 or 2017.
error-unknown-language = There is no language '{ $given }'; choose ru, en or auto.
error-not-json = This is not valid JSON: { $given }
error-not-an-object = A JSON object is expected here.
error-no-text = There is no text to answer. Describe what happened at the table.
error-text-too-long = The text has { $given } characters; at most { $expected } can be read. Please shorten it.
error-unknown-law = There is no section '{ $given }' in { $edition }.{ $near ->
    [none] { "" }
   *[other] { " " }Nearest: { $near }.
}{ $elsewhere ->
    [none] { "" }
   *[other] { " " }It stands in: { $elsewhere }.
}
error-unknown-term = The term '{ $given }' is not in the glossary.{ $near ->
    [none] { "" }
   *[other] { " " }Nearest: { $near }.
}
error-no-file = The file { $given } cannot be read.
error-unexpected = Something went wrong here, not with your question. Please try again; the log has it under { $given }.

compare-same = same as before
compare-edited = changed
compare-moved = moved here
compare-created = new
compare-dropped = dropped
compare-absent = not there yet
term-synonyms = Also
term-translation = In the translation { $name }

contradiction = These facts contradict each other: { $where }.
