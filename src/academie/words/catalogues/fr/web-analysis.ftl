web-analysis-title = Analyse
web-analysis-about = Une machine revoit chaque coup : ce qu’il valait, ce qui valait mieux, et pourquoi.
web-analysis-ask = Analyser la partie
web-analysis-waiting = En attente d’une machine libre…
web-analysis-running = Analyse en cours…
web-analysis-cancel = Arrêter
web-analysis-failed = L’analyse a échoué.
web-analysis-course = Le cours de la partie
web-analysis-course-about = Ce que les Blancs pouvaient espérer à chaque coup, en mises : +1, la partie gagnée. Les points sont les erreurs.
web-analysis-mistakes = Erreurs
web-analysis-no-mistakes = Aucune erreur.
web-analysis-previous = Erreur précédente
web-analysis-next = Erreur suivante
web-analysis-played = Joué
web-analysis-better = Mieux
web-analysis-loss = Perte { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-analysis-dot = { $number }, { $player } : { $grade }, { $worth }
web-analysis-throws = Les 36 jets qui suivent
web-analysis-throws-about = Ce que chaque jet vaut au joueur dont c’était le tour, en mises, au-dessus ou au-dessous de la moyenne ({ $mean }).
web-analysis-throw-worth = { $dice } : { $worth }
web-analysis-after-played = Après le coup joué
web-analysis-after-best = Après le meilleur
web-analysis-lost = { $player } : { NUMBER($stakes, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $stakes ->
        [one] mise perdue
       *[other] mises perdues
    } en { $count } { $count ->
        [one] coup
       *[other] coups
    }
web-analysis-grade-sound = Bien joué
web-analysis-grade-doubtful = Imprécision
web-analysis-grade-error = Erreur
web-analysis-grade-blunder = Gaffe
web-analysis-worth = { $worth } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
