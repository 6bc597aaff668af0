web-endings-game-over = Partie finie
web-endings-you-win = Vous gagnez
web-endings-you-lose = Vous perdez
web-endings-wins = { $player } gagne
web-endings-draw = { $game ->
        [dames] Partie remise
       *[other] Partie nulle
    }
web-endings-no-result = Sans résultat
web-endings-accounts = Le compte
web-endings-by-resign = par abandon
web-endings-by-draw = d’un commun accord
web-endings-by-flag = au temps
web-endings-by-abandoned = (la partie a été laissée trop longtemps)
web-endings-by-engine-gone = (le moteur n’est plus sur ce serveur)
web-endings-by-grande-bredouille = en grande bredouille
web-endings-by-points = aux points
web-endings-by-coups = par les coups gagnés
web-endings-by-mises-retirees = toutes les mises retirées
web-endings-by-au-plus = le dernier a le plus de points
web-endings-by-fausse-boude = pour avoir boudé à faux
web-endings-by-de-de-moins = pour avoir pris trop peu de dominos
web-endings-by-mat = par échec et mat
web-endings-by-pat = par pat
web-endings-by-sans-force = faute de pouvoir mater
web-endings-by-repetition = par répétition
web-endings-by-coups-sans-progres = faute de progrès
web-endings-by-claimed = par l’absence de l’adversaire
web-endings-by-abort = (annulée, sans résultat)
