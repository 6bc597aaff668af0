"""`academie verify --page`: whether a server sends the page that it has entered in its log."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from academie.commands.output import err, out, print_json
from academie.kernel import NotationError, unreadable
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.dice.entered import LogTrust
    from academie.dice.notes import NamedKey


@dataclass(slots=True)
class PageFound:
    """What was compared, and what differs."""

    files: int = 0
    entry: int | None = None
    known: bool = False
    """Whether the key of the log is known otherwise than from the server."""
    build: bool = False
    flaws: list[Text] = field(default_factory=list[Text])

    @property
    def code(self) -> int:
        """0 if all agrees, 1 if something differs, 2 if the build is in no log."""
        return 1 if self.flaws else 2 if self.entry is None else 0


def verify_page(server: str, build: Path | None, trust: LogTrust) -> PageFound:
    """Fetch the list of files, the files and the front page, and compare them. Raises `AcademieError`."""
    from academie.dice.canonical import MALFORMED
    from academie.dice.page import PATH, differing, foreign_scripts, manifest_of, page_entry, wrong_files
    from academie.dice.tlog import read_entry_proof
    from academie.dice.tlog_reader import ask
    from academie.dice.witness import signed_by_one

    address = server.rstrip("/")
    try:
        answer: dict[str, Any] = json.loads(ask(f"{address}{PATH}"))
        files = {str(name): str(digest) for name, digest in answer["files"].items()}
    except MALFORMED as wrong:
        raise NotationError(
            Message("commands-verify-no-page", server=address, why=unreadable(wrong))
        ) from wrong
    found = PageFound(len(files), build=build is not None)
    found.flaws += wrong_files(files, lambda name: ask(f"{address}{name}"))
    found.flaws += foreign_scripts(ask(f"{address}/").decode(errors="replace"), files)
    if build is not None:
        found.flaws += differing(files, manifest_of(build))
    if answer.get("proof") is not None:
        proof, keys = read_entry_proof(str(answer["proof"])), keys_of(address, trust)
        found.entry, found.known = proof.index, bool(trust.logs)
        if not signed_by_one(proof.note, keys) or not proof.proves(bytes(page_entry(files))):
            found.flaws.append(Message("dice-page-entry"))
    return found


def keys_of(address: str, trust: LogTrust) -> list[NamedKey]:
    """The keys of the log that are trusted, with those announced; else the one that the server names."""
    from academie.commands.monitor import log_keys

    if not trust.logs:
        return log_keys(address, None)
    return [key for known in trust.logs for key in log_keys(address, str(known))]


def tell_page(found: PageFound, lang: Language, *, as_json: bool) -> None:
    """Print what was compared, and what that does not show."""
    if as_json:
        flaws = [flaw.en for flaw in found.flaws]
        print_json({"files": found.files, "entry": found.entry, "build": found.build, "flaws": flaws})
        return
    for flaw in found.flaws:
        err.print(flaw.in_(lang), highlight=False, markup=False, soft_wrap=True)
    entered = "commands-verify-page-entry" if found.entry is not None else "commands-verify-page-unentered"
    lines: list[Text] = [
        Message("commands-verify-page-files", files=found.files, flaws=len(found.flaws)),
        Message(entered, **({} if found.entry is None else {"entry": found.entry})),
    ]
    if found.entry is not None and not found.known:
        lines.append(Message("commands-verify-page-key"))
    if not found.build:
        lines.append(Message("commands-verify-page-unbuilt"))
    lines.append(Message("commands-verify-page-limits"))
    for line in lines:
        out.print(line.in_(lang), highlight=False, markup=False, soft_wrap=True)
