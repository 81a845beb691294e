"""Servers and the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left_at", sa.DateTime(timezone=True)),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kept_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("situation", sa.String(64), nullable=False),
        sa.Column("laws", sa.Text(), nullable=False),
        sa.Column("board", sa.String(100), nullable=False),
        sa.Column("at_table", sa.String(100), nullable=False),
        sa.Column("pairs", sa.String(200), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("outcome", sa.JSON(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("question", sa.Text()),
        sa.Column("searchable", sa.Text(), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("journal_by_server", "journal", ["guild_id", "kept_at"])
    op.create_index("journal_by_user", "journal", ["user_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("journal")
    op.drop_table("servers")
