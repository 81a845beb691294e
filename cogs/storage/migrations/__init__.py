"""The history of the tables; `env` is run by Alembic, `versions` are its steps in order."""
