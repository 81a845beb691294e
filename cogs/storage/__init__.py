"""What the bot keeps: the settings of servers and the journals of Directors, in SQLite or PostgreSQL."""

from cogs.storage.database import Database
from cogs.storage.errors import StorageError

__all__ = ["Database", "StorageError"]
