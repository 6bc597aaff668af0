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

library-column-source = le sigle du livre
library-column-year = l’année du livre ; de celui qui n’en porte pas, la première possible
library-column-place = le passage

library-dataset-examples = Les exemples des traités
library-dataset-studies = Les positions des livres et leurs lignes
library-dataset-claims = Ce qu’affirment les livres, vérifié
library-column-example = le nom de l’exemple, unique dans sa `kind`
library-column-game = le jeu
library-column-kind = ce qui est demandé : throw, play, marking, case, claim, erratum…
library-column-topic = le sujet, en anglais
library-column-ruleset = les règles, si elles sont nommées
library-column-position = la position, en notation
library-column-dice = les dés
library-column-origin = d’où vient la position : text, plate, narrative, constructed
library-column-rest = le reste de la question et la réponse
library-column-note = une remarque, en anglais
library-column-study = le nom de l’étude
library-column-number = le numéro dans le livre
library-column-title-fr = le titre, en français
library-column-title-en = le titre, en anglais
library-column-themes = les thèmes
library-column-moves = la ligne du livre
library-column-lines = la ligne et chaque variante, depuis la position
library-column-claim = le résultat qu’annonce l’auteur
library-column-evidence = ce qui appuie l’affirmation
library-column-certainty = la certitude de la lecture
library-column-doubt-fr = le doute, en français
library-column-doubt-en = le doute, en anglais
library-column-statement = le nom de l’affirmation
library-column-states = ce qui est dit : win, draw, count, principle…
library-column-said-fr = l’affirmation dans nos mots, en français
library-column-said-en = la même, en anglais
library-column-check = comment elle est vérifiée
library-column-parameters = sur quoi
library-column-verdict = proven, confirmed, refuted, undecided ou unchecked
library-column-why-fr = pourquoi, en français
library-column-why-en = pourquoi, en anglais
library-column-figures = ce qui a été calculé
library-column-shown = une position qui le montre

library-standings-loose = nommé autrement, sans équivoque
library-standings-resolved = plusieurs coups répondent aux mots, un seul à la suite
library-standings-open = plusieurs coups répondent aux mots et à la suite
library-standings-choice = laissé au choix par l’auteur
library-standings-corrected = corrigé
library-confidences-high = sûr
library-confidences-medium = probable
library-confidences-low = douteux

library-no-number = Répondez par un nombre.
library-no-throw = Ce n’est pas un jet ; écrivez 6-5.
library-no-option = Ce n’est pas un des choix ; choisissez l’un d’eux.
library-by-the-book = Aucun moteur ne peut en juger ici ; l’avis du livre compte.
library-too-many = { $said }, c’est trop.
library-too-few = { $said }, c’est trop peu.
library-not-so = Non, pas { $said }.
library-it-is = La règle en compte { $count }.
library-throws = { $count ->
        [one] Un des 36 jets.
       *[other] { $count } des 36 jets.
    }
library-throws-missing = { $count ->
        [one] Il manque un jet.
       *[other] Il manque { $count } jets.
    }
library-throws-wrong = Ceux-ci sont de trop : { $throws }.
library-engine-values = Le moteur estime : { $rated }.
library-engine-value = { $act } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }

library-measure-event = l’effet demandé
library-measure-legal = coups permis
library-measure-won = partie gagnée
library-measure-drawn = partie remise

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
library-illegal = ce n’est pas un coup permis

library-sections-object = But et tablier
library-sections-setup = Disposition
library-sections-march = Marche
library-sections-dice = Dés
library-sections-marks = Ce qui se marque
library-sections-faults = Fautes et pénalités
library-sections-end = Fin de la partie et gain
library-sections-variants = Variantes

library-verdicts-confirmed = confirmé
library-verdicts-refuted = réfuté
library-verdicts-undecided = indécis
library-verdicts-proven = prouvé
library-verdicts-unchecked = non vérifiable
library-kinds-win = gains
library-kinds-draw = remises
library-kinds-only-move = seuls coups
library-kinds-alternative = autres coups écartés
library-kinds-count = comptes
library-kinds-bound = bornes
library-kinds-principle = principes
library-kinds-judgement = jugements de lignes
library-kinds-agreement = accord de notre loi avec son livre
library-kinds-misprint = fautes d’impression
library-no-item = pas de « { $name } » dans la bibliothèque ; { $known }
library-no-pyarrow = les fichiers Parquet demandent pyarrow : pip install 'academie[data]'
library-no-format = aucun format « { $format } » ; les formats sont : { $known }
library-no-throw-asked = cette question demande une position où deux dés sont à jeter
library-mine-or-his = « { $whose } » doit être mine ou his
library-wrong-terms = les termes d’une mesure ne conviennent pas : { $why }
library-no-lessons = aucune leçon de « { $game } » ; il y a des leçons de : { $known }
library-unknown-keys = clés inconnues : { $unknown } ; les clés sont : { $known }
library-wrong-file = { $file } ne peut pas être lu : { $why }
library-no-measure = aucune mesure « { $name } » ; les mesures sont : { $known }
library-wrong-step = l’étape { $number } ne peut pas être lue : { $why }
library-no-rules = aucune règle de « { $game } » ; il y a des règles de : { $known }
library-checked-line = { $said } [{ $verdict }] { $evidence }
library-counted = Votre réponse – { $noun } : { $count }.

library-dataset-passages = Les passages des livres
library-dataset-paraphrases = Ce que dit chaque passage, dans nos mots
library-dataset-citations = Ce qui repose sur quels passages
library-column-passage = l’identifiant du passage, à jamais le même
library-column-book = le livre, tel qu’un fichier de l’index le contient
library-column-passage-kind = ce que c’est dans le livre : chapter, paragraph, rule, note, position…
library-column-within = le passage dont il fait partie
library-column-printed-title = le titre imprimé
library-column-page = la page imprimée où il commence
library-column-sentences = combien de phrases sont distinguées
library-column-letters = combien de lettres il a, sans les accents ni le reste
library-column-modifies = la règle qu’il change
library-column-of-study = l’étude qui a son damier et ses coups
library-column-address = où est sa page, sur tout serveur
library-column-paraphrased = le passage, ou une de ses phrases
library-column-paraphrase-fr = ce qu’il dit dans nos mots, en français
library-column-paraphrase-en = le même, en anglais
library-column-use = ce qui cite, et quel endroit
library-column-use-kind = law, page, case, claim, lesson ou study
library-column-where = la valeur du code, l’article d’une page, ou le fichier et l’entrée qui cite
library-column-in-words-fr = l’endroit en toutes lettres, avec ce qu’il faut en savoir, en français
library-column-in-words-en = le même, en anglais
library-column-cited = les identifiants des passages

library-tei-title = { $works } : passage par passage, dans nos mots
library-tei-licence = L’index et les paraphrases sont sous licence Apache 2.0. Les livres sont dans le domaine public ; leurs mots ne sont dans ce fichier que s’il a été fait d’après une transcription que quelqu’un avait installée.
library-tei-project = Académie : la loi des jeux classiques français, chaque règle avec son passage. Les paraphrases sont celles du projet.
library-tei-addresses = Le xml:id d’un passage reste à jamais le même, et sa page est à { $address } sur tout serveur. L’attribut n est son endroit, dans la notation du projet ; une phrase d’une règle a son numéro derrière l’identifiant.

library-about-passages = Faits en lisant une transcription de chaque livre de la première ligne à la dernière. Les identifiants ne changent jamais. Les pages ne sont dites que si le livre les montre ou les nomme ; l’endroit peut être celui du chapitre, si un passage ne peut être cité seul. Les mots des livres n’y sont pas.
library-about-paraphrases = Écrites pour ce projet, phrase par phrase pour les règles numérotées, afin que chacun voie sans le livre sur quoi repose une règle. Une paraphrase n’est pas une édition : citez le livre lui-même. Damiers, tables et titres n’en ont pas.
library-about-citations = Recueillies dans la loi, ses pages, les cas d’essai, les leçons et les affirmations. Les ouvrages sans index et les lectures propres au projet n’ont pas de passages. Un passage peut être cité par beaucoup de lignes.
library-about-claims = Toute affirmation des livres qu’un programme peut vérifier, avec la manière dont elle l’a été. Un verdict vaut pour ce qui a été calculé : les chiffres disent jusqu’où, et undecided veut dire que cela n’a pas suffi.
