library-results-white-wins = Les Blancs gagnent.
library-results-black-wins = Les Noirs gagnent.
library-results-draw = Partie remise.
library-results-level = Jeu égal.
library-results-depends = Selon le premier coup.
library-results-example = Exemple d’une règle.
library-evidence-proven = prouvé dès le diagramme
library-evidence-proven-at-end = prouvé à la fin de la ligne
library-evidence-ahead-at-end = net avantage à la fin de la ligne, sans preuve
library-evidence-level-at-end = forces à peu près égales à la fin ; l’auteur juge la position
library-evidence-confirmed = vérifié, à quelques cas près
library-evidence-measured = confirmé par un programme à la fin de la ligne
library-evidence-undecided = non décidé par la recherche
library-evidence-untested = non examiné

library-siglum-book = le sigle du livre
library-year-book = l’année du livre
library-passage = le passage

library-worked-examples-treatises = Les exemples des traités
library-positions-books-and-their-lines = Les positions des livres et leurs lignes
library-what-books-state-checked = Ce qu’affirment les livres, vérifié
library-name-example-its-own-within-its = le nom de l’exemple, unique dans sa `kind`
library-game = le jeu
library-what-asked-throw-play-marking-case = ce qui est demandé : throw, play, marking, case, claim, erratum…
library-subject-in-english = le sujet, en anglais
library-rule-set-if-named = les règles, si elles sont nommées
library-position-in-notation = la position, en notation
library-dice = les dés
library-where-position-comes-from-text-plate = d’où vient la position : text, plate, narrative, constructed
library-rest-question-and-answer = le reste de la question et la réponse
library-remark-in-english = une remarque, en anglais
library-name-study = le nom de l’étude
library-number-in-book = le numéro dans le livre
library-title-in-french = le titre, en français
library-title-in-english = le titre, en anglais
library-themes = les thèmes
library-books-line = la ligne du livre
library-line-and-each-variation-from-position = la ligne et chaque variante, depuis la position
library-what-author-says-comes = ce que l’auteur dit qu’il en vient
library-what-speaks-for-him = ce qui parle pour lui
library-how-sure-reading = sûreté de la lecture
library-doubt-in-french = le doute, en français
library-doubt-in-english = le doute, en anglais
library-name-statement = le nom de l’affirmation
library-statement-in-our-words-in-french = l’affirmation dans nos mots, en français
library-same-in-english = la même, en anglais
library-how-checked = comment elle se vérifie
library-on-what = sur quoi
library-confirmed-refuted-or-undecided = confirmed, refuted ou undecided
library-why-in-french = pourquoi, en français
library-why-in-english = pourquoi, en anglais
library-what-was-computed = ce qui a été calculé
library-position-shows = une position qui le montre

library-standings-loose = nommé autrement, sans équivoque
library-standings-resolved = plusieurs coups répondent aux mots, un seul à la suite
library-standings-open = plusieurs coups répondent aux mots et à la suite
library-standings-choice = laissé au choix par l’auteur
library-standings-corrected = corrigé
library-confidences-high = sûr
library-confidences-medium = probable
library-confidences-low = douteux

library-no-number = Répondez par un nombre.
library-no-cast = Ce n’est pas un coup de dés : écrivez 6-5.
library-no-option = Ce n’est pas un des choix.
library-by-the-book = Aucun moteur n’est là pour en juger : c’est l’avis du livre.
library-forgotten-too-many = Oubliés : { $count } ; de trop : { $count_2 }.
library-engine-weighs = Le moteur estime : { $rated }.

library-wanted-effect-play = effet voulu de ce coup
library-legal-acts = coups permis
library-game-won = partie gagnée
library-game-drawn = partie remise

library-right = C’est cela.

library-no-line = Le livre ne donne pas de ligne.
library-turned = Damier tourné
library-said = L’auteur
library-doubt = Lecture douteuse
library-read = Lu
library-endings = Les fins de variantes sont complétées par la bibliothèque.
library-supplied = Coups que le livre laisse au lecteur
library-breach = Contre sa propre règle
library-same = Aussi
library-line = La ligne du livre
library-checked = Vérifié
library-text = { $said } [{ $verdict }] { $evidence }

library-illegal = ce n’est pas un coup

library-sections-object = But et tablier
library-sections-setup = Disposition
library-sections-march = Marche
library-sections-dice = Dés
library-sections-marks = Ce qui se marque
library-sections-faults = Fautes et peines
library-sections-end = Fin et gain
library-sections-variants = Variantes

library-verdicts-confirmed = confirmé
library-verdicts-refuted = réfuté
library-verdicts-undecided = indécis
