"""Passkeys, one-time codes and links, e-mail addresses, what is known of a session, leaving and exports."""

from alembic import op

revision = "0015"
down_revision = "0014"

CHANGES = """
ALTER TABLE account ADD COLUMN email text;
ALTER TABLE account ADD COLUMN IF NOT EXISTS language text;
ALTER TABLE account ADD COLUMN erase_at timestamptz;
ALTER TABLE account ADD COLUMN erased_at timestamptz;
CREATE UNIQUE INDEX account_email ON account (lower(email));
CREATE INDEX account_erase ON account (erase_at) WHERE erase_at IS NOT NULL;
CREATE INDEX account_guests ON account (created_at) WHERE guest AND erased_at IS NULL;

ALTER TABLE session ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE session ADD COLUMN proved_at timestamptz;
ALTER TABLE session ADD COLUMN agent text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN address inet;

CREATE TABLE one_time (
    digest bytea PRIMARY KEY,
    kind text NOT NULL,
    account uuid REFERENCES account ON DELETE CASCADE,
    bound bytea,
    body jsonb NOT NULL DEFAULT '{}',
    tries smallint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_expiry ON one_time (expires_at);
CREATE INDEX one_time_account ON one_time (account, kind);

CREATE TABLE passkey (
    id bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    key_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    host text NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    aaguid text NOT NULL,
    label text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account);

CREATE TABLE totp (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    secret bytea NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    wrong smallint NOT NULL DEFAULT 0,
    wrong_since timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE recovery_code (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    digest bytea NOT NULL,
    salt bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account, digest)
);

CREATE TABLE data_export (
    id uuid PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    file bytea NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX data_export_account ON data_export (account)
"""
UNDONE = """
DROP TABLE data_export;
DROP TABLE recovery_code;
DROP TABLE totp;
DROP TABLE passkey;
DROP TABLE one_time;
ALTER TABLE session DROP COLUMN address;
ALTER TABLE session DROP COLUMN agent;
ALTER TABLE session DROP COLUMN proved_at;
ALTER TABLE session DROP COLUMN seen_at;
DROP INDEX account_guests;
ALTER TABLE account DROP COLUMN erased_at;
ALTER TABLE account DROP COLUMN erase_at;
ALTER TABLE account DROP COLUMN IF EXISTS language;
ALTER TABLE account DROP COLUMN email
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for statement in UNDONE.split(";"):
        op.execute(statement)
