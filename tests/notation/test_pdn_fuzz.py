"""Whatever the text, the reader of PDN raises nothing but `NotationError`."""

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.draughts.text.pdn import read_pdn, to_record, write_pdn
from academie.games.draughts.text.pdn.tree import PdnGame
from academie.kernel import NotationError
from tests.notation.draughts import ANNOTATED
from tests.rings import count

SEEDS = (
    ANNOTATED,
    '[FEN "B:WK8,31,32:BK26"] [RuleSet "metz"] {[%act offrir-de-damer]} {[%act laisser-damer]} 26x2 *',
    '[FEN "W:WK47:B14,19,29,31,42"]\n47x38x24x13x36 {ends} (47x38x20x9x36 $1) 1-1\n32-28 (31-27) *',
    '[Options "remise=black first=white"] 1. 32-28 /FEN "W:W31-35:BK1,2"/ 31-27 K 0-2 [Event "x"] 33-28',
)
WORDS = (
    *"()[]{};%$/*!?.-x:\"\\\n 0123456789",
    "32-28", "19-23", "28x19", "14x23", "1.", "1...", "...", "$5", "$999", "!?", "(?)", "2-0", "1/2-1/2",
    "½-½", "{a}", "{[%act offrir-de-damer]}", "; rest\n",
    '/FEN "W:W31:B1"/', '[Event "x"]', '[FEN "W:W31:B1"]',
    '[RuleSet "metz"]', '[Options "remise=black"]', '[GameType "25"]', '[SetUp "0"]', "\ufeff", "é", "²",
    "\x00", "[event \"y\"]",
    "9" * 5000, "(" * 50, ")" * 50,
)  # fmt: skip


def holds(text: str) -> None:
    """Reads the text; what was read without problems is written and read back."""
    try:
        games = read_pdn(text)
    except NotationError:
        return
    for game in games:
        check(game)


def check(game: PdnGame) -> None:
    with suppress(NotationError):
        to_record(game)
    if not game.problems:
        assert read_pdn(write_pdn([game])) == (game,)


def mutated(chooser: random.Random) -> str:
    """A good file with a few places cut, doubled, moved or overwritten."""
    text = chooser.choice(SEEDS)
    for _ in range(chooser.randint(1, 6)):
        at, end = sorted(chooser.choices(range(len(text) + 1), k=2))
        end = min(end, at + chooser.randint(0, 12))
        text = text[:at] + chooser.choice(("", text[at:end] * 2, chooser.choice(WORDS))) + text[end:]
    return text


def made_up(chooser: random.Random) -> str:
    """Words of PDN in no order."""
    return " ".join(chooser.choices(WORDS, k=chooser.randint(1, 40)))


def fuzz(first: int, last: int) -> None:
    for seed in range(first, last):
        chooser = random.Random(seed)
        text = mutated(chooser) if seed % 2 else made_up(chooser)
        try:
            holds(text)
        except Exception as wrong:
            raise AssertionError(f"seed {seed}: {text!r}") from wrong


def test_mutations() -> None:
    fuzz(0, count(300, 1_400))


@given(st.text() | st.lists(st.sampled_from(WORDS)).map("".join))
@settings(max_examples=count(100, 600), deadline=None)
def test_any_text(text: str) -> None:
    holds(text)


@pytest.mark.night
@pytest.mark.parametrize("part", range(8))
def test_many_mutations(part: int) -> None:
    fuzz(10_000 + part * 5_000, 10_000 + (part + 1) * 5_000)


@pytest.mark.night
@given(st.text() | st.lists(st.sampled_from(WORDS)).map("".join))
@settings(max_examples=10_000, deadline=None)
def test_any_text_at_length(text: str) -> None:
    holds(text)


@pytest.mark.parametrize(
    "word", ["(", "{", "[", '"', "[A", '[A"', "/", ";", "$", "1-", "32-28 (", "1-1-", "9", ". "]
)
def test_long_texts_are_read_in_no_time(word: str) -> None:
    holds(word * 20_000)
