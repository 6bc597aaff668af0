"""Names that look alike, names of before, and what programs may do with their tokens."""

from collections.abc import Sequence
from typing import Any

from alembic import op
from sqlalchemy import Row, text

from academie.server.accounts.names.names import name_of

revision = "0016"
down_revision = "0015"

AT_ONCE = 1000
NAMES = """
ALTER TABLE account ADD COLUMN name_key text;
ALTER TABLE account ADD COLUMN skeleton text;
CREATE UNIQUE INDEX account_key ON account (coalesce(name_key, lower(name)));
CREATE UNIQUE INDEX account_skeleton ON account (skeleton);
CREATE TABLE name_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    name text NOT NULL,
    name_key text NOT NULL,
    skeleton text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    kept_until timestamptz NOT NULL
);
CREATE INDEX name_change_account ON name_change (account, changed_at);
CREATE INDEX name_change_key ON name_change (name_key);
CREATE INDEX name_change_skeleton ON name_change (skeleton)
"""
PROGRAMS = """
ALTER TABLE session ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';
ALTER TABLE session ADD COLUMN used_at timestamptz;
ALTER TABLE session ADD COLUMN client text;
ALTER TABLE session ADD COLUMN redirect text;
ALTER TABLE session ADD COLUMN code bytea;
CREATE INDEX session_code ON session (code) WHERE code IS NOT NULL;
CREATE TABLE oauth_code (
    code bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    client text NOT NULL,
    redirect text NOT NULL,
    scopes text[] NOT NULL,
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    used boolean NOT NULL DEFAULT false
);
CREATE INDEX oauth_code_account ON oauth_code (account);
CREATE INDEX oauth_code_expiry ON oauth_code (expires_at)
"""
FORMER_TOKENS = """
    UPDATE session
    SET scopes = ARRAY['play', 'challenge:read', 'challenge:write', 'study:read', 'study:write']
    WHERE kind = 'bot'
"""
"""What tokens could do when all could do the same."""
ACCOUNTS = "SELECT id, name FROM account WHERE NOT guest AND engine IS NULL ORDER BY created_at, id"
FILL = "UPDATE account SET name_key = :name_key, skeleton = :skeleton WHERE id = :id"


def upgrade() -> None:
    for statement in (*NAMES.split(";"), *PROGRAMS.split(";"), FORMER_TOKENS):
        op.execute(statement)
    filled = _filled(op.get_bind().execute(text(ACCOUNTS)).all())
    for first in range(0, len(filled), AT_ONCE):
        op.get_bind().execute(text(FILL), filled[first : first + AT_ONCE])


def _filled(rows: Sequence[Row[Any]]) -> list[dict[str, Any]]:
    """The forms of each name; of names that look alike by the new rule, which all stay, the oldest counts."""
    seen: set[str | None] = set()
    keys: set[str | None] = set()
    made: list[dict[str, Any]] = []
    for row in rows:
        name = name_of(row.name)
        made.append(
            {
                "id": row.id,
                "name_key": None if name.key in keys else name.key,
                "skeleton": None if name.skeleton in seen else name.skeleton,
            }
        )
        seen.add(name.skeleton)
        keys.add(name.key)
    return made


def downgrade() -> None:
    op.execute("DELETE FROM session WHERE kind = 'app'")
    op.execute("DROP TABLE oauth_code")
    op.execute("DROP INDEX session_code")
    for column in ("code", "redirect", "client", "used_at", "scopes"):
        op.execute(f"ALTER TABLE session DROP COLUMN {column}")
    op.execute("DROP TABLE name_change")
    op.execute("DROP INDEX account_skeleton")
    op.execute("DROP INDEX account_key")
    op.execute("ALTER TABLE account DROP COLUMN skeleton")
    op.execute("ALTER TABLE account DROP COLUMN name_key")
