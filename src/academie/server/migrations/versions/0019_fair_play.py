"""Results of finished games by player, how well they were played, conduct at the table, and signals."""

from alembic import op

revision = "0019"
down_revision = "0018"

CHANGES = """
ALTER TABLE rating_change ADD COLUMN game_key text;
UPDATE rating_change SET game_key = game.game_key FROM game WHERE game.id = game_id;
CREATE INDEX rating_change_history ON rating_change (account, game_key, at);
CREATE INDEX rating_ladder ON rating (game_key, rating DESC);

ALTER TABLE game ADD COLUMN origin text NOT NULL DEFAULT '',
    ADD COLUMN tallied boolean NOT NULL DEFAULT false, ADD COLUMN measured boolean NOT NULL DEFAULT false;
CREATE INDEX game_untallied ON game (ended_at) WHERE status = 'over' AND NOT tallied;
CREATE INDEX game_unmeasured ON game (ended_at DESC) WHERE status = 'over' AND rated AND NOT measured;

CREATE TABLE game_result (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    seat smallint NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ended_at timestamptz NOT NULL,
    machine boolean NOT NULL,
    rated boolean NOT NULL,
    score real,
    opening text,
    began boolean,
    watched boolean NOT NULL,
    fault text,
    same_network boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX game_result_account ON game_result (account, ended_at DESC, game_id DESC);
CREATE INDEX game_result_watched ON game_result (account, ended_at DESC) WHERE watched;

CREATE TABLE pairing_delay (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    faults smallint NOT NULL,
    games smallint NOT NULL,
    since timestamptz NOT NULL,
    until timestamptz NOT NULL,
    UNIQUE (account, game_id)
);
CREATE INDEX pairing_delay_account ON pairing_delay (account, until DESC);

CREATE TABLE game_measure (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    seat smallint NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ended_at timestamptz NOT NULL,
    model text NOT NULL,
    choices integer NOT NULL,
    loss double precision NOT NULL,
    mistakes integer NOT NULL,
    luck double precision,
    decisions integer NOT NULL,
    agreed integer NOT NULL,
    pace jsonb NOT NULL,
    rating double precision,
    deviation double precision,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX game_measure_account ON game_measure (account, game_key, ended_at DESC);

CREATE TABLE signal (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    game_key text NOT NULL,
    model text NOT NULL,
    game_id uuid REFERENCES game ON DELETE SET NULL,
    value double precision NOT NULL,
    detail jsonb NOT NULL DEFAULT '{}',
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, kind, game_key, model)
);
CREATE INDEX signal_value ON signal (model, value DESC);

ALTER TABLE job ALTER COLUMN owner DROP NOT NULL, ADD COLUMN priority smallint NOT NULL DEFAULT 0;
CREATE INDEX job_next ON job (priority, created_at) WHERE status IN ('waiting', 'running');
DROP INDEX job_pending
"""
UNDONE = """
DELETE FROM job WHERE owner IS NULL;
CREATE INDEX job_pending ON job (created_at) WHERE status IN ('waiting', 'running');
DROP INDEX job_next;
ALTER TABLE job ALTER COLUMN owner SET NOT NULL, DROP COLUMN priority;
DROP TABLE signal;
DROP TABLE game_measure;
DROP TABLE pairing_delay;
DROP TABLE game_result;
ALTER TABLE game DROP COLUMN origin, DROP COLUMN tallied, DROP COLUMN measured;
DROP INDEX rating_ladder;
DROP INDEX rating_change_history;
ALTER TABLE rating_change DROP COLUMN game_key
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for statement in UNDONE.split(";"):
        op.execute(statement)
