web-table-your-turn = Jij bent aan de beurt
web-table-your-turn-against = Jouw beurt – { $player }
web-table-turn-of = { $player } is aan de beurt
web-table-move-of = { $player }: { $move }
web-table-watching = Je kijkt toe
web-table-waiting-turn = Je wacht op je beurt aan het bord
web-table-queue = Wachten op hun beurt: { $players }
web-table-queue-you = { $player } (jij)
web-table-nothing-to-report = Niets te melden.
web-table-legal-moves = Alle geldige zetten
web-table-adjourn = Onderbreken
web-table-turn-adjourned = Uitgesteld
web-table-adjourned = De partij is onderbroken: de klokken staan stil. Hervat niemand haar binnen 30 dagen, dan eindigt ze zonder winnaar.
web-table-resume = Verdergaan
web-table-offered-offer-draw = { $player } biedt remise aan
web-table-offered-ask-takeback = { $player } vraagt een zet terug te nemen
web-table-offered-ask-adjourn = { $player } vraagt te onderbreken
web-table-declined-offer-draw = { $player } weigerde remise.
web-table-declined-ask-takeback = { $player } weigerde het terugnemen.
web-table-declined-ask-adjourn = { $player } weigerde te onderbreken.
web-table-consented = { $count } akkoord
web-table-rematch = Revanche
web-table-rematch-offered = { $player } biedt je revanche aan.
web-table-rematch-declined = De revanche is geweigerd.
web-table-rematch-waiting = Revanche aangeboden…
web-table-chat = Chat
web-table-send = Versturen
web-table-reconnecting = Verbinding verbroken. Opnieuw verbinden…
web-table-away = afwezig
web-table-time-left = Resterende tijd
web-table-days-hours = { $days } d { $hours } u
web-table-played-from-list = Dit spel speel je uit de lijst met zetten.
web-table-partner = partner
web-table-claim = Een fout aangeven
web-table-claim-about = Hier helpt niets je: de fout zien moet je zelf.
web-table-to-mark = Nog te scoren
web-table-other-gestures = Andere handelingen en woorden
web-table-all-gestures = Alle handelingen, zonder het bord
web-table-pick = Wijs het aan op het bord
web-table-picking = Wijs het stuk aan op het bord.
web-table-which = Welke
web-table-do-it = Doen
web-table-nothing-written = Er is nog niets opgeschreven.
web-table-pavillons = vlaggetjes
web-table-with-moves = Met de zetten
web-table-more = Meer
web-table-worth-points = { $points ->
        [2] Twee punten
        [4] Vier punten
        [6] Zes punten
        [8] Acht punten
        [10] Tien punten
        [12] Twaalf punten
       *[other] { $points } punten
    }
web-table-worth-holes = { $holes ->
        [1] één gat
        [2] twee gaten
        [3] drie gaten
        [4] vier gaten
       *[other] { $holes } gaten
    }
web-table-worth-both = { $points }: { $holes }
web-table-charged = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } aangerekend
web-table-moves = Zetten
web-table-no-moves = Nog geen zet
web-table-dealt = gedeeld
web-table-message = Chat
web-table-score-sheet = Stand
web-table-takeback = Terugnemen
web-table-draw = Remise
web-table-resign-short = Opgeven
web-table-really-draw = Remise aanbieden?
web-table-really-takeback = Vragen om terug te nemen?
web-table-really-resign = Opgeven?
web-table-yes = Ja
web-table-no = Nee
web-table-looking-back = Zet { $number }, { $player }: { $dice }
web-table-looking-back-move = Zet { $number }, { $what }
web-table-the-throw = De worp
web-table-the-play = De zet
web-table-turn-in-game = Je bent aan zet in de partij
web-table-worth-nothing = Deze worp was niets waard
web-table-worth-you = Jij
web-table-skipped = { $turns ->
    [one] Eén beurt is in één keer getoond
   *[other] { $turns } beurten zijn in één keer getoond
    }
web-table-skipped-show = Toon ze
web-table-back-to-game = Terug naar de partij
web-table-newer = Er is een nieuwe zet gedaan
web-table-letter-held = B
web-table-letter-left = W
web-table-held = bleef
web-table-left = ging weg
web-table-article = Artikel: { $article }
web-table-own-offer-draw = Remise aangeboden
web-table-own-ask-takeback = Terugname gevraagd
web-table-own-ask-adjourn = Onderbreking gevraagd
web-table-watchers = { $count ->
        [0] Geen toeschouwers
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
web-table-say-hello = Zeg hallo.
web-table-phrase-well-played = Goed gespeeld
web-table-phrase-thanks = Bedankt
web-table-your-message = Iets vriendelijks
web-table-sound-off = Geluid uit
web-table-sound-on = Geluid aan
web-table-full-screen = Volledig scherm
web-table-show-again = Laatste beurt nog eens tonen
web-table-rating = Rating
web-table-accept-rematch = Revanche aannemen
web-table-new-opponent = Nieuwe tegenstander
web-table-analysis = Analyse
web-table-casual = vriendschappelijk
web-table-agreed-here = Hier afgesproken
web-table-all-rules = Alle regels
web-table-sealed = Dobbelstenen verzegeld: { $seal }
web-table-menu = Meer
web-table-withdraw = Intrekken
web-table-told-offer-draw = { $player } bood remise aan{ $answer ->
        [accepted] { " " }– aangenomen
        [declined] { " " }– geweigerd
        [withdrawn] { " " }– ingetrokken
        [lapsed] { " " }– er is verder gespeeld
       *[waiting] { "" }
    }
web-table-told-ask-takeback = { $player } vroeg een zet terug te nemen{ $answer ->
        [accepted] { " " }– aangenomen
        [declined] { " " }– geweigerd
        [withdrawn] { " " }– ingetrokken
        [lapsed] { " " }– er is verder gespeeld
       *[waiting] { "" }
    }
web-table-told-ask-adjourn = { $player } vroeg te onderbreken{ $answer ->
        [accepted] { " " }– aangenomen
        [declined] { " " }– geweigerd
        [withdrawn] { " " }– ingetrokken
        [lapsed] { " " }– er is verder gespeeld
       *[waiting] { "" }
    }
web-table-accepted-ask-takeback = { $player } neemt het terugnemen aan.
web-table-withdrawn-offer-draw = { $player } biedt geen remise meer aan.
web-table-withdrawn-ask-takeback = { $player } vraagt niet meer een zet terug te nemen.
web-table-withdrawn-ask-adjourn = { $player } vraagt niet meer te onderbreken.
web-table-rematch-withdrawn = De revanche is ingetrokken.
web-table-connected = Weer verbonden.
web-table-try-now = Nu proberen
web-table-article-reading = Het artikel wordt gelezen…
web-table-article-none = Geen van onze artikelen legt dit uit; het berust op de genoemde passage.
web-table-article-all = Alle regels van dit spel
web-table-board-size = Grootte van het bord
web-table-print = Afdrukken
web-table-notify = Meld het als ik aan de beurt ben
web-table-refused = Niet gespeeld
web-table-throwing = De dobbelstenen worden gegooid…
web-table-dealing = De stenen worden gedeeld…
web-table-away-claim = Afwezig – winst te claimen over { $time }
web-table-claim-now = { $player } is afwezig. Je mag de partij claimen.
web-table-claim-win = Winst claimen
web-table-claim-draw = Remise claimen
web-table-clock-runs = Je klok loopt door; als je wegblijft, mag je tegenstander de partij claimen.
web-table-first-act-mine = Doe je eerste zet binnen { $time }, anders vervalt de partij.
web-table-first-act-other = { $player } heeft { $time } voor de eerste zet; daarna vervalt de partij.
web-table-told-pause = Storing bij ons: de klok krijgt { $time } terug.

web-table-room-players = Spelers
web-table-room-onlookers = Toeschouwers
web-table-room-players-about = Tijdens de partij lezen alleen spelers dit; daarna kan iedereen het lezen.
web-table-room-onlookers-about = Spelers zien dit pas als de partij afgelopen is.
web-table-room-over = De partij is afgelopen: iedereen leest beide gesprekken.
web-table-report-line = Rapporteren wat { $name } zei
web-table-report-game = Rapporteren
