"""The law of chess: the points on which Philidor takes a side or is silent, and the rule sets.

`echecs/philidor` is the default, being the treatise's own; a PGN that names no rule set is by `echecs/fide`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from academie.kernel import Citation, Cited, RuleSet, Seat, cited, option, switch
from academie.kernel.kinds import Choice, Flag, Line, Number, Side
from academie.sources import ACADEMIE, FIDE, PHILIDOR
from academie.words import UNLIMITED, Message


class Promotion(Enum):
    """What a pawn may become on the last row."""

    ANY = "any"
    """Any piece but a king, however many there are."""
    LOST = "lost"
    """One that its player has lost, so that nobody ever has more of a kind than he began with."""


PROMOTION_WORDS: Final = {
    Promotion.ANY: Message("chess-promotion-any"),
    Promotion.LOST: Message("chess-promotion-lost"),
}


class Movement(NamedTuple):
    """What the switches change about the moves, and nothing else."""

    en_passant: bool
    castling_pushes_pawn: bool
    promotion: Promotion


UNKNOWN: Final = "preface, which knows no such claim"
MOVES: Final = Number(0, 200, zero=UNLIMITED)
TIMES: Final = Number(0, 9, zero=UNLIMITED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChessRules(RuleSet):
    """A law of chess. Numbers of moves are by each player; 0 is no limit.

    `taking`, `castling`, `checking`, `mating` and `stalemating` are the articles its events cite.
    """

    taking: Citation
    castling: Citation
    checking: Citation
    mating: Citation
    stalemating: Citation
    light_square_at_right: Cited[bool] = switch(
        Flag(),
        Message("chess-light-square-at-right"),
        fixed=True,
        fide=cited(True, FIDE, "art. 2.1"),
        philidor=cited(True, PHILIDOR, "preface § 9", remark=Message("citations-remark-white-corner")),
    )
    either_may_begin: Cited[bool] = switch(
        Flag(),
        Message("chess-either-may-begin"),
        fide=cited(False, FIDE, "art. 1.2"),
        philidor=cited(
            True, PHILIDOR, "third and fourth parties", remark=Message("citations-remark-begun-by-black")
        ),
        allemagne=cited(True, ACADEMIE, remark=Message("citations-silent-philidors-games")),
    )
    """Whether Black may have the first move."""
    opening_moves: Cited[int] = switch(
        Number(1, 2),
        Message("chess-opening-moves"),
        agree=(1, 2),
        short=Message("chess-opening-moves-short"),
        fide=cited(1, FIDE, "art. 1.2"),
        philidor=cited(1, PHILIDOR, "preface § 10", remark=Message("citations-remark-two-moves")),
        allemagne=cited(2, PHILIDOR, "preface § 10"),
    )
    """How many moves in a row each player begins with."""
    en_passant: Cited[bool] = switch(
        Flag(),
        Message("chess-en-passant"),
        agree=(True, False),
        short=Message("chess-en-passant-short"),
        fide=cited(True, FIDE, "art. 3.7.3.1"),
        philidor=cited(True, PHILIDOR, "preface § 10", remark=Message("citations-remark-pawn-may-not-pass")),
        allemagne=cited(False, PHILIDOR, "preface § 10"),
    )
    """Whether a pawn that passes another by two steps can be taken."""
    castling_pushes_pawn: Cited[bool] = switch(
        Flag(),
        Message("chess-castling-pushes-pawn"),
        agree=(True, False),
        short=Message("chess-castling-pushes-pawn-short"),
        fide=cited(False, FIDE, "art. 3.8.2"),
        philidor=cited(False, PHILIDOR, "preface § 10", remark=Message("citations-remark-plays-twice")),
        allemagne=cited(True, PHILIDOR, "preface § 10"),
    )
    """Whether one may push the rook's pawn in the same move as one castles."""
    promotion: Cited[Promotion] = switch(
        Choice(Promotion, PROMOTION_WORDS),
        Message("chess-promotion"),
        agree=tuple(Promotion),
        short=Message("chess-promotion-short"),
        fide=cited(Promotion.ANY, FIDE, "art. 3.7.3.3-3.7.3.5"),
        philidor=cited(
            Promotion.LOST, PHILIDOR, "preface § 11", remark=Message("citations-remark-former-pieces")
        ),
    )
    dead_position: Cited[bool] = switch(
        Flag(),
        Message("chess-dead-position"),
        fide=cited(True, FIDE, "art. 5.2.2"),
        philidor=cited(True, ACADEMIE, remark=Message("citations-silent-nothing-to-play-for")),
    )
    """Whether it is a draw at once when neither can be mated any more."""
    claim_repetition: Cited[int] = switch(
        TIMES,
        Message("chess-claim-repetition"),
        fide=cited(3, FIDE, "art. 9.2"),
        philidor=cited(
            0, PHILIDOR, "third gambit, move 24", remark=Message("citations-remark-no-such-claim")
        ),
    )
    """How often the same position must come to let the player to move claim a draw."""
    claim_quiet: Cited[int] = switch(
        MOVES,
        Message("chess-claim-quiet"),
        fide=cited(50, FIDE, "art. 9.3"),
        philidor=cited(
            0,
            PHILIDOR,
            "mate of bishop and rook against a rook",
            remark=Message("citations-remark-no-such-claim"),
        ),
    )
    """How many moves without a capture or a pawn's move let him claim it."""
    repetition: Cited[int] = switch(
        TIMES,
        Message("chess-repetition"),
        fide=cited(5, FIDE, "art. 9.6.1"),
        philidor=cited(3, ACADEMIE, remark=Message("citations-ours-perpetual-check")),
    )
    """How often the same position must come to be a draw by itself."""
    quiet_moves: Cited[int] = switch(
        MOVES,
        Message("chess-quiet-moves"),
        fide=cited(75, FIDE, "art. 9.6.2"),
        philidor=cited(
            75,
            ACADEMIE,
            remark=Message("citations-silent-both-leave"),
        ),
    )
    """How many moves without a capture or a pawn's move are a draw by themselves."""

    movement: Movement = field(init=False, compare=False, repr=False)
    """How the pieces go."""

    def __post_init__(self) -> None:
        movement = Movement(self.en_passant.value, self.castling_pushes_pawn.value, self.promotion.value)
        object.__setattr__(self, "movement", movement)


ECHECS_FIDE: Final = ChessRules.follow(
    "echecs/fide",
    Message("chess-fide"),
    "fide",
    official=True,
    taking=Citation(FIDE, "art. 3.1"),
    castling=Citation(FIDE, "art. 3.8.2"),
    checking=Citation(FIDE, "art. 3.9"),
    mating=Citation(FIDE, "art. 5.1.1"),
    stalemating=Citation(FIDE, "art. 5.2.1"),
)
"""Of dead positions, those with too little left to mate are seen at once; blocked ones end by repetition."""

ECHECS_PHILIDOR: Final = ChessRules.follow(
    "echecs/philidor",
    Message("chess-philidor"),
    "philidor",
    taking=Citation(PHILIDOR, "first partie, moves 4 and 5"),
    castling=Citation(PHILIDOR, "preface § 10; first partie, moves 6 and 15"),
    checking=Citation(PHILIDOR, "first partie, moves 35-37"),
    mating=Citation(PHILIDOR, "fourth partie, move 28"),
    stalemating=Citation(ACADEMIE, remark=Message("citations-silent-stalemate")),
)
"""The chapter tells what its author defends against other customs, and shows the rest in its games.

It does not say what becomes of a pawn that reaches the last row while its player has lost nothing. Taken
here: it cannot go there until he has.
"""

ECHECS_ALLEMAGNE: Final = ChessRules.follow(
    "echecs/allemagne",
    Message("chess-german"),
    "allemagne",
    "philidor",
    taking=Citation(PHILIDOR, "first partie, moves 4 and 5"),
    castling=Citation(PHILIDOR, "preface § 10; first partie, moves 6 and 15"),
    checking=Citation(PHILIDOR, "first partie, moves 35-37"),
    mating=Citation(PHILIDOR, "fourth partie, move 28"),
    stalemating=Citation(ACADEMIE, remark=Message("citations-silent-stalemate")),
)
"""Three customs he calls disfigurements, with a sentence on each.

Taken here: each player begins with two moves in a row, not only the first; and the pawn pushed along with
castling goes one step or two, as its first move lets it, or stays.
"""

RULESETS: Final = (ECHECS_PHILIDOR, ECHECS_FIDE, ECHECS_ALLEMAGNE)


@dataclass(frozen=True, kw_only=True)
class ChessOptions:
    """What a game can be begun with."""

    first: Seat | None = option(
        Side(),
        None,
        Message("chess-first"),
        citation=Citation(
            PHILIDOR, "third and fourth parties", remark=Message("citations-remark-begun-by-black")
        ),
    )
    """Black only by rules that let him."""
    position: str | None = option(Line(), None, Message("chess-position"))
