"""`academie witness`: cosigns the logs of servers, so that nobody can be shown another log than the others.

A witness is a folder: its key, its name, the keys of the logs it cosigns, and what it has cosigned.
"""

from __future__ import annotations

import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, LanguageOption
from academie.commands.output import err, out
from academie.kernel import AcademieError
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.dice.notes import Note
    from academie.dice.witness import Witness

KEY_FILE: Final = "key"
NAME_FILE: Final = "name"
LOGS_FILE: Final = "logs"
MEMORY_FILE: Final = "cosigned.sqlite"
ANSWER_SECONDS: Final = 10.0

witness_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
FolderArgument = Annotated[Path, typer.Argument()]


@witness_app.command()
def new(
    folder: FolderArgument,
    name: Annotated[str, typer.Argument()],
    log: Annotated[list[str] | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Make a witness, or tell it of more logs, and print its key, by which others know it."""
    from academie.dice.keys import make_key
    from academie.dice.notes import is_name
    from academie.dice.witness import logs_of

    if not is_name(name):
        raise AcademieError(Message("commands-witness-name", name=name))
    logs_of(log or ())
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_key(folder / KEY_FILE)
    if not (folder / NAME_FILE).exists():
        (folder / NAME_FILE).write_text(f"{name}\n", encoding="utf-8")
    with (folder / LOGS_FILE).open("a", encoding="utf-8") as file:
        file.writelines(f"{key}\n" for key in log or ())
    say(Message("commands-witness-key", file=folder / LOGS_FILE), lang)
    say_line(key_of(folder))


@witness_app.command()
def serve(
    folder: FolderArgument,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8787,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Cosign the checkpoints that servers send, until Ctrl-C."""
    witness = opened(folder)
    with ThreadingHTTPServer((host, port), door_of(witness)) as server:
        say(Message("commands-witness-serving", address=f"http://{host}:{server.server_address[1]}"), lang)
        try:
            server.serve_forever(0.2)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        finally:
            witness.memory.close()


@witness_app.command()
def watch(
    folder: FolderArgument,
    logs: Annotated[list[str], typer.Argument()],
    every: Annotated[float, typer.Option(min=0)] = 0.0,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Look at logs, cosign what goes on from what was seen before, and hand it to their servers.

    Exits with 1 if a log does not go on from what was seen.
    """
    witness = opened(folder)
    try:
        while True:
            honest = [look_at(witness, address, lang) for address in logs]
            if not every:
                break
            time.sleep(every)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    finally:
        witness.memory.close()
    raise typer.Exit(0 if all(honest) else 1)


@witness_app.command()
def status(folder: FolderArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Print what was cosigned last of each log; exit 1 if one has signed two trees."""
    witness = opened(folder)
    for origin in witness.logs:
        note = witness.memory.last(origin)
        say_line(str(note).rstrip() if note is not None else f"{origin} –")
    splits = witness.memory.splits()
    for one, other in splits:
        tell_split(one, other, lang)
    witness.memory.close()
    raise typer.Exit(1 if splits else 0)


def opened(folder: Path) -> Witness:
    """The witness of a folder. Raises `AcademieError` or `OSError`."""
    from academie.dice.keys import read_key
    from academie.dice.witness import Memory, Witness, logs_of

    name = (folder / NAME_FILE).read_text(encoding="utf-8").strip()
    logs = logs_of((folder / LOGS_FILE).read_text(encoding="utf-8").split())
    return Witness(read_key(str(folder / KEY_FILE)), name, logs, Memory(folder / MEMORY_FILE))


def key_of(folder: Path) -> str:
    """The public key of the witness of a folder, as it is written for others."""
    from academie.dice.keys import read_key
    from academie.dice.notes import WITNESS, NamedKey

    name = (folder / NAME_FILE).read_text(encoding="utf-8").strip()
    return str(NamedKey(name, WITNESS, read_key(str(folder / KEY_FILE)).public))


def door_of(witness: Witness) -> type[BaseHTTPRequestHandler]:
    """What answers requests to cosign."""
    from academie.dice.witness import MOST_BYTES, UNKNOWN, UNREADABLE, Answer

    class Door(BaseHTTPRequestHandler):
        timeout = ANSWER_SECONDS

        def do_POST(self) -> None:
            length = self.headers.get("Content-Length", "")
            if self.path.rstrip("/") != "/add-checkpoint":
                self._send(Answer(UNKNOWN, ""))
            elif not length.isdecimal() or int(length) > MOST_BYTES:
                self._send(Answer(UNREADABLE, ""))
            else:
                self._send(witness.answer(self.rfile.read(int(length))))

        def _send(self, answer: Answer) -> None:
            data = answer.text.encode()
            self.send_response(answer.status)
            self.send_header("Content-Type", answer.media)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            del format, args

    return Door


def look_at(witness: Witness, address: str, lang: Language) -> bool:
    """Cosign the log at an address and hand the cosignature in; whether it goes on from what was seen."""
    from academie.dice.notes import BadNote, Checkpoint
    from academie.dice.tlog_reader import Away, LogReader, ask
    from academie.dice.witness import NOT_CONSISTENT, Refused, Submission, received

    reader = LogReader(address)
    try:
        note = reader.note()
        checkpoint = Checkpoint.read(note.text)
        kept = witness.memory.last(checkpoint.origin)
        old = 0 if kept is None else Checkpoint.read(kept.text).size
        if old > checkpoint.size:
            complain(Message("dice-tlog-behind", size=checkpoint.size, seen=old), lang)
            return False
        path = reader.consistency(old, checkpoint.size)
        asked = received(str(Submission(old, tuple(path), note, checkpoint)).encode(), witness.logs)
        signed = witness.cosign(asked)
        ask(f"{reader.address}/cosignature", f"{note.text}\n{signed}".encode())
    except (Away, BadNote) as wrong:
        complain(wrong.text, lang)
        return True
    except Refused as refused:
        complain(Message("commands-witness-refused", address=address, why=str(refused).strip()), lang)
        return not refused.split and refused.answer.status != NOT_CONSISTENT
    say(Message("commands-witness-cosigned", origin=checkpoint.origin, size=checkpoint.size), lang)
    return True


def tell_split(one: Note, other: Note, lang: Language) -> None:
    """Print the two checkpoints by which anyone can see it."""
    complain(Message("commands-witness-split"), lang)
    for note in (one, other):
        say_line(str(note))


def say(text: Text, lang: Language) -> None:
    say_line(text.in_(lang))


def say_line(line: str) -> None:
    out.print(line, highlight=False, markup=False, soft_wrap=True)
    out.file.flush()


def complain(text: Text, lang: Language) -> None:
    err.print(text.in_(lang), highlight=False, markup=False, soft_wrap=True)
