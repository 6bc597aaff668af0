trictrac-trictrac = Trictrac
trictrac-no-bredouille-shown = je toont geen bredouille
trictrac-ecole-even = een école is een even aantal punten waard
trictrac-ecole-to-name = de école is twee keer teruggestuurd: zeg voor welke fout die is
trictrac-not-sent-to-school = niemand heeft je naar school gestuurd
trictrac-reason-untold = twee worpen lang moet je de reden zelf vinden
trictrac-no-ecole-in-part = er is tegen jou geen école gedeeltelijk gescoord
trictrac-nothing-to-rectify = er valt niets te verbeteren
trictrac-nothing-to-make-marked = de tegenstander heeft niets te scoren
trictrac-cannot-impose-play = die zet kan niet opgelegd worden
trictrac-cannot-impose-replay = je kunt de tegenstander niet opnieuw laten spelen
trictrac-already-thrown = je hebt al gegooid
trictrac-break-before-seen = je breekt de worp van de tegenstander voordat je hem ziet
trictrac-dice-fallen = deze dobbelstenen zijn al gevallen
trictrac-broken-enough = je hebt vaak genoeg achter elkaar gebroken
trictrac-no-dice-waiting = er wachten geen dobbelstenen
trictrac-dice-not-broken = niemand heeft je worp gebroken
trictrac-not-to-test = jij bent niet degene die de dobbelsteen test
trictrac-not-to-judge-dice = jij bent niet degene die deze worp beoordeelt
trictrac-stack-when = schijven worden alleen aan het begin van een relevé gestapeld, aan een complete tafel
trictrac-man-in-hand-most = je houdt hoogstens één schijf in de hand
trictrac-not-time-to-mark = je mag nu niet scoren
trictrac-jeton-place = een jeton staat op 0, 2, 4, 6, 8 of 10 punten, niet op { $to }
trictrac-other-jeton-place = een tweede jeton staat op 2, 4, 6, 8 of 10 punten, niet op { $to }
trictrac-no-jeton-to-leave = er is geen jeton om achter te laten
trictrac-no-such-hole = er is geen gat { $to }
trictrac-no-jeton-for-bredouille = bredouille toon je naast een jeton; die van jou staat er niet
trictrac-no-second-jeton = er is geen tweede jeton om weg te nemen
trictrac-second-jeton-right = de tegenstander staat in bredouille: de tweede jeton blijft
trictrac-nothing-to-wipe = de tegenstander heeft geen punten om te wissen
trictrac-pavillon-not-here = het vlaggetje is alleen voor trictrac à écrire
trictrac-holes-not-in-row = je laatste gaten zijn niet achter elkaar gemaakt
trictrac-pavillon-too-late = het volgende gat is al gemaakt: het is te laat voor het vlaggetje
trictrac-tell-the-thrower = je zegt wat een worp waard is tegen de tegenstander die gooide
trictrac-only-thrower-decides = alleen wie gooide, blijft of gaat weg
trictrac-held-already = je hebt al gezegd dat je blijft
trictrac-nothing-to-adjust = er valt niets recht te zetten
trictrac-no-adoube-tout = j’adoube tout zeg je niet: dan kon je aanraken zonder te spelen
trictrac-no-man-there = je hebt daar geen schijf
trictrac-not-your-play = je bent niet aan zet
trictrac-man-let-go-already = je hebt al een schijf losgelaten: speel de worp
trictrac-no-room-for-man = geen van je schijven mag daar staan
trictrac-coin-by-two = de hoek neem en verlaat je met twee schijven tegelijk
trictrac-man-not-off = die schijf kan niet uitgespeeld worden
trictrac-relayed = een schijf die door een andere wordt afgelost, heeft één keer bewogen: zeg wat er op het bord verandert, de achterste schijf eerst
trictrac-half-a-coin = de hoek is met twee schijven bezet of helemaal niet
trictrac-one-or-two-men = je speelt een of twee van je schijven
trictrac-not-two-men = daar staan geen twee schijven om te spelen
trictrac-no-room = daar mag geen schijf staan
trictrac-doubtful = de laatste worp wordt pas vooraf gegooid als er geen twijfel is wie als eerste uitspeelt
trictrac-last-throw-by-agreement = dat gebeurt in overleg en kan niet geëist worden
trictrac-pour-tout-when = dat zeg je vóór je laatste worp van het uitspelen
trictrac-pour-tout-dice = de tegenstander heeft de dobbelstenen bij het volgende relevé
trictrac-only-thrower-leaves = alleen wie gooide, mag weggaan
trictrac-leave-before-wood = je gaat weg voordat je een schijf aanraakt
trictrac-rest-marked = je hebt je restpunten gescoord: je blijft
trictrac-said-held = je hebt gezegd dat je blijft
trictrac-nobody-leaving = niemand gaat weg
trictrac-sortie-no-hole = het uitspelen leverde geen gat op om mee weg te gaan
trictrac-throw-to-play-first = wacht tot de worp gespeeld is
trictrac-men-complete = alle vijftien schijven zijn er
trictrac-coin-barred = je mag je hoek met deze worp niet nemen
trictrac-not-your-throw = jij bent niet aan de beurt om te gooien
trictrac-play-to-correct-first = de schijven van de tegenstander staan verkeerd: in goed gezelschap wordt dat eerst verbeterd
trictrac-number-playable = een getal dat gespeeld kan worden, moet gespeeld worden
trictrac-man-let-go-stays = een losgelaten schijf blijft waar die is neergezet
trictrac-no-correction = gespeeld is gespeeld
trictrac-nothing-to-correct = er valt niets te verbeteren
trictrac-authority-lep-rigour = Lepeintre, streng
trictrac-authority-lep-good-company = Lepeintre, goed gezelschap
trictrac-authority-acad-b = Académie, tweede traktaat
trictrac-authority-acad-a = Académie, eerste traktaat
trictrac-false-case = Een valse case
trictrac-as-strictness-about = Als je niets kiest, zoals het traktaat en de mate van strengheid het willen.
trictrac-plein-fault = Een plein gescoord en niet gemaakt
trictrac-debredouille = Straf voor een achtergelaten tweede jeton
trictrac-debredouille-about = Punten van een école, voor wie gooit terwijl er nog een tweede jeton staat waar geen recht meer op is; 0: geen.
trictrac-annonce = Weggaan moet gezegd worden, anders blijf je
trictrac-annonce-about = Een wens van Lepeintre; als je niets kiest, is de schijven opnemen genoeg.
trictrac-false-case-short = Valse case
trictrac-plein-fault-short = Plein niet gemaakt
trictrac-debredouille-short = Débredouille
trictrac-annonce-short = Je m’en vais
trictrac-false-case-held-or-one = blijft, of wordt met één schijf gespeeld
trictrac-false-case-at-will = wordt gespeeld zoals de tegenstander wil
trictrac-false-case-replaced = wordt teruggenomen en goed gespeeld
trictrac-plein-fault-none = wordt verbeterd
trictrac-plein-fault-single = kost de gescoorde punten
trictrac-plein-fault-double = kost ook de verschuldigde punten
trictrac-in-box = Schijven in de doos
trictrac-in-box-about = Om een doos met een schijf te veel of te weinig te ontdekken.
trictrac-partie-over = de partij is afgelopen
trictrac-dice-come-first = bepaal eerst wat de worp waard is
trictrac-cannot-fall = de dobbelstenen kunnen nu niet zo vallen
trictrac-dice-rolling = de dobbelstenen rollen
trictrac-nobody-thrown = niemand heeft gegooid
trictrac-table = Complete tafel
trictrac-table-about = Dobbelstenen breken, springen van het bord, blijven scheef liggen, zoals aan een echte tafel; zulke ongelukjes worden apart van de getallen geloot, zo vaak als wij gekozen hebben. Telt nooit voor de rating.
trictrac-table-short = Tafel
trictrac-table-ordinary = gewoon
trictrac-table-complete = compleet
trictrac-check-slip = Het boek zegt { $expected }, de telling geeft { $found }: { $slip }.
trictrac-slip-misprint = een drukfout
trictrac-slip-wrong-sum = een rekenfout
trictrac-slip-unfounded = door geen enkele lezing gesteund
trictrac-check-book-and-law = Het boek: { $expected }. De regels: { $found }.
trictrac-check-law = De regels geven: { $found }.
trictrac-check-count = De telling geeft { $found }.
trictrac-check-casts = Worpen tellen
trictrac-check-sum = Rekenvoorbeeld
trictrac-check-slip-title = Fout in het boek
trictrac-check-choice = Principe van het spel
trictrac-principle-finding = Van { $asked } standen uit partijen juist in { $right }, onjuist in { $wrong }, gelijk in { $level } (juist tussen { NUMBER($low, style: "percent", maximumFractionDigits: 0) } en { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), met gemiddeld { NUMBER($gain, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } inzet.
trictrac-holes-given = Gaten voorgift
trictrac-holes-given-about = Voorgift: gaten die vanaf het begin gescoord zijn.
trictrac-men-down-about = Voorgift: “quine”, “coin+carme”, “six-quatre”…, bij het eerste relevé.
trictrac-form = Partij, of één marqué à écrire
trictrac-form-about = Twaalf gaten maken een partij; een marqué eindigt als de speler met zes gaten weggaat.
trictrac-first = Wie als eerste gooit
trictrac-first-about = Als je niets kiest, gooit ieder een dobbelsteen en begint de hoogste.
trictrac-keeps-dice = Wie bij elk relevé als eerste gooit
trictrac-keeps-dice-about = Voorgift: dezelfde speler heeft bij elk relevé de dobbelstenen.
trictrac-holes-about = Meestal twaalf; minder geeft een kortere partij.
trictrac-form-partie = Partij
trictrac-form-marque = Eén marqué à écrire
trictrac-grande-bredouille-off = alleen als het is afgesproken
trictrac-grande-bredouille-none-taken = de verliezer heeft geen gat gemaakt
trictrac-grande-bredouille-run = twaalf gaten achter elkaar
trictrac-pile-de-misere-off = is niets waard
trictrac-pile-de-misere-made = scoort als ze gemaakt wordt
trictrac-pile-de-misere-made-and-kept = scoort als ze gemaakt en als ze behouden wordt
trictrac-marque-ended-by-anyone = elke speler die weggaat
trictrac-marque-ended-by-holder = alleen de speler die het marqué gewonnen heeft
trictrac-refait-falls-on-leaving = als een van de spelers weggaat
trictrac-refait-falls-at-once = zodra de ene speler de andere heeft ingehaald
trictrac-rules-common = Gangbare regels
trictrac-rules-lep-good-company = Lepeintre 1818, in goed gezelschap
trictrac-rules-lep-rigour = Lepeintre 1818, streng
trictrac-rules-lep-reform = Hervorming van Lepeintre
trictrac-rules-acad-b = Académie, tweede traktaat
trictrac-rules-acad-a = Académie, eerste traktaat
trictrac-rest-on-empty-coin = Een lege hoek dient als rustpunt
trictrac-petit-jan-coin-exception = De petit jan mag gebroken worden om de hoek te nemen in plaats van een schijf door te spelen
trictrac-retour-coin-way = De twee schijven van de hoek alleen gelden als manier om de retour te vullen
trictrac-two-half-two-ways = De laatste twee demi-cases tegelijk dekken is twee manieren
trictrac-deux-tables-passed = De jan de deux tables vereist beide schijven in de grand jan
trictrac-bearoff = Een getal dat precies op de rand uitkomt
trictrac-enter-and-lift = Het ene getal mag de laatste schijf binnenbrengen en het andere er een uitspelen
trictrac-early-lift-to-keep = Een schijf mag uitgespeeld worden voordat alle binnen zijn, om de retour te behouden
trictrac-hit-left-coin = Een verlaten hoek kan geraakt worden
trictrac-grande-bredouille = De partij telt dubbel
trictrac-pile-de-misere = De pile de misère: vijftien schijven op de eigen hoek
trictrac-jan-de-rencontre = De jan de rencontre scoort
trictrac-margot-la-fendue = Margot la fendue kost
trictrac-marque-ended-by = Wie een marqué beëindigt door weg te gaan
trictrac-refait-falls = Wanneer gelijke gaten een refait zijn
trictrac-holes-to-win = Gaten waarmee je de partij wint
trictrac-first-throw-short = Eerste worp
trictrac-first-doublet-short = Eerste doublet
trictrac-retour-coin-way-short = Vullen vanuit de hoek
trictrac-two-half-two-ways-short = Twee manieren tegelijk
trictrac-deux-tables-passed-short = Deux tables vanuit de grand jan
trictrac-bearoff-short = Uitspelen
trictrac-grande-bredouille-short = Grande bredouille
trictrac-pile-de-misere-short = Pile de misère
trictrac-jan-de-rencontre-short = Jan de rencontre
trictrac-margot-la-fendue-short = Margot la fendue
trictrac-refait-falls-short = Refait
trictrac-board-title = Een trictracstelling
trictrac-board-title-toc = Een tocstelling
trictrac-level-1 = Een beginner: scoort de punten en is tevreden met wat er redelijk uitziet.
trictrac-level-2 = Speelt zonder veel plan.
trictrac-level-3 = Kent de beginselen en wijkt er vaak van af.
trictrac-level-4 = Een goede caféspeler.
trictrac-level-5 = Telt voor elke zet de zesendertig worpen.
trictrac-level-6 = Telt ook het antwoord op elk van de zesendertig worpen.
trictrac-no-dice-due = er hoeft niet gegooid te worden
trictrac-example-or-else = Of anders
trictrac-example-plate = De stelling is afgelezen van een later hertekende plaat en daarna met de tekst vergeleken.
trictrac-example-constructed = Het boek geeft dit bord niet: we hebben het uit de tekst opgebouwd.
trictrac-example-throws = De genoemde worpen
trictrac-example-forbidden = Verboden: { $plays }.
trictrac-measure-borne-off = schijven uitgespeeld met deze zet
trictrac-measure-hit-by = worpen van de 36 die jou raken
trictrac-measure-chances = worpen van de 36 waarmee het lukt
trictrac-measure-off = uitgespeelde schijven
trictrac-measure-moved = gespeelde schijven
trictrac-measure-cases = gemaakte cases in die tafel
trictrac-measure-plein = plein voltooid
trictrac-measure-points = verdiende punten
trictrac-measure-ways = manieren
trictrac-measure-marked = punten op de jeton
trictrac-measure-bredouille = bredouille
trictrac-act-tenir = blijven
trictrac-act-s-en-aller = weggaan
trictrac-lie-franc = de dobbelstenen liggen vlak
trictrac-lie-deux-tables = in elke tafel een dobbelsteen
trictrac-lie-sur-les-dames = een dobbelsteen op de schijven
trictrac-lie-derriere-une-pile = een dobbelsteen achter een stapel
trictrac-lie-l-un-sur-l-autre = de ene dobbelsteen op de andere
trictrac-lie-l-un-apres-l-autre = de ene dobbelsteen na de andere uit de beker
trictrac-lie-en-l-air = een dobbelsteen die scheef staat
trictrac-lie-sur-la-bande = een dobbelsteen op de rand
trictrac-lie-hors = een dobbelsteen buiten het bord
trictrac-lie-sans-bande = de dobbelstenen hebben rand noch schijven geraakt
trictrac-lie-casse = een gebroken dobbelsteen met één zichtbare kant
trictrac-lie-casse-en-deux = een gebroken dobbelsteen met beide helften zichtbaar
trictrac-dice-broken = { $foe } heeft de worp gebroken: { $player } gooit opnieuw
trictrac-dice-penalty-number = { $player } heeft de worp tegen de afspraak in gebroken: { $foe } speelt een worp naar keuze
trictrac-dice-penalty-points = { $player } heeft de worp tegen de afspraak in gebroken: { $foe } scoort { $amount } punten
trictrac-dice-penalty-holes = { $player } heeft de worp tegen de afspraak in gebroken: { $foe } scoort { $amount ->
        [one] { $amount } gat
       *[other] { $amount } gaten
    }
trictrac-dice-penalty-stakes = { $player } heeft de worp tegen de afspraak in gebroken en betaalt { $foe } { $amount ->
        [one] { $amount } inzet
       *[other] { $amount } inzetten
    }
trictrac-dice-early-seen = { $player } heeft gegooid voordat { $foe } speelde: de worp blijft staan en is bekend
trictrac-dice-early-covered = { $player } heeft gegooid voordat { $foe } speelde: de dobbelstenen blijven bedekt
trictrac-dice-early-void = { $player } had te vroeg gegooid: de worp is ongeldig
trictrac-dice-void = { $player } gooit opnieuw: { $lie }
trictrac-dice-good = { $player } heeft een goede worp: { $lie }
trictrac-dice-stays-good = { $player } houdt de worp: { $lie }
trictrac-dice-last-throw = { $player } gooit de laatste worp van het uitspelen vooraf
trictrac-dice-pour-tout = { $player } speelt pour tout
trictrac-dice-conceded = { $player } geeft toe de bredouille kwijt te zijn
trictrac-dice-hole-lost = { $player } verliest { $amount ->
        [one] { $amount } niet gescoord gat
       *[other] { $amount } niet gescoorde gaten
    }
trictrac-doublet-void = Een eerste doublet is ongeldig: { $player } neemt de dobbelstenen
trictrac-jan-trois-coups = jan de trois coups
trictrac-jan-deux-tables = jan de deux tables
trictrac-jan-contre-deux-tables = contre-jan de deux tables
trictrac-jan-mezeas = jan de mézéas
trictrac-jan-contre-mezeas = contre-jan de mézéas
trictrac-jan-battre-le-coin = hoek geraakt
trictrac-jan-battre-a-vrai = schijf echt geraakt
trictrac-jan-battre-a-faux = schijf vals geraakt
trictrac-jan-remplir = vult { $table }
trictrac-jan-conserver = behoudt { $table }{ $manner ->
        [en-passant] { " " }door een schijf door te spelen
        [par-impuissance] { " " }door impuissance
        [par-la-bande] { " " }door het voorrecht van de rand
       *[en-jouant] { "" }
    }
trictrac-jan-nombre-non-joue = getal dat niet gespeeld kan worden
trictrac-jan-sortie = alle schijven uitgespeeld
trictrac-jan-rencontre = jan de rencontre
trictrac-jan-margot = margot la fendue
trictrac-jan-pile = pile de misère
trictrac-table-petit = de petit jan
trictrac-table-grand = de grand jan
trictrac-table-retour = de jan de retour
trictrac-releve-leaving = { $player } gaat weg: de schijven worden opnieuw opgezet
trictrac-releve-sortie = { $player } heeft als eerste uitgespeeld: de schijven worden opnieuw opgezet
trictrac-marque-ended = { $player } beëindigt het marqué, { $white ->
        [one] { $white } gat
       *[other] { $white } gaten
    } tegen { $black }
trictrac-partie-won-double = { $player } wint de partij met grande bredouille, dubbel
trictrac-fault-forgot-gain = { $player } heeft een schijf aangeraakt zonder alle punten van de worp te scoren
trictrac-fault-forgot-gift = { $player } heeft gegooid zonder de gekregen punten te scoren
trictrac-fault-over-marked = { $player } heeft de jeton te ver gezet
trictrac-fault-over-marked-holes = { $player } heeft met de pen te veel gaten gescoord
trictrac-fault-left-showing = { $player } blijft na een gat terwijl de oude punten er nog staan
trictrac-fault-plein-marked = { $player } heeft een plein gescoord zonder het te maken
trictrac-fault-plein-missed = { $player } heeft een plein niet gemaakt dat gemaakt kon worden
trictrac-fault-plein-broken = { $player } heeft een plein gebroken dat behouden kon worden
trictrac-fault-plein-impossible = { $player } heeft een plein gescoord dat door de getallen gebroken wordt
trictrac-fault-false-ecole = { $player } heeft een valse école gescoord
trictrac-fault-two-jetons = { $player } scoort met twee jetons
trictrac-fault-wiped-wrongly = { $player } heeft de punten van de tegenstander gewist zonder gat
trictrac-fault-lost-own = { $player } heeft eigen punten weggenomen
trictrac-fault-left-wrongly = { $player } gaat weg zonder daar recht op te hebben
trictrac-fault-short = { $player } heeft een getal laten liggen dat gespeeld kon worden
trictrac-fault-touched = { $player } heeft de aangeraakte schijf niet gespeeld
trictrac-fault-false-case = { $player } heeft een valse case gemaakt
trictrac-fault-wrong-coin = { $player } heeft voor de hoek schijven genomen die daar niet komen
trictrac-fault-man-in-hand = { $player } heeft gegooid met nog een schijf in de hand
trictrac-fault-bredouille-left = { $player } heeft een tweede jeton laten staan zonder daar recht op te hebben
trictrac-fault-holes = { $player } toont te veel gaten
trictrac-decision-granted = { $player } stuurt { $foe } naar school voor { $points } punten
trictrac-decision-in-part = { $player } scoort { $points } punten van een grotere école; { $foe } mag de hele école laten scoren
trictrac-decision-too-much = { $player } heeft { $points } punten te veel gescoord voor de école; { $foe } mag ze opeisen
trictrac-decision-false = { $player } had geen école te scoren: een valse école van { $points } punten, die { $foe } mag opeisen
trictrac-decision-whole = { $player } moet de hele école scoren: { $points } punten
trictrac-decision-rectified = De stand wordt verbeterd voor { $player }, zonder école
trictrac-decision-made-to-mark = { $player } moet { $points } punten scoren
trictrac-decision-made-to-play = { $player } moet spelen zoals aangewezen
trictrac-decision-made-to-stay = { $player } moet blijven
trictrac-decision-replays = { $player } neemt de zet terug en speelt opnieuw
trictrac-decision-induced = { $player } is tot een fout van { $points } punten verleid: geen école
trictrac-decision-lapsed = { $player } heeft gegooid: de eerdere fouten zijn voorbij
trictrac-decision-bredouille-lost = { $player } heeft de tweede jeton niet genomen: de bredouille is verloren
trictrac-decision-bredouille-kept = { $player } houdt de bredouille, die niet op tijd is weggenomen
trictrac-decision-pavillon-lost = { $player } heeft het vlaggetje niet op tijd genomen: de gaten achter elkaar tellen niet meer
trictrac-decision-man-found = { $player } vindt de ontbrekende schijf; wat gespeeld is, blijft staan
trictrac-decision-restarted = { $player } speelde met een schijf te veel: de partij begint opnieuw
trictrac-refait = Beide spelers hebben { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }: een refait
trictrac-partie-won = { $player } wint de partij
trictrac-way = met { $numbers }
trictrac-holes = gaten
trictrac-parties-won = gewonnen partijen
trictrac-handicaps-few = Te weinig partijen: meer gaten vooruit lijken niet meer waard. Vraag om meer partijen.
trictrac-handicaps-title = Wat voorgiften waard zijn
trictrac-handicap-dice = de dobbelstenen
trictrac-handicap-quine = quine neergelegd
trictrac-handicap-sannes = sannes neergelegd
trictrac-handicap-coin = de hoek
trictrac-handicap-carme-coin = carme en de hoek
trictrac-handicap-dice-always = de dobbelstenen bij elk relevé
trictrac-handicap-four-holes = 4 gaten tegen altijd de dobbelstenen
trictrac-handicap = voorgift
trictrac-way-moves = met { $numbers } ({ $moves })
trictrac-way-rest = met { $numbers } ({ $moves } via { $rest })
trictrac-scored-by = { $jan } { $ways }
trictrac-scored-on = { $jan } op { $point }
trictrac-scored-on-by = { $jan } op { $point } { $ways }
trictrac-jan-scored = { $player } +{ $points }: { $scored }
trictrac-marked = { $player } scoort { $points }, tot { $rest }
trictrac-marked-holes = { $player } scoort { $points }: { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }, { $rest } over{ $bredouille ->
        [yes] , in bredouille
       *[no] { "" }
    }{ $wiped ->
        [0] { "" }
       *[other] ; { $foe } verliest { $wiped }
    }
trictrac-fault-claimable = { $fault }; { $foe } mag een école van { $points } opeisen
trictrac-motives = Waarom de école gescoord is: { $faults }
trictrac-lacher-one = je laat één schijf los: schrijf lacher wT/w4
trictrac-peine-even = punten zijn even: peine_de={ $points } is dat niet
trictrac-even-number = een even getal van { $least } tot { $most }
trictrac-won-not-over = de gaten zijn gehaald, en de partij is niet afgelopen
trictrac-over-not-won = de gaten zijn niet gehaald, en de partij is afgelopen
trictrac-out-of-range = doel, verschuldigde punten of gedane worpen vallen buiten het bereik
trictrac-no-hole-to-leave = wie gooide, heeft geen gat gemaakt om mee weg te gaan
trictrac-no-man-left = wie gooide, heeft geen schijf meer om te spelen
trictrac-no-petit-jan = er is geen petit jan om voor de hoek te breken
trictrac-men-negative = { $player } heeft ergens minder dan nul schijven
trictrac-men-many = { $player } heeft { $men } schijven; er zijn er { $most }
trictrac-men-few = { $player } heeft maar { $men } schijven, maar er wordt niets uitgespeeld voordat alle in de jan de retour zijn
trictrac-coin-single = { $player } heeft één schijf op de hoek, die met twee of geen bezet is
trictrac-coin-adverse = { $player } heeft een schijf op de hoek van de tegenstander, waar er geen mag blijven
trictrac-fleche-shared = beide spelers hebben schijven op { $point }
trictrac-points-odd = { $player } heeft { $points } punten; die zijn even, van 0 tot 10
trictrac-holes-negative = { $player } heeft { $holes } gaten
trictrac-bredouille-pointless = { $player } staat in bredouille zonder punten
trictrac-runs-both = maar één speler kan gaten achter elkaar hebben
trictrac-throw-wanted = er zijn een stelling waarin gegooid gaat worden en een worp nodig
trictrac-worth-open = wat deze worp waard is, hangt af van hoe hij gespeeld wordt
trictrac-not-a-partie = dit is geen trictracpartij: { $rules }
trictrac-score = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $bredouille ->
        [yes] { " " }in bredouille
       *[no] { "" }
    }, { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }
trictrac-score-holes = { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }
trictrac-men-on = { $men } op { $place }
trictrac-men-off = { $men } uit

trictrac-figure-mover = { $value } voor de speler
trictrac-figure-other = { $value } voor de tegenstander
trictrac-figure-points = punten { $value }
trictrac-figure-holes = gaten { $value }
trictrac-figure-bredouille = bredouille { $value }
trictrac-figure-jan = { $jan } { $value }
trictrac-figure-jan-on = { $jan } (flèche { $fleche }) { $value }
trictrac-figure-remplir = vullen { $value }
trictrac-figure-conserver = behouden { $value }

trictrac-doctrine-lepeintre = Leer van Lepeintre
trictrac-doctrine-lepeintre-about = Volgt de beginselen van Lepeintre (1818), ook waar ze weerlegd zijn, en kan noemen volgens welk beginsel er gespeeld wordt.
trictrac-doctrine-first = Bij de eerste worp worden twee schijven neergezet.
trictrac-doctrine-second = Negen of tien bij de tweede worp wordt met één schijf gespeeld.
trictrac-doctrine-tenth = De tiende case, K, wordt vroeg gemaakt tegen een petit jan.
trictrac-doctrine-bourgeois = Heeft de ander zijn coin, dan wordt de coin bourgeois, F, gemaakt.
trictrac-doctrine-devil = De case du diable, H, wordt bij voorkeur gemaakt.
trictrac-doctrine-passing = Een grote worp brengt de eerste twee schijven in de grand jan, met ruimte ertussen.
trictrac-doctrine-third = Met dezelfde twee schijven wordt geen derde worp gespeeld.
trictrac-doctrine-coin = Schijven worden doorgebracht om de coin spoedig te nemen.
trictrac-doctrine-extend = Men rukt op en breidt zich uit in de grand jan.
trictrac-doctrine-wood = Er wordt hout neergezet voor het spel oprukt.
trictrac-doctrine-arithmetic = De worpen voor en tegen worden geteld.
trictrac-doctrine-fill = Men haast zich om de grand jan te vullen, en houdt dat mogelijk.
trictrac-doctrine-put-in = Men zet als eerste een schijf in, tenzij de ander acht of tien punten heeft.
trictrac-doctrine-worn = Tegen een achtergebleven spel gaat men weg.
trictrac-doctrine-long = Men bewaart een lang spel: eenentwintig te spelen punten zijn nodig om te blijven.
trictrac-tally-margin = gaten voorsprong
trictrac-tally-remplir = plein gevuld
trictrac-tally-conserver = plein behouden
trictrac-tally-hole = enkel gat
trictrac-tally-hole-bredouille = gat in bredouille (dubbel)
trictrac-tally-s-en-aller = een speler gaat weg
trictrac-tally-sortie = relevé door uitspelen
