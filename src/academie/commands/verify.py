"""`academie verify`: what a proof of a finished game shows, and by whom."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer
from rich.markup import escape

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import err, out, print_json
from academie.kernel import AcademieError, NotationError, unreadable
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.dice.entered import LogTrust
    from academie.dice.notes import NamedKey
    from academie.dice.verdict import Policy, Proof, Verdict

CHECKED: Final = ("acts", "rolls", "takebacks", "offers", "dates", "flags", "signatures")
"""What the log of a game shows by itself, if it has no flaw; the rest is the server's word."""


def verify(
    file: Annotated[Path | None, typer.Argument()] = None,
    evidence: Annotated[list[Path] | None, typer.Option()] = None,
    key: Annotated[list[str] | None, typer.Option()] = None,
    policy: Annotated[Path | None, typer.Option()] = None,
    log: Annotated[str | None, typer.Option()] = None,
    page: Annotated[str | None, typer.Option()] = None,
    build: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Check a game by its law, its signatures and what players kept; exit 2 if nobody vouches for it."""
    if page is not None:
        check_page(page, build, policy, lang, as_json=as_json)
    if file is None:
        raise AcademieError(Message("commands-verify-nothing"))
    from academie.dice.evidence import read_evidence
    from academie.dice.verdict import examine, read_proof

    text = file.read_text(encoding="utf-8")
    if is_first_format(text):
        from academie.commands.verify_dice import verify_dice

        err.print(Message("commands-verify-first").in_(lang), highlight=False, soft_wrap=True)
        try:
            verify_dice(file, as_json, lang)
        except typer.Exit as done:
            raise typer.Exit(done.exit_code or 2) from None
    proof = read_proof(text)
    kept = [read_evidence(path.read_text(encoding="utf-8")) for path in evidence or ()]
    keys, trust = read_policy(policy)
    if log is not None:
        trust = trust._replace(entries=read_log(log, proof, trust))
    verdict = examine(proof, kept, keys, trust, read_keys(key or ()))
    if as_json:
        print_json(plain(proof, verdict))
    else:
        for flaw in verdict.flaws:
            err.print(f"[red]≠[/red] {escape(flaw.in_(lang))}", highlight=False, soft_wrap=True)
        for line in lines(proof, verdict):
            out.print(escape(line.in_(lang)), highlight=False, soft_wrap=True)
    raise typer.Exit(verdict.code)


def check_page(
    page: str, build: Path | None, policy: Path | None, lang: Language, *, as_json: bool
) -> NoReturn:
    """Compare the page of a server with its log, and leave with what was found."""
    from academie.commands.verify_page import tell_page, verify_page

    found = verify_page(page, build, read_policy(policy)[1])
    tell_page(found, lang, as_json=as_json)
    raise typer.Exit(found.code)


def is_first_format(text: str) -> bool:
    """Whether a file says that it is a proof of the first format."""
    from academie.dice.canonical import MALFORMED

    try:
        return bool(json.loads(text)["format"] == "academie-dice/1")
    except MALFORMED:
        return False


def read_keys(written: Sequence[str]) -> list[bytes]:
    """Public keys as they are written. Raises `NotationError`."""
    from academie.dice.keys import refused_key

    keys: list[bytes] = []
    for each in written:
        key = b""
        with suppress(ValueError):
            key = bytes.fromhex(each)
        if refused_key(key):
            raise NotationError(Message("commands-verify-key-letters", text=each))
        keys.append(key)
    return keys


def read_policy(path: Path | None) -> tuple[Policy, LogTrust]:
    """Keys of accounts, by account, and those of logs and witnesses. Raises `NotationError`."""
    from academie.dice.canonical import MALFORMED
    from academie.dice.entered import LogTrust
    from academie.dice.notes import BadNote, NamedKey

    if path is None:
        return {}, LogTrust()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        logs, witnesses = ([*map(NamedKey.read, data.pop(kind, []))] for kind in ("logs", "witnesses"))
        quorum = int(data.pop("quorum", len(witnesses)))
        policy = {str(account): [str(key) for key in keys] for account, keys in data.items()}
        return policy, LogTrust(logs, witnesses, quorum)
    except BadNote as wrong:
        raise NotationError(Message("commands-verify-policy", why=wrong.text)) from wrong
    except MALFORMED as wrong:
        raise NotationError(Message("commands-verify-policy", why=unreadable(wrong))) from wrong


def read_log(address: str, proof: Proof, trust: LogTrust) -> list[bytes]:
    """All entries of the log at an address or in a folder, signed by a key that is known for it.

    Raises `AcademieError`.
    """
    from academie.dice.notes import Checkpoint
    from academie.dice.tlog import accepted
    from academie.dice.tlog_reader import LogReader
    from academie.dice.witness import signed_by_one

    remote = address.startswith(("http://", "https://"))
    reader = LogReader(address) if remote else LogReader(address, lambda file: Path(file).read_bytes())
    note = reader.note()
    checkpoint = Checkpoint.read(note.text)
    known = [key for key in trust.logs if key.name == proof.origin]
    keys: list[NamedKey] = []
    if proof.entered is not None:
        keys = accepted(known, proof.entered.announced) or [proof.entered.key]
    if checkpoint.origin != proof.origin or not signed_by_one(note, keys):
        raise AcademieError(Message("dice-witness-unsigned", origin=proof.origin))
    return reader.entries(checkpoint)


def plain(proof: Proof, verdict: Verdict) -> dict[str, object]:
    """The verdict as plain data."""
    return {
        "events": len(proof.log),
        "rolls": verdict.rolls,
        "flaws": [flaw.en for flaw in verdict.flaws],
        "countersigned": {str(seat): seq for seat, seq in sorted(verdict.signed.items())},
        "checked": [*CHECKED],
        "server_word": [each._asdict() for each in verdict.word],
        "vouched": sorted(verdict.vouched),
        "players": sorted(verdict.people),
        "entered": verdict.tlog.entered,
        "keys": {str(seat): found.entry for seat, found in sorted(verdict.tlog.devices.items())},
        "witnessed": verdict.tlog.witnessed,
    }


def lines(proof: Proof, verdict: Verdict) -> list[Text]:
    """What was found, from what the log shows by itself to who vouches for it."""
    if verdict.flaws:
        return [Message("commands-dice-refuted", found=len(verdict.flaws))]
    found: list[Text] = [
        Message("commands-verify-consistent", events=len(proof.log), rolls=verdict.rolls),
        Message("commands-verify-checked"),
        *word_lines(verdict),
        *(
            Message("commands-verify-countersigned", seat=seat, seq=seq)
            for seat, seq in sorted(verdict.signed.items())
        ),
    ]
    if verdict.unfallen is not None:
        number, acts = verdict.unfallen
        key = "commands-verify-unfallen" if acts else "commands-verify-links-missing"
        found.append(Message(key, roll=number, **({"dice": " ".join(acts)} if acts else {})))
    found += log_lines(proof, verdict)
    silent = sorted(verdict.people - verdict.vouched)
    if not verdict.witnessed and not silent:
        return [*found, Message("commands-verify-too-few")]
    if silent or not verdict.people:
        return [*found, Message("commands-verify-unvouched", seats=", ".join(map(str, silent)) or "–")]
    fair = sorted(verdict.vouched & verdict.sharing)
    if not fair:
        return [*found, Message("commands-verify-vouched-alone")]
    return [*found, Message("commands-verify-vouched", seats=", ".join(map(str, fair)))]


def word_lines(verdict: Verdict) -> list[Text]:
    """What is the word of the server."""
    return [
        Message(
            "commands-verify-word",
            what=each.what.value,
            seat=str(each.seat),
            events=str(each.events[0]) if each.what == "unsigned" else ", ".join(map(str, each.events)),
        )
        for each in verdict.word
    ]


def log_lines(proof: Proof, verdict: Verdict) -> list[Text]:
    """What the transparency log of the server and its witnesses show."""
    if proof.entered is None:
        return [Message("commands-verify-unentered")]
    places = {"open": proof.entered.opening.index, "end": proof.entered.end.index}
    found: list[Text] = [Message("commands-verify-entered", origin=proof.origin, **places)]
    if not verdict.tlog.known:
        found.append(Message("commands-verify-log-key", key=str(proof.entered.key)))
    for each in proof.entered.announced:
        found.append(Message("commands-verify-announced", entry=each.proof.index, key=str(each.key)))
    found += device_lines(verdict)
    if verdict.quorum:
        names = ", ".join(verdict.tlog.witnessed) or "–"
        many = len(verdict.tlog.witnessed)
        found.append(Message("commands-verify-witnessed", names=names, many=many, quorum=verdict.quorum))
    if verdict.tlog.strangers:
        found.append(Message("commands-verify-strangers", names=", ".join(verdict.tlog.strangers)))
    elif not verdict.quorum:
        found.append(Message("commands-verify-unwitnessed"))
    return found


def device_lines(verdict: Verdict) -> list[Text]:
    """The keys of the seats that the log had for their accounts."""
    found: list[Text] = []
    for seat in sorted(verdict.people):
        device = verdict.tlog.devices.get(seat)
        if device is None:
            found.append(Message("commands-verify-no-key", seat=seat))
        elif device.withdrawn:
            found.append(Message("commands-verify-key-withdrawn", seat=seat, entry=device.entry))
        else:
            found.append(
                Message("commands-verify-key", seat=seat, entry=device.entry, date=dated(device.at_ms))
            )
    if verdict.tlog.devices and not verdict.tlog.read:
        found.append(Message("commands-verify-key-unread"))
    return found


def dated(at_ms: int | None) -> str:
    """A day, as the server says it, if it is one."""
    try:
        return "–" if at_ms is None else datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return "–"
