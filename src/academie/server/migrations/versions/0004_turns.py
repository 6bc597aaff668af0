"""Whose turn it is in a game, so that a list of games can tell without replaying each."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("ALTER TABLE game ADD COLUMN actor smallint")


def downgrade() -> None:
    op.execute("ALTER TABLE game DROP COLUMN actor")
