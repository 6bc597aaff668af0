"""Which process serves whom, and when nobody could be served: what clocks are given back is told by them."""

from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    op.execute(
        """CREATE TABLE web_process (
               id uuid PRIMARY KEY,
               beat_ms bigint NOT NULL,
               gone boolean NOT NULL DEFAULT false
           )"""
    )
    op.execute(
        """CREATE TABLE attendance (
               game_id uuid NOT NULL,
               seat smallint NOT NULL,
               process_id uuid NOT NULL,
               PRIMARY KEY (game_id, seat, process_id)
           )"""
    )
    op.execute("CREATE INDEX attendance_process ON attendance (process_id)")
    op.execute("CREATE TABLE outage (from_ms bigint NOT NULL, to_ms bigint NOT NULL)")
    op.execute("CREATE INDEX outage_end ON outage (to_ms)")


def downgrade() -> None:
    for table in ("outage", "attendance", "web_process"):
        op.execute(f"DROP TABLE {table}")
