tracing-no-doubt = Het apparaat kent geen twijfel over { $id }.
tracing-no-reading = { $id } heeft geen lezing ‘{ $reading }’; er zijn: { $known }
tracing-several = Meerdere twijfels over { $id } hebben een lezing ‘{ $reading }’: noem er één van { $known }
tracing-textual = { $id }: daar is de druk of de transcriptie fout, en geen regel hangt ervan af.
tracing-no-law = { $id }: geen enkele regelset kan volgens de lezing ‘{ $reading }’ gespeeld worden.
tracing-held = { $id }: elke regelset die erop berust leest al ‘{ $reading }’.
tracing-asking = de regels op beide manieren bevraagd
tracing-stopped = Afgebroken: dit is wat tot nu toe gevonden is.
tracing-reading = { $id } — { $about }: ‘{ $reading }’ in plaats daarvan, in { $rules }.
tracing-doubts = { $count ->
    [one] { $count } twijfel.
   *[other] { $count } twijfels.
}
tracing-leaning = Gevolgd door { $rules }.
tracing-left-out = { $count ->
    [one] { $count } bewering die op deze regelsets berust duurt te lang en is weggelaten: { $ids }
   *[other] { $count } beweringen die op deze regelsets berusten duren te lang en zijn weggelaten: { $ids }
}
tracing-line-legal = toegestaan tot het eind, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}: { $end }
tracing-line-refused = zet { $number }, { $move }, is niet toegestaan; toegestaan: { $legal }
tracing-answers = { $right ->
    [true] juiste antwoorden: { $answers }
   *[false] het gegeven antwoord is niet meer juist; juist: { $answers }
}
tracing-puzzle = { $plays ->
    [one] { $best }, de enige toegestane zet
   *[other] { $best } uit { $plays } toegestane zetten
}
tracing-act-refused = handeling { $number }, { $act }, wordt geweigerd: { $why }
tracing-game-ended = { $acts ->
    [one] { $acts } handeling
   *[other] { $acts } handelingen
}, { $returns }
tracing-area-case = gevallen
tracing-area-example = voorbeelden
tracing-area-study = lijnen van studies
tracing-area-claim = beweringen
tracing-area-lesson = oefeningen
tracing-area-puzzle = puzzels
tracing-area-game = partijen
tracing-column-what = wat
tracing-column-asked = bevraagd
tracing-column-changed = veranderd
tracing-column-ids = welke
tracing-column-id = id
tracing-column-act = vanaf handeling
tracing-column-before = zoals nu gelezen
tracing-column-after = anders gelezen
tracing-column-passages = passages
tracing-column-about = waarover twijfel is
tracing-column-chosen = gekozen
