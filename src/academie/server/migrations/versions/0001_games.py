"""Accounts, games and their logs."""

from alembic import op

revision = "0001"
down_revision = None

TABLES = """
CREATE TABLE account (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    password text,
    guest boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX account_name ON account (lower(name));

CREATE TABLE session (
    token bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    label text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account);

CREATE TABLE game (
    id uuid PRIMARY KEY,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL DEFAULT '{}',
    status text NOT NULL,
    seats uuid[] NOT NULL,
    players text[] NOT NULL,
    clock jsonb NOT NULL DEFAULT '{}',
    rated boolean NOT NULL DEFAULT false,
    seed bytea NOT NULL,
    last_seq integer NOT NULL DEFAULT 0,
    deadline timestamptz,
    outcome jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
);
CREATE INDEX game_deadline ON game (deadline) WHERE status = 'live';
CREATE INDEX game_archive ON game (game_key, ended_at DESC, id DESC) WHERE status = 'over';
CREATE INDEX game_family ON game (split_part(ruleset, '.', 1), ended_at DESC, id DESC) WHERE status = 'over';
CREATE INDEX game_seats ON game USING gin (seats);

CREATE TABLE game_event (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    seat smallint,
    body jsonb NOT NULL,
    idem uuid,
    at_ms bigint NOT NULL,
    spent_ms integer NOT NULL DEFAULT 0,
    prev bytea NOT NULL,
    PRIMARY KEY (game_id, seq)
);
CREATE UNIQUE INDEX game_event_idem ON game_event (game_id, idem) WHERE idem IS NOT NULL;
"""


def upgrade() -> None:
    for statement in TABLES.split(";"):
        if statement.strip():
            op.execute(statement)


def downgrade() -> None:
    for table in ("game_event", "game", "session", "account"):
        op.execute(f"DROP TABLE {table}")
