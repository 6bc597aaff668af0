-- Until when somebody who gave up too many games is not paired.
CREATE TABLE pairing_delay (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    faults smallint NOT NULL,
    games smallint NOT NULL,
    since timestamptz NOT NULL,
    until timestamptz NOT NULL,
    UNIQUE (account, game_id)
);
CREATE INDEX pairing_delay_account ON pairing_delay (account, until DESC);

-- How well each person has played a rated game.
CREATE TABLE game_measure (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    seat smallint NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ended_at timestamptz NOT NULL,
    model text NOT NULL,
    choices integer NOT NULL,
    loss double precision NOT NULL,
    mistakes integer NOT NULL,
    luck double precision,
    decisions integer NOT NULL,
    agreed integer NOT NULL,
    pace jsonb NOT NULL,
    rating double precision,
    deviation double precision,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX game_measure_account ON game_measure (account, game_key, ended_at DESC);

-- What moderators should look at, the newest of each kind.
CREATE TABLE signal (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    game_key text NOT NULL,
    model text NOT NULL,
    game_id uuid REFERENCES game ON DELETE SET NULL,
    value double precision NOT NULL,
    detail jsonb NOT NULL DEFAULT '{}',
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, kind, game_key, model)
);
CREATE INDEX signal_value ON signal (model, value DESC);
