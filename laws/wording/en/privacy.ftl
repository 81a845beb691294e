## /privacy and /forget: what is kept and how to delete it

command-privacy = privacy
command-privacy-about = What the bot keeps of you and of this server
command-forget = forget
command-forget-about = Delete what the bot keeps of you or of this server
command-forget-what = what
command-forget-what-about = What to delete; I ask once more before
command-forget-own = my entries in journals
command-forget-server = everything of this server (for those who manage it)

privacy-title = What is kept
privacy-text = Questions and answers are worked out in memory and not kept: whatever the buttons need is in the message itself. Logs hold neither texts nor names, only the numbers of servers and users when settings are changed or data deleted. Remarks through “Wrong?” are kept without a name.
privacy-you = Of you
privacy-own = { $n ->
    [0] Nothing.
    [one] { $n } entry that you made in the journals of servers, with your Discord number.
   *[other] { $n } entries that you made in the journals of servers, with your Discord number.
}
privacy-server = Of this server
privacy-settings = Settings: { $n ->
    [0] none
   *[other] { $n }
} set.
privacy-entries = { $n ->
    [0] Journal: empty.
    [one] Journal: { $n } entry, { $own } of them yours.
   *[other] Journal: { $n } entries, { $own } of them yours.
}
privacy-days = { $n ->
    [0] Entries of the journal are kept for good.
    [one] Entries of the journal are deleted after { $n } day.
   *[other] Entries of the journal are deleted after { $n } days.
}
privacy-left = When the bot is removed from the server, everything kept of it is deleted after { $n ->
    [one] { $n } day
   *[other] { $n } days
}.
privacy-forget-own = Delete my entries
privacy-forget-server = Delete everything of the server
privacy-sure-own = { $n ->
    [0] You have no entries in any journal, there is nothing to delete.
    [one] Delete { $n } entry of yours in the journals? It cannot be brought back.
   *[other] Delete your { $n } entries in the journals of all servers? They cannot be brought back.
}
privacy-sure-server = { $n ->
    [0] Delete the settings of this server? They cannot be brought back.
    [one] Delete the settings of this server and the { $n } entry of its journal, whoever made it? It cannot be brought back. The journal can be exported first: /journal.
   *[other] Delete the settings of this server and the { $n } entries of its journal, whoever made them? They cannot be brought back. The journal can be exported first: /journal.
}
privacy-yes = Yes, delete
privacy-keep = No, keep it
privacy-gone-own = { $n ->
    [one] { $n } entry of yours is deleted.
   *[other] { $n } entries of yours are deleted.
}
privacy-gone-server = Everything of this server is deleted: its settings and its journal (entries: { $n }).
privacy-not-manager = Everything of a server can be deleted by those with the permission “Manage Server” on it, and only on a server that the bot was added to.
privacy-down = The storage is out of reach at the moment and nothing was changed. Try again in a minute.
