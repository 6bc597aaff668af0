"""Time spent on an act may exceed 24.8 days, and nothing rated waits to begin without a clock."""

from alembic import op

revision = "0006"
down_revision = "0005"

UNTIMED = "rated AND game_id IS NULL AND coalesce(clock->>'pace', 'none') = 'none'"


def upgrade() -> None:
    op.execute("ALTER TABLE game_event ALTER COLUMN spent_ms TYPE bigint")
    for table in ("open_table", "seek"):
        op.execute(f"DELETE FROM {table} WHERE {UNTIMED}")


def downgrade() -> None:
    op.execute("ALTER TABLE game_event ALTER COLUMN spent_ms TYPE integer USING least(spent_ms, 2147483647)")
