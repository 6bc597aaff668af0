"""`academie dxp`: our engine of draughts against another program over DamExchange."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, LanguageOption
from academie.commands.output import err, out, warn
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.games.draughts.law import DraughtsState
    from academie.games.draughts.law.acts import Move
    from academie.games.draughts.players.dxp import Choose, DxpGame, DxpLine
    from academie.games.draughts.players.pace import Allowance
    from academie.games.draughts.text.dxp import GameRequest

dxp_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)

USUAL_PORT: Final = 27531
PortOption = Annotated[int, typer.Option(min=0, max=65535)]
GamesOption = Annotated[int, typer.Option(min=0)]
MinutesOption = Annotated[int, typer.Option(min=1, max=999)]
MovesOption = Annotated[int, typer.Option(min=0, max=999)]
OutOption = Annotated[Path | None, typer.Option("--out")]
MegabytesOption = Annotated[int, typer.Option(min=1)]
ThreadsOption = Annotated[int, typer.Option(min=1)]
BookOption = Annotated[Path | None, typer.Option()]


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is to be played over lines: games asked for or followed, where they are kept, who plays."""

    games: int
    asked: tuple[int, int] | None
    """Minutes and moves for each player, if we ask for games."""
    kept: Path | None
    choose: Choose
    lang: Language
    alone: bool = True
    """Whether there is one line only, whose failure ends all."""

    def play(self, lines: Iterator[DxpLine]) -> None:
        """Plays over one line after the other until there have been enough games."""
        found = (game for line in lines for game in self._over(line))
        for number, game in enumerate(islice(found, self.games or None), 1):
            if self.kept is not None:
                keep(self.kept, game)
            show(number, game, self.lang)

    def _over(self, line: DxpLine) -> Iterator[DxpGame]:
        from academie.games.draughts.players.dxp import DxpError, follow, initiate

        name = f"Academie {version('academie')}"
        try:
            with line:
                if self.asked is None:
                    yield from follow(line, name, self.choose)
                else:
                    yield from initiate(line, name, self.choose, requests(name, *self.asked))
        except DxpError as wrong:
            if self.alone:
                raise
            warn(wrong.text.in_(self.lang))


def requests(name: str, minutes: int, moves: int) -> Iterator[GameRequest]:
    """Requests for games without end, we having White first, then Black, and so on."""
    from academie.games.draughts.text.dxp import GameRequest
    from academie.kernel import BLACK, WHITE

    return (GameRequest(name, WHITE if number % 2 else BLACK, minutes, moves) for number in count())


def engine(megabytes: int, threads: int, book: Path | None) -> Choose:
    """Our engine at its best, with a book if one is given."""
    from academie.games.draughts.players.book import read_book
    from academie.games.draughts.players.pace import paced
    from academie.games.draughts.players.search import Thinker
    from academie.games.draughts.players.tablebase import tables_folder

    thinker = Thinker(megabytes, threads, folder=tables_folder())
    known, chance = None if book is None else read_book(book), random.Random()

    def choose(state: DraughtsState, allowance: Allowance) -> Move:
        found = None if known is None else known.choose(state, chance)
        return found or paced(thinker, state, allowance).lines[0].moves[0]

    return choose


@dxp_app.command()
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: PortOption = USUAL_PORT,
    initiate: Annotated[bool, typer.Option("--initiate")] = False,
    games: GamesOption = 0,
    minutes: MinutesOption = 5,
    moves: MovesOption = 75,
    kept: OutOption = None,
    megabytes: MegabytesOption = 64,
    threads: ThreadsOption = 1,
    book: BookOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Wait for a program that calls, and play the games it asks for."""
    from academie.games.draughts.players.dxp import DxpServer

    asked = (minutes, moves) if initiate else None
    with DxpServer(host, port) as server:
        text = Message("commands-dxp-listening", host=host, port=str(server.port))
        out.print(text.in_(lang), highlight=False, soft_wrap=True)
        play(Sitting(games, asked, kept, engine(megabytes, threads, book), lang, alone=False), server.lines())


@dxp_app.command()
def call(
    host: Annotated[str, typer.Argument()],
    port: PortOption = USUAL_PORT,
    follow: Annotated[bool, typer.Option("--follow")] = False,
    games: GamesOption = 2,
    minutes: MinutesOption = 5,
    moves: MovesOption = 75,
    kept: OutOption = None,
    megabytes: MegabytesOption = 64,
    threads: ThreadsOption = 1,
    book: BookOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Call a program that waits, and ask it for games, colours alternating."""
    from academie.games.draughts.players.dxp import DxpLine

    asked = None if follow else (minutes, moves)
    line = DxpLine.call(host, port)
    play(Sitting(games, asked, kept, engine(megabytes, threads, book), lang), iter((line,)))


def play(sitting: Sitting, lines: Iterator[DxpLine]) -> None:
    """Plays in another thread, so that Ctrl-C ends the command at once."""
    from academie.engine.threads import aside

    try:
        aside(lambda: sitting.play(lines))
    except KeyboardInterrupt:
        err.print(Message("commands-dxp-stopped").in_(sitting.lang), style="yellow")
        raise typer.Exit(INTERRUPTED) from None


def show(number: int, game: DxpGame, lang: Language) -> None:
    """Print how a game ended."""
    white, black = game.names
    moves = (len(game.moves) + 1) // 2
    line = Message(
        "commands-dxp-game", number=number, white=white, black=black, result=game.result, moves=moves
    ).in_(lang)
    remark = "" if game.remark is None else f": {game.remark.in_(lang)}"
    out.print(line + remark, highlight=False, markup=False, soft_wrap=True)


def keep(path: Path, game: DxpGame) -> None:
    """Add a game to a PDN file."""
    from academie.notation.formats import formats

    with path.open("a", encoding="utf-8") as file:
        file.write(formats()["pdn"].write(game.record) + "\n")
