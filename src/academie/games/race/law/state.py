"""A running game: throws and plays, one partie after another until the holes agreed on are won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Final

from academie.games.race.law.acts import Cast, Play, RaceAction
from academie.games.race.law.events import (
    Battues,
    CourierHome,
    HorsDuJeu,
    Manner,
    NewPartie,
    PartieNulle,
    TrouGagne,
)
from academie.games.race.law.occupancy import (
    HOME,
    Occupancy,
    Stand,
    courier_home,
    left_by_own,
    left_open,
    movement_of,
    steps,
)
from academie.games.race.law.plays import Numbers, playable, plays_of
from academie.games.race.law.rules import Aim, Contact, Double, RaceRules, ShutOut
from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice, FirstThrow, Primaute
from academie.games.tables.law.throw import CHANCES, FACES, THREE_CHANCES, THREE_THROWS, THROWS, throw
from academie.games.tables.law.track import MEN, TABLE, Pair, Track, can_make, full, put, swapped
from academie.games.tables.law.turns import GameWon, won_by
from academie.kernel import BLACK, CHANCE, WHITE, Actor, Citation, Event, Outcome, Seat, State, other
from academie.kernel.errors import refusal
from academie.notation.seats import PLAYER
from academie.sources import ACADEMIE
from academie.words import Message, Text

NULL: Final = Citation(ACADEMIE, remark=Message("citations-silent-partie-drawn"))


class Phase(Enum):
    """What the table waits for."""

    FIRST_DICE = "first-dice"
    THROW = "throw"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True, repr=False)
class RaceState(State[RaceAction]):
    """A state of a running game. Men and hands are by seat, each track its owner's own way."""

    rules: RaceRules
    men: Pair[Track]
    hands: Pair[int] = (0, 0)
    """How many men of each were hit and have not re-entered."""
    thrower: Seat = WHITE
    phase: Phase = Phase.FIRST_DICE
    dice: Cast | None = None
    again: int = 0
    """How many more times the dice are played after this one: a triplet only."""
    holes: Pair[int] = (0, 0)
    goal: int = 1
    double: bool = False
    last_events: tuple[Event, ...] = field(default=(), compare=False)
    _legal: Mapping[Play, Stand] | None = field(default=None, compare=False, repr=False)

    @property
    def ruleset(self) -> RaceRules:
        return self.rules

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def actor(self) -> Actor:
        if self.phase is Phase.OVER:
            return None
        return self.thrower if self.phase is Phase.PLAY else CHANCE

    def actions(self) -> Sequence[RaceAction]:
        match self.phase:
            case Phase.FIRST_DICE:
                return FIRST_DICE
            case Phase.THROW:
                return THROWS if self.rules.dice.value == 2 else THREE_THROWS
            case Phase.PLAY:
                return tuple(self.plays())
            case Phase.OVER:
                return ()

    def chance(self) -> Sequence[tuple[RaceAction, Fraction]]:
        match self.phase:
            case Phase.FIRST_DICE:
                return FIRST_CHANCES
            case Phase.THROW:
                return CHANCES if self.rules.dice.value == 2 else THREE_CHANCES
            case Phase.PLAY | Phase.OVER:
                return ()

    def apply(self, action: RaceAction) -> RaceState:
        if not self._allows(action):
            raise refusal(action, Message("race-illegal"))
        match action:
            case FirstDice():
                return self._drawn(action)
            case Play():
                return self._played(self.plays()[action], passed=not action.moves)
            case _:
                return self._thrown(action)

    def _allows(self, action: RaceAction) -> bool:
        legal = self.plays() if self.phase is Phase.PLAY else self.actions()
        return action in legal

    @property
    def outcome(self) -> Outcome | None:
        if self.phase is not Phase.OVER:
            return None
        if max(self.holes) < self.goal:
            return Outcome((Fraction(0), Fraction(0)), "nulle")
        winner = WHITE if self.holes[WHITE] >= self.goal else BLACK
        stakes = self._stakes(winner)
        return won_by(winner, stakes, "partie" if stakes == 1 else "double")

    def mirrored(self) -> RaceState:
        return replace(
            self,
            men=swapped(self.men),
            hands=swapped(self.hands),
            thrower=other(self.thrower),
            holes=swapped(self.holes),
            last_events=(),
        )

    def problems(self) -> tuple[Text, ...]:
        return (
            *problems_of_men(self.rules, self.men, self.hands, over=self.phase is Phase.OVER),
            *self._problems_of_play(),
        )

    def _problems_of_play(self) -> Iterator[Text]:
        """What is wrong with the moment of the game."""
        lying = self.phase is Phase.PLAY
        if (self.dice is not None) != lying:
            yield Message("race-setup-dice") if lying else Message("race-setup-no-dice")
        elif self.dice is not None and len(self.dice.numbers) != self.rules.dice.value:
            yield Message("race-setup-dice-number", dice=self.rules.dice.value)
        if self.again and not (self.dice and 0 < self.again < len(self._plays_of(self.dice))):
            yield Message("race-setup-triplet")
        if self.goal < 1 or min(self.holes) < 0 or min(self.holes) >= self.goal:
            yield Message("race-setup-holes")
        won = max(self.holes) >= self.goal
        if won != (self.phase is Phase.OVER) and not (self.phase is Phase.OVER and self._null(passed=True)):
            yield Message("race-setup-not-over") if won else Message("race-setup-over")
        if self.phase is not Phase.OVER and any(
            win(self.rules, self.stand(seat), self.stand(other(seat))) for seat in (WHITE, BLACK)
        ):
            yield Message("race-setup-won")

    def stand(self, seat: Seat) -> Stand:
        """The men of one player."""
        return Stand(self.men[seat], self.hands[seat])

    def occupancy(self, seat: Seat) -> Occupancy:
        """The board as a player finds it."""
        across = self.rules.ways.value.seen_across
        return Occupancy(movement_of(self.rules), across(self.men[other(seat)]))

    def plays(self) -> Mapping[Play, Stand]:
        """Each play of the throw on the table, with where it leaves the men."""
        return self._found_plays() if self._legal is None else self._legal

    def _found_plays(self) -> Mapping[Play, Stand]:
        assert self.dice is not None
        numbers = self._plays_of(self.dice)[0]
        return playable(self.occupancy(self.thrower), self.stand(self.thrower), numbers)

    def _plays_of(self, dice: Cast) -> tuple[Numbers, ...]:
        return plays_of(dice, self.rules.triplet.value)

    def _drawn(self, dice: FirstDice) -> RaceState:
        """The dé given to the higher die; equal dice are thrown again."""
        first = dice.higher
        if first is None:
            return replace(self, last_events=())
        won = Primaute(seat=first, citation=self.rules.first_throw.citation)
        started = replace(self, thrower=first, phase=Phase.THROW, last_events=(won,))
        if self.rules.first_throw.value is FirstThrow.PLAYS_IT:
            return replace(started._thrown(throw(dice.white, dice.black)), last_events=(won,))
        return started

    def _thrown(self, dice: Cast) -> RaceState:
        again = len(self._plays_of(dice)) - 1
        thrown = replace(self, phase=Phase.PLAY, dice=dice, again=again, last_events=())
        return replace(thrown, _legal=thrown._found_plays())

    def left_so(self, stand: Stand) -> RaceState:
        """The state once hands have left the thrower's men so, be that a lawful play of the throw or not."""
        return self._played(stand, passed=stand == self.stand(self.thrower))

    def _played(self, stand: Stand, *, passed: bool) -> RaceState:
        """The men moved and those hit taken in hand; then whatever comes of it."""
        seat = self.thrower
        struck = tuple(self.rules.ways.value.across(point) for point in stand.hits)
        his = tuple(0 if point in struck else men for point, men in enumerate(self.men[other(seat)]))
        hands = put(put(self.hands, seat, stand.hand), other(seat), self.hands[other(seat)] + len(struck))
        men = put(put(self.men, seat, stand.men), other(seat), his)
        after = replace(self, men=men, hands=hands, last_events=(), _legal=None)
        after = replace(after, last_events=tuple(after._events_of(stand, self.men[seat])))
        if manner := win(self.rules, stand, after.stand(other(seat))):
            return after._won(manner)
        return after._null_or_next(passed=passed)

    def _events_of(self, stand: Stand, before: Track) -> Iterator[Event]:
        """What the play brought, short of winning."""
        seat, rules = self.thrower, self.rules
        if stand.hits:
            yield Battues(seat=seat, citation=rules.contact.citation, points=stand.hits)
            if self._waits(other(seat)):
                yield HorsDuJeu(seat=other(seat), citation=rules.enter_on_own.citation)
        if rules.courier and courier_home(stand.men) and not courier_home(before):
            yield CourierHome(seat=seat, citation=rules.courier.citation)

    def _waits(self, seat: Seat) -> bool:
        """Whether a player who may not enter on his own has more men in hand than entries open now."""
        if self.rules.enter_on_own:
            return False
        return (
            left_open(self.occupancy(seat), self.men[seat]) < self.hands[seat] <= left_by_own(self.men[seat])
        )

    def _null(self, *, passed: bool) -> bool:
        return is_null(self.rules, self.men, self.hands, passed=passed)

    def _null_or_next(self, *, passed: bool) -> RaceState:
        if self._null(passed=passed):
            null = PartieNulle(seat=self.thrower, citation=NULL)
            return replace(self, phase=Phase.OVER, dice=None, again=0, last_events=(*self.last_events, null))
        if self.again and not passed:
            return replace(self, again=self.again - 1, _legal=self._found_plays())
        return replace(self, thrower=other(self.thrower), phase=Phase.THROW, dice=None, again=0)

    def _won(self, manner: Manner) -> RaceState:
        """The holes of the partie marked; the game is over, or the next partie begins."""
        seat, rules = self.thrower, self.rules
        doubled = self.double and is_double(rules, manner, self.stand(other(seat)))
        citation = rules.double.citation if doubled else self._cite(manner)
        event = TrouGagne(seat=seat, citation=citation, manner=manner, holes=1 + doubled)
        holes = put(self.holes, seat, self.holes[seat] + event.holes)
        won = replace(self, holes=holes, dice=None, again=0, last_events=(*self.last_events, event))
        return won._over() if holes[seat] >= self.goal else won._new_partie()

    def _cite(self, manner: Manner) -> Citation:
        return self.rules.shut_out.citation if manner is Manner.SHUT_OUT else self.rules.aim.citation

    def _over(self) -> RaceState:
        seat = self.thrower
        if self.goal == 1:
            return replace(self, phase=Phase.OVER)
        won = GameWon(seat=seat, citation=self.rules.holes.citation, stakes=self._stakes(seat))
        return replace(self, phase=Phase.OVER, last_events=(*self.last_events, won))

    def _stakes(self, winner: Seat) -> int:
        """One; two for a double where a single hole is played for.

        Source: ACAD Toute-table ch. X.
        """
        return self.holes[winner] if self.goal == 1 else 1

    def _new_partie(self) -> RaceState:
        """The men set up again without odds; who won has the dé, or it is drawn."""
        kept = self.rules.winner_has_dice
        event = NewPartie(seat=self.thrower, citation=kept.citation, drawn=not kept.value)
        start = self.rules.start.value
        return replace(
            self,
            men=(start, start),
            hands=(0, 0),
            phase=Phase.THROW if kept else Phase.FIRST_DICE,
            last_events=(*self.last_events, event),
        )


def win(rules: RaceRules, winner: Stand, loser: Stand) -> Manner | None:
    """How the player who has just played has won; `None` if he has not."""
    if rules.aim.value is Aim.PLEIN:
        return Manner.FILLED if full(winner.men, TABLE) else None
    if not any(winner.men) and not winner.hand:
        return Manner.BORNE_OFF
    shuts = winner.hits and rules.shut_out.value is not ShutOut.OFF
    return Manner.SHUT_OUT if shuts and loser.hand > left_by_own(loser.men) else None


def is_double(rules: RaceRules, manner: Manner, loser: Stand) -> bool:
    """Whether the partie counts twice, the double being agreed."""
    none_off = sum(loser.men) + loser.hand == MEN
    match rules.double.value:
        case Double.NEVER:
            return False
        case Double.NOT_HOME:
            return none_off and (loser.hand > 0 or any(loser.men[:HOME]))
        case Double.NONE_OFF:
            return none_off
        case Double.SHUT_OUT:
            sparing = rules.shut_out.value is ShutOut.SIMPLE_WITHOUT_ENTRY and not left_by_own(loser.men)
            return manner is Manner.SHUT_OUT and not sparing


def is_null(rules: RaceRules, men: Pair[Track], hands: Pair[int], *, passed: bool) -> bool:
    """Whether nobody can win any more: no table can be filled, or neither player can ever move.

    The treatises do not provide for it. Whether men can move is asked only after a throw that moved none.
    """
    if rules.aim.value is Aim.PLEIN:
        return not any(can_make(track, TABLE) for track in men)
    if not passed:
        return False
    across = rules.ways.value.seen_across
    grounds = (Occupancy(movement_of(rules), across(men[1])), Occupancy(movement_of(rules), across(men[0])))
    stands = (Stand(men[0], hands[0]), Stand(men[1], hands[1]))
    return not any(
        [*steps(occupancy, stand, number)]
        for occupancy, stand in zip(grounds, stands, strict=True)
        for number in FACES
    )


def problems_of_men(rules: RaceRules, men: Pair[Track], hands: Pair[int], *, over: bool) -> tuple[Text, ...]:
    """Why the men cannot stand so; empty for a possible position.

    Once the game is `over` the loser may have more men in hand than can enter.
    """
    sides = zip((WHITE, BLACK), men, hands, strict=True)
    men_problems = (problem for side in sides for problem in _side(rules, *side))
    shut = () if over else _shut_out(rules, men, hands)
    return (*men_problems, *shut, *_shared(rules, men))


def _side(rules: RaceRules, seat: Seat, track: Track, hand: int) -> Iterator[Text]:
    movement, player = movement_of(rules), PLAYER[seat]
    if min(track) < 0 or hand < 0:
        yield Message("race-setup-negative", player=player)
    if sum(track) + hand > MEN or (sum(track) + hand < MEN and not movement.lifts):
        yield Message("race-setup-men", player=player, men=sum(track) + hand, all=MEN)
    if hand and not movement.hits:
        yield Message("race-setup-hand", player=player)
    if any(track[movement.last + 1 :]):
        yield Message("race-setup-beyond", player=player, last=rules.names.of(seat, movement.last))
    if max((track[point] for point in movement.alone), default=0) > 1:
        yield Message("race-setup-alone", player=player)
    if sum(track) < MEN and any(track[:HOME]) and not movement.hits:
        yield Message("race-setup-off-early", player=player)
    if movement.courier and track[0] < MEN - 1 and not any(track[HOME:]) and any(track):
        yield Message("race-setup-courier", player=player)


def _shut_out(rules: RaceRules, men: Pair[Track], hands: Pair[int]) -> Iterator[Text]:
    for player, track, hand in zip(PLAYER, men, hands, strict=True):
        if rules.shut_out.value is not ShutOut.OFF and hand > left_by_own(track):
            yield Message("race-setup-shut-out", player=player)


def _shared(rules: RaceRules, men: Pair[Track]) -> Iterator[Text]:
    if rules.contact.value is Contact.SHARE:
        return
    for point, theirs in enumerate(rules.ways.value.seen_across(men[1])):
        if men[0][point] and theirs:
            yield Message("race-setup-both", point=rules.names.of(WHITE, point))
