dominoes-name = Domino
dominoes-table = Ongelukjes aan tafel
dominoes-table-about = Aan een complete tafel kan een steen gezien worden terwijl hij gepakt wordt, en kunnen stenen omgekeerd worden.
dominoes-table-short = Tafel
dominoes-marking = marking is auto of rigueur: het traktaat over domino kent geen andere manier
dominoes-table-ordinary = gewoon
dominoes-table-complete = compleet
dominoes-table-marking = een complete tafel vereist marking=rigueur
dominoes-no-false-pass = het is niet bekend dat deze speler onterecht heeft gepast
dominoes-nothing-to-lay = er is geen steen om daar te laten leggen
dominoes-nothing-to-recall = er is geen steen om te laten terugnemen
dominoes-not-announced = er is geen andere steen aangekondigd
dominoes-not-shown = er is geen steen aan een partner getoond
dominoes-no-fault = er is geen fout om te laten passeren
dominoes-too-late = daar is het te laat voor
dominoes-not-taking = dit is niet het moment om stenen te pakken
dominoes-take-number = je kunt er niet zoveel, of zo weinig, pakken
dominoes-not-counted = deze stenen kunnen niet geteld worden: het zijn er genoeg, of het is niet het moment
dominoes-nothing-to-take = je hebt geen steen te pakken
dominoes-nothing-to-draw = van deze speler kan geen steen getrokken worden: er is er geen te veel, extra stenen worden gehouden, of het is te laat
dominoes-not-upset = alleen de stenen van één enkele tegenstander kunnen omgekeerd worden, aan een complete tafel
dominoes-not-turned-up = je stenen zijn niet omgekeerd
dominoes-no-chance = het toeval heeft nu niets van dien aard te beslissen
dominoes-no-end = geen van de uiteinden van de rij toont { $on }
dominoes-first-tile = schrijf bij de eerste steen het hoogste getal eerst
dominoes-leader-lays = wie begint, moet een steen leggen
dominoes-not-playing = er wordt geen ronde gespeeld
dominoes-not-your-turn = je bent niet aan de beurt
dominoes-not-held = die steen heb je niet
dominoes-number-forbidden = de tegenstanders hebben je verboden dat getal te openen
dominoes-tile-barred = die steen mag je deze keer niet leggen
dominoes-must-lay = je moet { $tile ->
        [none] een steen
       *[other] de { $tile }
    }{ $on ->
        [none] { "" }
       *[other] { " " }aan de { $on }
    } leggen
dominoes-already-announced = je hebt al een steen aangekondigd
dominoes-already-seen = die steen is al gezien
dominoes-nothing-said = je hebt niets gezegd om terug te nemen
dominoes-other-act = de tafel wacht op iets anders
dominoes-fault-open = meld eerst de fout of laat die passeren
dominoes-over = de partij is afgelopen
dominoes-no-seat = daar zit niemand
dominoes-no-act = dat is geen handeling van domino
dominoes-hand-needed = zeg wie deze steen legt
dominoes-first-drawn = gelote plaatsen bepalen wie begint: laat first weg
dominoes-for-players = { $rules } is voor { $allowed } spelers, niet voor { $players }
dominoes-illegal = dat is nu niet toegestaan
dominoes-seating-taken = zoals de spelers zijn gaan zitten
dominoes-seating-drawn = volgens de steen die ieder trekt
dominoes-players = Aantal spelers
dominoes-players-about = Zoals het spel vraagt; de poule is voor drie of vier.
dominoes-tiles = Stenen per speler
dominoes-tiles-about = Met z’n tweeën: meestal zes, of twaalf voor de mooiste partij.
dominoes-points = Punten om te winnen
dominoes-points-about = Meestal honderd, als er om punten wordt gespeeld.
dominoes-rounds = Rondes om te winnen
dominoes-rounds-about = Met z’n tweeën, zonder punten.
dominoes-pots = Hoe vaak iedereen inzet
dominoes-pots-about = Met z’n vieren, zonder punten: elke gewonnen ronde levert een inzet terug.
dominoes-first = Plaats die begint
dominoes-first-about = Als je niets kiest, wordt erom geloot.
dominoes-seats = Plaatsen
dominoes-seats-about = Geloot: de hoogste steen begint en de anderen volgen rechts; bij piquet voleur zijn de twee hoogste partners.
dominoes-partners-redraw = Partners met gelijke stenen trekken opnieuw
dominoes-partners-redraw-about = Om te bepalen wie van de twee begint; anders wie het eerst trok.
dominoes-memory = Uit het hoofd
dominoes-memory-about = De tafel toont niet wie begon: iedereen moet het onthouden.
dominoes-seats-short = Plaatsen
dominoes-partners-redraw-short = Partners trekken opnieuw
dominoes-memory-short = Uit het hoofd
dominoes-aim-points = punten
dominoes-aim-rounds = gewonnen rondes
dominoes-aim-stakes = terug te winnen inzetten
dominoes-aim-last = de minste punten hebben
dominoes-block-score-adverse = de stenen van de tegenstanders
dominoes-block-score-difference = hetzelfde, min de eigen stenen
dominoes-leader-tie-other = wie het dichtst rechts zit van wie begon, nooit wie begon
dominoes-leader-tie-leader = wie begon
dominoes-next-lead-right = de rechterbuur van wie begon
dominoes-next-lead-winner = de winnaar
dominoes-charge-every-hand = iedereen, met wat nog in de hand is
dominoes-charge-highest-hand = alleen de speler met de meeste punten
dominoes-fault-cost-each = een inzet aan ieder
dominoes-fault-cost-both = de partij, voor beide partners
dominoes-fault-cost-game = de partij
dominoes-surplus-kept = gehouden
dominoes-surplus-drawn = door een andere speler weggenomen
dominoes-share = { $players } spelers, { $tiles } stenen
dominoes-tete-a-tete = Twee spelers, om punten
dominoes-sans-points = Twee spelers, zonder punten
dominoes-a-quatre = Vier spelers, ieder voor zich, zonder punten
dominoes-poule = De poule
dominoes-dernier = Au dernier: de meeste punten betalen
dominoes-piquet-voleur = Piquet voleur
dominoes-shares = Spelers, en stenen per speler
dominoes-aim = Waar het om gaat
dominoes-goal = Hoeveel daarvan, als je niets kiest
dominoes-partners = Spelers tegenover elkaar zijn partners
dominoes-block-score = Wat de winnaar van een geblokkeerde ronde telt
dominoes-leader-tie = Wie wint als wie begon gelijkstaat
dominoes-partner-counts = Wat een partner overheeft, telt mee
dominoes-closed-takes = Een geblokkeerde ronde levert een inzet terug
dominoes-charge = Wie punten krijgt als ze een last zijn
dominoes-next-lead = Wie de volgende ronde begint
dominoes-uncovered = Een getoonde steen wordt gelegd zodra hij past
dominoes-fault-cost = Wat onterecht passen kost
dominoes-surplus = Extra stenen worden
dominoes-block-score-short = Geblokkeerde ronde
dominoes-leader-tie-short = Gelijke stand
dominoes-partner-counts-short = Stenen van de partner geteld
dominoes-closed-takes-short = Inzet bij blokkade
dominoes-charge-short = Wie punten krijgt
dominoes-next-lead-short = Wie volgt
dominoes-surplus-short = Extra stenen
dominoes-hidden = stenen die dicht liggen, kunnen niet geteld worden
dominoes-setup-players = { $rules } is niet voor { $players } spelers
dominoes-setup-hands = er zijn { $hands } handen voor { $players } spelers
dominoes-setup-scores = er horen { $scores } scores te zijn, geen onder nul
dominoes-setup-passes = er zijn passen gegeven voor { $passes } spelers, maar er zijn { $hands } handen
dominoes-setup-order = de volgorde moet elk van de { $players } plaatsen één keer noemen
dominoes-setup-seats = de plaatsen zijn 1 tot { $players }
dominoes-setup-no-tile = er is geen steen { $tile }
dominoes-setup-twice = er is maar één { $tile }
dominoes-setup-too-many = er zijn maar { $tiles } stenen
dominoes-setup-taking = { $taking } spelers pakken stenen en { $hands } hebben ze al
dominoes-setup-share = elke speler pakt { $tiles } stenen
dominoes-setup-laid = { $left } stenen hebben de handen verlaten, maar er liggen er { $laid } in de rij
dominoes-setup-too-many-passes = er hebben meer spelers gepast dan er zijn
dominoes-title = Dominopartij
dominoes-score-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
dominoes-score-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
dominoes-score-stakes = { $count ->
        [one] { $count } inzet teruggewonnen
       *[other] { $count } inzetten teruggewonnen
    }
dominoes-boneyard = { $tiles ->
        [one] { $tiles } steen in de pot
       *[other] { $tiles } stenen in de pot
    }
dominoes-face-down = { $tiles ->
        [one] { $tiles } dichte steen
       *[other] { $tiles } dichte stenen
    }
dominoes-hand-empty = geen stenen
dominoes-line-empty = Rij: niets.
dominoes-line = Rij: { $line } ({ $ends }).
dominoes-side = { $player }: { $score }, { $hand }.
dominoes-side-acting = { $player }, { $note }: { $score }, { $hand }.
dominoes-to-play = aan de beurt
dominoes-to-shuffle = moet schudden
dominoes-level-1 = Een beginner: legt wat past en mist vaak iets beters.
dominoes-level-2 = Speelt zonder veel plan.
dominoes-level-3 = Weet wat te bewaren en wijkt er vaak van af.
dominoes-level-4 = Een goede caféspeler: onthoudt wie paste.
dominoes-level-5 = Stelt zich ruim honderd verdelingen voor en vergist zich zelden.
dominoes-level-6 = Stelt zich vijfhonderd verdelingen voor.
dominoes-level-7 = Leest ook uit elke gelegde steen wat de anderen hebben: de sterkste hier.
dominoes-measure-open-ends = uiteinden open met { $number }
dominoes-measure-hand = punten in de hand
dominoes-measure-answers = passende stenen van de tegenstander
dominoes-other-game = { $rules } wordt niet met dominostenen gespeeld
dominoes-unknown-act = ‘{ $text }’ is geen handeling van domino: leg een steen, zoals 6-3, of schrijf boude om te passen
dominoes-no-tile = ‘{ $text }’ is geen steen: schrijf de twee getallen, 0 tot 6, zoals 6-3
dominoes-no-state = ‘{ $text }’ hoort een rij stenen, de handen en velden te zijn
dominoes-too-many-hands = ‘{ $text }’ heeft te veel handen: er spelen hoogstens { $most } spelers
dominoes-no-such-seat = ‘{ $text }’ hoort { $seats } te zijn
dominoes-no-number = ‘{ $text }’ hoort een getal te zijn
dominoes-remedy-game = de partij opeisen
dominoes-remedy-lay = hem aan de { $on } laten leggen
dominoes-remedy-recall = hem laten terugnemen
dominoes-remedy-announced = de aangekondigde steen eisen
dominoes-fault = { $fault }; een tegenstander mag { $remedies }, of het laten passeren
dominoes-round-tied = { $player } wint de ronde: die is geblokkeerd, en van de spelers met de minste punten geeft de plaats de doorslag voor { $player }
dominoes-lost = { $player } heeft de meeste punten, verliest de partij en betaalt iedereen een inzet
dominoes-stakes-put = Alle inzetten zijn teruggewonnen: iedereen zet opnieuw in
dominoes-fault-false-pass = { $player } heeft onterecht gepast, met de { $tile } in de hand
dominoes-fault-not-announced = { $player } kondigde de { $tile } aan en legt een andere steen
dominoes-fault-misfit = { $player } legt de { $tile } waar hij niet past
dominoes-fault-not-uncovered = { $player } legt een andere steen, terwijl de { $tile }, die iedereen heeft gezien, past
dominoes-decision-announced = { $player } kondigt de { $tile } aan; wordt er een andere steen gelegd, dan kan deze geëist worden
dominoes-decision-corrected = { $player } neemt het passen op tijd terug, heeft een steen die past en moet die leggen
dominoes-decision-excused = { $player } neemt het passen terug, maar er is intussen een steen gelegd: de steen mag later gelegd worden
dominoes-decision-loses = { $opponent } eist de partij op: { $player } verliest
dominoes-decision-pays-each = { $opponent } eist het: de partij is afgelopen, en { $player } betaalt iedereen een inzet
dominoes-decision-pays-for-both = { $opponent } eist het: de partij is afgelopen, en { $player } betaalt voor beide partners
dominoes-decision-made-to-pose = { $opponent } laat de { $tile } aan de { $on } leggen: { $player } heeft geen keus
dominoes-decision-taken-back = { $opponent } laat de { $tile } terugnemen: { $player } mag hem deze keer niet leggen
dominoes-decision-put-right = { $opponent } laat de { $tile } terugnemen, omdat hij niet past; past hij aan het andere uiteinde, dan legt { $player } hem daar
dominoes-decision-made-to-pose-announced = { $opponent } eist de aangekondigde steen: { $player } legt de { $tile }
dominoes-decision-forbidden-to-open = { $opponent } verbiedt { $player } de getallen van de { $tile } te openen, tenzij er geen andere keus is
dominoes-decision-stands = { $player } heeft doorgespeeld: de { $tile } van { $opponent } blijft liggen, al past hij niet
dominoes-decision-lapsed = { $player } laat de fout van { $opponent } passeren
dominoes-decision-made-to-pose-uncovered = { $opponent } laat de getoonde { $tile } aan de { $on } leggen: { $player } heeft geen keus
dominoes-decision-uncovered = { $player } toont de { $tile } en moet hem leggen zodra hij past
dominoes-decision-loses-by-count = { $opponent } telt de stenen: { $player } heeft er te weinig gepakt en verliest de partij
dominoes-decision-takes-one = { $opponent } telt de stenen: { $player } heeft er te weinig gepakt en neemt er een uit de pot
dominoes-decision-lead-passes = { $player } begon met te weinig stenen: de beurt om te beginnen gaat over, de stenen worden opnieuw gepakt, en { $opponent } begint
dominoes-decision-surplus-drawn = { $opponent } neemt de extra stenen van { $player } weg
dominoes-decision-seen = Er is een steen gezien terwijl hij gepakt werd: { $player } schudt opnieuw
dominoes-decision-upset = { $opponent } keert de stenen om van { $player }, die opnieuw mag laten schudden
dominoes-decision-reshuffled = { $player } laat de stenen opnieuw schudden; dezelfde speler begint
dominoes-round-domino = { $player } is uit: domino
dominoes-round-closed = { $player } wint de ronde: die is geblokkeerd, en { $player } heeft de minste punten
dominoes-won-points = { $player } wint de partij op punten
dominoes-won-rounds = { $player } wint de partij op rondes
dominoes-shows = { $player } toont { $tiles }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
dominoes-leads-first = { $player } begint
dominoes-counts = { $player } telt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, in totaal { $total }
dominoes-charged = { $player } krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aangerekend, in totaal { $total }
dominoes-rounds-won = { $player } heeft { $total ->
        [one] { $total } ronde
       *[other] { $total } rondes
    } gewonnen
dominoes-stake-taken = { $player } neemt een inzet terug; { $left ->
        [one] er blijft er { $left }
       *[other] er blijven er { $left }
    } over
dominoes-lays = { $player } legt { $tile }
dominoes-lays-both-ends = { $player } legt { $tile }: { $number } aan beide uiteinden
dominoes-passes = { $player } past: geen { $number }
dominoes-passes-both = { $player } past: geen { $first } en geen { $second }
dominoes-seats-drawn = { $player } heeft de hoogste steen; rechts daarvan, op volgorde: { $others }
