-- Where the rating of each player stands, by game.
CREATE TABLE rating (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games integer NOT NULL,
    rated_at timestamptz NOT NULL,
    PRIMARY KEY (account, game_key)
);
CREATE INDEX rating_ladder ON rating (game_key, rating DESC);

-- What each rated game has done to the ratings of its players.
CREATE TABLE rating_change (
    game_id uuid NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    before double precision NOT NULL,
    after double precision NOT NULL,
    number bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz,
    deviation double precision,
    volatility double precision,
    games integer,
    game_key text,
    PRIMARY KEY (game_id, account)
);
CREATE INDEX rating_change_account ON rating_change (account, number);
CREATE INDEX rating_change_history ON rating_change (account, game_key, at);
CREATE INDEX rating_change_number ON rating_change (number);

-- What each finished game was to each of its people.
CREATE TABLE game_result (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    seat smallint NOT NULL,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ended_at timestamptz NOT NULL,
    machine boolean NOT NULL,
    rated boolean NOT NULL,
    score real,
    opening text,
    began boolean,
    watched boolean NOT NULL,
    fault text,
    same_network boolean NOT NULL DEFAULT false,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX game_result_account ON game_result (account, ended_at DESC, game_id DESC);
CREATE INDEX game_result_watched ON game_result (account, ended_at DESC) WHERE watched;
