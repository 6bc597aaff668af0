citations-part = { $number ->
   *[other] deel { $numbers }
  }
citations-chapter = hfst. { $numbers }
citations-rule = { $count ->
    [one] regel
   *[other] regels
  } { $numbers }
citations-on-rule = bij { $count ->
    [one] regel
   *[other] regels
  } { $numbers }
citations-all-rules = de { $numbers } regels
citations-example = { $count ->
    [one] voorbeeld bij regel
   *[other] voorbeelden bij regels
  } { $numbers }
citations-article = art. { $numbers }
citations-number = { $count ->
    [one] nr.
   *[other] nrs.
  } { $numbers }
citations-position = N. { $numbers }
citations-variation = variant { $numbers }
citations-remark = opmerking { $numbers }
citations-paragraph = § { $numbers }
citations-figure = fig. { $numbers }
citations-note = { $count ->
    [0] noot
   *[other] noot { $numbers }
  }
citations-page = blz. { $numbers }
citations-near-page = rond blz. { $numbers }
citations-board = bord { $numbers }
citations-canto = zang { $numbers }
citations-move = { $count ->
    [one] zet
   *[other] zetten
  } { $numbers }
citations-renvoi = R{ $numbers }
citations-after-playing = als { $numbers } gespeeld zijn
citations-partie = { $number ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] 4e
  } partij
citations-parties = { $number ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] 4e
  } en { $last ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] 4e
  } partij
citations-gambit = { $number ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] 4e
  } gambiet
citations-heading = { $numbers }
citations-title = ‘{ $numbers }’
citations-source = { $numbers }
citations-appendix = aanhangsel
citations-before-rules = voor de regels
citations-bishop-and-rook = mat van loper en toren tegen een toren
citations-brilliant-strokes = schitterende slagen
citations-conclusion = besluit
citations-cunningham-gambit = Cunninghamgambiet
citations-damier = het dambord
citations-dictionary = woordenboek
citations-ends-of-games = eindspelen
citations-errata = errata
citations-foreword = woord vooraf
citations-plate = de plaat
citations-poem = het bijgevoegde gedicht
citations-poule = over de poule
citations-preamble = inleiding
citations-preface = voorwoord
citations-queen-gambit = damegambiet
citations-supplement = aanvulling bij de 4e partij
citations-varied = met varianten
citations-cited = { $source }, { $place }
citations-and = { $before } en { $last }
citations-joined-within = { $before } { $after }
citations-joined-comma = { $before }, { $after }
citations-joined-semicolon = { $before }; { $after }
citations-joined-likewise = { $before }; evenzo { $after }
citations-joined-referring = { $before }, met verwijzing naar: { $after }
citations-joined-retour = { $before }: zoals bij de retour, { $after }
citations-dated-later = omstreeks { $year } of later
citations-source-acad-a = Académie universelle des jeux, dl. III, eerste traktaat over trictrac
citations-name-acad-a = Académie universelle, eerste traktaat
citations-source-acad-b = Académie universelle des jeux, dl. III, tweede traktaat over trictrac
citations-name-acad-b = Académie universelle, tweede traktaat
citations-source-acad = Académie universelle des jeux, dl. III, de kleine trictracspellen
citations-name-acad = Académie universelle
citations-source-acad-d = Académie universelle des jeux, dl. III, het dominospel
citations-name-acad-d = Académie universelle, domino
citations-source-lep = Lepeintre, Cours complet de trictrac
citations-name-lep = Lepeintre
citations-source-ext-f = Fallavel, Le jeu du trictrac
citations-name-ext-f = Fallavel
citations-source-ext-m = Malfilâtre, Lois et règles du trictrac
citations-name-ext-m = Malfilâtre
citations-source-man = Manoury, Le jeu de dames à la polonoise
citations-name-man = Manoury
citations-source-metz = Livre de Metz (Lallement), herzien door Grégoire
citations-name-metz = Livre de Metz
citations-source-fmjd = Fédération mondiale du jeu de dames, officiële spelregels, bijlage 1
citations-name-fmjd = FMJD
citations-source-phil = Philidor, Analyse du jeu des échecs, in de Académie universelle des jeux, dl. III
citations-name-phil = Philidor
citations-source-fide = Fédération internationale des échecs, Regels voor het schaakspel
citations-name-fide = FIDE
citations-source-ac = Académie, de lezingen die dit project kiest waar de bronnen zwijgen
citations-name-ac = Académie
citations-ours-common-agreement = een gebruikelijke afspraak, die geen van beide traktaten beschrijft
citations-ours-other-game = een regel van een ander spel
citations-ours-other-party = een regel van een andere partij
citations-ours-no-hands = op een scherm zitten geen handen de dobbelstenen in de weg
citations-ours-outside-treatises = een afspraak die je buiten de traktaten tegenkomt
citations-ours-bearing-off = zoals ACAD Toute-table hfst. VII § 2; LEP fig. 29 spreekt zichzelf tegen
citations-ours-dice-of-winner = zoals ACAD Toute-table hfst. X § 4
citations-ours-other-endings = andere eindspelen zijn niet beperkt
citations-ours-perpetual-check = eeuwig schaak is remise (PHIL, 3e gambiet, zet 24): geldt als aangetoond bij de derde keer
citations-ours-rule-xvi-misread = regel XVI werd eerst gelezen zoals bij de poule
citations-ours-rule-xviii-omitted = regel XVIII was eerst weggelaten
citations-ours-holes-of-toc = de spelers spreken het aantal af (ACAD Toc hfst. V § 2); anders zoals bij trictrac
citations-ours-played-for-him = wat aan een speler wordt overgelaten, wordt voor hem gespeeld
citations-silent-closed-coup = waar het traktaat zwijgt: een gesloten ronde telt zoals domino, de handen van de anderen
citations-silent-empty-coin-hit = waar het traktaat zwijgt: een lege coin kan geslagen worden
citations-silent-false-play = waar het traktaat zwijgt: wat verkeerd gespeeld is, wordt rechtgezet
citations-silent-hundred-points = waar het traktaat zwijgt: honderd punten, zoals in hfst. II § 1
citations-silent-partie-drawn = waar het traktaat zwijgt: een partij die niemand kan winnen is remise
citations-silent-stalemate = waar het traktaat zwijgt: wie niet kan zetten en niet schaak staat, speelt remise
citations-silent-fifty-moves = waar het traktaat zwijgt: na vijftig zetten zonder gevolg worden beide spelers geacht de partij te staken (MAN regel XXXIX)
citations-silent-all-in = waar het traktaat zwijgt: alle schijven zijn binnen als het tweede getal gespeeld wordt
citations-silent-all-laid = waar het traktaat zwijgt: alle schijven liggen zodra het eerste getal de laatste heeft neergelegd
citations-silent-empty-coin-rest = waar het traktaat zwijgt: een lege coin is een rustpunt zoals elke lege flèche
citations-silent-ecole-explained = waar het traktaat zwijgt: een école wordt bij het scoren uitgelegd
citations-silent-dice-of-winner = waar het traktaat zwijgt: zoals ACAD Toute-table hfst. X § 4
citations-silent-as-at-retour = waar het traktaat zwijgt: zoals bij de retour, LEP deel 1 hfst. V § 14-16
citations-silent-philidors-games = waar het traktaat zwijgt: zoals in Philidors eigen partijen
citations-silent-five-coups = waar het traktaat zwijgt: zoveel rondes als afgesproken, vijf als niemand iets zegt
citations-silent-both-leave = waar het traktaat zwijgt: beiden staken de partij, maar niet zo vroeg dat zijn mat van loper en toren tegen een toren verloren gaat
citations-silent-high-tiles = waar het traktaat zwijgt: hfst. VIII § 1 zegt alleen dat je hoge stenen kwijt wilt
citations-silent-chance-plays = waar het traktaat zwijgt: alleen het toeval speelt, dus aanraken verplicht tot niets
citations-silent-crowned-polish = waar het traktaat zwijgt: promotie tot dam zoals in het Poolse spel, dat de oude regels bewaarde (MAN hfst. III § 1)
citations-silent-equal-dice = waar het traktaat zwijgt: gelijke dobbelstenen beslissen niets
citations-silent-everyone-charged = waar het traktaat zwijgt: ieder krijgt aangerekend wat hij niet kwijt kon
citations-silent-kings-fly = waar het traktaat zwijgt: vliegende dammen zoals in het Poolse spel, in elke richting
citations-silent-two-holes = waar het traktaat zwijgt: nooit meer dan twee gaten per worp en per kant
citations-silent-no-refuge = waar het traktaat zwijgt: geen lijn is een toevlucht als dammen rechtuit gaan
citations-silent-nobody-enters = waar het traktaat zwijgt: niemand kan opnieuw binnenkomen
citations-silent-nobody-fills = waar het traktaat zwijgt: niemand kan nog vullen
citations-silent-nobody-hit = waar het traktaat zwijgt: er wordt niet geslagen, zoals bij jacquet, vlak ervoor beschreven
citations-silent-nobody-met = waar het traktaat zwijgt: niemand verlaat zijn eigen kant, dus niemand komt een ander tegen
citations-silent-own-pieces = waar het traktaat zwijgt: niemand neemt zijn eigen stukken weg
citations-silent-player-chooses = waar het traktaat zwijgt: kunnen meerdere schijven spelen, dan kiest de speler
citations-silent-adversaries-count = waar het traktaat zwijgt: geteld wordt wat de tegenstanders over hebben
citations-silent-winner-takes = waar het traktaat zwijgt: regel XXIII zegt wie wint, en wie wint, neemt
citations-silent-dice-drawn = waar het traktaat zwijgt: de worp om wie begint wordt niet gespeeld
citations-silent-first-jeton = waar het traktaat zwijgt: de eerste jeton wordt gewoon weggenomen
citations-silent-larger-number = waar het traktaat zwijgt: het hoogste getal wordt gespeeld, zoals bij trictrac
citations-silent-none-borne-off = waar het traktaat zwijgt: de verliezer heeft geen schijf uitgespeeld
citations-silent-loser-pays = waar het traktaat zwijgt: wat je verliest als je de partij verliest
citations-silent-wiped-put-back = waar het traktaat zwijgt: wat ten onrechte gewist is, wordt teruggezet
citations-silent-nothing-to-play-for = waar het traktaat zwijgt: waar niemand mat kan geven, valt er niets meer te spelen
citations-silent-winner-counts = waar het traktaat zwijgt: wie een ronde wint, telt wat de tegenstanders over hebben (hfst. II § 5; hfst. VII § 3)
citations-remark-other-plays = { $place }: wat de een niet kan spelen, speelt de ander
citations-remark-knows-none = { $place }, waar er geen voorkomt
citations-remark-always-enter = { $place }: je mag er altijd een binnenbrengen
citations-remark-said-beforehand = { $place }: alleen als het vooraf gezegd is
citations-remark-may-lift = { $place }: uitspelen mag
citations-remark-same-rules = { $place }: dezelfde regels
citations-remark-double-only = { $place }, waar alleen de dubbele voorkomt
citations-remark-all-losses = { $place }: alle verliezen van trictrac
citations-remark-only-if-agreed = { $place }: alleen na afspraak
citations-remark-first-partie-or-more = { $place }: de eerste partij, of twee, drie en meer
citations-remark-does-not-know-it = { $place }, waar het niet voorkomt
citations-remark-do-not-know-it = { $place }, waar het niet voorkomt
citations-remark-by-agreement = { $place }: volgens afspraak
citations-remark-numbers-are-played = { $place }: getallen die gespeeld kunnen worden, worden gespeeld
citations-remark-two-men-down = { $place }: twee schijven van de talon, waar ze ook staan
citations-remark-abolished = { $place }: afgeschaft
citations-remark-two-at-a-time = { $place }: zoveel je wilt, twee tegelijk
citations-remark-fleche-empty = { $place }: een helemaal lege flèche
citations-remark-coin-empty = { $place }: als de coin leeg is
citations-remark-penalty-wished-for = { $place }, waar een straf alleen een wens is
citations-remark-prevailed = { $place }: de mening die het gewonnen heeft
citations-remark-obliges-to-stay = { $place }, waar je alleen moet blijven
citations-remark-out-of-use = { $place }: in onbruik
citations-remark-some-left-aside = { $place }: zoveel je wilt, waarbij er enkele aan de kant blijven (hfst. V § 8)
citations-remark-until-withdrawn = { $place }: tot de inzetten weggenomen zijn
citations-remark-usually-seven = { $place }: gewoonlijk zeven
citations-remark-leader-excepted = { $place }, letterlijk: behalve wie begint
citations-remark-knows-no-odds = { $place }, waar geen voorgift voorkomt
citations-remark-just-before = { $place }, vlak ervoor beschreven
citations-remark-agreed-beforehand = { $place }: vooraf afgesproken, als gewoonte
citations-remark-at-will = { $place }: naar keuze
citations-remark-usually-three = { $place }: gewoonlijk drie
citations-remark-three-times = { $place }: de drie worden drie keer gespeeld
citations-remark-nobody-hit = { $place }: er wordt niet geslagen, schijven worden verspreid om de doorgangen te sluiten
citations-remark-who-goes-away = { $place }: altijd voor wie weggaat
citations-remark-some-houses = { $place }: meer dan de grande alleen in sommige huizen
citations-remark-half-of-one = { $place }: vijf is er de helft van
citations-remark-so-many-parties = { $place }: zoveel partijen, niet per se achter elkaar
citations-remark-authors-wish = { $place }: sommige huizen, en de wens van de auteur
citations-remark-first-usage = { $place }: het eerste van de twee gebruiken
citations-remark-second-usage = { $place }: het tweede van de twee gebruiken
citations-remark-two-jetons = { $place }: de twee jetons zijn voor wie zo scoort
citations-remark-what-one-will = { $place }: twee, drie, vier, of wat je wilt
citations-remark-not-among-jans = { $place }, waar hij niet bij de jans hoort
citations-remark-nickname = { $place }: alleen een bijnaam
citations-remark-of-trictrac = { $place }, van trictrac
citations-remark-wished-for = { $place }, waar het alleen een wens is
citations-remark-no-limit = { $place }, waar geen limiet staat
citations-remark-aim = { $place }: het doel van het spel
citations-remark-strong-players = { $place }: sterke spelers dringen niet aan, wat ze ook voorgeven
citations-remark-crowned-first = { $place }: schijven moeten eerst dam worden
citations-remark-no-odds = { $place }: spelers die elkaar geen voorgift geven
citations-remark-no-such-claim = { $place }, waar zo’n eis niet voorkomt
citations-remark-pawn-may-not-pass = { $place }: een pion heeft niet het recht te passeren; 1e gambiet, noot (e)
citations-remark-former-pieces = { $place }: één dame, twee torens, twee paarden
citations-remark-white-corner = { $place }: de rechtertoren op een wit veld
citations-remark-two-moves = { $place }: twee zetten aan het begin zijn een Duitse verminking
citations-remark-plays-twice = { $place }: wie hem opspeelt, speelt twee keer achter elkaar
citations-remark-begun-by-black = { $place }, begonnen door zwart
citations-unreadable = ‘{ $place }’ is geen plaats in een boek: ‘{ $rest }’ kan niet gelezen worden
