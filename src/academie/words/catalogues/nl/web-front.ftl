web-front-title = Académie – speel triktrak en de spellen van zijn tijd
web-front-headline = Speel triktrak en de grote spellen van zijn tijd
web-front-lead = Ook dammen, domino en het schaak van Philidor: { $count } spellen, met mensen of tegen de machine.
web-front-promise = Gratis, zonder account. Elk punt wordt verklaard uit de oude traktaten.
web-front-play = Spelen
web-front-learn = Leren in tien minuten
web-front-throw = Gooi de dobbelstenen
web-front-throw-again = Gooi opnieuw
web-front-board = Het bord: een stelling van triktrak met de stenen van beide spelers
web-front-question = Jij hebt de zwarte stenen, en de dobbelstenen. Wat zijn ze waard?
web-front-question-about = Bij triktrak scoor je voor wat je worp zou kunnen; er gaat niets van het bord.
web-front-nothing = Deze keer niets
web-front-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-front-points-holes = { $holes ->
        [one] { $points } punten: één gat
       *[other] { $points } punten: { $holes } gaten
    }
web-front-rule = Twaalf punten zijn een gat, twaalf gaten winnen de partij.
web-front-rule-double = Twaalf punten zijn een gat; ononderbroken telt het dubbel.
web-front-onward = Speel het nu: eerste les, tien minuten
web-front-hit-battre-le-coin = Hun lege hoek { $point } is geslagen
web-front-hit-battre-a-vrai = De steen op { $point } is geslagen
web-front-hit-battre-a-faux = De steen op { $point } is vals geslagen: voor Wit
web-front-source = Eerste figuur van het tweede traktaat, h. IX
web-front-book = Académie universelle des jeux
web-front-see = bekijk het in de bibliotheek
web-front-now = Nu
web-front-live = live
web-front-own-game = Je partij gaat door
web-front-own-game-about = { $others ->
        [one] { $game } · tegen { $player }
       *[other] { $game } · tegen { $player } en anderen
    }
web-front-live-about = { $count ->
        [one] { $game } · { $count } toeschouwer
       *[other] { $game } · { $count } toeschouwers
    }
web-front-players = { $one } – { $two }
web-front-players-more = { $one } – { $two } – …
web-front-last-game = Laatste partij: { $players }
web-front-last-game-about = { $game } · speel hem na, zet voor zet
web-front-first-game = Er is nu geen partij bezig
web-front-first-game-about = De machine is altijd vrij
web-front-tables = { $count ->
        [one] { $count } open tafel
       *[other] { $count } open tafels
    }
web-front-table-first = { $player }, { $game }
web-front-no-tables = Geen open tafel
web-front-no-tables-about = Open de eerste
web-front-study = Vandaag uit de bibliotheek
web-front-puzzle = Puzzel van de dag
web-front-puzzle-about = { $game } · vind de beste zet
web-front-join = Aanschuiven
web-front-games = { $count } spellen
web-front-rules = De regels van alle spellen
web-front-family-trictrac = Triktrak
web-front-family-trictrac-about = Punten voor wat de dobbelstenen zouden kunnen
web-front-family-same-board = Op hetzelfde bord
web-front-family-same-board-about = Wedlopen, slaan en stapels
web-front-family-other-boards = Andere borden
web-front-family-other-boards-about = Zonder dobbelstenen, of domino’s
web-front-game-trictrac = Het grote spel: twaalf gaten om te winnen
web-front-game-ecrire = Meerdere ronden op een scorevel
web-front-game-toc = Vlot: elk punt is een gat
web-front-game-poule = Drie tot zes, om de pot
web-front-game-tour-a-tour = Wie wint blijft aan tafel
web-front-game-toute-table = Gammon: de vader van backgammon
web-front-game-jacquet = Een wedloop achter de koerier
web-front-game-revertier = Het hele bord rond en terug
web-front-game-garanguet = Een wedloop met drie dobbelstenen
web-front-game-plein = Wie het eerst de tafel vult
web-front-game-tourne-case = Drie stenen elk, laagste worp eerst
web-front-game-rabattues = Leg de stapels neer, neem ze weg
web-front-game-dames = Honderd velden, vliegende dammen
web-front-game-echecs = Zoals Philidor, of van vandaag
web-front-game-dominos = Zes spellen, verborgen handen
web-front-why-rulings = Elke beslissing zegt waarom
web-front-why-rulings-about = Tik op een gescoord punt en lees het artikel waarop het rust: Lepeintre 1818, de Académie van 1806, Manoury 1787.
web-front-why-dice = Dobbelstenen die niemand stuurt
web-front-why-dice-about = Het zaad wordt verzegeld voor de eerste worp en geopend na de laatste. Controleer elke worp in je browser.
web-front-why-library = Een bibliotheek die je kunt spelen
web-front-why-library-about = Lees de oude boeken met een bord ernaast; probeer de andere zet; zie of de schrijver gelijk had.
