web-player-member-since = Lid sinds { $date }
web-player-guest-since = Gast sinds { $date }
web-player-engine = Een computer van het huis
web-player-finished-games = { $count ->
        [one] { $count } gespeelde partij
       *[other] { $count } gespeelde partijen
    }
web-player-ratings = Ratings
web-player-no-ratings = Nog geen partijen met rating.
web-player-rating = Rating
web-player-deviation = ± 95%
web-player-games = Partijen
web-player-last-games = Laatste partijen
web-player-no-games = Nog geen partijen
web-player-challenge = Uitdagen
web-player-history = Verloop van de rating
web-player-provisional = voorlopig
web-player-band-deviation = ± 95%
web-player-at-game = { $date }: { $rating }, partij { $number } met rating
web-player-as-table = Als tabel
web-player-date = Datum
web-player-number = Partij met rating
web-player-ladder = Ranglijst van { $game }
web-player-play = Fouten en geluk
web-player-rests-on = { $count ->
        [one] Uit { $count } geanalyseerde partij.
       *[other] Uit { $count } geanalyseerde partijen. De spreiding is die van partij tot partij.
    }
web-player-errors = Verloren inzetten per 100 zetten
web-player-luck = Geluk van de dobbelstenen, in inzetten per partij
web-player-band-games = spreiding
web-player-mean-of-games = { $count ->
        [one] { $date }: { $value }, { $count } partij
       *[other] { $date }: { $value }, gemiddelde van { $count } partijen
    }
web-player-until = Tot en met
web-player-mean = Gemiddelde
web-player-spread = Spreiding
web-player-results = Uitslagen
web-player-against = Tegen
web-player-people = Mensen
web-player-machines = Computers
web-player-by-game = Per spel
web-player-by-opponent = Per tegenstander
web-player-by-rules = Per stel regels
web-player-by-throw = Per eerste worp
web-player-opponent = Tegenstander
web-player-first-throw = Eerste worp
web-player-threw = zelf gegooid
web-player-faced = door de tegenstander
web-player-won = Gewonnen
web-player-won-short = W
web-player-lost = Verloren
web-player-lost-short = V
web-player-drawn = Remise
web-player-drawn-short = R
web-player-of-last = Van de laatste { NUMBER($games) } partijen.
web-player-no-results = Nog geen besliste partijen
web-player-rated-games = { $count ->
        [one] { $count } partij met rating
       *[other] { $count } partijen met rating
    }
