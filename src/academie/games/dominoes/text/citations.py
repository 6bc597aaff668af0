"""The citations of dominoes in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "any number, some being left aside": "tel nombre qu'on veut, quelques-uns restant de côté",
    "until the stakes are withdrawn": "jusqu'à ce que les mises soient retirées",
    "to the letter: the leader excepted": "à la lettre : le poseur excepté",
    "a closed coup counts as domino does, the hands of the others": (
        "un coup fermé compte comme domino, les dés des autres"
    ),
    "a hundred points, as in ch. II": "cent points, comme au ch. II",
    "as many coups as are agreed on, five if nobody says": (
        "autant de coups que convenu, cinq si nul ne le dit"
    ),
    "ch. VIII only says that one gets rid of high dés": (
        "le ch. VIII dit seulement qu'on se défait des gros dés"
    ),
    "everyone is charged what he could not get rid of": "chacun est chargé de ce qu'il n'a pu poser",
    "one counts what adversaries have left": "on compte ce qui reste aux adversaires",
    "rule XXIII says who wins, and who wins takes": "la règle XXIII dit qui gagne, et qui gagne prend",
}
