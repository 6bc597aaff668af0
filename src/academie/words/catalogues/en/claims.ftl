claims-not-installed = { $program } is not installed here.
claims-open = Left open: { $why } { $found }
claims-power-proves = can prove or refute
claims-power-confirms = can only confirm
claims-power-refutes = can only refute
claims-power-measures = can only measure
claims-power-nothing = not checked
claims-not-checked = Not checked, and why

claims-head = # Were they right?
    
    What the books state and a machine can check, computed. Every sentence is ours, with the passage it comes
    from. *Proven* means over every defence, over every case or by the law itself; *confirmed*, as far as the check
    can tell, which is short of a proof; *undecided*, that nothing decides within the limit stated, or what is measured does not; *not to be
    checked*, that nothing can, with the reason. What a check can do is counted apart: an example by the law that was
    made from the very book can only refute it, an engine or a share of positions can only measure. Where the loser
    could have played otherwise on the way to a position, what is proven of it is proven from there only.
    
    `academie claims --id AR-23` computes one again; `--again`, `--time 60`, `--json`.
    
claims-book = book
claims-power = what its check can do
claims-kind = kind
claims-nothing = { "" }
claims-by = by
claims-said = said
claims-verdict = verdict
claims-evidence = evidence
