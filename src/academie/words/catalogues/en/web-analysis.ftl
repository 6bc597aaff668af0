web-analysis-title = Analysis
web-analysis-about = A machine looks at every move again: what it was worth, what was better, and why.
web-analysis-ask = Analyse the game
web-analysis-waiting = Waiting for a free machine…
web-analysis-running = Analysing…
web-analysis-cancel = Stop
web-analysis-failed = The analysis failed.
web-analysis-course = How the game went
web-analysis-course-about = What White could hope for at each move, in stakes: +1 is a game surely won. The dots are mistakes.
web-analysis-mistakes = Mistakes
web-analysis-no-mistakes = No mistakes.
web-analysis-previous = Previous mistake
web-analysis-next = Next mistake
web-analysis-played = Played
web-analysis-better = Better
web-analysis-loss = Loss { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-analysis-dot = { $number }, { $player }: { $grade }, { $worth }
web-analysis-throws = The 36 throws that follow
web-analysis-throws-about = What each throw is worth to the player who moved, in stakes, above or below the mean ({ $mean }).
web-analysis-throw-worth = { $dice }: { $worth }
web-analysis-after-played = After the move played
web-analysis-after-best = After the best
web-analysis-lost = { $player }: { NUMBER($stakes, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $stakes ->
        [one] stake
       *[other] stakes
    } lost in { $count } { $count ->
        [one] move
       *[other] moves
    }
web-analysis-grade-sound = Well played
web-analysis-grade-doubtful = Inaccuracy
web-analysis-grade-error = Mistake
web-analysis-grade-blunder = Blunder
web-analysis-worth = { $worth } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
