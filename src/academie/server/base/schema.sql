-- Which process leads in what one does for all, until when, and the how many-th it is.
CREATE TABLE leader (
    role text PRIMARY KEY,
    holder uuid NOT NULL,
    epoch bigint NOT NULL,
    until timestamptz NOT NULL
);

-- The web processes: the editions of laws each reads, its address, when it last stored and last served.
CREATE TABLE process (
    id uuid PRIMARY KEY,
    release text NOT NULL,
    laws jsonb NOT NULL,
    address text NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now(),
    beat_at timestamptz NOT NULL DEFAULT now(),
    beat_ms bigint NOT NULL,
    gone boolean NOT NULL DEFAULT false
);
