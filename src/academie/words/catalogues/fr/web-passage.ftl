web-passage-title = Les livres, passage par passage
web-passage-about = Chaque passage des traités dans nos propres mots, à une adresse qui ne change pas, avec les règles, les essais, les affirmations et les leçons qui s’y appuient.
web-passage-all-books = Tous les livres
web-passage-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
web-passage-uses = { $count ->
        [one] cité une fois
       *[other] cité { $count } fois
    }
web-passage-where = Où il se trouve
web-passage-contents = Sommaire
web-passage-beside = Passages voisins
web-passage-previous = Passage précédent
web-passage-next = Passage suivant
web-passage-on = Avant et après
web-passage-says = Ce que dit le passage
web-passage-author = Dans les mots de l’auteur
web-passage-no-words = Rien à redire ici : c’est un tablier, un tableau ou un titre.
web-passage-not-read = Le passage n’a pas pu être lu. Fermez et réessayez.
web-passage-parts = Ses parties
web-passage-changes = Modifie
web-passage-changed-by = Modifiée par
web-passage-resting = Ce qui s’y appuie
web-passage-nothing = Rien ne cite ce passage à lui seul.
web-passage-with = Cité avec { $place } :
web-passage-rules = Articles des règles
web-passage-article = { $game }, article { $number }
web-passage-law = Points de droit
web-passage-here = par ce passage
web-passage-agreements = Peut se convenir
web-passage-claims = Ce qu’il affirme, vérifié
web-passage-lessons = Leçons
web-passage-board = Sur le tablier
web-passage-studies = Études
web-passage-study = Ouvrir l’étude
web-passage-tests = La loi est éprouvée par
web-passage-code = Dans le programme
web-passage-open = Ouvrir le passage
web-passage-further = { $count ->
        [one] Et un autre passage :
       *[other] Et { $count } autres passages :
    }
web-passage-to-books = Les livres, passage par passage
web-passage-kind = { $kind ->
        [board] Le tablier
        [execution] Les coups
        [moves] Les coups
        [heading] Intertitre
        [plate] Planche
        [title] Page de titre
        [front-matter] Pièces liminaires
        [editor-s-note] Note de l’éditeur
        [modified-rule] Règle modifiée
        [figures] Figures
       *[other] Passage
    }
