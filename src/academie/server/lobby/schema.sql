-- Tables that wait for players, challenges and rematches.
CREATE TABLE open_table (
    id uuid PRIMARY KEY,
    owner uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    audience text NOT NULL,
    invited uuid REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL,
    clock jsonb NOT NULL,
    rated boolean NOT NULL,
    seats uuid[] NOT NULL,
    shuffled boolean NOT NULL,
    rematch_of uuid,
    game_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    dice jsonb NOT NULL DEFAULT '{}',
    guests_chat boolean NOT NULL DEFAULT false
);
CREATE INDEX open_table_expiry ON open_table (expires_at);
CREATE INDEX open_table_invited ON open_table (invited) WHERE game_id IS NULL;
CREATE INDEX open_table_lobby ON open_table (created_at) WHERE game_id IS NULL AND audience = 'open';
CREATE INDEX open_table_owner ON open_table (owner) WHERE game_id IS NULL;
CREATE UNIQUE INDEX open_table_rematch ON open_table (rematch_of);

-- Who waits to be paired, and what for.
CREATE TABLE seek (
    id uuid PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    game_key text NOT NULL,
    ruleset text NOT NULL,
    options jsonb NOT NULL,
    clock jsonb NOT NULL,
    rated boolean NOT NULL,
    rating double precision NOT NULL,
    game_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    dice jsonb
);
CREATE INDEX seek_expiry ON seek (expires_at);
CREATE UNIQUE INDEX seek_waiting ON seek (account) WHERE game_id IS NULL;
