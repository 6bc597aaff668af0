-- Which process serves which seat.
CREATE TABLE attendance (
    game_id uuid NOT NULL,
    seat smallint NOT NULL,
    process_id uuid NOT NULL,
    PRIMARY KEY (game_id, seat, process_id)
);
CREATE INDEX attendance_process ON attendance (process_id);

-- When the service could not serve anybody; clocks are given that time back.
CREATE TABLE outage (
    from_ms bigint NOT NULL,
    to_ms bigint NOT NULL
);
CREATE INDEX outage_end ON outage (to_ms);

-- What is said at tables.
CREATE TABLE chat (
    game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
    id bigint GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL,
    text text NOT NULL,
    said_at timestamptz NOT NULL DEFAULT now(),
    author uuid REFERENCES account ON DELETE CASCADE,
    room text NOT NULL DEFAULT 'players',
    PRIMARY KEY (game_id, id)
);
CREATE INDEX chat_said ON chat (said_at);
