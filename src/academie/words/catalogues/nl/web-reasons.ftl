web-reasons-your-throws = je { $of } worpen
web-reasons-throws-of = de { $of } worpen van { $player }
web-reasons-you-fill = Meer worpen vullen.
web-reasons-you-keep = Meer worpen behouden de jan.
web-reasons-you-hit = Meer worpen slaan.
web-reasons-you-play = Minder worpen mislukken.
web-reasons-better-throw = Een betere volgende worp.
web-reasons-safer = Veiliger.
web-reasons-less-given = { $player } scoort minder.
web-reasons-less-given-you = Jij scoort minder.
web-reasons-price = Het heeft een prijs.
web-reasons-fewer-alone = Minder losse schijven.
web-reasons-more-held = Meer gedekte schijven.
web-reasons-many-fill = Van { $throws } vullen er { $better } na { $best }, { $worse } na { $played }.
web-reasons-many-keep = Van { $throws } behouden er { $better } de jan na { $best }, { $worse } na { $played }.
web-reasons-many-hit = Van { $throws } slaan er { $better } na { $best }, { $worse } na { $played }.
web-reasons-many-fail = Van { $throws } hebben er { $better } een onspeelbaar getal na { $best }, { $worse } na { $played }.
web-reasons-your-points = Je volgende worp brengt gemiddeld { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op na { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } na { $played }.
web-reasons-points-of = De volgende worp van { $player } brengt gemiddeld { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op na { $best }, { NUMBER($worse, minimumFractionDigits: 1, maximumFractionDigits: 1) } na { $played }.
web-reasons-men-alone = { $best } laat { $better ->
    [0] geen losse schijf
    [one] één losse schijf
   *[other] { $better } losse schijven
} staan, { $played } { $worse ->
    [0] geen
    [one] één
   *[other] { $worse }
}.
web-reasons-men-held = Twee of meer schijven staan op { $better } nummers na { $best }, op { $worse } na { $played }.
web-reasons-article-fill = De prijs van een gevulde jan:
web-reasons-article-keep = De prijs van een behouden jan:
web-reasons-article-hit = De prijs van geslagen schijven:
web-reasons-article-false-hit = De prijs van vals geslagen schijven:
web-reasons-article-fail = De prijs van een onspeelbaar getal:
