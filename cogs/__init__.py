"""Where the bot meets people: Discord, the terminal, settings and the rendering of answers."""
