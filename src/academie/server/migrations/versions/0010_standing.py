"""Processes with what they can read, the law of each game, and games that cannot be read."""

from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    op.execute(
        """CREATE TABLE process (
               id uuid PRIMARY KEY,
               release text NOT NULL,
               laws jsonb NOT NULL,
               address text NOT NULL,
               started_at timestamptz NOT NULL DEFAULT now(),
               beat_at timestamptz NOT NULL DEFAULT now()
           )"""
    )
    # Games without one were begun when there was only the first edition of every law.
    op.execute("ALTER TABLE game ADD COLUMN law text")
    op.execute(
        """CREATE TABLE quarantine (
               game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
               seq int NOT NULL,
               release text NOT NULL,
               error text NOT NULL,
               at timestamptz NOT NULL DEFAULT now()
           )"""
    )


def downgrade() -> None:
    op.execute("DROP TABLE quarantine")
    op.execute("ALTER TABLE game DROP COLUMN law")
    op.execute("DROP TABLE process")
