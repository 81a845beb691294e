## The pace, /help and /about

pace-wait = You are asking faster than I can keep up with. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

command-help = help
command-help-about = How to use the bot: questions, answers, the law book, claims, scores and more
command-help-topic = topic
command-help-topic-about = What you want to know more about
command-help-topic-start = In short
command-help-topic-ask = Asking well
command-help-topic-situations = Asking by situation
command-help-topic-answers = Answers and their buttons
command-help-topic-editions = The four editions
command-help-topic-book = The law book
command-help-topic-claims = Claims
command-help-topic-scores = Scores
command-help-topic-director = The Director's desk
command-help-topic-journal = The journal
command-help-topic-settings = Settings of a server
command-help-topic-privacy = Privacy
command-about = about
command-about-about = What the bot is: editions, accuracy, privacy, licence

help-choose = More about …
help-about = About the bot

help-start = **Tell me what happened at the table, in your own words:** { $ruling }. You get the ruling with the law of every step. If a fact is missing, I ask for it.
help-start-menu = • { $rule-on-this } in the menu of a message (right click or long press, *Apps*): the same for what somebody wrote
help-start-situation = • { $situation }: choose what happened from a list
help-start-book = • { $law } { $search } { $compare } { $term }: the law book in four editions
help-start-claim = • { $claim }: is a claim good?
help-start-scores = • { $score } { $adjust }: scores, weighted scores
help-start-director = • { $director }: a running case at your table
help-start-journal = • { $journal }: the rulings that you kept
help-start-settings = • { $settings }: edition, language and regulations of this server
help-start-end = Only you see an answer, unless you choose otherwise. Tap an example, or choose a topic.

help-ask = Write as you would tell a colleague: *West revoked on the second diamond, won the trick, and they took two more.*
    
    These facts help most:
    • **who** did it: a seat, declarer, dummy, a defender, partner
    • **what**: the call or the card, and whose turn it was
    • **when it was noticed**: at once, after the next trick, after the board
    • **what was done**: was it accepted, corrected, was the Director called
    
    Russian, English, transliteration, the wrong keyboard layout, slips and suit signs are all understood. An auction reads best in a row: *N: 1♠ – pass – 1♥*. To rule under older Laws, choose the edition in { $ruling } or write *under the 2007 Laws*.
    
    I never guess: where one fact still decides, I ask for that one. *I don't know* shows every outcome that is left.
help-ask-menu = For a story that somebody has written already, open the menu of the message: *Apps*, { $rule-on-this }.

help-situations = { $situation } lists what can happen at a table. Begin to type (*revoke*, *lead out*, *27*), choose, and fill in the form: it asks every fact that matters and none besides. Whatever you do not know, leave open.
help-situations-guide = { $guide } asks one thing at a time instead: when it happened, what it was, and then the facts that decide. You can always go back.
help-situations-direct = The commonest have commands of their own with an option for each fact: { $revoke } { $lead-out-of-turn } { $penalty-card } { $insufficient-bid } { $call-out-of-turn } { $changed-call } { $exposed-card } { $designation } { $contested-claim }

help-answers = The bold sentence is the ruling. Below it, in the order the Director reads them out: the **options** with who chooses, what the **Director judges** himself, and the **steps**, each with its law in brackets. The last line says how I understood you.
help-answers-buttons = • *Why*: all steps, the wording of the laws, and a list in which you can **correct what I understood**
    • *Other edition*: the same facts under all four editions, the differences first; *Picture* there makes an image of it
    • *По-русски*: the same in Russian
    • *Show to everyone*: posts the answer in the channel
    • *Wrong?*: tells the maintainer, after you agreed to it
help-answers-facts = • *All facts*: every fact of this kind of case as a form
help-answers-journal = • *To the journal*: for Directors, keeps the ruling
help-answers-end = Buttons do not run out: they work next week as well.

help-editions = I know the Laws of **1987, 1997, 2007 and 2017** and rule under those of 2017 unless the server's settings, your question or the option *edition* say otherwise.
    
    Under an answer *Other edition* compares all four for the same facts. Ask about it in words, too: *under all editions: …*. { $compare } shows what became of a law from one edition to the next.

help-book = • { $law } opens a law or section: *64A1*, *12C1(e)*, *revoke*
    • { $search } finds sections that have your words
    • { $compare } shows a law in all four editions: what stayed, changed, moved
    • { $term } explains a term, with its other names and where it is used
    
    Every text is in our own words, not the official one. Sections whose wording could not be checked say so.

help-claims = { $claim } asks for trumps, who leads, who claims and how many; then a form takes the cards that are left and what the claimer said.
    
    I search all play exactly: the fewest and the most tricks that legal play allows, the same for *normal* play, and the line that loses, with its laws and a picture. What the Laws leave to the Director (did he know of the trump? in which order does he play?) can be switched in the list below the answer.

help-scores = { $score }: what a contract scores (*4Sx -2 vul*, *3NT+1 W*); with the scores of the other tables the matchpoints too, with the other table of a match the IMPs.
    
    { $adjust }: a weighted score (*60% 4S=, 40% 4S-1*) with every step of the sum, and what the other tables get. Results can be pasted or attached as a CSV table.

help-director = { $director } keeps a running case at a table: tell what happened, get the ruling, and what it leaves behind (penalty cards, restrictions on leads) stands on the card and is carried on to the next ruling of the board.
    
    You can take a step back, make notes, read out the ruling in plain sentences, hand the case to another Director, and see when the correction and appeal periods end. The case stands in the message itself, so it goes on after a restart.

help-journal = The button *To the journal* under a ruling keeps it in the server's journal, with board, table, pairs and a note if you like. Only those who count as Directors on the server can keep and read.
    
    { $journal } lists what was kept, finds it again by words, law, date or board, and exports it as a table or as a report to print.

help-settings = { $settings } is for those who may manage the server. It sets the edition, the language, private or public answers by channel, and what the Laws leave to the regulations. An option of a command wins over the text of the question, the text over the server's settings.

help-privacy = Questions are answered in memory and not stored. A click is answered from the message that it stands under. Only *Wrong?* keeps something: your question, the facts and your remark, without your name, after you agreed to it in its window.
help-privacy-journal = The journal keeps what a Director puts there: facts, ruling, board, note, and who kept it. The words of a question only if he ticks that himself.
help-privacy-settings = Of a server its settings are kept. When I am removed from it, all that is kept of it goes after 30 days.
help-privacy-forget = { $privacy } shows what is kept of you and this server, { $forget } deletes it.
help-privacy-logs = Logs hold no texts of messages and no names.

help-example-revoke = Example: a revoke
help-ask-revoke = West ruffed my spade at trick five and won the trick, and at the end it turned out he still had a spade. How many tricks do we get?
help-example-lead = Example: a lead out of turn
help-ask-lead = East made the opening lead out of turn, South is declarer. What are the options?
help-example-bid = Example: an insufficient bid
help-ask-bid = The auction went 1♠ – pass – 1♥. The insufficient bid was not accepted. What now?
help-example-editions = Example: all editions
help-ask-editions = Under all editions: a defender revoked and won that trick himself, later his side won two more. How many tricks?
help-example-law = Example: Law 64A1
help-ask-law = What does Law 64A1 say?
help-example-score = Example: a score
help-ask-score = What does 4♠ doubled, two down, vulnerable score?

about-title = Bridge rulings { $version }
about-what = Rulings under the Laws of Duplicate Bridge, in Russian and in English: the outcome, the options and the law of every step. It works by fixed rules, without a language model and without a network; what it does not know, it asks.
about-editions = Editions
about-data = { $years }. { $situations } situations, { $sections } sections of the book in our own words, { $terms } terms. Book of { $date }.
about-accuracy = Measured; the questions in words were kept apart while it was built
about-measured-rules = cases with all facts given, ruled as reasoned from the Laws: { $right } of { $of } ({ $percent } %)
about-measured-law = questions in words, the law named first was the right one: { $right } of { $of } ({ $percent } %)
about-measured-ruling = rulings given to such questions, nothing in them wrong: { $right } of { $of } ({ $percent } %)
about-measured-exam = problems of director exams told in words, solved to the end: { $right } of { $of } ({ $percent } %)
about-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
about-privacy = Questions are answered in memory and not stored. Kept is only what somebody keeps on purpose: a remark sent with *Wrong?*, a ruling put into a server's journal, a server's settings. Logs hold no texts and no names.
about-licence = Licence
about-mit = MIT: free to use, change and share. The Laws themselves belong to their publishers; the book restates them in our own words.
about-running = Running
about-since = since <t:{ $since }:f> (<t:{ $since }:R>)
about-footer = No official text. The Director at the table decides.
about-help = Help

editions-picture = Picture
editions-picture-note = The coloured line is the edition that the card was shown under. The Director at the table decides.

invite-server = To a server: { $url }
invite-user = To yourself, wherever you are: { $url }
sync-hash = Fingerprint { $hash }: { $same ->
    [yes] the same as registered last.
   *[no] not what was registered last.
}
sync-refused = Discord refused ({ $status }, { $code }): { $why }
sync-unreachable = Discord cannot be reached ({ $why }). Check the network and try again.
