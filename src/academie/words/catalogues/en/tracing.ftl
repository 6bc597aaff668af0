tracing-no-doubt = The apparatus knows no doubt about { $id }.
tracing-no-reading = { $id } has no reading “{ $reading }”; there are: { $known }
tracing-several = Several doubts about { $id } have a reading “{ $reading }”: name one of { $known }
tracing-textual = { $id }: print or transcription is at fault there, and no law depends on it.
tracing-no-law = { $id }: no rule set can be played by the reading “{ $reading }”.
tracing-held = { $id }: every rule set that rests on it already reads “{ $reading }”.
tracing-asking = asking the law both ways
tracing-stopped = Interrupted: what was found so far is shown.
tracing-reading = { $id } — { $about }: “{ $reading }” instead, in { $rules }.
tracing-doubts = { $count ->
    [one] { $count } doubt.
   *[other] { $count } doubts.
}
tracing-leaning = Held by { $rules }.
tracing-left-out = { $count ->
    [one] { $count } claim that rests on these rule sets takes too long and was left out: { $ids }
   *[other] { $count } claims that rest on these rule sets take too long and were left out: { $ids }
}
tracing-line-legal = legal to the end, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $end }
tracing-line-refused = move { $number }, { $move }, is not legal; legal: { $legal }
tracing-answers = { $right ->
    [true] right answers: { $answers }
   *[false] the answer given is no longer right; right: { $answers }
}
tracing-puzzle = { $plays ->
    [one] { $best }, the only legal play
   *[other] { $best } among { $plays } legal plays
}
tracing-act-refused = act { $number }, { $act }, is refused: { $why }
tracing-game-ended = { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
}, { $returns }
tracing-area-case = cases
tracing-area-example = examples
tracing-area-study = lines of studies
tracing-area-claim = claims
tracing-area-lesson = exercises
tracing-area-puzzle = puzzles
tracing-area-game = games
tracing-column-what = what
tracing-column-asked = asked
tracing-column-changed = changed
tracing-column-ids = which
tracing-column-id = id
tracing-column-act = from act
tracing-column-before = as read now
tracing-column-after = as read otherwise
tracing-column-passages = passages
tracing-column-about = what is in doubt
tracing-column-chosen = chosen
