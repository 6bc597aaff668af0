"""The devices of people by their keys, each entered in the transparency log, and keys of the log itself."""

from alembic import op

revision = "0023"
down_revision = "0022"

CHANGES = """
CREATE TABLE device (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    key bytea NOT NULL,
    session uuid,
    agent text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    withdrawn_at timestamptz,
    PRIMARY KEY (account, key)
);
CREATE INDEX device_session ON device (session);
CREATE TABLE log_key (
    key text PRIMARY KEY,
    under text NOT NULL,
    proof text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
)
"""


def upgrade() -> None:
    for statement in CHANGES.split(";"):
        op.execute(statement)


def downgrade() -> None:
    op.execute("DROP TABLE log_key")
    op.execute("DROP TABLE device")
