"""Games played while everything under them is broken: is an acknowledged act ever lost? See `make nemesis`.

Two web processes, PostgreSQL, Redis and an engine process. Scripted clients play on by short clocks while
processes are killed or stopped, networks cut, the disk filled or held up, and releases mixed. At the end the
database is compared with what every client was told, and the evidence of every client with the proof of its
game.
"""
