"""Jobs that wait for a worker, and what became of them."""

from alembic import op

revision = "0003"
down_revision = "0002"

JOB = """
CREATE TABLE job (
    id uuid PRIMARY KEY,
    owner uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    arguments jsonb NOT NULL,
    status text NOT NULL DEFAULT 'waiting',
    progress real NOT NULL DEFAULT 0,
    attempts smallint NOT NULL DEFAULT 0,
    lease uuid,
    leased_until timestamptz,
    result jsonb,
    failure text,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
);
CREATE INDEX job_pending ON job (created_at) WHERE status IN ('waiting', 'running');
CREATE INDEX job_owner ON job (owner, created_at DESC);
CREATE UNIQUE INDEX job_lease ON job (lease)
"""


def upgrade() -> None:
    for statement in JOB.split(";"):
        op.execute(statement)


def downgrade() -> None:
    op.execute("DROP TABLE job")
