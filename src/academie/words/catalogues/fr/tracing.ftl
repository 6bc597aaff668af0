tracing-no-doubt = L’apparat ne connaît aucun doute sur { $id }.
tracing-no-reading = { $id } n’a pas de leçon « { $reading } » ; il y a : { $known }
tracing-several = Plusieurs doutes sur { $id } ont une leçon « { $reading } » : nommez l’un de { $known }
tracing-textual = { $id } : l’impression ou la transcription est fautive, et aucune loi n’en dépend.
tracing-no-law = { $id } : aucune règle ne peut se jouer selon la leçon « { $reading } ».
tracing-held = { $id } : toutes les règles qui s’y appuient lisent déjà « { $reading } ».
tracing-asking = la loi interrogée des deux façons
tracing-stopped = Interrompu : voici ce qui est trouvé jusqu’ici.
tracing-reading = { $id } — { $about } : « { $reading } » au lieu de la leçon reçue, dans { $rules }.
tracing-doubts = { $count ->
    [one] { $count } doute.
   *[other] { $count } doutes.
}
tracing-leaning = Suivi par { $rules }.
tracing-left-out = { $count ->
    [one] { $count } affirmation qui dépend de ces règles demande trop de temps et est laissée de côté : { $ids }
   *[other] { $count } affirmations qui dépendent de ces règles demandent trop de temps et sont laissées de côté : { $ids }
}
tracing-line-legal = permis jusqu’au bout, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $end }
tracing-line-refused = le coup { $number }, { $move }, n’est pas permis ; permis : { $legal }
tracing-answers = { $right ->
    [true] réponses justes : { $answers }
   *[false] la réponse donnée n’est plus juste ; justes : { $answers }
}
tracing-puzzle = { $plays ->
    [one] { $best }, seul coup permis
   *[other] { $best } parmi { $plays } coups permis
}
tracing-act-refused = l’acte { $number }, { $act }, est refusé : { $why }
tracing-game-ended = { $acts ->
    [one] { $acts } acte
   *[other] { $acts } actes
}, { $returns }
tracing-area-case = cas
tracing-area-example = exemples
tracing-area-study = lignes des études
tracing-area-claim = affirmations
tracing-area-lesson = exercices
tracing-area-puzzle = problèmes
tracing-area-game = parties
tracing-column-what = quoi
tracing-column-asked = examinés
tracing-column-changed = changés
tracing-column-ids = lesquels
tracing-column-id = identifiant
tracing-column-act = dès l’acte
tracing-column-before = selon la leçon reçue
tracing-column-after = selon l’autre leçon
tracing-column-passages = passages
tracing-column-about = objet du doute
tracing-column-chosen = choisi
