## Settings of a server

server-note-defaults = This server's settings cannot be read at the moment: the bot's general ones were used.
server-note-remembered = This server's settings cannot be read at the moment: those read last were used.
