-- What a player has written down about a game, for themselves.
CREATE TABLE note (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_id uuid NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (account, game_id)
);
