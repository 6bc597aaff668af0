toc-toc = Toc

toc-no-ecole = nobody is sent to school for a hole
toc-only-holes = at toc only holes are marked
toc-fewer-holes-forgotten = the opponent has not forgotten so many holes
toc-ecole-de-trou = A forgotten hole goes to the opponent
toc-ecole-de-trou-about = One reading: at trictrac nobody is sent to school for a hole, and it is merely lost.
toc-ecole-de-trou-short = École of holes

toc-several-together = one hole in all, or two
toc-several-each = one hole each
toc-two-holes-by-the-coup = always, except at the first hole, where the double is agreed
toc-two-holes-agreed = only if the double is agreed
toc-rules-acad-1806 = Académie universelle des jeux, 1806
toc-two-holes = A doublet or two façons mark two holes
toc-several = Several gains of one throw
toc-impuissance-hole = A number not played gives the opponent a hole
toc-holes-about = As many as you like; a single one is “au premier trou”.
toc-double-about = At the first hole, what is made by a doublet or in two ways wins two stakes. Over several holes it marks two without any agreement.
toc-several-short = A hole each
toc-impuissance-hole-short = Numbers not played

toc-marked = { $player } marks { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }: { $total } in all
toc-jan-scored = { $player }: { $scored }
