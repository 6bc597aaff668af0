claims-not-installed = { $program } is hier niet geïnstalleerd.
claims-open = Opengelaten: { $why } { $found }
claims-power-proves = kan bewijzen of weerleggen
claims-power-confirms = kan alleen bevestigen
claims-power-refutes = kan alleen weerleggen
claims-power-measures = kan alleen meten
claims-power-nothing = niet getoetst
claims-not-checked = Niet getoetst, en waarom
claims-head = # Hadden ze gelijk?
    
    Wat de boeken beweren en een machine kan controleren, berekend. Elke zin is van ons, met de passage waar hij
    vandaan komt. *Bewezen* betekent tegen elke verdediging, in alle gevallen of door de wet zelf; *bevestigd*, zover
    de toetsing kan zeggen, wat geen bewijs is; *onbeslist*, dat niets uitsluitsel geeft binnen de genoemde grens, of de meting niet; *niet te toetsen*,
    dat niets het kan, met de reden. Wat een toetsing kan wordt apart geteld: een voorbeeld volgens
    de wet die uit hetzelfde boek komt, kan alleen weerleggen; een engine of een deel van de standen kan alleen meten.
    Waar de verliezer onderweg anders kon spelen, is wat bewezen is alleen vanaf die stand bewezen.
    
    `academie claims --id AR-23` berekent er een opnieuw; `--again`, `--time 60`, `--json`.
claims-book = boek
claims-power = wat de toetsing kan
claims-kind = soort
claims-nothing = { "" }
claims-by = volgens
claims-said = bewering
claims-verdict = oordeel
claims-evidence = bewijs
