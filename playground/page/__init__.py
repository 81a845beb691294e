"""The web page that looks like a Discord channel, and the small API that it talks to."""
