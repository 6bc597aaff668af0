-- Entries that wait to be entered in the public log.
CREATE TABLE log_pending (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    entry bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);

-- The public log, entry by entry.
CREATE TABLE log_entry (
    index bigint PRIMARY KEY,
    entry bytea NOT NULL
);
CREATE INDEX log_entry_bytes ON log_entry USING hash (entry);

-- Hashes of the tree over the log, in tiles.
CREATE TABLE log_tile (
    level smallint NOT NULL,
    number bigint NOT NULL,
    hashes bytea NOT NULL,
    PRIMARY KEY (level, number)
);

-- What the server has signed of each size of the log.
CREATE TABLE log_checkpoint (
    size bigint PRIMARY KEY,
    note text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);

-- What witnesses have signed of a checkpoint.
CREATE TABLE log_cosignature (
    size bigint NOT NULL REFERENCES log_checkpoint ON DELETE CASCADE,
    witness text NOT NULL,
    line text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (size, witness)
);

-- Keys of the log, each under the one before it.
CREATE TABLE log_key (
    key text PRIMARY KEY,
    under text NOT NULL,
    proof text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);

-- What this server has signed last of the logs of others.
CREATE TABLE witnessed (
    origin text PRIMARY KEY,
    note text NOT NULL,
    split text,
    at timestamptz NOT NULL DEFAULT now()
);
