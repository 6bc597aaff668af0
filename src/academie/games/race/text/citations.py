"""The citations of the running games in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "which knows none": "qui n'en connaît point",
    "only if said beforehand": "seulement si on l'a dit d'avance",
    "agreed beforehand, as a custom": "convenue d'avance, par usage",
    "at will": "à volonté",
    "usually three": "trois d'ordinaire",
    "the first partie, or two, three and more": "la première partie, ou deux, trois et plus",
    "the three are played three times": "les trois se jouent trois fois",
    "nobody is hit, men are spread to close the passages": (
        "on ne bat point, on étend ses dames pour fermer les passages"
    ),
    "LEP fig. 29 contradicts itself": "LEP fig. 29 se contredit",
    "nobody can enter again": "nul ne peut plus rentrer",
    "nobody can fill any more": "nul ne peut plus remplir",
    "nobody is hit, as in jacquet, told just before": "on ne bat point, comme au jacquet, dit juste avant",
    "nobody leaves his own side, so nobody is met": "nul ne quitte son côté, ainsi nul n'est rencontré",
    "the larger number is played, as in trictrac": "le plus fort nombre se joue, comme au trictrac",
    "the loser has borne off no man": "le perdant n'a levé aucune dame",
}
