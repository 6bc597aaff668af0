"""The commands there are, each in a file of its own that is read when the command is called."""

from __future__ import annotations

import os
import sys
import threading
from typing import Annotated, Final

import typer

from academie import __version__
from academie.cli.doors import Door, hall
from academie.cli.speech import INTERRUPTED
from academie.kernel import Text

DOORS: Final = (
    Door("play", "play:play", Text("Jouer, seul ou à plusieurs.", "Play, alone or with others.")),
    Door("learn", "learn:learn", Text("Apprendre un jeu par leçons.", "Learn a game by lessons.")),
    Door("rules", "rules:rules", Text("Les règles d'un jeu, citées.", "The rules of a game, cited.")),
    Door(
        "practice",
        "practice:practice_app",
        Text("Problèmes, et coups de dés à compter.", "Puzzles, and throws to count."),
    ),
    Door("study", "study:study_app", Text("Les positions des livres.", "The positions of the books.")),
    Door(
        "analyse",
        "analyse:analyse",
        Text("Dire ce que valent les coups, et pourquoi.", "Say what acts are worth, and why."),
    ),
    Door(
        "explain",
        "explain:explain",
        Text(
            "Dire ce qu'un coup apporte, et d'après qui.", "Say what a throw or a move brings, and by whom."
        ),
    ),
    Door("odds", "odds:odds_app", Text("Combien des 36 coups le font.", "How many of the 36 casts do it.")),
    Door("games", "games:games", Text("Tous les jeux et leurs règles.", "Every game and its rule sets.")),
    Door(
        "claims", "claims:claims", Text("Vérifier ce qu'affirment les livres.", "Check what the books state.")
    ),
    Door(
        "conformance",
        "conformance:conformance",
        Text("Comparer la loi aux exemples des livres.", "Compare the law with the books' examples."),
    ),
    Door("perft", "perft:perft", Text("Compter les suites de coups.", "Count the sequences of acts.")),
    Door(
        "tablebase",
        "tablebase:tablebase_app",
        Text("Fins de partie de dames résolues.", "Endings of draughts solved for good."),
    ),
    Door(
        "lab",
        "lab:lab_app",
        Text("Parties, matchs et études par milliers.", "Games, matches, studies at scale."),
    ),
    Door(
        "hub",
        "hub:hub",
        Text("Répondre à un damier qui parle Hub.", "Answer a draughts board that speaks Hub."),
    ),
    Door(
        "verify-dice",
        "verify_dice:verify_dice",
        Text("Recalculer les dés d'une partie finie.", "Recompute the dice of a finished game."),
    ),
    Door(
        "export",
        "export:export",
        Text("Exemples, études, problèmes en fichiers.", "Examples, studies and puzzles as files."),
    ),
    Door(
        "doctor",
        "doctor:doctor",
        Text("Examiner l'installation.", "Check the installation, and say how to get what is missing."),
    ),
    Door("serve", "serve:serve", Text("Ouvrir le café.", "Open the café.")),
    Door(
        "migrate",
        "serve:migrate",
        Text("Mettre à jour la base de données.", "Bring the database to the present schema."),
    ),
    Door("worker", "serve:worker", Text("Faire les travaux en attente.", "Do the jobs that wait.")),
    Door("audit", "serve:audit", Text("Vérifier tous les journaux.", "Check every log.")),
)

app: Final = typer.Typer(
    name="academie", cls=hall(DOORS), no_args_is_help=True, pretty_exceptions_enable=False
)


def tell_version(asked: bool) -> None:
    """Prints the version and ends, if asked."""
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def academie(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=tell_version, help="Print the version.")
    ] = False,
) -> None:
    """The classical French board games. / Les jeux classiques français."""


def main() -> None:
    """Runs the command line. After Ctrl-C nothing waits for compiled code that threads are still running."""
    try:
        app()
    except SystemExit as end:
        if end.code == INTERRUPTED and threading.active_count() > 1:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(INTERRUPTED)
        raise
