-- The card of each puzzle that somebody has met.
CREATE TABLE practice_card (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    puzzle text NOT NULL,
    card jsonb NOT NULL,
    PRIMARY KEY (account, puzzle)
);

-- How well somebody answers, by subject.
CREATE TABLE practice_level (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    subject text NOT NULL,
    rating double precision NOT NULL,
    asked integer NOT NULL,
    answered_right integer NOT NULL,
    PRIMARY KEY (account, subject)
);

-- The days on which somebody has practised.
CREATE TABLE practice_day (
    account uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    day date NOT NULL,
    PRIMARY KEY (account, day)
);
