web-reasons-your-throws = vos { $of } jets
web-reasons-throws-of = les { $of } jets de { $player }
web-reasons-you-fill = Plus de jets remplissent.
web-reasons-you-keep = Plus de jets conservent le jan.
web-reasons-you-hit = Plus de jets battent.
web-reasons-you-play = Moins de nombres non joués.
web-reasons-better-throw = Un meilleur jet suivant.
web-reasons-safer = Plus sûr.
web-reasons-less-given = { $player } marque moins.
web-reasons-less-given-you = Vous marquez moins.
web-reasons-price = Cela se paie.
web-reasons-fewer-alone = Moins de dames seules.
web-reasons-more-held = Plus de dames couvertes.
web-reasons-many-fill = Sur { $throws }, { $better } remplissent après { $best }, { $worse } après { $played }.
web-reasons-many-keep = Sur { $throws }, { $better } conservent le jan après { $best }, { $worse } après { $played }.
web-reasons-many-hit = Sur { $throws }, { $better } battent après { $best }, { $worse } après { $played }.
web-reasons-many-fail = Sur { $throws }, { $better } ont un nombre qu’on ne peut jouer après { $best }, { $worse } après { $played }.
web-reasons-your-points = Votre jet suivant rapporte { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne après { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } après { $played }.
web-reasons-points-of = Le jet suivant de { $player } rapporte { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne après { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } après { $played }.
web-reasons-men-alone = { $best } laisse { $better ->
    [0] zéro dame seule
    [one] une dame seule
   *[other] { $better } dames seules
}, { $played } { $worse ->
    [0] aucune
    [one] une
   *[other] { $worse }
}.
web-reasons-men-held = Deux dames ou plus se tiennent sur { $better } numéros après { $best }, sur { $worse } après { $played }.
web-reasons-article-fill = Le prix du jan rempli :
web-reasons-article-keep = Le prix du jan conservé :
web-reasons-article-hit = Le prix des dames battues :
web-reasons-article-false-hit = Le prix des dames battues à faux :
web-reasons-article-fail = Le prix du nombre non joué :
