-- Who follows whom.
CREATE TABLE follow (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    CHECK (account <> other),
    PRIMARY KEY (account, other)
);
CREATE INDEX follow_other ON follow (other);

-- Who blocks whom.
CREATE TABLE block (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    CHECK (account <> other),
    PRIMARY KEY (account, other)
);
CREATE INDEX block_other ON block (other);

-- Who has muted whom.
CREATE TABLE mute (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    other uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    CHECK (account <> other),
    PRIMARY KEY (account, other)
);
CREATE INDEX mute_other ON mute (other);

-- Whom each person lets challenge and write to them, and whether they show that they are here.
CREATE TABLE privacy (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    challenges text NOT NULL DEFAULT 'everyone',
    messages text NOT NULL DEFAULT 'everyone',
    here boolean NOT NULL DEFAULT true
);

-- Conversations of two, the lesser id first.
CREATE TABLE thread (
    id uuid PRIMARY KEY,
    low uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    high uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    last_at timestamptz NOT NULL DEFAULT now(),
    CHECK (low < high),
    UNIQUE (low, high)
);
CREATE INDEX thread_high ON thread (high);

-- Private messages.
CREATE TABLE message (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    thread uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
    author uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_at ON message (at);
CREATE INDEX message_thread ON message (thread, id);

-- What each of the two has read and deleted of a conversation.
CREATE TABLE thread_side (
    thread uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    read_id bigint NOT NULL DEFAULT 0,
    gone_id bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (thread, account)
);
CREATE INDEX thread_side_account ON thread_side (account);

-- What moderators have decided about a person, for how long.
CREATE TABLE sanction (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    reason text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    until timestamptz,
    game_id uuid,
    case_id bigint,
    decided_by uuid REFERENCES account ON DELETE SET NULL,
    seconded_by uuid REFERENCES account ON DELETE SET NULL,
    seen_at timestamptz,
    lifted_at timestamptz
);
CREATE INDEX sanction_account ON sanction (account);
