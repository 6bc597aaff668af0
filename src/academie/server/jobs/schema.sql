-- Jobs that wait for a worker, and what became of them; those without an owner are of the house.
CREATE TABLE job (
    id uuid PRIMARY KEY,
    owner uuid,
    kind text NOT NULL,
    arguments jsonb NOT NULL,
    status text NOT NULL DEFAULT 'waiting',
    progress real NOT NULL DEFAULT 0,
    attempts smallint NOT NULL DEFAULT 0,
    lease uuid,
    leased_until timestamptz,
    result jsonb,
    failure text,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    priority smallint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX job_lease ON job (lease);
CREATE INDEX job_next ON job (priority, created_at) WHERE status IN ('waiting', 'running');
CREATE INDEX job_owner ON job (owner, created_at DESC);
