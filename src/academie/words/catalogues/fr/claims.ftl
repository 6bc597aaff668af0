claims-not-installed = { $program } n’est pas installé ici.

claims-head = # Avaient-ils raison ?
    
    Ce que les livres affirment et qu’une machine peut vérifier, calculé. Chaque phrase est la nôtre, avec le
    passage d’où elle vient. Les sommes se refont par le compte des 36 coups, les exemples par la règle du livre
    même, les positions de dames par les tables et la recherche, les ouvertures par GNU Backgammon, les lignes
    d’échecs par Stockfish, les principes par des parties jouées jusqu’au bout. Un principe n’est jugé que dans la
    position construite pour lui, et par notre moteur d’aujourd’hui. *Indécis* veut dire que rien ici n’en décide
    encore.
    
    `academie claims --id AR-23 --lang fr` recalcule ; `--again`, `--time 60`, `--json`.
    
claims-book = livre
claims-nothing = { "" }
claims-by = selon
claims-said = on dit
claims-verdict = verdict
claims-evidence = preuve
