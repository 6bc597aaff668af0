web-quick-title = Spelen
web-quick-company = Met wie
web-quick-company-machine = De machine
web-quick-company-someone = Zoek iemand
web-quick-company-friend = Een vriend
web-quick-change = Wijzig
web-quick-level = Niveau
web-quick-who = Wie mag aanschuiven
web-quick-who-link = Met een link
web-quick-who-name = Op naam
web-quick-who-open = Iedereen
web-quick-play-now = Speel nu
web-quick-send-challenge = Stuur de uitdaging
web-quick-machine-foot = Geen account nodig. Niet voor de rating.
web-quick-someone-foot = Je kunt verder lezen; we roepen je als de partij begint.
web-quick-friend-foot = De partij begint zodra je vriend aanschuift.
web-quick-looking = { $count ->
        [one] { $count } speler zoekt deze partij.
       *[other] { $count } spelers zoeken deze partij.
    }
web-quick-rated-about = Telt mee voor je rating.
web-quick-rated-needs-clock = Een partij voor de rating heeft een klok nodig.
web-quick-length-short = Kort
web-quick-length-short-about = 2 gaten
web-quick-length-half = Half
web-quick-length-half-about = 6 gaten
web-quick-length-usual = Heel
web-quick-length-usual-about = 12 gaten
web-quick-clock-none = Geen klok
web-quick-clock-rapid = 10 + 15
web-quick-clock-rapid-about = snel
web-quick-clock-slow = 25 + 30
web-quick-clock-slow-about = traag
web-quick-clock-sudden = 25
web-quick-clock-sudden-about = minuten
web-quick-clock-days = 3 dagen
web-quick-clock-days-about = per zet
web-quick-details = Details
web-quick-players = { $count } spelers
web-quick-link = Link naar je tafel
web-quick-link-copied = Link gekopieerd: stuur hem naar je vriend.
web-quick-link-about = Iedereen met de link kan aanschuiven. De partij opent hier vanzelf.
web-quick-seeking = Op zoek naar een partij { $game }, { $clock }
web-quick-ready = Je partij is begonnen.
web-quick-to-table = Naar de tafel
web-quick-challenge-friend = Daag een vriend uit
web-quick-pairing = Snel een tegenstander
web-quick-waiting = { $count } wachten
web-quick-live = Live
web-quick-casual = vriendschappelijk
web-quick-no-live = Er is nu geen partij bezig.
web-quick-your-games = Je partijen
web-quick-watching = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

web-quick-guests-chat = Gasten mogen chatten
web-quick-guests-chat-about = Iedereen aan tafel kan chatten.
web-quick-guests-silent-about = Alleen mensen met een account kunnen chatten.
