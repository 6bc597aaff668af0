-- What people are notified of: once by key, looked at when due, until it is read.
CREATE TABLE notice (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    subject text NOT NULL,
    key text NOT NULL UNIQUE,
    body jsonb NOT NULL,
    shown boolean NOT NULL DEFAULT true,
    digest boolean NOT NULL DEFAULT false,
    due_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz
);
CREATE INDEX notice_account ON notice (account, id DESC);
CREATE INDEX notice_digest ON notice (account) WHERE digest;
CREATE INDEX notice_due ON notice (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notice_unread ON notice (kind) WHERE read_at IS NULL;

-- How each person likes to be notified.
CREATE TABLE notify_preference (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    channels jsonb NOT NULL DEFAULT '{}',
    pace text NOT NULL DEFAULT 'once' CHECK (pace IN ('once', 'daily', 'weekly')),
    quiet_from smallint,
    quiet_to smallint,
    zone text NOT NULL DEFAULT 'UTC',
    unsubscribe uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    digest_at timestamptz,
    turn_mailed_at timestamptz
);

-- Browsers that get push messages.
CREATE TABLE push (
    id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    endpoint text PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    label text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz,
    failed integer NOT NULL DEFAULT 0
);
CREATE INDEX push_account ON push (account);
