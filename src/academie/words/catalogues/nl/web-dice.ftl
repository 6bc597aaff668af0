web-dice-title = De dobbelstenen van deze partij
web-dice-check = De worpen controleren
web-dice-about = Elke worp wordt hier, in je browser, opnieuw berekend uit het geheim van de server, de toevalsgetallen van de spelers en de zetten.
web-dice-how = Hoe het werkt
web-dice-how-long = Voor de eerste zet toonde de server de vingerafdruk van zijn geheim: daarna kon hij het niet meer veranderen. Bij elke zet voegde elke speler een toevalsgetal toe. Een worp is een HMAC-SHA-256 met dat geheim; te grote bytes worden weggegooid, nooit gevouwen.
web-dice-not-over = Het geheim wordt onthuld als de partij is afgelopen.
web-dice-insecure = Je browser berekent hashes alleen op een beveiligde pagina (https).
web-dice-checking = Berekenen…
web-dice-all-agree = Alles klopt.
web-dice-not-agree = Er klopt iets niet.
web-dice-flaw-head = Gebeurtenis { $event }: het logboek eindigt niet met de getoonde vingerafdruk.
web-dice-flaw-commitment = Gebeurtenis { $event }: het geheim is niet dat waarvan de vingerafdruk is getoond.
web-dice-flaw-reveal = Gebeurtenis { $event }: het geheim is niet onthuld.
web-dice-flaw-roll = Gebeurtenis { $event }: het geheim geeft een andere worp.
web-dice-flaw-salt = Gebeurtenis { $event }: het geheim geeft een ander getal om de worp te verbergen.
web-dice-flaw-link = Gebeurtenis { $event }: een schakel volgt niet uit de vorige.
web-dice-flaw-signature = Gebeurtenis { $event }: een plaats heeft een ander logboek ondertekend.
web-dice-checked = Opnieuw berekend: { $events ->
        [one] de vingerafdruk van { $events } gebeurtenis
       *[other] de vingerafdrukken van { $events } gebeurtenissen
    }, { $rolls ->
        [one] { $rolls } worp
       *[other] { $rolls } worpen
    }. Niet bekeken: of de zetten waren toegestaan, en wat de server over tijden zegt.
web-dice-throws = Opnieuw berekende worpen
web-dice-no-throws = Dit spel kent geen toeval: alleen de reeks zetten wordt gecontroleerd.
web-dice-seed = Geheim
web-dice-fingerprint = Vooraf getoonde vingerafdruk
web-dice-throw = Worp
web-dice-drawn = Getrokken
web-dice-fell = Gevallen
web-dice-fell-first = Wit { $white }, Zwart { $black }
web-dice-bytes = Bytes
web-dice-agrees = klopt
web-dice-differs = wijkt af
web-dice-discarded = { $count } weggegooid
web-dice-download-proof = Het bewijs downloaden
web-dice-command-hint = Om het ook thuis te controleren:
web-dice-countersigned = medeondertekend door plaats { $seat } tot gebeurtenis { $seq }
web-dice-unvouched = Alleen sleutels die je kent kunnen voor de partij instaan: controleer wat je hebt bewaard met academie verify, --evidence en --key.
web-dice-flaw-seal = Gebeurtenis { $event }: het zegel is van geen enkele steen.
web-dice-about-bound = Elke worp wordt hier, in je browser, opnieuw berekend uit een schakel van de ketting van de server, een schakel van elke speler en de zetten.
web-dice-how-long-bound = Voor de partij maakten de server en elke speler de eerste schakel van een ketting bekend; elke schakel is de vingerafdruk van de volgende. Een worp neemt van allemaal de volgende schakel, en een speler geeft de zijne pas als de server de vorige zet heeft ondertekend: niemand kan de worp voorzien of veranderen. De worp is een HMAC-SHA-256 met de schakel van de server; te grote bytes worden weggegooid, nooit gevouwen.
web-dice-save-evidence = Bewijs opslaan
web-dice-no-evidence = Deze browser heeft niets van deze partij bewaard.
web-dice-alarm = Deze tafel klopt niet met wat je hebt gezien.
web-dice-alarm-now = Je browser geeft niets meer aan de dobbelstenen en ondertekent niets meer. Sla het bewijs op: het toont wat je is verteld.
web-dice-without = Deze server is de partij zonder je sleutel begonnen.
web-dice-without-now = Wat hij over deze partij zegt, bindt niemand, en je browser ondertekent niets. Speel hier niet.
web-dice-leave = De tafel verlaten
web-dice-it-was-me = Dat was ik, in een andere browser
web-dice-share-ours = Je browser heeft een aandeel in elke worp en controleert ze allemaal.
web-dice-share-signed = Je browser controleert dat er achteraf niets aan deze partij verandert.
web-dice-share-elsewhere = { $what ->
        [tiles] Je aandeel in het delen zit in de browser waarin je bent gaan zitten: de volgende keer delen wacht erop.
       *[dice] Je aandeel in de worpen zit in de browser waarin je bent gaan zitten: de worpen wachten erop.
    }
web-dice-wait-elsewhere = { $what ->
        [tiles] Het delen wacht op de browser waarin je bent gaan zitten
       *[dice] De worp wacht op de browser waarin je bent gaan zitten
    }
web-dice-wait-either = { $what ->
        [tiles] Het delen wacht op de browser waarin je bent gaan zitten, of op { $players }
       *[dice] De worp wacht op de browser waarin je bent gaan zitten, of op { $players }
    }
web-dice-wait-players = { $what ->
        [tiles] Het delen wacht op { $players }
       *[dice] De worp wacht op { $players }
    }
web-dice-wait-warning = { $what ->
        [tiles] Het delen wacht tot je de waarschuwing hebt beantwoord
       *[dice] De worp wacht tot je de waarschuwing hebt beantwoord
    }
web-dice-wait-server = { $what ->
        [tiles] Het delen wacht op de server
       *[dice] De worp wacht op de server
    }
web-dice-wait-now = Wat nu?
web-dice-wait-there = Open deze tafel in die browser en laat haar daar open terwijl je speelt. Waarschuwt hij voor een zet die hij niet heeft gestuurd, zeg daar dan dat jij het was.
web-dice-wait-anew = Hier opnieuw beginnen
web-dice-share-unable = Deze browser bewaart niets (een privévenster?): je speelt zonder aandeel in de worpen.
web-dice-share-failed = Deze browser bewaart niet meer wat hij moet bewaren. Laad de pagina opnieuw.
web-dice-key-changed = Deze server ondertekent met een andere sleutel dan bij je eerste bezoek. Vraag de beheerder waarom.
web-dice-flaw-entry = Gebeurtenis { $event }: het openbare register van de server heeft deze partij niet.
web-dice-entered = Staat in het openbare register van de server: de opening als { $open }, het einde als { $end }.
web-dice-key = Plaats { $seat }: sleutel van inschrijving { $entry }, { $date }. Of hij vóór de partij is ingetrokken, toont alleen het hele logboek.
web-dice-cosigned = Mee ondertekend door { $names }. Deze pagina kent hun sleutels niet: controleer ze met academie verify en --policy.
web-dice-uncosigned = Nog geen getuige heeft het register mee ondertekend: anderen kunnen een ander te zien krijgen.
