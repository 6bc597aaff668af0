"""The citations of trictrac in company in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "an agreement met with outside the treatises": "une convention qu'on rencontre hors des traités",
    "any number, two at a time": "tant qu'on veut, deux à la fois",
    "on the poule": "sur la poule",
    "always his who goes away": "toujours à qui s'en va",
    "beyond the grande only in some houses": "au-delà de la grande, dans quelques maisons seulement",
    "five being half of one": "cinq en étant la moitié",
    "so many parties, which need not be in a row": "tant de parties, de suite ou non",
    "some houses, and the author's wish": "quelques maisons, et le vœu de l'auteur",
    "the first of the two usages": "le premier des deux usages",
    "the second of the two usages": "le second des deux usages",
    "the two jetons are for those who mark so": "les deux jetons sont pour qui marque ainsi",
    "two, three, four, or what one will": "deux, trois, quatre, ou ce qu'on veut",
}
