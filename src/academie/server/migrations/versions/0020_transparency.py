"""The transparency log: entries that wait, entries in order, tiles, checkpoints, and what witnesses sign."""

from alembic import op

revision = "0020"
down_revision = "0019"

CHANGES = """
CREATE TABLE log_pending (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    entry bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE log_entry (
    index bigint PRIMARY KEY,
    entry bytea NOT NULL
);
CREATE INDEX log_entry_bytes ON log_entry USING hash (entry);
CREATE TABLE log_tile (
    level smallint NOT NULL,
    number bigint NOT NULL,
    hashes bytea NOT NULL,
    PRIMARY KEY (level, number)
);
CREATE TABLE log_checkpoint (
    size bigint PRIMARY KEY,
    note text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE log_cosignature (
    size bigint NOT NULL REFERENCES log_checkpoint ON DELETE CASCADE,
    witness text NOT NULL,
    line text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (size, witness)
);
CREATE TABLE witnessed (
    origin text PRIMARY KEY,
    note text NOT NULL,
    split text,
    at timestamptz NOT NULL DEFAULT now()
)
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for table in (
        "witnessed",
        "log_cosignature",
        "log_checkpoint",
        "log_tile",
        "log_entry",
        "log_pending",
    ):
        op.execute(f"DROP TABLE {table}")
