## The Director's journal

command-journal = journal
command-journal-about = Rulings that the Directors of this server have kept: find, add to, export
command-journal-words = words
command-journal-words-about = Words that must stand in the entry
command-journal-law = law
command-journal-law-about = Only entries with this law or section: 64, 64A, 64A1
command-journal-board = board
command-journal-board-about = Only entries about this board
command-journal-since = from
command-journal-since-about = First day, by UTC: 2026-11-30 or 30.11.2026
command-journal-until = to
command-journal-until-about = Last day, by UTC: 2026-11-30 or 30.11.2026
command-journal-number = number
command-journal-number-about = Open the entry of this number at once

journal-keep = To the journal
journal-keep-title = Keep in the journal
journal-board = Board
journal-table = Table
journal-pairs = Pairs
journal-note = Note
journal-note-about = What you decided, what the sides said: anything worth remembering
journal-which = Rulings to keep
journal-consent = Keep the story too
journal-consent-about = The words of the question. If not, only facts and ruling are kept.
journal-kept = { $count ->
    [one] Kept in the journal as number { $numbers }.
   *[other] Kept in the journal as numbers { $numbers }.
}
journal-open = Open the entry

journal-title = { $count ->
    [0] Journal
    [one] Journal: { $count } entry
   *[other] Journal: { $count } entries
}
journal-empty = There are no entries yet. A ruling comes here by the button “To the journal” on its card.
journal-nothing-found = There are no such entries.
journal-only = Only: { $filters }
journal-only-words = the words above
journal-only-law = Law { $law }
journal-only-since = from { $day }
journal-only-until = to { $day }
journal-day = { $year }-{ $month }-{ $day }
journal-number = No. { $number }
journal-at-board = board { $value }
journal-at-table = table { $value }
journal-at-pairs = pairs { $value }
journal-page = Page { $page } of { $pages }
journal-choose = Open an entry
journal-first = ⏮ Newest
journal-previous = ◀ Newer
journal-next = Older ▶
journal-last = Oldest ⏭
journal-csv = CSV table
journal-json = JSON
journal-report = Report to print

journal-facts = Facts
journal-laws = Sections
journal-ruling = Ruling
journal-keeper = Kept by { $user }, { $when }
journal-changed = Today the bot would rule otherwise on this case. What you see is the ruling that was kept.
journal-edit = Add to it
journal-edit-title = Entry No. { $number }
journal-delete = Delete
journal-sure = Delete entry No. { $number }? It cannot be brought back.
journal-delete-sure = Yes, delete it
journal-back = No, leave it
journal-deleted = Entry No. { $number } is deleted.

journal-exported = { $count ->
    [one] { $count } entry exported.
   *[other] { $count } entries exported.
}
journal-too-large = { $count ->
    [one] The export ({ $count } entry) is larger than what can be attached here. Ask for a shorter period.
   *[other] The export ({ $count } entries) is larger than what can be attached here. Ask for a shorter period.
}

journal-not-director = The journal is open to the Directors of this server: to those who have a Director's role or, where no such role is set, to those who manage messages or the server. Ask whoever manages this server.
journal-no-server = A journal belongs to a server that the bot was added to. There is none here.
journal-gone = The journal has no entry of this number. It may have been deleted.
journal-not-yours = An entry can be changed or deleted by whoever kept it, or by those who manage the server.
journal-moved = The card shows another ruling by now. Press “To the journal” once more.
journal-open-question = There is no ruling on the card yet, so there is nothing to keep. Answer its question first.
journal-failed = The entry could not be kept: the journal's storage does not answer. Nothing is lost: the entry is attached as a file. Press “Try again” a little later; if that does not help, save the file and tell whoever looks after the bot.
journal-failed-here = The entry could not be kept: the journal's storage does not answer, and files may not be attached here. Copy the entry from here and try again later:
journal-again = Try again
journal-down = The journal is out of reach: its storage does not answer. The entries are safe. Try again in a few minutes; if that does not help, tell whoever looks after the bot.
journal-no-files = Files may not be attached in this channel. Open the journal where they may.
error-journal-day = “{ $given }” is not a date. Write it as 2026-11-30 or 30.11.2026.
error-journal-span = The first day is later than the last. Swap the dates.
error-journal-law = “{ $given }” is not the number of a law or section. Write it as 64, 64A or 64A1.

journal-column-number = Number
journal-column-kept-at = Kept (UTC)
journal-column-user = Kept by (ID)
journal-column-edition = Edition
journal-column-title = Case
journal-column-verdict = Ruling
journal-column-laws = Sections
journal-column-facts = Facts
journal-column-question = Story

journal-report-title = Director's journal
journal-report-of = Director's journal: { $server }
journal-report-made = Made on { $day }, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
journal-report-question = Story
journal-report-laws = Laws that the ruling rests on
journal-report-foot = The Laws are told in our own words. The Director at the table decides.
