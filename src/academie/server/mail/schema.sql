-- What is sent by mail and by push, each once: a message is marked before it is handed over.
CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid,
    channel text NOT NULL CHECK (channel IN ('mail', 'push')),
    kind text NOT NULL,
    key text NOT NULL UNIQUE,
    address text NOT NULL,
    language text NOT NULL,
    body jsonb NOT NULL,
    state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unsure', 'cancelled')),
    attempts integer NOT NULL DEFAULT 0,
    not_before timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    lease uuid,
    leased_until timestamptz,
    why text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
);
CREATE INDEX outbox_account ON outbox (account);
CREATE INDEX outbox_ended ON outbox (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX outbox_sending ON outbox (leased_until) WHERE state = 'sending';
CREATE INDEX outbox_waiting ON outbox (channel, not_before) WHERE state = 'waiting';

-- Addresses to which mail could not be delivered.
CREATE TABLE bounce (
    address text PRIMARY KEY,
    why text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
