"""Results saved line by line in a file, so that long work can be interrupted and resumed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from academie.kernel import OptionError
from academie.words import Message, Text

VERSION: Final = 1


class ResultLog:
    """A file of JSON lines: first what was asked, then what was found, in order.

    Raises `OptionError` if the file answers another question.
    """

    def __init__(self, path: Path, asked: Mapping[str, Any]) -> None:
        self._path = path
        question = {**asked, "version": VERSION}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.found = _found(path, question)

    def add(self, result: Mapping[str, Any]) -> None:
        """Save a result."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(result))


def _found(path: Path, asked: Mapping[str, Any]) -> list[Any]:
    """The results in the file; a line that was being written when the process was killed is cut off.

    Nothing is changed in the file of other work.
    """
    first = _line(asked).encode()
    with path.open("a+b") as file:
        file.seek(0)
        content = file.read()
        if not content.startswith(first) and not first.startswith(content):
            raise OptionError(different(path))
        whole = content[: content.rfind(b"\n") + 1]
        file.truncate(len(whole))
        if not whole:
            file.write(first)
    return [json.loads(line) for line in whole.splitlines()[1:]]


def different(path: Path) -> Text:
    """The message that a file belongs to other work."""
    return Message("lab-other-work", path=path)


def _line(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, sort_keys=True) + "\n"
