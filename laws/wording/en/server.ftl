## Settings of a server

command-settings = settings
command-settings-about = Edition, language, visibility of answers and the regulations of this server
command-settings-language = language
command-settings-language-about = The language of this card

server-note-defaults = This server's settings cannot be read at the moment: the bot's general ones were used.
server-note-remembered = This server's settings cannot be read at the moment: those read last were used.

server-title = Settings of this server
server-lead = This is how I answer here. An option of a command wins over the question, the question over the settings.
server-footer = Bold: set here; all else is the default.
server-choose = What shall be changed?
server-reset = Reset everything
server-reset-sure = Return all settings of this server to the defaults? What was set here is lost; the journal is not touched.
server-reset-yes = Yes, reset
server-reset-no = No, leave them
server-reset-done = ✅ All settings are the defaults now.
server-changed = ✅ Saved. { $name }: **{ $value }**
server-now = Now: **{ $value }**
server-default = Default: { $value }
server-back = All settings
server-type = Type it
server-type-label = New value
server-choose-roles = Roles of the Directors
server-choose-text = Which text to quote
server-choose-channels = { $private ->
    [0] Channels where everyone sees the answers
   *[1] Channels where only the asker sees the answer
}
server-channels = ; { $private ->
    [0] everyone in { $channels }
   *[1] the asker alone in { $channels }
}
server-channels-apart = { $n ->
    [one] , otherwise in { $n } channel
   *[other] , otherwise in { $n } channels
}
server-roles = { $n ->
    [one] { $n } role
   *[other] { $n } roles
}
server-more = and { $n } more

server-group-answers = Answers
server-group-directors = Directors and journal
server-group-periods = Periods
server-group-regulations = Regulations: auction and play
server-group-scores = Regulations: scores and penalties

server-allowed = allowed
server-forbidden = not allowed
server-edition = Laws of { $edition }
server-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
server-days = { $n ->
    [0] for good
    [one] { $n } day
   *[other] { $n } days
}
error-server-number = “{ $given }” does not fit: a whole number from 0 to { $most } is needed.

server-field-edition = edition of the Laws
server-about-edition = The edition to rule under where neither the question nor an option of the command names one.
server-field-language = language of answers
server-about-language = The language where the command does not choose one. “As in the question”: that of the question, and where it has no words, that of your Discord.
server-value-language-auto = as in the question
server-value-language-ru = always Russian
server-value-language-en = always English
server-field-private = who sees answers
server-about-private = The buttons are for the whole server, the lists below for channels where it is otherwise. Threads follow their channel. An answer can also be shown to everyone later, by the button below it.
server-value-private-true = the asker alone
server-value-private-false = everyone
server-field-official-text = official text of the Laws
server-about-official-text = Which of the imported texts is quoted below the sections of the law book. Texts are imported by whoever runs the bot: bot.py import.
server-none-official-text = all that are imported
server-field-director-roles = who is a Director here
server-about-director-roles = Whoever has one of these roles keeps rulings in the journal and reads it. With no role chosen it is whoever manages messages. Who manages the server always may.
server-roles-none = whoever manages messages or the server
server-field-zone = time zone
server-about-zone = The clock that a Director's case shows.
server-type-zone = UTC+3, or a name such as Europe/London
server-none-zone = the usual one of the language
server-field-journal-days = how long the journal is kept
server-about-journal-days = Entries older than this are removed by themselves, once a day. 0 keeps them for good.
server-type-journal-days = Days from 0 to 36500; 0 keeps them for good
server-field-correction-minutes = correction period
server-about-correction-minutes = How long a score may be corrected after it can be read (79C). The Laws give 30 minutes where the organizer sets nothing else.
server-type-correction-minutes = Minutes from 0 to 9999
server-field-appeal-minutes = time for an appeal
server-about-appeal-minutes = How long a ruling may be appealed after the score can be read (92B). The Laws give 30 minutes where the organizer sets nothing else.
server-type-appeal-minutes = Minutes from 0 to 9999
server-field-defenders-ask-1997 = defenders asking one another about a revoke, 1997
server-about-defenders-ask-1997 = Under the Laws of 1997 a defender may ask partner whether he has none of the suit led only where the zone allows it (61B).
server-field-defenders-ask-2007 = defenders asking one another about a revoke, 2007
server-about-defenders-ask-2007 = Under the Laws of 2007 that question is allowed unless the regulations forbid it (61B3).
server-field-own-card = looking at one's own convention card
server-about-own-card = Whether a player may consult the card of his own system during the auction and the play. Without leave of the regulations he may not (20G; 40E2 before 2007).
server-field-memory-aids = notes and aids to memory
server-about-memory-aids = Whether the regulations allow aids to memory or calculation (40B2d; 40C3a in 2007; 40E2 before).
server-field-two-hands = spectators looking at several hands
server-about-two-hands = Whether a spectator may see the cards of more than one player (76).
server-field-claim-order = order of a suit in claims
server-about-claim-order = How the Director plays out a suit of which the claim does not tell the order (70E2 in 2007 and 2017).
server-value-claim-order-top-down = from the top down
server-value-claim-order-any = any, the worst for the claimer
server-field-two-standards = two standards of an assigned score, 2007
server-about-two-standards = Under the Laws of 2007 regulations may tell the Director to measure the sides differently (12C1e): for the innocent the best of the likely results, for the offenders the worst that had any real chance.
server-value-two-standards-true = two
server-value-two-standards-false = one for both sides
server-field-rounding = rounding of weighted scores
server-about-rounding = What becomes of the fractions of a weighted score (12C1c).
server-value-rounding-none = none
server-value-rounding-half-to-non-offenders = to whole numbers, a half to the innocent
server-value-rounding-half-away = to whole numbers, a half away from nought
server-field-method = results of a fouled board
server-about-method = How results are compared when a board was played in different forms and a group has few tables (87).
server-value-method-formula = Neuberg's formula
server-value-method-add-one = a matchpoint for each missing comparison
server-value-method-straight = in proportion
server-value-method-small-group = fixed percentages of small groups
server-field-penalty-scale = scale of penalties
server-about-penalty-scale = The usual penalties of this server in a sentence, shown with rulings on procedural and disciplinary penalties (90, 91).
server-type-penalty-scale = For example: procedural 10% of a top, repeated 20%
server-none-penalty-scale = not set
server-scale = The scale here: { $scale }

server-needs-server = Only a server has settings: call /settings on a server that I am installed on. Here the options of the commands choose everything.
server-needs-bot = I was not added to this server, you brought me along, so it has no settings. Who manages the server can add me; until then the options of the commands choose everything.
server-not-manager = The settings are changed by those with the permission “Manage Server”.
server-down = The settings are out of reach at the moment and nothing was changed. Try again in a minute; questions are answered meanwhile.
