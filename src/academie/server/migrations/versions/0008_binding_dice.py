"""Games whose dice bind the server: their format, what seats give to the dice, and what they sign."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("ALTER TABLE game ADD COLUMN format smallint NOT NULL DEFAULT 1")
    op.execute("ALTER TABLE game ADD COLUMN nonces text[]")
    op.execute("ALTER TABLE open_table ADD COLUMN dice jsonb NOT NULL DEFAULT '{}'")
    op.execute("ALTER TABLE seek ADD COLUMN dice jsonb")
    op.execute(
        """CREATE TABLE countersignature (
               game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
               seat smallint NOT NULL,
               seq int NOT NULL,
               signature bytea NOT NULL,
               PRIMARY KEY (game_id, seat, seq)
           )"""
    )


def downgrade() -> None:
    op.execute("DROP TABLE countersignature")
    op.execute("ALTER TABLE seek DROP COLUMN dice")
    op.execute("ALTER TABLE open_table DROP COLUMN dice")
    op.execute("ALTER TABLE game DROP COLUMN nonces")
    op.execute("ALTER TABLE game DROP COLUMN format")
