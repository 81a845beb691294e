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
answer-not-a-question = I do not see a question about the laws of bridge in this. Describe what happened at the table, in your own words.
answer-kind-not-known = I do not know this kind of case yet and will not guess. The nearest sections are named below; the Director decides.
answer-nothing-near = I found no section that fits.

answer-verdict-right = Yes, that ruling was right.
answer-verdict-wrong = No, that ruling was not right.
answer-verdict-open = Whether that ruling was right still depends on what is asked below.

answer-either-way = The same in every case:
answer-if = If { $when }: { $verdict }
answer-when = { $fact }: { $values }
answer-or = { " or " }
answer-and = , and{ " " }
answer-otherwise = otherwise
answer-depends = It depends on one more fact:
answer-outcomes = What can come of it
answer-options = Options
answer-option = { $by }: { $text }
answer-until = ({ $until })
answer-steps = Why
answer-judges = For the Director to judge
answer-understood = Understood
answer-assumed = Assumed
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
    [none] .
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
