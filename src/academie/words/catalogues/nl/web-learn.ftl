web-learn-title = Leren
web-learn-about = Een paar stappen per les, op een bord dat antwoordt. Wat je speelt, telt of opeist, wordt volgens de regels beoordeeld, met het artikel erbij.
web-learn-begin-here = Begin hier
web-learn-begin-about = Je hoeft niets vooraf te weten. De lessen trictrac, in de volgorde van Lepeintre, vullen een avond.
web-learn-go-on = Ga hier verder
web-learn-begin = Beginnen
web-learn-resume = Verdergaan
web-learn-lessons-done = { $done } van { $lessons } lessen gedaan
web-learn-minutes = { $minutes } min
web-learn-done = Klaar
web-learn-step-of = Stap { $step } van { $steps }
web-learn-all-lessons = Alle lessen
web-learn-steps = Stappen
web-learn-previous = Vorige
web-learn-next = Volgende
web-learn-skip = Overslaan
web-learn-finish = De les afronden
web-learn-hint = Hint
web-learn-show-answer = Het antwoord tonen
web-learn-answer = Antwoorden
web-learn-right = Goed.
web-learn-wrong = Nog niet.
web-learn-the-answer = Een antwoord:
web-learn-on-board = Speel op het bord, of kies uit de lijst met zetten.
web-learn-by-hand = Doe wat moet gebeuren: op het bord of hieronder.
web-learn-choose = Wat zou je spelen?
web-learn-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-learn-points-bredouille = { $points ->
        [one] { $points } punt in bredouille
       *[other] { $points } punten in bredouille
    }
web-learn-holes = { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }
web-learn-you-have = Je hebt { $points } en { $holes }.
web-learn-white-has = Wit heeft { $points } en { $holes }.
web-learn-black-has = Zwart heeft { $points } en { $holes }.
web-learn-number = Je getal
web-learn-throws = De 36 worpen: vink aan wat gevraagd wordt
web-learn-throws-ticked = { $count } van 36 aangevinkt
web-learn-clock = { $spent } s van { $seconds }
web-learn-finished = Les afgerond
web-learn-learnt = Wat je hebt geleerd
web-learn-at-once = { $right } van { $questions } antwoorden meteen goed.
web-learn-source = Naar
web-learn-next-lesson = Volgende les
web-learn-restart = Opnieuw doen
web-learn-to-practice = Een probleem om op te lossen
web-learn-to-rules = De regels van het spel
web-learn-try-it = Probeer het uit
web-learn-try-it-about = Een partij tegen een makkelijke computer: geen klok, en de tafel scoort voor je.
web-learn-play-easy = Speel tegen een makkelijke computer
