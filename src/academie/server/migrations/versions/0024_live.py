"""What lists show of games that are played, apart from those that are over."""

from alembic import op

revision = "0024"
down_revision = "0023"

CHANGES = """
CREATE TABLE live (
    game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    with_engine boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seats uuid[] NOT NULL
);
INSERT INTO live (game_id, with_engine, created_at, seats)
    SELECT game_id, with_engine, created_at, seats FROM game_live JOIN game ON id = game_id;
CREATE INDEX live_newest ON live (with_engine, created_at DESC);
CREATE INDEX live_seats ON live USING gin (seats)
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    op.execute("DROP TABLE live")
