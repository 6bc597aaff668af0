"""The score sheet of a company at trictrac: what each was marked with, and how it was settled.

Source: ACAD-B, on trictrac à écrire, for a column under each name; LEP part 1 ch. VI for what is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from academie.games.company.law import Company, Ecrire, Poule, TourATour, Written
from academie.games.company.law.line import PlayedPartie
from academie.games.company.law.transfers import Side, Transfer, Why, owed
from academie.games.company.text import score_words as words
from academie.notation.sheet import Cell, Row, Sheet, Sum, as_text
from academie.words import Language, Text

Names = tuple[str, ...]


def score_text(company: Company, names: Sequence[str], language: Language = Language.FRENCH) -> str:
    """The score sheet as plain text."""
    return as_text(score_sheet(company, names, language))


def score_sheet(company: Company, names: Sequence[str], language: Language = Language.FRENCH) -> Sheet:
    """The score sheet of any company, its people named in order. Raises `ValueError` if some are not."""
    if len(names) != company.people:
        raise ValueError(f"{company.people} people need as many names, not {len(names)}")
    match company:
        case Ecrire():
            return _ecrire(company, tuple(names), language)
        case Poule():
            return _poule(company, tuple(names), language)
        case TourATour():
            return _tour_a_tour(company, tuple(names), language)
        case _:
            raise TypeError(f"no score sheet for {company!r}")


def _ecrire(party: Ecrire, names: Names, language: Language) -> Sheet:
    shared = any(len(holders) > 1 for holders in party.sides)
    columns = (*((words.PLAYS,) if shared else ()), words.HOLES, words.CONSOLATION, words.OWES)
    return Sheet(
        title=words.FORM[type(party.rotation)].in_(language),
        subtitle=f"{words.length(party.marques).in_(language)} · {party.rules.title.in_(language)}",
        heads=tuple(" & ".join(names[person] for person in holders) for holders in party.sides),
        label=words.MARQUE.in_(language),
        columns=tuple(column.in_(language) for column in columns),
        rows=tuple(
            _marque_row(party, nth, written, names if shared else None)
            for nth, written in enumerate(party.written, 1)
        ),
        sums=tuple(_ecrire_sums(party, language)),
        notes=(*_closing(party, names, language), *_legend(party, language)),
    )


def _marque_row(party: Ecrire, nth: int, written: Written, names: Names | None) -> Row:
    label = f"{nth} {'r' * written.marque.refaits}".strip()
    cells = (_marque_cells(party, Side(side), written, names) for side in range(len(party.sides)))
    return Row(label, tuple(cells))


def _marque_cells(party: Ecrire, side: Side, written: Written, names: Names | None) -> tuple[Cell, ...]:
    """What a marqué leaves in one account: the winner's holes and consolation, the loser's debt."""
    marque = written.marque
    player = next((person for person in written.persons if person in party.sides[side]), None)
    name = () if names is None else (Cell("" if player is None else names[player]),)
    if player is None:
        idle = marque.consolation if party.rules.idle_consolation else 0
        return *name, Cell(), Cell(_figure(idle)), Cell()
    if player == written.winner:
        won = Cell(str(marque.holes), marque.multiplier.bit_length() - 1)
        return *name, won, Cell(str(marque.consolation)), Cell()
    debt = sum(item.jetons for item in party.brought(written) if item.payer == side)
    return *name, Cell(str(marque.against)), Cell(), Cell(str(debt))


def _figure(value: int) -> str:
    """The number, or nothing for zero."""
    return str(value) if value else ""


def _ecrire_sums(party: Ecrire, language: Language) -> Iterator[Sum]:
    """The foot of the account: marqués made, the debt under each head, and how all that comes out."""
    transfers = party.transfers()
    sides = [Side(side) for side in range(len(party.sides))]
    yield _sum(words.MADE, map(str, party.won()), language)
    for label, reasons in (
        (words.POINTS, (Why.MARQUE, Why.IDLE)),
        (words.POSTILLON, (Why.POSTILLON,)),
        (words.JETON_QUEUE, (Why.JETON_QUEUE,)),
        (words.QUEUE, (Why.QUEUE,)),
    ):
        debts = [_debt(transfers, side, reasons) for side in sides]
        if any(debts):
            yield _sum(label, map(_figure, debts), language)
    yield _sum(words.TOTAL, (str(_debt(transfers, side, tuple(Why))) for side in sides), language)
    yield _balances(party, language)


def _debt(transfers: Sequence[Transfer], side: Side, reasons: Sequence[Why]) -> int:
    return sum(owed(transfers, side, why) for why in reasons)


def _sum(label: Text, values: Iterator[str], language: Language) -> Sum:
    return Sum(label.in_(language), tuple(values))


def _balances(company: Company, language: Language) -> Sum:
    """The last line: what each has gained or lost."""
    balances = (account.balance for account in company.accounts())
    return _sum(
        words.BALANCE,
        (f"+{gain}" if gain > 0 else str(gain).replace("-", "−") for gain in balances),
        language,
    )


def _closing(company: Company, names: Names, language: Language) -> tuple[str, ...]:
    """Who pays whom, or who is to play while it goes on."""
    if not company.over:
        return (words.next_to_play(company.table(), names, language),)
    settled = company.settle()
    paid = tuple(words.paid(payment, settled, names, language) for payment in settled.payments)
    return paid or (words.QUITS.in_(language),)


def _legend(party: Ecrire, language: Language) -> Iterator[str]:
    """What the marks mean, if there are any."""
    if any(written.marque.multiplier > 1 for written in party.written):
        yield words.BREDOUILLE.in_(language)
    if any(written.marque.refaits for written in party.written):
        yield words.REFAIT.in_(language)


def _poule(company: Poule, names: Names, language: Language) -> Sheet:
    sums = (
        _sum(words.STAKED, map(str, company.staked), language),
        _sum(words.TAKEN, (str(share) if share else "" for share in company.shares()), language),
        _balances(company, language),
    )
    titles = words.POULE, words.at_most(company.parties)
    return _parties(company, titles, sums, names, language)


def _tour_a_tour(company: TourATour, names: Names, language: Language) -> Sheet:
    won = _sum(words.WON, (str(account.won) for account in company.accounts()), language)
    titles = words.TOUR_A_TOUR, words.parties(company.parties)
    return _parties(company, titles, (won, _balances(company, language)), names, language)


def _parties(
    company: Poule | TourATour,
    titles: tuple[Text, Text],
    sums: tuple[Sum, ...],
    names: Names,
    language: Language,
) -> Sheet:
    """A sheet with a line for each partie."""
    return Sheet(
        title=titles[0].in_(language),
        subtitle=titles[1].in_(language),
        heads=names,
        label=words.PARTIE.in_(language),
        columns=("",),
        rows=tuple(
            Row(
                str(nth),
                tuple((Cell(_partie_cell(played, person, language)),) for person in range(len(names))),
            )
            for nth, played in enumerate(company.played_parties, 1)
        ),
        sums=sums,
        notes=_closing(company, names, language),
    )


def _partie_cell(played: PlayedPartie, person: int, language: Language) -> str:
    """What a partie was to one person; `×2` for a grande bredouille."""
    if person not in {played.winner, played.loser}:
        return ""
    word = words.WINS if person == played.winner else words.LOSES
    return word.in_(language) + (f" ×{played.stakes}" if played.stakes > 1 else "")
