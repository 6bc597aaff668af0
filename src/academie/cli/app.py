"""The door: each command in a file of its own."""

from __future__ import annotations

from typing import Final

import typer

from academie.cli.analyse import analyse
from academie.cli.claims import claims
from academie.cli.conformance import conformance
from academie.cli.explain import explain
from academie.cli.games import games
from academie.cli.hub import hub
from academie.cli.learn import learn
from academie.cli.odds import odds_app
from academie.cli.perft import perft
from academie.cli.play import play
from academie.cli.serve import audit, migrate, serve, worker
from academie.cli.study import study_app
from academie.cli.tablebase import tablebase_app
from academie.cli.verify_dice import verify_dice

app: Final = typer.Typer(
    name="academie",
    help="The classical French board games. / Les jeux classiques français.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(learn)
app.command()(games)
app.command()(explain)
app.command()(analyse)
app.command()(conformance)
app.command()(claims)
app.command()(perft)
app.command()(hub)
app.command()(verify_dice)
app.command()(serve)
app.command()(migrate)
app.command()(worker)
app.command()(audit)
app.add_typer(study_app, name="study")
app.add_typer(odds_app, name="odds")
app.add_typer(tablebase_app, name="tablebase")


def main() -> None:
    """Runs the command line."""
    app()
