"""The tables of the café: open tables, seeks, ratings, engines, tokens one can name."""

from alembic import op

revision = "0002"
down_revision = "0001"

CHANGES = """
ALTER TABLE account ADD COLUMN engine text UNIQUE;

ALTER TABLE session ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX session_id ON session (id);
CREATE INDEX session_expiry ON session (expires_at);

ALTER TABLE game ADD COLUMN with_engine boolean NOT NULL DEFAULT false;
ALTER TABLE game ADD COLUMN settled boolean NOT NULL DEFAULT false;
CREATE INDEX game_engine ON game (id) WHERE status = 'live' AND with_engine;
CREATE INDEX game_unsettled ON game (ended_at) WHERE status = 'over' AND NOT settled;
CREATE INDEX game_ended ON game (ended_at DESC, id DESC) WHERE status = 'over';

CREATE TABLE open_table (
    id uuid PRIMARY KEY,
    owner uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    audience text NOT NULL,
    invited uuid REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL,
    clock jsonb NOT NULL,
    rated boolean NOT NULL,
    seats uuid[] NOT NULL,
    shuffled boolean NOT NULL,
    rematch_of uuid,
    game_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX open_table_lobby ON open_table (created_at) WHERE game_id IS NULL AND audience = 'open';
CREATE INDEX open_table_owner ON open_table (owner) WHERE game_id IS NULL;
CREATE INDEX open_table_invited ON open_table (invited) WHERE game_id IS NULL;
CREATE UNIQUE INDEX open_table_rematch ON open_table (rematch_of);
CREATE INDEX open_table_expiry ON open_table (expires_at);

CREATE TABLE seek (
    id uuid PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL,
    clock jsonb NOT NULL,
    rated boolean NOT NULL,
    rating double precision NOT NULL,
    game_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX seek_waiting ON seek (account) WHERE game_id IS NULL;
CREATE INDEX seek_expiry ON seek (expires_at);

CREATE TABLE rating (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games integer NOT NULL,
    rated_at timestamptz NOT NULL,
    PRIMARY KEY (account, game_key)
);

CREATE TABLE rating_change (
    game_id uuid NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    before double precision NOT NULL,
    after double precision NOT NULL,
    PRIMARY KEY (game_id, account)
)
"""
UNDONE = """
DROP TABLE rating_change;
DROP TABLE rating;
DROP TABLE seek;
DROP TABLE open_table;
DROP INDEX game_ended;
ALTER TABLE game DROP COLUMN with_engine;
ALTER TABLE game DROP COLUMN settled;
DROP INDEX session_expiry;
ALTER TABLE session DROP COLUMN id;
ALTER TABLE account DROP COLUMN engine
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for statement in UNDONE.split(";"):
        op.execute(statement)
