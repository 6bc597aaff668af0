claims-not-installed = { $program } is not installed here.

claims-head = # Were they right?
    
    What the books state and a machine can check, computed. Every sentence is ours, with the passage it comes
    from. Sums are done again by counting the 36 casts, examples by the law of the very book, draughts
    by tables and search, openings by GNU Backgammon, lines of chess by Stockfish, principles by games played out.
    A principle is judged in the position built for it only, and by our engine of today. *Undecided* means that
    nothing here decides yet.
    
    `academie claims --id AR-23` computes one again; `--again`, `--time 60`, `--json`.
    
claims-book = book
claims-nothing = { "" }
claims-by = by
claims-said = said
claims-verdict = verdict
claims-evidence = evidence
