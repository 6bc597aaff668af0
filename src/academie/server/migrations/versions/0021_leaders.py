"""Which process leads in what one does for all, until when, and the how many-th it is."""

from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.execute(
        """CREATE TABLE leader (
               role text PRIMARY KEY,
               holder uuid NOT NULL,
               epoch bigint NOT NULL,
               until timestamptz NOT NULL
           )"""
    )


def downgrade() -> None:
    op.execute("DROP TABLE leader")
