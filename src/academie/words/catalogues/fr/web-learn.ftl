web-learn-title = Apprendre
web-learn-about = Quelques étapes par leçon, sur un tablier qui répond. Ce que vous jouez, comptez ou réclamez est jugé par la règle, avec son article.
web-learn-begin-here = Commencez ici
web-learn-begin-about = Rien à savoir d’avance. Les leçons du trictrac, dans l’ordre de Lepeintre, tiennent en une soirée.
web-learn-go-on = Reprenez ici
web-learn-begin = Commencer
web-learn-resume = Reprendre
web-learn-lessons-done = { $done ->
        [one] { $done } leçon finie sur { $lessons }
       *[other] { $done } leçons finies sur { $lessons }
    }
web-learn-minutes = { $minutes } min
web-learn-done = Finie
web-learn-step-of = Étape { $step } sur { $steps }
web-learn-all-lessons = Toutes les leçons
web-learn-steps = Étapes
web-learn-previous = Précédente
web-learn-next = Suivante
web-learn-skip = Passer
web-learn-finish = Finir la leçon
web-learn-hint = Un indice
web-learn-show-answer = Voir la réponse
web-learn-answer = Répondre
web-learn-right = Juste.
web-learn-wrong = Pas encore.
web-learn-the-answer = Une réponse :
web-learn-on-board = Jouez sur le tablier, ou choisissez dans la liste des coups.
web-learn-by-hand = Faites ce qui est dû : sur le tablier, ou ci-dessous.
web-learn-choose = Lequel joueriez-vous ?
web-learn-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-learn-points-bredouille = { $points ->
        [one] { $points } point en bredouille
       *[other] { $points } points en bredouille
    }
web-learn-holes = { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }
web-learn-you-have = Vous avez { $points } et { $holes }.
web-learn-white-has = Blanc a { $points } et { $holes }.
web-learn-black-has = Noir a { $points } et { $holes }.
web-learn-number = Votre nombre
web-learn-throws = Les 36 jets : cochez ceux qu’on demande
web-learn-throws-ticked = { $count ->
        [one] { $count } sur 36 coché
       *[other] { $count } sur 36 cochés
    }
web-learn-clock = { $spent } s sur { $seconds }
web-learn-finished = Leçon finie
web-learn-learnt = Ce que vous avez appris
web-learn-at-once = { $right ->
        [one] { $right } réponse sur { $questions } juste du premier coup.
       *[other] { $right } réponses sur { $questions } justes du premier coup.
    }
web-learn-source = D’après
web-learn-next-lesson = La leçon suivante
web-learn-restart = Revoir cette leçon
web-learn-to-practice = Un problème à résoudre
web-learn-to-rules = Les règles du jeu
web-learn-try-it = À l’essai
web-learn-try-it-about = Une partie contre une machine facile : sans pendule, et la table marque pour vous.
web-learn-play-easy = Jouer contre une machine facile
