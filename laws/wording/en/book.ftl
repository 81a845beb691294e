## The law book in Discord

book-footer = Laws of { $edition }, restated in our own words
book-introduction = Introduction, { $edition }
book-place = Where it stands
book-compare = Compare editions
book-quote = { $name }: official text of { $edition }
book-in-ru = in Russian
book-in-en = in English
book-language-ru = Russian
book-language-en = English
book-missing = There is no section '{ $given }' in { $edition }.
book-no-law = There is no Law { $given }: the Laws have 93.
book-elsewhere = In { $edition }: **{ $id }** { $heading }
book-no-term = The term '{ $given }' is not in the glossary.
book-matter-now = In { $edition } this matter stands in **{ $id }** { $heading }

book-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
}: { $where }
book-not-found = Nothing found: { $where }
book-everywhere = the whole book
book-open = Read a section
book-chapter = Keep to a chapter
book-page = Laws of { $edition } · page { $page } of { $pages }
book-previous = ◀ Back
book-next = More ▶

book-compare-title = Law { $id } in four editions. { $heading }
book-compare-unchanged = All four editions say the same.
book-compare-changed = Changed in { $editions }.
book-compare-first = oldest edition here
book-compare-attached = The attached page has the texts of all four editions side by side.
book-page-about = Each section in the editions of 1987, 1997, 2007 and 2017, restated in our own words.
book-page-note = Law { $law }: { $text }
book-law-note = Law { $law } as a whole: { $text }
book-moved = Moved: { $old } → { $new }.
book-edited-only = Worded anew; compare the texts.
book-nothing-here = Nothing changes at the table.
book-nothing-there = This edition has no such section.
book-sections = Sections: { $sections }
book-sections-created = New: { $sections }
book-sections-edited = Changed: { $sections }
book-sections-moved = Moved: { $sections }
book-sections-dropped = Dropped: { $sections }

book-uses = Where it is used, { $edition }
book-translations = Russian translations
book-glossary-only = A word of the glossary; it is not in the Laws' list of definitions.
book-defined = Defined in the Laws: { $editions }
book-defined-elsewhere = Not among the definitions of { $edition }; this is the definition of { $editions }.
book-term = { $name } (a term)
