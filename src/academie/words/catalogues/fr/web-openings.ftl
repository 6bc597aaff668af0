web-openings-title = Débuts
web-openings-about = Les premiers coups d’un programme fort en { $games } parties contre lui-même, et ce qu’ils ont rapporté.
web-openings-throw = Premier coup de dés
web-openings-first-move = Premier coup
web-openings-play = Coup
web-openings-chosen = Choisi
web-openings-games = Parties
web-openings-won = Gagnées
web-openings-stakes = Enjeux
web-openings-game-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-openings-back = Tous les premiers coups
web-openings-none = Aucun coup n’a été joué dans assez de parties pour qu’on en dise quelque chose.
web-openings-empty = Les premiers coups de ce jeu n’ont pas encore été comptés.
web-openings-rule = Les enjeux sont le gain moyen de celui qui joue ; 95 fois sur 100, ils tiennent dans la marge. Le programme essaie aussi des coups qui semblent presque aussi bons que le meilleur. Les coups de moins de 20 parties sont omis. Joueur { $player }, graine { $seed }.
