"""Throwing and playing the wood."""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.pair import put
from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice, FirstThrow, Primaute
from academie.games.tables.law.throw import Throw, throw
from academie.games.tables.law.track import moved
from academie.games.trictrac.arbiter.acts import Bois, Corriger, Jeter
from academie.games.trictrac.arbiter.bredouille import removed_in_time
from academie.games.trictrac.arbiter.ending import won_unchallenged
from academie.games.trictrac.arbiter.events import Decision
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.judging import (
    Moves,
    asked_again,
    choice,
    judge,
    physical_flaw,
    plein_of,
    woods,
)
from academie.games.trictrac.arbiter.missing_men import stacks
from academie.games.trictrac.arbiter.plein_marks import OF_PLEINS, marks_settled
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import closed, expire_claims, opened
from academie.games.trictrac.law.coup import Past
from academie.games.trictrac.law.events import NewReleve, Why
from academie.games.trictrac.law.geography import COIN
from academie.games.trictrac.law.jans import TARIF, Jan, jans
from academie.games.trictrac.law.plays import takes_coin, wood
from academie.games.trictrac.law.state import Phase
from academie.kernel import BLACK, WHITE, Citation, Seat, Text, other
from academie.kernel.hand_act import refuse_unless
from academie.sources import ACAD_B

COIN_BARRED = Text("vous ne pouvez prendre votre coin à ce coup", "you may not take your coin on this throw")
SHORT_PLAY = 2
"""What a number left unplayed gives the adversary."""


def first_dice(scene: TableState, dice: FirstDice) -> TableState:
    """The first dice of the partie, thrown again while equal."""
    if dice.white == dice.black:
        return scene
    thrower = WHITE if dice.white > dice.black else BLACK
    partie = replace(scene.partie, thrower=thrower, phase=Phase.THROW)
    begun = replace(scene, partie=partie, moment=Moment.READY)
    begun = begun.telling(Primaute(seat=thrower, citation=partie.rules.first_throw.citation))
    if partie.rules.first_throw.value is FirstThrow.RIGHT_ONLY:
        return begun
    return thrown(begun, throw(dice.white, dice.black))


def jeter(scene: TableState, act: Jeter) -> TableState:
    """Throwing closes one's own marking of what one was given, and one's claims."""
    refuse_unless(
        scene.moment is Moment.READY and act.by == scene.thrower,
        Text("ce n'est pas à vous de jeter", "it is not yours to throw"),
    )
    refuse_unless(
        not awaits_correction(scene),
        Text(
            "ses dames sont mal posées : en bonne compagnie on le redresse d'abord",
            "his men stand wrong: good company sets that right first",
        ),
    )
    past_wiping = replace(scene, unwiped=put(scene.unwiped, act.by, 0))
    closing = closed(expire_claims(past_wiping, act.by), act.by, Kind.FORGOT_GIFT)
    rolling = replace(closing, moment=Moment.CAST, sortie=False, schooled=put(closing.schooled, act.by, 0))
    return won_unchallenged(rolling.hands_off())


def awaits_correction(scene: TableState) -> bool:
    """Whether good company has wood set right before the dice fall. Source: LEP part 4 ch. III on rule 35."""
    wrong = any(fault.replay for fault in scene.open_against(other(scene.thrower)))
    return wrong and scene.strictness.self_correction.value


def thrown(scene: TableState, dice: Throw) -> TableState:
    """The dice lie: what they gain is owed the thrower, what they give is due once they are played."""
    coup = scene.partie.coup(dice)
    scored = jans(coup, wood(coup))
    gains = sum(item.points for item in scored if not TARIF[item.jan].to_adversary)
    past = replace(coup.my_past, throws=min(3, coup.my_past.throws + 1))
    first = not any(past.throws for past in scene.partie.pasts)
    partie = replace(
        scene.partie,
        dice=dice,
        phase=Phase.PLAY,
        pasts=put(scene.partie.pasts, scene.thrower, past),
        rencontre=dice if first and scene.partie.rules.jan_de_rencontre else None,
    )
    lying = replace(
        scene.hands_off(),
        partie=partie,
        moment=Moment.THROWN,
        scored=scored,
        due=sum(item.points for item in scored) - gains,
    )
    return opened(lying, scene.thrower, gains)


def bois(scene: TableState, act: Bois) -> TableState:
    """The wood released: judged, the thrower's marking closed, and the table the adversary's."""
    refuse_unless(
        scene.moment is Moment.THROWN and act.by == scene.thrower,
        Text("ce n'est pas à vous de jouer", "it is not yours to play"),
    )
    flaw = unforeseen(scene, act.moves)
    refuse_unless(flaw is None, flaw or "")
    judged = judge(scene, act.moves)
    refuse_unless(
        judged.kind is not Kind.SHORT or scene.strictness.short_play,
        Text("un nombre qui se peut jouer doit être joué", "a number that can be played must be played"),
    )
    played = marks_settled(scene, act, judged)
    if judged.kind is not None and judged.kind not in OF_PLEINS:
        wrong = Fault(judged.kind, act.by, plays=judged.plays, replay=judged.replay, men=judged.men)
        played = played.with_fault(replace(wrong, unplayed=SHORT_PLAY * judged.unplayed))
    played = replace(played, due=played.due + SHORT_PLAY * judged.unplayed, undo=scene.partie)
    return settled(removed_in_time(played, act.by), Play(act.moves))


def unforeseen(scene: TableState, moves: Moves) -> Text | None:
    """Why no rule foresees such wood, or nothing."""
    coup = choice(scene).coup
    if flaw := physical_flaw(coup, moves):
        return flaw
    if not ({*scene.released} <= {*moves} or moves in woods(scene)):
        return Text("une dame lâchée reste où elle est posée", "a man let go stays where he was put")
    barred = scene.coin_barred and takes_coin(coup, moves)
    return COIN_BARRED if barred else None


def settled(scene: TableState, play: Play) -> TableState:
    """The men moved; the adversary is to mark what he was given, and to throw, unless a relevé begins."""
    seat = scene.thrower
    partie = scene.partie
    men = moved(partie.men[seat], play.moves)
    past = partie.pasts[seat]
    past = replace(past, coin_held=past.coin_held or men[COIN] >= 2)
    after = replace(partie, men=put(partie.men, seat, men), pasts=put(partie.pasts, seat, past))
    done = replace(scene.hands_off(), partie=after, moment=Moment.READY)
    if not any(men):
        return lifted(done)
    after = replace(after, thrower=other(seat), phase=Phase.THROW, dice=None)
    return replace(opened(replace(done, partie=after), other(seat), scene.due), due=0)


def lifted(scene: TableState) -> TableState:
    """The last man off: the sortie is owed, both keep their points, and the stacks are set up again."""
    seat = scene.thrower
    assert scene.partie.dice is not None
    points = TARIF[Jan.SORTIE].price.of(scene.partie.dice)
    given = opened(opened(scene, seat, points), other(seat), scene.due)
    return replace(new_releve(given, Why.SORTIE, Citation(ACAD_B, "ch. XII")), sortie=True)


def new_releve(scene: TableState, why: Why, citation: Citation) -> TableState:
    """The stacks set up again; the thrower keeps the dice, unless they were agreed to another."""
    partie = scene.partie
    first = partie.thrower if partie.keeps_dice is None else partie.keeps_dice
    fresh = replace(
        partie, thrower=first, men=stacks(scene), pasts=(Past(), Past()), phase=Phase.THROW, dice=None
    )
    faults = tuple(replace(fault, plays=(), replay=False) for fault in scene.faults)
    clean = replace(
        scene.hands_off(),
        partie=fresh,
        moment=Moment.READY,
        due=0,
        undo=None,
        faults=tuple(fault for fault in faults if fault.points or fault.right or fault.restored),
    )
    return clean.telling(NewReleve(seat=partie.thrower, citation=citation, why=why, first=first))


def corriger(scene: TableState, act: Corriger) -> TableState:
    """Taking one's wrong wood back, where good company lets one. Source: LEP part 4 ch. III."""
    wrong = [fault for fault in scene.open_against(act.by) if fault.plays or fault.replay]
    refuse_unless(
        scene.strictness.self_correction, Text("ce qui est joué est joué", "what is played is played")
    )
    refuse_unless(
        scene.moment is Moment.READY and scene.undo is not None and wrong,
        Text("il n'y a rien à corriger", "there is nothing to correct"),
    )
    kept = tuple(fault for fault in scene.faults if fault not in wrong)
    again = asked_again(replace(scene, faults=kept))
    if any(fault.kind in {Kind.PLEIN_MISSED, Kind.PLEIN_BROKEN} for fault in wrong):
        again = plein_marked_late(again, act.by)
    return again.ruled(act.by, Decision.REPLAYS, scene.strictness.self_correction.citation)


def plein_marked_late(scene: TableState, seat: Seat) -> TableState:
    """The scene where the points of a plein neither marked nor made may be marked after all."""
    plein = plein_of(scene.scored)
    assert plein is not None
    return replace(opened(scene, seat, plein.points), marks_closed=False)
