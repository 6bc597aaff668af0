"""A forger: everything that a dishonest server or player could try with dice that bind, and what comes of it.

`make forger` tries all of it. Each strategy is a row of the table in `docs/dice.md`.
"""
