company-ecrire = Trictrac à écrire
company-poule = Trictracpoule
company-tour-a-tour = Trictrac om de beurt
company-law-accepts = regels van trictrac: { $names }
company-players = Aantal spelers
company-law = Regels van trictrac
company-law-about = De regels waarmee elke worp gespeeld wordt.
company-holes = Te maken gaten
company-holes-about = Twaalf voor een partij, zes voor een marqué; minder om sneller te spelen.
company-form = Speelvorm
company-form-about = Als je niets kiest, bepaalt het aantal spelers het.
company-partner-first = Wie van de twee partners als eerste speelt
company-partner-first-about = Tegen een chouette loten de twee partners wie van hen begint.
company-option-marques = Aantal marqués
company-option-marques-about = Meestal acht of twaalf; evenveel voor elke rekening.
company-option-fiches = De queue, in fiches
company-option-fiches-about = Wat de rekening die het meest schuldig is erbij betaalt.
company-most-parties = Maximaal aantal partijen
company-most-parties-about = Als niemand na deze partijen de poule gewonnen heeft, wordt die verdeeld.
company-option-parties = Aantal partijen
company-option-parties-about = Meestal twee voor elke speler.
company-partner-first-short = Partner
company-form-tete-a-tete = Tête-à-tête: twee
company-form-chouette = Chouette: één tegen twee
company-form-deux-contre-deux = Twee tegen twee
company-form-a-tourner = À tourner: ieder voor zich
company-refait-linear = dubbel, driedubbel, vierdubbel…
company-refait-doubling = twee, vier, acht keer…
company-jeton-queue-none = is er niet: de rekening wordt met potlood bijgehouden
company-jeton-queue-deducted = naar wie met de marqués het meest won, ook als die postillons schuldig is
company-jeton-queue-compensated = hetzelfde, maar de ene queue wordt met de andere verrekend
company-next-dice-leaver = de speler die wegging
company-next-dice-thrown = elke keer geloot
company-price-jeton = de jeton
company-price-fiche = de fiche
company-rules-lep-1818 = À écrire, naar Lepeintre 1818
company-rules-crayon = À écrire, met potlood
company-rules-compensated = À écrire, queues onderling verrekend
company-rules-octuple = À écrire, tot achtvoudige bredouille
company-rules-progression = À écrire, bredouilles zonder einde
company-rules-doubling = À écrire, elke refait verdubbelt
company-rules-poule = Poule, achter elkaar gewonnen partijen
company-rules-poule-letter = Poule, naar de letter van Lepeintre
company-rules-tour = Om de beurt, de winnaar blijft
company-usual-marques = Het gebruikelijke aantal marqués
company-consolation = De consolatie, in jetons
company-refait = De consolatie na refaits
company-bredouille-every = Gaten achter elkaar die het marqué verdubbelen
company-bredouille-cap = Het marqué wordt hoogstens vermenigvuldigd met
company-postillon-first = De eerste postillon, in jetons
company-postillon-next = Elke volgende postillon
company-queue = De queue, in fiches
company-jetons-a-marque = Jetons die een marqué waard zijn
company-jeton-queue = De queue van de jetons
company-price = Waarvoor de prijs geldt
company-jetons-a-fiche = Jetons per fiche
company-fiche-from = Overgebleven jetons die als fiche tellen
company-next-dice = Wie de dobbelstenen van het volgende marqué heeft
company-partner-advises = Een partner die toekijkt, mag raad geven
company-idle-consolation = Wie niet meespeelt, krijgt de consolatie
company-fewest = Minimaal aantal spelers
company-in-succession = De partijen voor de poule worden achter elkaar gewonnen
company-stakes-again = Wie terugkomt, zet opnieuw in
company-refait-short = Consolatie
company-bredouille-cap-short = Bredouilles
company-jeton-queue-short = Queue van de jetons
company-price-short = Prijs
company-partner-advises-short = Raad van de partner
company-in-succession-short = Achter elkaar
company-stakes-again-short = Opnieuw inzetten
company-measure-written = opgeschreven punten
company-for-marque = voor het marqué
company-for-idle = als consolatie
company-for-postillon = voor de postillon
company-for-jeton-queue = voor de queue van de jetons
company-for-queue = voor de queue
company-marque-written = { $player } ({ $winner }) wint het marqué, { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    } tegen { $against }{ $times ->
        [1] { "" }
        [2] , in petite bredouille, dubbel
        [4] , in grande bredouille, viervoudig
       *[other] , { $times } keer
    }: { $points } punten op { $loser }
company-exchanged = { $rises } { $count ->
        [one] maakt
       *[other] maken
    } plaats voor { $enters }: { $white } heeft wit, { $black } zwart
company-poule-taken = { $player } wint de poule: { $pot }
company-poule-shared = De poule van { $pot } wordt verdeeld
company-seat-staked = { $player } zet in: de poule is { $pot }
company-paid = { $payer } betaalt { $payee } { $paid }
company-sheet-poule = Een trictracpoule
company-sheet-tour = Trictrac om de beurt: de winnaar blijft
company-sheet-marque = marqué
company-sheet-partie = partij
company-sheet-plays = speelt
company-sheet-holes = gaten
company-sheet-consolation = consol.
company-sheet-owes = schuldig
company-sheet-wins = wint{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-loses = verliest{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-made = gemaakte marqués
company-sheet-points = punten
company-sheet-postillon = postillon
company-sheet-jeton-queue = queue van de jetons
company-sheet-queue = queue
company-sheet-total = totaal schuldig
company-sheet-won = gewonnen partijen
company-sheet-staked = ingezet
company-sheet-taken = uit de poule
company-sheet-balance = saldo
company-sheet-bredouille = ⚑ bredouille: elk vlaggetje verdubbelt (petite ×2, grande ×4)
company-sheet-refait = r: na een refait
company-sheet-quits = Niemand is iets schuldig.
company-sheet-chouette = Trictrac à écrire, à la chouette
company-sheet-deux-contre-deux = Trictrac à écrire, twee tegen twee
company-sheet-a-tourner = Trictrac à écrire, à tourner
company-length-and-rules = in { $marques ->
        [one] { $marques } marqué
       *[other] { $marques } marqués
    } · { $rules }
company-sheet-parties = in { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
company-sheet-at-most = hoogstens { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
company-jetons = { $amount } { $count ->
        [one] jeton
       *[other] jetons
    }
company-fiches = { $amount } { $count ->
        [one] fiche
       *[other] fiches
    }
company-stakes = { $amount } { $count ->
        [one] inzet
       *[other] inzetten
    }
company-sheet-paid = { $payer } betaalt { $payee } { $sum }.
company-sheet-next = Nu spelen: { $white } (Wit) tegen { $black } (Zwart).
company-owed = { $payers } { $count ->
        [one] is
       *[other] zijn
    } { $payees } { $jetons } schuldig { $why }
company-partners = { $one } & { $two }
company-law-unknown = { $name }: { $reason }
company-form-people = { $form } is voor { $numbers } mensen, niet voor { $people }
company-not-ended = het is nog niet afgelopen: er kan nog niets opgeschreven worden
company-other-form = { $played ->
        [marque] er wordt een marqué gespeeld, geen partij
       *[partie] er wordt een partij gespeeld, geen marqué
    }
company-marques-uneven = { $marques } marqués kunnen niet gelijk over { $accounts } rekeningen verdeeld worden
company-marques-all-played = alle { $marques } marqués zijn gespeeld
company-marques-left = { $played } van de { $marques } marqués zijn gespeeld
company-needs-winner = een partij heeft een winnaar
company-needs-people = dit vraagt { $least } tot { $most } mensen, niet { $people }
company-needs-parties = { $parties } partijen kunnen niet gespeeld worden: spreek er een of meer af
company-poule-over = de poule is gewonnen of verdeeld
company-poule-open = er wordt nog om de poule gespeeld
company-parties-all-played = alle { $parties } partijen zijn gespeeld
company-parties-left = { $played } van de { $parties } partijen zijn gespeeld
company-no-rules = er zijn geen regels { $name } à écrire; er zijn: { $names }
company-no-company = { $text } is geen gezelschap: schrijf de stelling op het bord, | en wie er spelen
company-table-not-read = een tafel waar met de hand gespeeld wordt, blijft bewaard als partijverslag en kan niet teruggelezen worden
company-other-people = de rekening is niet van een van deze mensen
company-no-form = { $word } is geen vorm van gezelschap volgens { $rules }
company-field-missing = { $field } ontbreekt: een gezelschap noemt zijn { $field }
company-not-in-company = dit is geen partij in gezelschap: { $rules }
company-seats-wrong = { $people } mensen passen niet op de plaatsen { $seats }
company-settled-but-played = alles is afgerekend, en op het bord wordt nog gespeeld
company-wrong-people = de mensen aan het bord zijn niet wie er moeten spelen
company-wrong-board = het bord wordt niet in de afgesproken vorm of tot het afgesproken aantal gaten gespeeld
