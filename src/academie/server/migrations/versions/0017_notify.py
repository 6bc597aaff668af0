"""What people are told in the page, by push and by mail, and an outbox that nothing is sent from twice."""

from alembic import op

revision = "0017"
down_revision = "0016"

CHANGES = """
CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid REFERENCES account ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN ('mail', 'push')),
    kind text NOT NULL,
    key text NOT NULL UNIQUE,
    address text NOT NULL,
    language text NOT NULL,
    body jsonb NOT NULL,
    state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unsure', 'cancelled')),
    attempts integer NOT NULL DEFAULT 0,
    not_before timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    lease uuid,
    leased_until timestamptz,
    why text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (channel, not_before) WHERE state = 'waiting';
CREATE INDEX outbox_sending ON outbox (leased_until) WHERE state = 'sending';
CREATE INDEX outbox_ended ON outbox (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX outbox_account ON outbox (account);

CREATE TABLE bounce (
    address text PRIMARY KEY,
    why text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE account ADD COLUMN IF NOT EXISTS email text;
ALTER TABLE account ADD COLUMN IF NOT EXISTS language text;

CREATE TABLE notice (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    subject text NOT NULL,
    key text NOT NULL UNIQUE,
    body jsonb NOT NULL,
    shown boolean NOT NULL DEFAULT true,
    digest boolean NOT NULL DEFAULT false,
    due_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz
);
CREATE INDEX notice_account ON notice (account, id DESC);
CREATE INDEX notice_due ON notice (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notice_unread ON notice (kind) WHERE read_at IS NULL;
CREATE INDEX notice_digest ON notice (account) WHERE digest;

CREATE TABLE notify_preference (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    channels jsonb NOT NULL DEFAULT '{}',
    pace text NOT NULL DEFAULT 'once' CHECK (pace IN ('once', 'daily', 'weekly')),
    quiet_from smallint,
    quiet_to smallint,
    zone text NOT NULL DEFAULT 'UTC',
    unsubscribe uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    digest_at timestamptz,
    turn_mailed_at timestamptz
);

CREATE TABLE push (
    id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    endpoint text PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    label text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz,
    failed integer NOT NULL DEFAULT 0
);
CREATE INDEX push_account ON push (account)
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for table in ("push", "notify_preference", "notice", "bounce", "outbox"):
        op.execute(f"DROP TABLE {table}")
