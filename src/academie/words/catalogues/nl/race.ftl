race-no-man = daar staat geen schijf om te spelen
race-gnubg-illegal = GNU Backgammon speelt ‘{ $move }’ in { $position }, en dat is niet toegestaan
race-chart-worth = Wat elke eerste worp goed gespeeld waard is, in gaten.
race-found-opening = { $play } is { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } gaten waard, nummer { $rank } van { $count }; de beste is { $best }, { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }.
race-found-best = Naar waarde: { $table }. Plaatsen van de genoemde worpen: { $places }.
race-throw-worth = { $throw } { NUMBER($worth, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") }
race-found-good = { $good } van { $named } zijn meer waard dan het gemiddelde van { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } gaten: { $throws }.
race-claim-opening = Opening
race-claim-best = Beste worpen
race-claim-good = Goede worpen
race-too-many-on-tete = { $down } neergelegde schijven en { $tete } op de tête zijn er meer dan de stapel heeft
race-garanguet = Garanguet, Lepeintre 1818
race-jacquet = Jacquet, Lepeintre 1818
race-as-odds = Voorgift, in de eerste partij.
race-holes-about = Elke gewonnen partij is een gat.
race-double-about = Dubbele winst telt voor twee gaten, of twee inzetten als er maar één gat is.
race-men-on-tete = Schijven op de tête
race-plein = Plein, Académie 1806
race-revertier = Revertier, Académie 1806
race-contact-hit = kan geslagen worden
race-contact-block = sluit de flèche af
race-contact-share = er mag een schijf naast staan
race-aim-bear-off = alle schijven uitspelen
race-aim-plein = de tweede tafel vullen
race-double-never = nooit
race-double-not-home = de verliezer heeft een schijf nog niet thuis en geen uitgespeeld
race-double-none-off = de verliezer heeft geen schijf uitgespeeld
race-double-shut-out = de verliezer kan nooit meer inbrengen
race-shut-out-off = niets: inbrengen op eigen schijven mag
race-shut-out-lost = de partij is verloren
race-shut-out-simple-without-entry = de partij is verloren, maar enkel als er helemaal geen ingang is
race-entry-every = elke schijf die de getallen toelaten
race-entry-one = één schijf per worp
race-entry-at-will = één schijf per worp, naar keuze
race-start-talon = vijftien schijven op de stapel
race-start-piles = vier stapels: 2, 5, 3 en 5
race-ways-trictrac = stapels tegenover elkaar, naar elkaar toe
race-ways-gammon = schijven komen bij de tegenstander binnen en gaan aan de eigen kant uit
race-ways-jacquet = stapels in tegenoverliggende hoeken, beide dezelfde kant op
race-ways = De weg van de schijven
race-start = Beginstelling
race-dice = Aantal dobbelstenen
race-triplet = Getallen te spelen bij drie gelijke dobbelstenen
race-larger-first = Kan er maar één getal gespeeld worden, dan het hoogste
race-contact = Een losse schijf van de tegenstander op een flèche
race-enter-on-own = Inbrengen op eigen schijven mag
race-must-enter = Wat iemand met meer schijven in de hand dan open ingangen moet inbrengen
race-one-a-fleche = Flèches waarop een speler maar één schijf mag hebben
race-shut-out = Meer schijven in de hand dan de eigen schijven aan ingangen overlaten
race-courier = De eerste schijf moet alleen thuiskomen
race-aim = Waarmee je de partij wint
race-bearoff = Een getal dat een schijf precies zou uitspelen
race-double = Wat dubbel wint
race-double-usual = Dubbel telt, als je niets kiest
race-winner-has-dice = De winnaar gooit als eerste in de volgende partij
race-holes = Gaten om te winnen, als je niets kiest
race-triplet-short = Triplet
race-must-enter-short = Buiten spel
race-shut-out-short = Ingangen dicht
race-bearoff-short = Precies uitspelen
race-double-short = Dubbel als
race-toute-table = Toute-table, Académie 1806
race-gammon = Gammon of toutes-tables, Lepeintre 1818
race-level-1 = Een beginner: brengt de schijven vooruit en is tevreden met elke redelijke zet.
race-level-2 = Speelt zonder veel plan.
race-level-3 = Weet wat er moet gebeuren, maar wijkt er vaak van af.
race-level-4 = Een goede caféspeler.
race-level-5 = Weegt elke mogelijke stelling af en kiest de beste.
race-level-6 = Ziet ook wat de tegenstander bij elke worp kan antwoorden.
race-measure-borne-off = schijven uitgespeeld met deze zet
race-measure-hit-by = worpen van de 36 die jou slaan
race-measure-off = uitgespeelde schijven
race-measure-in-hand = schijven in de hand
race-measure-moved = gespeelde schijven
race-measure-hits = geslagen schijven
race-measure-holes = gaten
race-other-game = { $rules } is niet een van deze spellen
race-won-borne-off = { $player } is als eerste uit en wint de partij{ $double ->
        [double] { "" }, dubbel
       *[single] { "" }
    }
race-won-filled = { $player } vult de tafel en wint de partij{ $double ->
        [double] { "" }, dubbel
       *[single] { "" }
    }
race-won-shut-out = { $player } heeft meer schijven geslagen dan ooit nog ingebracht kunnen worden en wint de partij{ $double ->
        [double] { "" }, dubbel
       *[single] { "" }
    }
race-first-throw = { $player } heeft de eerste worp
race-out-of-the-game = { $player } is buiten spel, met meer schijven in de hand dan ingangen
race-courier-home = { $player } heeft de koerier thuisgebracht
race-match-won = { $player } wint de match
race-hits = { $player } slaat { $count ->
        [one] een schijf
       *[other] { $count } schijven
    } op { $points }
race-next-first = { $player } heeft de eerste worp van de volgende partij
race-next-drawn = { $player } heeft gewonnen; om de eerste worp van de volgende partij wordt geloot
race-drawn = Remise: niemand kan nog winnen
race-illegal = dat is nu niet toegestaan
race-no-move = ‘{ $text }’ is geen zet: schrijf waar de schijf begint en eindigt, zoals w6/w9
race-no-play = schrijf een zet als w6/w9 w6/w11, w6/w9/w11 voor één schijf, hand/b4, b5/uit, of passe
race-several = er passen meerdere zetten; schrijf elke tussenstop: { $plays }
race-gnubg-not-legal = ‘{ $text }’ is hier niet toegestaan; er zijn: { $plays }
race-gnubg-move = ‘{ $text }’ is geen zet van GNU Backgammon
race-gnubg-point = ‘{ $text }’ is geen punt van GNU Backgammon
race-gnubg-meets = gnubg speelt tegen spelers van de gecompileerde engine, en { $player } is er geen
race-gnubg-missing = GNU Backgammon (gnubg) is niet geïnstalleerd
race-gnubg-socket = GNU Backgammon opent zijn socket niet
race-gnubg-answer = GNU Backgammon antwoordt: { $answer }
race-gnubg-chances = GNU Backgammon antwoordt ‘{ $answer }’ in plaats van kansen
race-gnubg-silent = GNU Backgammon antwoordt niet: { $wrong }
race-gnubg-refuses = GNU Backgammon antwoordt ‘{ $answer }’ op ‘{ $line }’
race-gnubg-game = GNU Backgammon speelt alleen toute-table
race-setup-dice = er moeten dobbelstenen op tafel liggen als een speler aan zet is
race-setup-no-dice = er liggen geen dobbelstenen op tafel voordat er gegooid is
race-setup-dice-number = het spel wordt met { $dice } dobbelstenen gespeeld
race-setup-triplet = alleen een triplet wordt opnieuw gespeeld
race-setup-holes = doel of gaten vallen buiten het bereik
race-setup-not-over = de gaten zijn gehaald, maar de partij is niet afgelopen
race-setup-over = de partij is afgelopen, maar de gaten zijn niet gehaald
race-setup-won = de partij is al gewonnen
race-setup-negative = { $player } heeft ergens minder dan nul schijven
race-setup-men = { $player } heeft { $men } schijven; er zijn er { $all }
race-setup-hand = { $player } heeft schijven in de hand, maar in dit spel wordt niet geslagen
race-setup-beyond = { $player } heeft schijven voorbij { $last }
race-setup-alone = { $player } heeft twee schijven op een flèche voor één
race-setup-off-early = { $player } heeft schijven uitgespeeld voordat alle thuis waren
race-setup-courier = { $player } heeft een andere schijf gespeeld voordat de koerier thuis was
race-setup-shut-out = { $player } heeft meer schijven in de hand dan ooit ingebracht kunnen worden
race-setup-both = beide spelers hebben schijven op { $point }
race-score = { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    } / { $goal }
race-in-hand = { $men } in de hand
race-off = { $men } uit
race-men-on = { $men } op { $point }
race-dice-thrown = dobbelstenen: { $dice }
race-thrown = { $player }, dobbelstenen: { $dice }.
race-side = { $player }: { $men }.
race-tally-margin = schijven die de verliezer over heeft
race-tally-hit = schijven geslagen
race-tally-out = speler tijdelijk buitengesloten
race-tally-null = onbesliste partij
race-tally-sortie = gewonnen door uitspelen
race-tally-plein = gewonnen door het plein
race-tally-rentrees-bouchees = gewonnen door gesloten ingangen
race-tally-double = { $manner }, dubbel
