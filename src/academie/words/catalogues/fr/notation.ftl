notation-not-legal-here-try-one = { $typed } n’est pas permis ici ; essayez : { $choices }

notation-white = Blanc
notation-black = Noir
notation-player = Joueur { $number }

notation-over = la partie est finie
notation-position-goes-with-points-law-and = une position ne va qu’avec des points de loi et marking, pas avec { $left }
notation-cannot-be-played-by-hand-leave = { $key } ne se joue pas à la main
notation-play = à { $player } de jouer
notation-over-2 = partie finie{ $reason }
notation-chance-act = au hasard d’agir
