"""The log in parts by month; what is there becomes the part for the rest, without being read or moved."""

from datetime import UTC, datetime

from alembic import op

from academie.server.game.partitions import AHEAD, REST, Month, statements

revision = "0022"
down_revision = "0021"

CHANGES = f"""
CREATE TABLE archive_file (
    name text PRIMARY KEY,
    first uuid NOT NULL,
    until uuid NOT NULL,
    path text NOT NULL,
    games integer NOT NULL,
    events bigint NOT NULL,
    sha256 bytea NOT NULL,
    root bytea NOT NULL,
    detached_at timestamptz,
    dropped_at timestamptz
);
ALTER TABLE game_event RENAME TO {REST};
ALTER INDEX game_event_pkey RENAME TO {REST}_pkey;
ALTER INDEX game_event_idem RENAME TO {REST}_idem;
CREATE TABLE game_event (LIKE {REST} INCLUDING DEFAULTS) PARTITION BY RANGE (game_id);
ALTER TABLE game_event ADD PRIMARY KEY (game_id, seq);
CREATE UNIQUE INDEX game_event_idem ON game_event (game_id, idem) WHERE idem IS NOT NULL;
ALTER TABLE game_event ATTACH PARTITION {REST} DEFAULT
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)
    now = Month.of(datetime.now(UTC))
    for ahead in range(AHEAD + 1):
        for statement in statements(now.later(ahead)):
            op.execute(statement)


def downgrade() -> None:
    op.execute("CREATE TABLE game_event_whole (LIKE game_event INCLUDING DEFAULTS)")
    op.execute("INSERT INTO game_event_whole SELECT * FROM game_event")
    op.execute("DROP TABLE game_event")
    op.execute("ALTER TABLE game_event_whole RENAME TO game_event")
    op.execute("ALTER TABLE game_event ADD CONSTRAINT game_event_pkey PRIMARY KEY (game_id, seq)")
    op.execute("CREATE UNIQUE INDEX game_event_idem ON game_event (game_id, idem) WHERE idem IS NOT NULL")
    op.execute("DROP TABLE archive_file")
