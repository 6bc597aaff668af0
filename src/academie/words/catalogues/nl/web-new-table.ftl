web-new-table-marking = Scoren
web-new-table-time = Tijd
web-new-table-opponent = Tegenstander
web-new-table-length = Lengte
web-new-table-open = Openen
web-new-table-play = Spelen
web-new-table-rating = Rating
web-new-table-seat = Je plaats
web-new-table-seats = Spelers
web-new-table-invited-name = Naam van de tegenstander
web-new-table-usual-rules = De regels die hier gebruikelijk zijn.
web-new-table-other-rules = { $count ->
        [one] Ze wijken op { $count } punt af van de gebruikelijke regels.
       *[other] Ze wijken op { $count } punten af van de gebruikelijke regels.
    }
web-new-table-more-options = Voorgift en andere opties
web-new-table-house-rules = Huisregels
web-new-table-house-rules-about = Wat de boeken aan de spelers overlaten of waarover ze het niet eens zijn. Je spreekt het voor de partij af; wat je niet kiest, blijft zoals de regels zeggen.
web-new-table-chosen-rules = { $count } gekozen
web-new-table-usual-value = Regels: { $value }
web-new-table-authors = Wat de auteurs zeggen
web-new-table-as-rules-say = Zoals de regels zeggen
web-new-table-guests-unrated = Maak een account aan om voor de rating te spelen.
web-new-table-rated-short = met rating
web-new-table-engines-unrated = Partijen tegen de computer tellen niet voor de rating.
web-new-table-several-unrated = Alleen partijen met z’n tweeën tellen voor de rating.
web-new-table-untimed-unrated = Kies een klok om voor de rating te spelen.
web-new-table-marking-auto = Voor je gescoord
web-new-table-marking-auto-about = De tafel telt en scoort: er wordt niets vergeten. Goed om te leren.
web-new-table-marking-courtois = Met de hand, hoffelijk
web-new-table-marking-courtois-about = Je scoort zelf; fouten worden zonder straf hersteld.
web-new-table-marking-rigueur = Met de hand, streng
web-new-table-marking-rigueur-about = Je scoort zelf; je tegenstander profiteert van je fouten.
web-new-table-clock-none = Geen klok
web-new-table-clock-none-about = Iedereen neemt de tijd.
web-new-table-clock-rapid = 10 min + 15 s
web-new-table-clock-rapid-about = Vijftien seconden erbij per zet.
web-new-table-clock-slow = 25 min + 30 s
web-new-table-clock-slow-about = Dertig seconden erbij per zet.
web-new-table-clock-sudden = 25 min
web-new-table-clock-sudden-about = Ieder vijfentwintig minuten voor de hele partij.
web-new-table-clock-days = 3 dagen per zet
web-new-table-clock-days-about = Per correspondentie: kom terug wanneer je wilt.
web-new-table-clock-minutes = { $minutes } min
web-new-table-clock-minutes-step = { $minutes } min + { $seconds } s
web-new-table-opponent-open = Iedereen
web-new-table-opponent-open-about = De tafel staat in de lobby; wie het eerst komt, speelt mee.
web-new-table-opponent-link = Via een link
web-new-table-opponent-link-about = Iedereen met de link kan meespelen.
web-new-table-opponent-match = Iemand zoeken
web-new-table-opponent-match-about = Je speelt tegen iemand van jouw sterkte die hetzelfde spel wil.
web-new-table-opponent-name = Een bepaald iemand
web-new-table-opponent-name-about = Alleen die persoon kan meespelen en ziet je uitdaging in de lobby.
web-new-table-length-usual = Hele partij
web-new-table-length-usual-about = Twaalf gaten.
web-new-table-length-half = Zes gaten
web-new-table-length-half-about = Een halve partij.
web-new-table-length-short = Twee gaten
web-new-table-length-short-about = Een paar minuten, om het te proberen.
web-new-table-rated-no = Vriendschappelijk
web-new-table-rated-no-about = Je rating blijft zoals hij is.
web-new-table-rated-yes = Met rating
web-new-table-rated-yes-about = De uitslag telt voor je rating in dit spel.
web-new-table-seat-any = Geloot
web-new-table-seat-any-about = De plaatsen worden bij het begin geloot.
web-new-table-seat-0 = Wit
web-new-table-seat-0-about = Je speelt met wit.
web-new-table-seat-1 = Zwart
web-new-table-seat-1-about = Je speelt met zwart.
web-new-table-clock-by-days = { $days ->
        [one] { $days } dag per zet
       *[other] { $days } dagen per zet
    }
web-new-table-clock-reserve = { $time }, { $days ->
        [one] { $days } dag reserve
       *[other] { $days } dagen reserve
    }
