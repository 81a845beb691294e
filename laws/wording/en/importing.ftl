## Importing an official text

import-head = “{ $name }”: edition { $edition }, { $lang ->
    [ru] Russian text
   *[en] English text
}, file { $file }
import-encoding = Encoding: { $encodings }
import-repair-borders = lines of tables with broken borders: { $number }
import-repair-hyphens = hyphens that were dashes inside words: { $number }
import-repair-joined = words broken at a line's end: { $number }
import-repair-leaders = rows of dots: { $number }
import-repair-rules = rules and underlines removed: { $number }
import-repair-spaces = missing spaces: { $number }
import-repair-transliterated = transliteration turned back to Russian letters
import-repair-yo = letters ё restored: { $number }
import-pages = page numbers removed: { $number } (from { $first } to { $last })
import-words = Words in their places: { $placed } of { $total } ({ $percent } %)
import-found = Found: { $laws } laws, { $sections } sections, { $notes } notes
import-laws-missing = Laws of the edition that the file does not have: { $number }
import-sections-missing = Sections lacking in the laws found: { $number }
import-doubtful = Doubtful places (section, certainty, beginning): { $number }
import-unplaced = In no section: { $number } stretches, { $words } words
import-dry-run = This was a dry run: nothing was written.
import-written = Written: { $path }
import-quote = { $name } (edition { $edition }, { $lang ->
    [ru] Russian text
   *[en] English text
}):
import-progress = sections

error-import-needs-edition = Name the edition of the text: --edition 1987, 1997, 2007 or 2017.
error-import-needs-language = Name the language of the text: --lang ru or --lang en.
error-import-empty = The file has no text.
error-import-too-big = The file is too big: texts over { $expected } MB are not read.
error-import-unreadable = The text cannot be read: no known encoding fits, or the file is damaged.
error-import-other-language = The text is not in the language named: expected { $expected ->
    [ru] Russian
   *[en] English
}.
error-import-no-law-text = { $given } does not look like a text of the Laws of bridge. Nothing was written.
error-import-not-in-text = This text has no section { $given }.
error-import-not-written = { $given } could not be written: { $why }. The earlier text, if any, is untouched.
error-import-needs-library = Reading { $given } needs the library { $library }: pip install "bridge-rulings[import]".
