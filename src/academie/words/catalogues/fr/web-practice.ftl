web-practice-title = S’exercer
web-practice-about = Des positions où un seul coup est nettement le meilleur, tirées des livres et des parties de nos machines. Ce que vous avez manqué revient bientôt ; ce que vous savez, plus tard.
web-practice-due = { $count } à revoir
web-practice-nothing-due = Rien à revoir pour l’instant
web-practice-streak = { $count ->
        [one] { $count } jour de pratique
       *[other] { $count } jours de suite
    }
web-practice-level = Votre force : { $rating }
web-practice-met = { $met ->
        [one] { $met } vu sur { $all }
       *[other] { $met } vus sur { $all }
    }
web-practice-any-theme = Tous les thèmes
web-practice-theme = Thème
web-practice-solve = Trouvez le meilleur coup
web-practice-white-to-play = Aux Blancs de jouer.
web-practice-black-to-play = Aux Noirs de jouer.
web-practice-difficulty = Difficulté { $rating }
web-practice-seen-before = déjà vu
web-practice-not-best = Ce n’est pas le meilleur.
web-practice-here-is-best = Voici le meilleur.
web-practice-best = Le meilleur coup
web-practice-yours = Votre coup
web-practice-position = La position
web-practice-then = Puis { $moves }
web-practice-comes-again = Reviendra le { $date }
web-practice-comes-soon = Reviendra tout à l’heure
web-practice-next = Suivant
web-practice-show-best = Voir le meilleur
web-practice-to-study = Vers l’étude
web-practice-hold-or-leave = Tenir ou s’en aller ?
web-practice-all = Tous les exercices
web-practice-from-game = D’une partie entre machines
web-practice-marking = Compter les jets
web-practice-marking-about = Une position, un jet : dites ce qu’il vaut, à chacun des deux joueurs. La règle répond, avec ses articles. C’est ce que le trictrac demande à chaque jet.
web-practice-what-worth = Que vaut ce { $dice } ?
web-practice-white-throws = Les Blancs jettent
web-practice-black-throws = Les Noirs jettent
web-practice-to-thrower = Au joueur qui jette
web-practice-to-other = À l’autre
web-practice-late = Juste, mais tard.
web-practice-no = Non.
web-practice-worth = { $thrower } au joueur qui jette, { $other } à l’autre.
web-practice-tally = { $right ->
        [one] { $right } juste sur { $answered }
       *[other] { $right } justes sur { $answered }
    }
