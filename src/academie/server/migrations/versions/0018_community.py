"""Who follows, blocks and mutes whom; messages; rooms of chat; reports, decisions, appeals, their trail."""

from alembic import op

revision = "0018"
down_revision = "0017"

CHANGES = """
CREATE TABLE follow (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, other),
    CHECK (account <> other)
);
CREATE INDEX follow_other ON follow (other);
CREATE TABLE block (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, other),
    CHECK (account <> other)
);
CREATE INDEX block_other ON block (other);
CREATE TABLE mute (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, other),
    CHECK (account <> other)
);
CREATE INDEX mute_other ON mute (other);
CREATE TABLE privacy (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    challenges text NOT NULL DEFAULT 'everyone',
    messages text NOT NULL DEFAULT 'everyone',
    here boolean NOT NULL DEFAULT true
);

CREATE TABLE thread (
    id uuid PRIMARY KEY,
    low uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    high uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    last_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (low, high),
    CHECK (low < high)
);
CREATE INDEX thread_high ON thread (high);
CREATE TABLE message (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    thread uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
    author uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_thread ON message (thread, id);
CREATE INDEX message_at ON message (at);
CREATE TABLE thread_side (
    thread uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    read_id bigint NOT NULL DEFAULT 0,
    gone_id bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (thread, account)
);
CREATE INDEX thread_side_account ON thread_side (account);

ALTER TABLE chat ADD COLUMN author uuid REFERENCES account ON DELETE CASCADE;
ALTER TABLE chat ADD COLUMN room text NOT NULL DEFAULT 'players';
CREATE INDEX chat_said ON chat (said_at);
ALTER TABLE open_table ADD COLUMN guests_chat boolean NOT NULL DEFAULT false;
ALTER TABLE game ADD COLUMN guests_chat boolean NOT NULL DEFAULT false;

ALTER TABLE game ADD COLUMN annulled boolean NOT NULL DEFAULT false;
ALTER TABLE rating_change ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
ALTER TABLE rating_change ADD COLUMN at timestamptz;
ALTER TABLE rating_change ADD COLUMN deviation double precision;
ALTER TABLE rating_change ADD COLUMN volatility double precision;
ALTER TABLE rating_change ADD COLUMN games integer;
UPDATE rating_change SET at = ended_at FROM game WHERE game.id = game_id;
CREATE INDEX rating_change_number ON rating_change (number);
CREATE INDEX rating_change_account ON rating_change (account, number);

CREATE TABLE account_role (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('moderator', 'director', 'admin')),
    given_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, role)
);
CREATE TABLE mod_case (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    about uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'open',
    opened_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    leased_by uuid REFERENCES account ON DELETE SET NULL,
    leased_until timestamptz,
    closing_by uuid REFERENCES account ON DELETE SET NULL,
    closing_reason text
);
CREATE UNIQUE INDEX mod_case_open ON mod_case (about) WHERE state = 'open';
CREATE TABLE report (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id bigint NOT NULL REFERENCES mod_case ON DELETE CASCADE,
    reporter uuid REFERENCES account ON DELETE SET NULL,
    about uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    reason text NOT NULL,
    game_id uuid,
    subject bigint,
    said text,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    state text NOT NULL DEFAULT 'open'
);
CREATE INDEX report_case ON report (case_id);
CREATE INDEX report_about ON report (about);
CREATE INDEX report_reporter ON report (reporter, state);
CREATE INDEX report_subject ON report (kind, subject) WHERE subject IS NOT NULL;
CREATE UNIQUE INDEX report_once
    ON report (case_id, reporter, kind, coalesce(subject, 0), coalesce(game_id::text, ''));
CREATE TABLE sanction (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    reason text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    until timestamptz,
    game_id uuid,
    case_id bigint REFERENCES mod_case ON DELETE SET NULL,
    decided_by uuid REFERENCES account ON DELETE SET NULL,
    seconded_by uuid REFERENCES account ON DELETE SET NULL,
    seen_at timestamptz,
    lifted_at timestamptz
);
CREATE INDEX sanction_account ON sanction (account);
CREATE TABLE appeal (
    sanction bigint PRIMARY KEY REFERENCES sanction ON DELETE CASCADE,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    state text NOT NULL DEFAULT 'open',
    decided_by uuid REFERENCES account ON DELETE SET NULL,
    decided_at timestamptz,
    answer text
);
CREATE INDEX appeal_open ON appeal (at) WHERE state = 'open';
CREATE TABLE mod_action (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    moderator uuid,
    what text NOT NULL,
    about uuid,
    case_id bigint,
    game_id uuid,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    reason text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mod_action_about ON mod_action (about, id)
"""
APPEND_ONLY = """
CREATE FUNCTION mod_action_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'mod_action is append-only' USING ERRCODE = 'insufficient_privilege';
END $$
"""
GUARDS = """
CREATE TRIGGER mod_action_rows BEFORE UPDATE OR DELETE ON mod_action
    FOR EACH ROW EXECUTE FUNCTION mod_action_stays();
CREATE TRIGGER mod_action_whole BEFORE TRUNCATE ON mod_action
    FOR EACH STATEMENT EXECUTE FUNCTION mod_action_stays();
ALTER TABLE mod_action ENABLE ALWAYS TRIGGER mod_action_rows;
ALTER TABLE mod_action ENABLE ALWAYS TRIGGER mod_action_whole;
REVOKE UPDATE, DELETE, TRUNCATE ON mod_action FROM PUBLIC
"""
UNDONE = """
DROP TABLE mod_action;
DROP FUNCTION mod_action_stays();
DROP TABLE appeal;
DROP TABLE sanction;
DROP TABLE report;
DROP TABLE mod_case;
DROP TABLE account_role;
DROP INDEX rating_change_account;
ALTER TABLE rating_change DROP COLUMN games;
ALTER TABLE rating_change DROP COLUMN volatility;
ALTER TABLE rating_change DROP COLUMN deviation;
ALTER TABLE rating_change DROP COLUMN at;
ALTER TABLE rating_change DROP COLUMN number;
ALTER TABLE game DROP COLUMN annulled;
ALTER TABLE game DROP COLUMN guests_chat;
ALTER TABLE open_table DROP COLUMN guests_chat;
DROP INDEX chat_said;
ALTER TABLE chat DROP COLUMN room;
ALTER TABLE chat DROP COLUMN author;
DROP TABLE thread_side;
DROP TABLE message;
DROP TABLE thread;
DROP TABLE privacy;
DROP TABLE mute;
DROP TABLE block;
DROP TABLE follow
"""


def upgrade() -> None:
    _run(CHANGES)
    op.execute(APPEND_ONLY)
    _run(GUARDS)


def downgrade() -> None:
    _run(UNDONE)


def _run(statements: str) -> None:
    for statement in statements.split(";"):
        op.execute(statement)
