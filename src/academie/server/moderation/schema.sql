-- Who moderates, directs or administrates.
CREATE TABLE account_role (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('moderator', 'director', 'admin')),
    given_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account, role)
);

-- Cases about a person, at most one of them open.
CREATE TABLE mod_case (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    about uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'open',
    opened_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    leased_by uuid REFERENCES account ON DELETE SET NULL,
    leased_until timestamptz,
    closing_by uuid REFERENCES account ON DELETE SET NULL,
    closing_reason text
);
CREATE UNIQUE INDEX mod_case_open ON mod_case (about) WHERE state = 'open';

-- Reports about a person, each in a case.
CREATE TABLE report (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    case_id bigint NOT NULL REFERENCES mod_case ON DELETE CASCADE,
    reporter uuid REFERENCES account ON DELETE SET NULL,
    about uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    kind text NOT NULL,
    reason text NOT NULL,
    game_id uuid,
    subject bigint,
    said text,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    state text NOT NULL DEFAULT 'open'
);
CREATE INDEX report_about ON report (about);
CREATE INDEX report_case ON report (case_id);
CREATE UNIQUE INDEX report_once
    ON report (case_id, reporter, kind, coalesce(subject, 0), coalesce(game_id::text, ''));
CREATE INDEX report_reporter ON report (reporter, state);
CREATE INDEX report_subject ON report (kind, subject) WHERE subject IS NOT NULL;

-- Appeals against a sanction, and what was decided.
CREATE TABLE appeal (
    sanction bigint PRIMARY KEY REFERENCES sanction ON DELETE CASCADE,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    state text NOT NULL DEFAULT 'open',
    decided_by uuid REFERENCES account ON DELETE SET NULL,
    decided_at timestamptz,
    answer text
);
CREATE INDEX appeal_open ON appeal (at) WHERE state = 'open';

-- What moderators have done: rows are only ever added.
CREATE TABLE mod_action (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    moderator uuid,
    what text NOT NULL,
    about uuid,
    case_id bigint,
    game_id uuid,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    reason text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mod_action_about ON mod_action (about, id);
CREATE FUNCTION mod_action_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'mod_action is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER mod_action_rows BEFORE UPDATE OR DELETE ON mod_action
    FOR EACH ROW EXECUTE FUNCTION mod_action_stays();
CREATE TRIGGER mod_action_whole BEFORE TRUNCATE ON mod_action
    FOR EACH STATEMENT EXECUTE FUNCTION mod_action_stays();
ALTER TABLE mod_action ENABLE ALWAYS TRIGGER mod_action_rows;
ALTER TABLE mod_action ENABLE ALWAYS TRIGGER mod_action_whole;
REVOKE UPDATE, DELETE, TRUNCATE ON mod_action FROM PUBLIC;

-- The community knows no cases.
ALTER TABLE sanction ADD FOREIGN KEY (case_id) REFERENCES mod_case ON DELETE SET NULL;
