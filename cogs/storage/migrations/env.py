"""Run by Alembic: applies the steps on the connection that was handed to it."""

from alembic import context

from cogs.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=context.config.attributes["connection"].dialect.name == "sqlite",
)
context.run_migrations()
