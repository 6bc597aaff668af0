claims-not-installed = { $program } is hier niet geïnstalleerd.
claims-head = # Hadden ze gelijk?
    
    Wat de boeken beweren en een machine kan controleren, berekend. Elke zin is van ons, met de passage waar hij
    vandaan komt. Sommen zijn overgedaan door de 36 worpen te tellen, voorbeelden volgens de regels van het boek zelf,
    dammen met tabellen en zoeken, openingen met GNU Backgammon, schaakvarianten met Stockfish, principes met
    uitgespeelde partijen. Een principe wordt alleen beoordeeld in de stelling die ervoor gemaakt is, en door onze
    engine van vandaag. *Onbeslist* betekent dat niets hier al uitsluitsel geeft.
    
    `academie claims --id AR-23` berekent er een opnieuw; `--again`, `--time 60`, `--json`.
claims-book = boek
claims-nothing = { "" }
claims-by = volgens
claims-said = bewering
claims-verdict = oordeel
claims-evidence = bewijs
