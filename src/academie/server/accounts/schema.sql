-- People, guests and engines. Guests and engines have no forms of a name; an erased account keeps its row.
CREATE TABLE account (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    password text,
    guest boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    engine text UNIQUE,
    email text,
    language text,
    erase_at timestamptz,
    erased_at timestamptz,
    name_key text,
    skeleton text
);
CREATE UNIQUE INDEX account_email ON account (lower(email));
CREATE INDEX account_erase ON account (erase_at) WHERE erase_at IS NOT NULL;
CREATE INDEX account_guests ON account (created_at) WHERE guest AND erased_at IS NULL;
CREATE UNIQUE INDEX account_key ON account (coalesce(name_key, lower(name)));
CREATE UNIQUE INDEX account_name ON account (lower(name));
CREATE UNIQUE INDEX account_skeleton ON account (skeleton);

-- Sessions on pages and tokens of programs; of a token only its digest is stored.
CREATE TABLE session (
    token bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    label text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    proved_at timestamptz,
    agent text NOT NULL DEFAULT '',
    address inet,
    scopes text[] NOT NULL DEFAULT '{}',
    used_at timestamptz,
    client text,
    redirect text,
    code bytea
);
CREATE INDEX session_account ON session (account);
CREATE INDEX session_code ON session (code) WHERE code IS NOT NULL;
CREATE INDEX session_expiry ON session (expires_at);
CREATE UNIQUE INDEX session_id ON session (id);

-- Names that were given up: they stay reserved for a while.
CREATE TABLE name_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    name text NOT NULL,
    name_key text NOT NULL,
    skeleton text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    kept_until timestamptz NOT NULL
);
CREATE INDEX name_change_account ON name_change (account, changed_at);
CREATE INDEX name_change_key ON name_change (name_key);
CREATE INDEX name_change_skeleton ON name_change (skeleton);

-- Codes and links that work once, and what they are for.
CREATE TABLE one_time (
    digest bytea PRIMARY KEY,
    kind text NOT NULL,
    account uuid REFERENCES account ON DELETE CASCADE,
    bound bytea,
    body jsonb NOT NULL DEFAULT '{}',
    tries smallint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_account ON one_time (account, kind);
CREATE INDEX one_time_expiry ON one_time (expires_at);

-- Passkeys by which people sign in.
CREATE TABLE passkey (
    id bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    key_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    host text NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    aaguid text NOT NULL,
    label text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account);

-- Authenticator apps as a second step.
CREATE TABLE totp (
    account uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    secret bytea NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    wrong smallint NOT NULL DEFAULT 0,
    wrong_since timestamptz NOT NULL DEFAULT now()
);

-- Codes that stand in for a lost second step, each once.
CREATE TABLE recovery_code (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    digest bytea NOT NULL,
    salt bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (account, digest)
);

-- Keys by which the devices of a person sign; each is entered in the public log.
CREATE TABLE device (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    key bytea NOT NULL,
    session uuid,
    agent text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    withdrawn_at timestamptz,
    PRIMARY KEY (account, key)
);
CREATE INDEX device_session ON device (session);

-- Codes by which programs get their token.
CREATE TABLE oauth_code (
    code bytea PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    client text NOT NULL,
    redirect text NOT NULL,
    scopes text[] NOT NULL,
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    used boolean NOT NULL DEFAULT false
);
CREATE INDEX oauth_code_account ON oauth_code (account);
CREATE INDEX oauth_code_expiry ON oauth_code (expires_at);

-- What people have asked to take with them, for a few days.
CREATE TABLE data_export (
    id uuid PRIMARY KEY,
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    file bytea NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX data_export_account ON data_export (account);

-- What is of a person goes with the account; jobs and mail know no accounts.
ALTER TABLE job ADD FOREIGN KEY (owner) REFERENCES account ON DELETE CASCADE;
ALTER TABLE outbox ADD FOREIGN KEY (account) REFERENCES account ON DELETE CASCADE;
