claims-not-installed = { $program } n’est pas installé ici.
claims-open = Laissé ouvert : { $why } { $found }
claims-power-proves = peut prouver ou réfuter
claims-power-confirms = ne peut que confirmer
claims-power-refutes = ne peut que réfuter
claims-power-measures = ne peut que mesurer
claims-power-nothing = non vérifié
claims-not-checked = Non vérifié, et pourquoi

claims-head = # Avaient-ils raison ?
    
    Ce que les livres affirment et qu’une machine peut vérifier, calculé. Chaque phrase est la nôtre, avec le
    passage d’où elle vient. *Prouvé* veut dire contre toute défense, dans tous les cas ou par la loi même ; *confirmé*,
    autant que la vérification peut en dire, ce qui n’est pas une preuve ; *indécis*, que rien n’en décide
    dans la limite indiquée, ou que la mesure n’en décide pas ; *non vérifiable*, que rien ne le peut, avec la raison. Ce que peut une vérification est
    compté à part : un exemple, par la loi tirée du livre même, ne peut que réfuter ; un moteur ou une part de
    positions ne peut que mesurer. Là où le perdant pouvait jouer autrement en chemin, ce qui est prouvé d’une
    position ne l’est que depuis elle.
    
    `academie claims --id AR-23 --lang fr` recalcule ; `--again`, `--time 60`, `--json`.
    
claims-book = livre
claims-power = ce que peut sa vérification
claims-kind = sorte
claims-nothing = { "" }
claims-by = selon
claims-said = on dit
claims-verdict = verdict
claims-evidence = preuve
