"""Words and names as people write them: languages, levels, short lists."""

from __future__ import annotations

from academie.kernel import Language, Text, UnknownName


def language_of(code: str | Language) -> Language:
    """Return the language of a code such as `en`. Raises `UnknownName`."""
    try:
        return Language(code)
    except ValueError:
        known = ", ".join(sorted(language.value for language in Language))
        raise UnknownName(
            Text(f"pas de langue {code!r} ; il y a : {known}", f"no language {code!r}; there are: {known}")
        ) from None


def english_level(name: str) -> str:
    """Return the name of a player as records keep it: `level-3` is `niveau-3`."""
    return f"niveau-{name.removeprefix('level-')}" if name.startswith("level-") else name


def shortened(head: str, parts: list[str], most: int = 110) -> str:
    """Return the parts after the head, as many as fit on a short line; `…` stands for the others."""
    line = head
    for number, part in enumerate(parts):
        joined = f"{line}{', ' if number else ''}{part}"
        if len(joined) > most:
            return f"{line}{', ' if number else ''}…"
        line = joined
    return line
