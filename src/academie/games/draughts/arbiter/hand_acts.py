"""Touching and playing.

Source: MAN rules III-VI, XV, XVIII-XIX, XXXV-XXXVII; METZ rules II, III, VII, X, XI.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.draughts.arbiter.acts import Adouber, Jouer, Laisser, Souffler, Toucher
from academie.games.draughts.arbiter.faults import Decision
from academie.games.draughts.arbiter.judging import faults_of, lawful, playable, starts, still, touch_faults
from academie.games.draughts.arbiter.table_state import Bound, Played, TableState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Line, Square, bits
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.games.tables.law.pair import put
from academie.kernel import Seat, Text, other
from academie.kernel.hand_act import refuse_unless


def adouber(scene: TableState, act: Adouber) -> TableState:
    refuse_unless(
        act.by not in scene.adoube, Text("vous avez déjà dit j'adoube", "you have said j'adoube already")
    )
    return replace(scene, adoube=scene.adoube | {act.by})


def toucher(scene: TableState, act: Toucher) -> TableState:
    """Touching: it binds the player to play, and whoever touches a piece he may huff to huff it.

    Out of turn, and after j'adoube, it binds to nothing.
    """
    _refuse_nowhere(scene, act.square)
    if act.by in scene.adoube:
        return scene
    foe = other(act.by)
    if act.square in scene.huffable(foe):
        huff = Souffler(act.by, act.square, scene.damier)
        return replace(scene, committed=huff).ruled(act.by, Decision.COMMITTED, (act.square,))
    if act.by != scene.player or not _may_play(scene) or scene.bound is not None:
        return scene
    if excuse := _excuse(scene.partie, act.square):
        return scene.ruled(act.by, excuse, (act.square,))
    return touched(replace(scene, touched=tuple(dict.fromkeys((*scene.touched, act.square)))))


def _may_play(scene: TableState) -> bool:
    """Whether the board waits for a move, not for an answer or for a word on how the game ends."""
    return scene.partie.phase is not Phase.OFFERED and scene.partie.ending is None


def touched(scene: TableState) -> TableState:
    """The scene with what the player can be held to for what he has touched and can play."""
    able = tuple(square for square in scene.touched if playable(scene.partie, square))
    held = replace(scene, touched=able)
    found = touch_faults(held)
    if found == scene.open_against(scene.player):
        return held
    cleared = replace(held, faults=scene.open_against(other(scene.player)))
    for fault in found:
        cleared = cleared.with_fault(fault)
    return cleared


def _refuse_nowhere(scene: TableState, square: Square) -> None:
    """Raises `IllegalAction` for a square that is none, or empty."""
    position = scene.partie.position
    refuse_unless(
        _on_board(scene, (square,)), Text(f"il n'y a pas de case {square}", f"there is no square {square}")
    )
    refuse_unless(
        (position.white | position.black) >> square & 1,
        Text(f"il n'y a pas de pièce en {square}", f"no piece stands on {square}"),
    )


def _on_board(scene: TableState, squares: Line) -> bool:
    return all(1 <= square <= scene.damier.squares for square in squares)


def _excuse(partie: DraughtsState, square: Square) -> Decision | None:
    """Why playing or touching that piece is no fault."""
    if not partie.position.mine >> square & 1:
        return Decision.NOT_HIS
    return None if playable(partie, square) else Decision.NOT_PLAYABLE


def jouer(scene: TableState, act: Jouer) -> TableState:
    """A piece released: judged, and the board the adversary's, who may object."""
    refuse_unless(act.by == scene.player, Text("ce n'est pas à vous de jouer", "it is not yours to play"))
    refuse_unless(
        scene.partie.phase is not Phase.OFFERED,
        Text("l'offre de damer attend une réponse", "the offer to crown waits for an answer"),
    )
    refuse_unless(
        scene.partie.ending is None,
        Text(
            "relevez le dernier coup ou laissez-le passer : il finit la partie",
            "object to the last move, or let it pass: it ends the game",
        ),
    )
    _refuse_nowhere(scene, act.move.start)
    if scene.bound is None and (excuse := _excuse(scene.partie, act.move.start)):
        return scene.ruled(act.by, excuse, (act.move.start,))
    move, own = _released(scene, act.move)
    if scene.bound is not None:
        refuse_unless(move in scene.bound.moves and not own, _obligation(scene.bound))
    return _made(scene, move, own)


def _obligation(bound: Bound) -> Text:
    """What a player who is bound must do, in words."""
    verb = Text("prendre avec", "take with") if bound.taking else Text("jouer", "play")
    squares = [*map(str, starts(bound.moves))]
    return Text(
        f"vous êtes obligé de {verb.fr} la pièce en {' ou '.join(squares)}",
        f"you are obliged to {verb.en} the piece on {' or '.join(squares)}",
    )


def _released(scene: TableState, told: Move) -> tuple[Move, Line]:
    """The move as the law tells it, and what was lifted of one's own besides.

    Raises `IllegalAction` for what hands cannot do, or what no rule foresees.
    """
    lifted = tuple(sorted({*told.taken}))
    _refuse_impossible(scene, told, lifted)
    mine = scene.partie.position.mine
    own = tuple(square for square in lifted if mine >> square & 1)
    refuse_unless(
        not own or scene.strictness.own_lifted,
        Text("on ne lève pas ses propres pièces", "nobody lifts pieces of his own"),
    )
    taken = tuple(square for square in lifted if square not in own)
    move = Move(told.start, told.end, taken, (told.start, told.end), scene.damier)
    known = (*lawful(scene.partie), *(scene.bound.moves if scene.bound else ()))
    return next((legal for legal in known if legal == move), move), own


def _refuse_impossible(scene: TableState, told: Move, lifted: Line) -> None:
    position = scene.partie.position
    occupied = (position.white | position.black) & ~(1 << told.start)
    refuse_unless(
        _on_board(scene, (told.end, *lifted)), Text("il n'y a pas de telle case", "there is no such square")
    )
    refuse_unless(
        not occupied >> told.end & 1, Text(f"il y a une pièce en {told.end}", f"a piece stands on {told.end}")
    )
    refuse_unless(
        not bits(lifted) & ~occupied,
        Text(
            "on ne lève que des pièces qui sont sur le damier",
            "only pieces that stand on the board can be lifted",
        ),
    )
    refuse_unless(
        told.end != told.start or lifted,
        Text(
            "rien n'a été joué : toucher une pièce est un autre acte",
            "nothing was played: to touch a piece is another act",
        ),
    )


def _made(scene: TableState, move: Move, own: Line) -> TableState:
    """The scene once the move is made, its faults open, and what could be said of the last one passed."""
    by, foe = scene.player, other(scene.player)
    faults = () if scene.bound else faults_of(scene, move, own)
    passed = passing(scene, foe)
    made = replace(
        scene,
        touched=(),
        adoube=frozenset(),
        faults=(),
        neglected=put(passed.neglected, by, ()),
        played=Played(scene.partie, move, scene.touched),
        bound=None,
        proposed=None,
    ).with_partie(scene.partie.moved(move))
    for square in own:
        made = made.with_partie(made.partie.without(square))
    if passed is not scene:
        made = _told_passed(made, by)
    for fault in faults:
        made = made.with_fault(fault)
    return made.settled()


def passing(scene: TableState, offender: Seat) -> TableState:
    """The scene once his faults are let pass: what he left untaken may be demanded later."""
    past = scene.open_against(offender)
    if not past:
        return scene
    neglected = tuple(move for fault in past for move in fault.neglected)
    kept = tuple(fault for fault in scene.faults if fault not in past)
    return replace(scene, faults=kept, neglected=put(scene.neglected, offender, neglected))


def _told_passed(scene: TableState, by: Seat) -> TableState:
    """The scene with what became of a fault that `by` let pass."""
    foe = other(by)
    kept = starts(still(scene.neglected[foe], scene.partie.position, foe, scene.partie))
    return scene.ruled(by, Decision.KEPT if kept else Decision.LAPSED, kept)


def laisser(scene: TableState, act: Laisser) -> TableState:
    """A fault let pass in so many words."""
    refuse_unless(
        act.by == scene.player and scene.contested,
        Text("il n'y a pas de faute à laisser passer", "there is no fault to let pass"),
    )
    return passed_over(scene).settled()


def passed_over(scene: TableState) -> TableState:
    """The scene once the player to move has let the faults of the last move pass, if there were any."""
    if not scene.contested:
        return scene
    return _told_passed(replace(passing(scene, other(scene.player)), played=None), scene.player)
