"""What players have practice: a card for each puzzle met, a level at each subject, the days."""

from alembic import op

revision = "0005"
down_revision = "0004"

PRACTICE = """
CREATE TABLE practice_card (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    puzzle text NOT NULL,
    card jsonb NOT NULL,
    PRIMARY KEY (account, puzzle)
);
CREATE TABLE practice_level (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    subject text NOT NULL,
    rating double precision NOT NULL,
    asked integer NOT NULL,
    answered_right integer NOT NULL,
    PRIMARY KEY (account, subject)
);
CREATE TABLE practice_day (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    day date NOT NULL,
    PRIMARY KEY (account, day)
)
"""


def upgrade() -> None:
    for statement in PRACTICE.split(";"):
        op.execute(statement)


def downgrade() -> None:
    for table in ("practice_day", "practice_level", "practice_card"):
        op.execute(f"DROP TABLE {table}")
