web-analysis-title = Analyse
web-analysis-about = De computer bekijkt elke zet opnieuw: wat hij waard was, wat beter was en waarom.
web-analysis-ask = De partij analyseren
web-analysis-waiting = Wachten op een vrije computer…
web-analysis-running = Bezig met analyseren…
web-analysis-cancel = Stoppen
web-analysis-failed = De analyse is mislukt.
web-analysis-course = Het verloop van de partij
web-analysis-course-about = Wat wit bij elke zet mocht verwachten, in inzetten: +1 is een zeker gewonnen partij. De stippen zijn fouten.
web-analysis-mistakes = Fouten
web-analysis-no-mistakes = Geen fouten.
web-analysis-previous = Vorige fout
web-analysis-next = Volgende fout
web-analysis-played = Gespeeld
web-analysis-better = Beter
web-analysis-loss = Verlies { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-analysis-dot = { $number }, { $player }: { $grade }, { $worth }
web-analysis-throws = De 36 worpen die volgen
web-analysis-throws-about = Wat elke worp waard is voor de speler die net zette, in inzetten, boven of onder het gemiddelde ({ $mean }).
web-analysis-throw-worth = { $dice }: { $worth }
web-analysis-after-played = Na de gespeelde zet
web-analysis-after-best = Na de beste zet
web-analysis-lost = { $player }: { NUMBER($stakes, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $stakes ->
        [one] inzet
       *[other] inzetten
    } verloren in { $count } { $count ->
        [one] zet
       *[other] zetten
    }
web-analysis-grade-sound = Goed gespeeld
web-analysis-grade-doubtful = Onnauwkeurigheid
web-analysis-grade-error = Fout
web-analysis-grade-blunder = Blunder
web-analysis-worth = { $worth } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
