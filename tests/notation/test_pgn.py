"""Games of chess as PGN."""

from typing import Any

import pytest

from academie.games.chess import GAME as ECHECS
from academie.games.chess.text import EchecsNotation
from academie.games.chess.text.pgn import from_record, read_pgn, to_record, write_pgn
from academie.kernel import NotationError, Record
from academie.notation.formats import formats
from academie.registry import registry

NOTATION = EchecsNotation()
MATE = "e2e4 f7f6 d2d4 g7g5 d1h5"
SHUFFLE = "g1f3 g8f6 f3g1 f6g8 " * 2
ROOKS = "7k/8/r7/8/8/R7/8/1K6 b - - 12 34"


def record(
    acts: str, ruleset: str = "echecs/fide", *tags: tuple[str, str], **options: str | int | bool
) -> Record[Any]:
    read = tuple(map(NOTATION.read_act, acts.split()))
    return Record(ECHECS, ruleset, tuple(sorted(options.items())), read, tags)


@pytest.mark.parametrize(
    "kept",
    [
        record(MATE),
        record(MATE, "echecs/philidor", ("White", "Philidor"), ("Black", "Legal")),
        record("e7e5 e2e4", "echecs/philidor", first="black"),
        record("a6b6", "echecs/fide", position=ROOKS),
        record(SHUFFLE + "reclamer-remise"),
        record("e2e4", "echecs/fide", ("White", "Stamma"), ("Result", "0-1")),
        record(""),
        record("e2e4 e7e5", "echecs/philidor", promotion="any", en_passant=False),
        record("e2e4 e7e5", "echecs/allemagne", opening_moves=1, castling_pushes_pawn=False),
        record("a6b6", "echecs/philidor", position=ROOKS, promotion="any"),
    ],
    ids=[
        "echecs:mate",
        "echecs:names",
        "echecs:black-first",
        "echecs:position",
        "echecs:claim",
        "echecs:resigned",
        "echecs:empty",
        "echecs:agreed",
        "echecs:as-others-play",
        "echecs:position-agreed",
    ],
)
def test_records_are_read_back(kept: Record[Any]) -> None:
    (game,) = read_pgn(write_pgn([from_record(kept)]))
    assert to_record(game) == kept


def test_what_is_written() -> None:
    text = formats()["pgn"].write(record(MATE, "echecs/philidor", ("White", "Philidor")))
    assert '[White "Philidor"]' in text
    assert '[Result "1-0"]' in text
    assert '[RuleSet "echecs/philidor"]' in text
    assert text.endswith("\n\n1. e4 f6 2. d4 g5 3. Qh5# 1-0\n")


def test_black_begins_where_other_programs_see_it() -> None:
    """PHIL, third partie."""
    text = formats()["pgn"].write(record("e7e5 e2e4", "echecs/philidor", first="black"))
    assert '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"]' in text
    assert "1... e5 2. e4 *" in text


def test_games_of_others() -> None:
    games = read_pgn(
        '[White "A"]\n[Date "1851.06.21"]\n\n1. e4 {best} (1. d4) e5 2. Nf3 1-0\n\n[White "B"]\n\n*\n'
    )
    first, second = map(to_record, games)
    assert [NOTATION.act(act) for act in first.acts] == ["e2e4", "e7e5", "g1f3"]
    assert first.tags == (("Date", "1851.06.21"), ("White", "A"), ("Result", "1-0"))
    assert second.acts == ()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1. e4 e5 2. Qxh8 *", "illegal san: 'Qxh8'"),
        ('[RuleSet "echecs/mars"]\n\n1. e4 *', "no rule set"),
        ('[RuleSet "echecs/philidor"]\n[FEN "k7/8/8/8/8/8/8/KQQ5 w - - 0 1"]\n\n*', "there are 1"),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*', "White has no king"),
    ],
)
def test_games_that_cannot_be(text: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    (game,) = read_pgn(text)
    with pytest.raises(NotationError, match=why):
        to_record(game)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("text", ["", "hello", "\n\n"])
def test_no_game(text: str) -> None:
    with pytest.raises(NotationError, match="not a PGN game"):
        read_pgn(text)


def test_other_games_have_no_words_in_it() -> None:
    with pytest.raises(NotationError, match="PGN is for chess"):
        from_record(Record(registry["dames"], "dames/fmjd"))
    with pytest.raises(NotationError, match="cannot write the moves of echecs/allemagne"):
        from_record(record("e2e4", "echecs/allemagne"))
    with pytest.raises(NotationError, match="as agreed"):
        from_record(record("e2e4 d2d4", "echecs/philidor", opening_moves=2))
    with pytest.raises(NotationError, match="PDN is for draughts"):
        formats()["pdn"].write(record("e2e4"))
