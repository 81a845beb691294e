"""Where the bot meets people: Discord, the terminal, settings and the rendering of answers."""

from typing import Final

__version__: Final = "0.1.0"
"""The one place where the version stands."""
