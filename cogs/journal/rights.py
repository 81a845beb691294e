"""Who may change the entries of a journal."""

from cogs import replies
from cogs.journal.entry import Entry
from cogs.policy import manages


def keeper(interaction: replies.Interaction) -> int | None:
    """Whose entries the user may change: their own; None for anybody's."""
    return None if manages(interaction) else interaction.user.id


def may_change(interaction: replies.Interaction, entry: Entry) -> bool:
    """Whether the user may change and delete an entry."""
    return keeper(interaction) in (None, entry.user_id)
