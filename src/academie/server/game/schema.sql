-- Games: their terms, players and results. What every act changes is in `game_live`.
CREATE TABLE game (
    id uuid PRIMARY KEY,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL DEFAULT '{}',
    status text NOT NULL,
    seats uuid[] NOT NULL,
    players text[] NOT NULL,
    clock jsonb NOT NULL DEFAULT '{}',
    rated boolean NOT NULL DEFAULT false,
    seed bytea NOT NULL,
    final_seq integer,
    outcome jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    with_engine boolean NOT NULL DEFAULT false,
    settled boolean NOT NULL DEFAULT false,
    format smallint NOT NULL DEFAULT 1,
    nonces text[],
    law text,
    guests_chat boolean NOT NULL DEFAULT false,
    annulled boolean NOT NULL DEFAULT false,
    origin text NOT NULL DEFAULT '',
    measured boolean NOT NULL DEFAULT false
);
CREATE INDEX game_archive ON game (game_key, ended_at DESC, id DESC) WHERE status = 'over';
CREATE INDEX game_ended ON game (ended_at DESC, id DESC) WHERE status = 'over';
CREATE INDEX game_engine ON game (id) WHERE status = 'live' AND with_engine;
CREATE INDEX game_family ON game (split_part(ruleset, '.', 1), ended_at DESC, id DESC) WHERE status = 'over';
CREATE INDEX game_seats ON game USING gin (seats);
CREATE INDEX game_unmeasured ON game (ended_at DESC) WHERE status = 'over' AND rated AND NOT measured;
CREATE INDEX game_unsettled ON game (ended_at) WHERE status = 'over' AND NOT settled;

-- The log of every game, in parts by month; a game whose month has no part is in the rest.
CREATE TABLE game_event (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    seat smallint,
    body jsonb NOT NULL,
    idem uuid,
    at_ms bigint NOT NULL,
    spent_ms bigint NOT NULL DEFAULT 0,
    prev bytea NOT NULL,
    PRIMARY KEY (game_id, seq)
) PARTITION BY RANGE (game_id);
CREATE UNIQUE INDEX game_event_idem ON game_event (game_id, idem) WHERE idem IS NOT NULL;
CREATE TABLE game_event_rest PARTITION OF game_event DEFAULT;

-- Where each game that is played stands. Half of every page is free: rows are updated in it.
CREATE TABLE game_live (
    game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    last_seq integer NOT NULL,
    head bytea NOT NULL,
    actor smallint,
    deadline_ms bigint
) WITH (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.02);

-- What lists show of games that are played, apart from those that are over.
CREATE TABLE live (
    game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    with_engine boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seats uuid[] NOT NULL
);
CREATE INDEX live_newest ON live (with_engine, created_at DESC);
CREATE INDEX live_seats ON live USING gin (seats);

-- What players have signed of a game in which they sat.
CREATE TABLE countersignature (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    seat smallint NOT NULL,
    seq integer NOT NULL,
    signature bytea NOT NULL,
    PRIMARY KEY (game_id, seat, seq)
);

-- Games that could not be read and are left alone.
CREATE TABLE quarantine (
    game_id uuid PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    seq integer NOT NULL,
    release text NOT NULL,
    error text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);

-- Files that hold old parts of the log.
CREATE TABLE archive_file (
    name text PRIMARY KEY,
    first uuid NOT NULL,
    until uuid NOT NULL,
    path text NOT NULL,
    games integer NOT NULL,
    events bigint NOT NULL,
    sha256 bytea NOT NULL,
    root bytea NOT NULL,
    detached_at timestamptz,
    dropped_at timestamptz
);
