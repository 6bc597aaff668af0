"""The score sheet of a company at trictrac: what each was marked with, and how it was settled.

Source: ACAD-B, on trictrac à écrire, for a column under each name; LEP part 1 ch. VI for what is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from academie.games.company.law import Company, Ecrire, Poule, TourATour, Written
from academie.games.company.law.line import PlayedPartie
from academie.games.company.law.transfers import Side, Transfer, Why, owed
from academie.games.company.text import score_words as words
from academie.notation.sheet import Cell, Row, Sheet, Sum, as_text, said
from academie.words import NOTHING, Language, Message, Text, verbatim

Names = tuple[Text, ...]
EMPTY: Final = Cell[Text](NOTHING)


def score_text(company: Company, names: Sequence[str], language: Language = Language.FRENCH) -> str:
    """The score sheet as plain text."""
    return as_text(said(score_sheet(company, tuple(map(verbatim, names))), language))


def score_sheet(company: Company, names: Sequence[Text]) -> Sheet[Text]:
    """The score sheet of any company, its people named in order. Raises `ValueError` if some are not."""
    if len(names) != company.people:
        raise ValueError(f"{company.people} people need as many names, not {len(names)}")
    match company:
        case Ecrire():
            return _ecrire(company, tuple(names))
        case Poule():
            return _poule(company, tuple(names))
        case TourATour():
            return _tour_a_tour(company, tuple(names))
        case _:
            raise TypeError(f"no score sheet for {company!r}")


def _ecrire(party: Ecrire, names: Names) -> Sheet[Text]:
    shared = any(len(holders) > 1 for holders in party.sides)
    return Sheet(
        title=words.FORM[type(party.rotation)],
        subtitle=Message("company-length-and-rules", marques=party.marques, rules=party.rules.title),
        heads=tuple(words.together([names[person] for person in holders]) for holders in party.sides),
        label=words.MARQUE,
        columns=(*((words.PLAYS,) if shared else ()), words.HOLES, words.CONSOLATION, words.OWES),
        rows=tuple(
            _marque_row(party, nth, written, names if shared else None)
            for nth, written in enumerate(party.written, 1)
        ),
        sums=tuple(_ecrire_sums(party)),
        notes=(*_closing(party, names), *_legend(party)),
    )


def _marque_row(party: Ecrire, nth: int, written: Written, names: Names | None) -> Row[Text]:
    label = f"{nth} {'r' * written.marque.refaits}".strip()
    cells = (_marque_cells(party, Side(side), written, names) for side in range(len(party.sides)))
    return Row(label, tuple(cells))


def _marque_cells(party: Ecrire, side: Side, written: Written, names: Names | None) -> tuple[Cell[Text], ...]:
    """What a marqué leaves in one account: the winner's holes and consolation, the loser's debt."""
    marque = written.marque
    player = next((person for person in written.persons if person in party.sides[side]), None)
    name = () if names is None else (EMPTY if player is None else Cell(names[player]),)
    if player is None:
        idle = marque.consolation if party.rules.idle_consolation else 0
        return *name, EMPTY, _cell(_figure(idle)), EMPTY
    if player == written.winner:
        won = _cell(str(marque.holes), marque.multiplier.bit_length() - 1)
        return *name, won, _cell(str(marque.consolation)), EMPTY
    debt = sum(item.jetons for item in party.brought(written) if item.payer == side)
    return *name, _cell(str(marque.against)), EMPTY, _cell(str(debt))


def _cell(figure: str, pavillons: int = 0) -> Cell[Text]:
    return Cell(verbatim(figure), pavillons) if figure else EMPTY


def _figure(value: int) -> str:
    """The number, or nothing for zero."""
    return str(value) if value else ""


def _ecrire_sums(party: Ecrire) -> Iterator[Sum[Text]]:
    """The foot of the account: marqués made, the debt under each head, and how all that comes out."""
    transfers = party.transfers()
    sides = [Side(side) for side in range(len(party.sides))]
    yield Sum(words.MADE, tuple(map(str, party.won())))
    for label, reasons in (
        (words.POINTS, (Why.MARQUE, Why.IDLE)),
        (words.POSTILLON, (Why.POSTILLON,)),
        (words.JETON_QUEUE, (Why.JETON_QUEUE,)),
        (words.QUEUE, (Why.QUEUE,)),
    ):
        debts = [_debt(transfers, side, reasons) for side in sides]
        if any(debts):
            yield Sum(label, tuple(map(_figure, debts)))
    yield Sum(words.TOTAL, tuple(str(_debt(transfers, side, tuple(Why))) for side in sides))
    yield _balances(party)


def _debt(transfers: Sequence[Transfer], side: Side, reasons: Sequence[Why]) -> int:
    return sum(owed(transfers, side, why) for why in reasons)


def _balances(company: Company) -> Sum[Text]:
    """The last line: what each has gained or lost."""
    balances = (account.balance for account in company.accounts())
    signed = (f"+{gain}" if gain > 0 else str(gain).replace("-", "−") for gain in balances)
    return Sum(words.BALANCE, tuple(signed))


def _closing(company: Company, names: Names) -> tuple[Text, ...]:
    """Who pays whom, or who is to play while it goes on."""
    if not company.over:
        return (words.next_to_play(company.table(), names),)
    settled = company.settle()
    return tuple(words.paid(payment, settled, names) for payment in settled.payments) or (words.QUITS,)


def _legend(party: Ecrire) -> Iterator[Text]:
    """What the marks mean, if there are any."""
    if any(written.marque.multiplier > 1 for written in party.written):
        yield words.BREDOUILLE
    if any(written.marque.refaits for written in party.written):
        yield words.REFAIT


def _poule(company: Poule, names: Names) -> Sheet[Text]:
    sums: tuple[Sum[Text], ...] = (
        Sum(words.STAKED, tuple(map(str, company.staked))),
        Sum(words.TAKEN, tuple(str(share) if share else "" for share in company.shares())),
        _balances(company),
    )
    return _parties(company, (words.POULE, words.at_most(company.parties)), sums, names)


def _tour_a_tour(company: TourATour, names: Names) -> Sheet[Text]:
    won = Sum[Text](words.WON, tuple(str(account.won) for account in company.accounts()))
    titles = words.TOUR_A_TOUR, words.parties(company.parties)
    return _parties(company, titles, (won, _balances(company)), names)


def _parties(
    company: Poule | TourATour, titles: tuple[Text, Text], sums: tuple[Sum[Text], ...], names: Names
) -> Sheet[Text]:
    """A sheet with a line for each partie."""
    people = range(len(names))
    return Sheet(
        title=titles[0],
        subtitle=titles[1],
        heads=names,
        label=words.PARTIE,
        columns=(NOTHING,),
        rows=tuple(
            Row(str(nth), tuple((_partie_cell(played, person),) for person in people))
            for nth, played in enumerate(company.played_parties, 1)
        ),
        sums=sums,
        notes=_closing(company, names),
    )


def _partie_cell(played: PlayedPartie, person: int) -> Cell[Text]:
    """What a partie was to one person; `×2` for a grande bredouille."""
    if person not in {played.winner, played.loser}:
        return EMPTY
    word = words.WINS if person == played.winner else words.LOSES
    return Cell(word.given(stakes=played.stakes))
