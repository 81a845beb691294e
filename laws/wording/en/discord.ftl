## Cards, buttons and dialogs in Discord

discord-why = Why
discord-editions = Other edition
discord-language = По-русски
discord-publish = Show to everyone
discord-wrong = Wrong?
discord-dont-know = I don't know
discord-choose = Choose an answer
discord-type = Type the answer
discord-read = Read a section
discord-reading = Rather: { $title }
discord-more = … { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
} under “Why”

discord-understood = I understood
discord-from-words = (from “{ $words }”)
discord-correct = Correct what I understood
discord-assumed = assumed, since nothing was said
discord-nothing-more = There is nothing to add to this answer.

discord-editions-same = All four editions come to the same.
discord-editions-differ = Not every edition rules as that of { $edition } does.
discord-editions-choose = Under which edition?
discord-editions-open = Depends on: { $ask }
discord-edition-shown = { $edition } (shown)

discord-type-title = One more fact
discord-type-any = As you would say it at the table
discord-type-number = A whole number
discord-type-card = A card, such as ♠A, 10h or C2
discord-type-call = A call: P, X, XX, or a bid such as 2H or 3NT
discord-type-hands = A line a hand: N S:AK2 H:- D:T9 C:-
discord-type-tricks = A line a trick, the cards as they were played: W:DQ N:D2 E:D5 S:DA
discord-type-record = Cards as SA HT C2; a hand as S:AK2 H:- D:T9 C:-; a contract as 4S by W

discord-remark-title = What is wrong?
discord-remark-label = The right answer
discord-remark-about = What should the ruling have been, and by which law?
discord-remark-consent = What you send is kept together with the question and the facts of this card, without your name, to mend the bot. If you do not want that, close this window.
discord-remark-thanks = Thank you. Your remark is kept and will be looked at.
discord-remark-lost = Your remark is not kept: I cannot write to my data folder at the moment. Please try again later.

discord-ask-again = This message comes from an earlier version of me, and I can no longer tell what stands behind its buttons. Please ask again with /{ $command }.
discord-not-yours = Only the person who asked can answer the questions of this card. You can read its reasons, switch the language or the edition, or ask yourself with /ruling.
discord-file-gone = The facts that belong to this message could not be read. Please ask again with /{ $command }.
discord-text-back = This is what you typed, so that it is not lost:
discord-no-files = I may not attach files here, so this card has no buttons. Ask me in a private message for the whole dialog.
discord-wrong-token = Discord does not accept the token. Check DISCORD_TOKEN or the file that DISCORD_TOKEN_FILE names.
