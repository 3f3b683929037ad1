"""Run by Alembic: the connection comes from `migrate`."""

from alembic import context

from wharfinger.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
