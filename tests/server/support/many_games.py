"""A database with many games that are over and some that are played, made by statements alone.

In every other game a person plays an engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from academie.server.accounts.engine_accounts import ENGINES

if TYPE_CHECKING:
    from academie.server.base.database import Database

PEOPLE = 2_000
ENGINE = next(iter(ENGINES))
MADE = """
INSERT INTO account (id, name)
    SELECT gen_random_uuid(), 'player' || number FROM generate_series(1, {people}) AS number;
INSERT INTO account (id, name, engine) VALUES ('{engine}', 'engine:{name}', '{name}');
CREATE TEMPORARY TABLE person AS
    SELECT id, name, row_number() OVER () - 1 AS number FROM account WHERE name LIKE 'player%';
CREATE TEMPORARY TABLE made AS
    SELECT gen_random_uuid() AS id, place AS number, place <= {over} AS is_over,
           (ARRAY['trictrac', 'dames', 'echecs', 'dominos', 'jacquet'])[1 + place % 5] AS game_key,
           one.id AS one, one.name AS one_name,
           CASE place % 2 WHEN 0 THEN '{engine}' ELSE other.id END AS other,
           CASE place % 2 WHEN 0 THEN 'engine:{name}' ELSE other.name END AS other_name
    FROM generate_series(1, {over} + {live}) AS place
        JOIN person AS one ON one.number = place % {people}
        JOIN person AS other ON other.number = (place / {people} * 7 + place + 1) % {people};
INSERT INTO game (id, game_key, ruleset, status, seats, players, seed, with_engine, settled,
                  measured, created_at, ended_at, final_seq, outcome, clock)
    SELECT id, game_key, game_key || '/rules' || number % 3 || (ARRAY['', '.2'])[1 + number % 2],
           CASE WHEN is_over THEN 'over' ELSE 'live' END,
           ARRAY[one, other], ARRAY[one_name, other_name], '\\x00', number % 2 = 0, is_over, is_over,
           now() - make_interval(secs => {over} + {live} - number + 60),
           CASE WHEN is_over THEN now() - make_interval(secs => {over} + {live} - number) END,
           CASE WHEN is_over THEN 40 END, CASE WHEN is_over THEN '{{"returns": ["1", "-1"]}}'::jsonb END,
           '{{"pace": "none"}}'
    FROM made;
INSERT INTO game_live (game_id, last_seq, head, actor) SELECT id, 10, '\\x00', 0 FROM made WHERE NOT is_over;
INSERT INTO live (game_id, with_engine, created_at, seats)
    SELECT id, with_engine, created_at, seats FROM game WHERE status = 'live';
INSERT INTO game_result (game_id, seat, account, game_key, ended_at, machine, rated, score, watched)
    SELECT made.id, seat, CASE seat WHEN 0 THEN one ELSE other END, made.game_key, ended_at, with_engine,
           NOT with_engine, seat, false
    FROM made JOIN game USING (id), generate_series(0, 1) AS seat
    WHERE is_over AND NOT (with_engine AND seat = 1);
INSERT INTO game_event (game_id, seq, kind, seat, body, at_ms, prev)
    SELECT made.id, seq, CASE seq WHEN 0 THEN 'open' ELSE 'act' END, CASE seq WHEN 10 THEN 1 END, '{{}}',
           (extract(epoch FROM created_at) * 1000)::bigint, '\\x00'
    FROM made JOIN game USING (id), generate_series(0, 10, 10) AS seq;
INSERT INTO rating_change (game_id, account, before, after, game_key, deviation, at)
    SELECT game_id, account, 1500, 1510, game_key, 60, ended_at FROM game_result WHERE rated;
INSERT INTO rating (account, game_key, rating, deviation, volatility, games, rated_at)
    SELECT account, game_key, 1500 + row_number() OVER () % 500, 60, 0.06, count(*), max(ended_at)
    FROM game_result WHERE rated GROUP BY account, game_key;
INSERT INTO open_table (id, owner, audience, game_key, ruleset, options, clock, rated, seats, shuffled,
                        rematch_of, expires_at)
    SELECT gen_random_uuid(), one, 'link', game_key, game_key || '/rules1', '{{}}', '{{"pace": "none"}}',
           false, ARRAY[one, NULL], true, id, now() + interval '1 day'
    FROM made WHERE is_over AND number <= 200;
INSERT INTO notice (account, kind, subject, key, body, read_at)
    SELECT account, 'result', game_id, 'result ' || account || game_id, '{{}}',
           CASE WHEN seat = 0 THEN ended_at END FROM game_result;
INSERT INTO notice (account, kind, subject, key, body)
    SELECT one, 'your-turn', id, 'your-turn ' || one || ' ' || id || ' 10', '{{}}' FROM made
    WHERE NOT is_over;
DROP TABLE person, made
"""


async def fill(database: Database, over: int, live: int) -> None:
    """Put games into the database, and have it look at how many there are."""
    async with database.acquire() as connection:
        await connection.execute("SET statement_timeout = 0")
        made = MADE.format(people=PEOPLE, over=over, live=live, engine=ENGINE, name=ENGINES[ENGINE])
        for statement in made.split(";"):
            await connection.execute(statement, timeout=600)
        await connection.execute("ANALYZE", timeout=600)
