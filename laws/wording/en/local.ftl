## The playground and the maintenance commands

local-title = Bridge rulings
local-welcome = Describe what happened at the table and get the ruling with its laws. Nothing leaves this machine. Try one of these, or type / for the commands.
local-story-revoke-title = A revoke
local-story-revoke = West ruffed my spade at trick five and won the trick, and at the end it turned out he still had a spade. How many tricks do we get?
local-story-correct-title = Noticed at once
local-story-correct = A defender discarded a club on my heart lead, then found a heart before anyone played to the next trick. What now?
local-story-dummy-title = Dummy's hidden card
local-story-dummy = Declarer ruffed a diamond in dummy, three tricks later a diamond was found under another card of dummy. Do we get tricks?
local-serving = The playground is open: { $url }
local-stop = Stop it with Ctrl+C. With DISCORD_TOKEN set the bot connects to Discord instead.
check-fine = Settings, book, catalogues, lexicon and commands are in order.
check-counts = { $situations } situations, { $sections } sections, { $terms } terms, { $messages } messages
check-problem = { $what }
invite-needs-id = The application's id is needed: set DISCORD_APPLICATION_ID, or DISCORD_TOKEN from which it is read.
sync-needs-token = Registering the commands needs DISCORD_TOKEN (or DISCORD_TOKEN_FILE).
sync-same = The commands are registered as they stand; nothing to do.
sync-done = { $count } commands registered.
sync-would = { $count } commands would be registered.
