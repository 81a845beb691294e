## Names and descriptions of the commands. Names of slash commands and options: lower case, no blanks, at most 32 signs.

command-ruling = ruling
command-ruling-about = Tell what happened at the table and get the ruling under the Laws of Duplicate Bridge
command-ruling-situation = situation
command-ruling-situation-about = What happened, in your own words
command-ruling-edition = edition
command-ruling-edition-about = The edition of the Laws to rule under
command-ruling-language = language
command-ruling-language-about = The language of the answer; by default that of your question
command-ruling-visibility = visibility
command-ruling-visibility-about = Who sees the answer
command-edition-1987 = Laws of 1987
command-edition-1997 = Laws of 1997
command-edition-2007 = Laws of 2007
command-edition-2017 = Laws of 2017
command-language-ru = Русский
command-language-en = English
command-visibility-private = only me
command-visibility-public = everyone here
command-rule-on-this = Rule on this
