"""What is said at tables, so that a page opened later shows it."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.execute(
        """CREATE TABLE chat (
               game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
               id bigint GENERATED ALWAYS AS IDENTITY,
               name text NOT NULL,
               text text NOT NULL,
               said_at timestamptz NOT NULL DEFAULT now(),
               PRIMARY KEY (game_id, id)
           )"""
    )


def downgrade() -> None:
    op.execute("DROP TABLE chat")
