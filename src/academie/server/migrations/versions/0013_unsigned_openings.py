"""Finds games whose opening is not signed without looking through all that are being played."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.execute(
        """CREATE INDEX game_unsigned_idx ON game (created_at)
           WHERE status = 'live' AND format = 2 AND last_seq = 0"""
    )


def downgrade() -> None:
    op.execute("DROP INDEX game_unsigned_idx")
