"""Digests of everything that must stay the same while the code is reorganised: `make golden`.

`digests.json` was written by version 0.1.0, the two digests of schemas by 0.1.1, which changed them. A check
gives one digest for each thing it looks at, so that a difference names the rule set, game or position.
"""
