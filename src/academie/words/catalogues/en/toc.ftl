toc-toc = Toc

toc-no-ecole = nobody is sent to school for a hole
toc-only-holes = at toc only holes are marked
toc-there-no-hole = there is no hole { $to }
toc-there-no-man-yours-touch-there = there is no man of yours to touch there
toc-only-thrower-may-go-away = only the thrower may go away
toc-nobody-going-away = nobody is going away
toc-there-nothing-set-right = there is nothing to set right
toc-he-nothing-mark = he has nothing to mark
toc-he-not-forgotten-so-many-holes = he has not forgotten so many holes
toc-ecole-de-trou = A hole forgotten is the other's
toc-ecole-de-trou-about = A reading: at trictrac nobody is sent to school for a hole, and it is merely lost.
toc-sortie-made-no-hole-go-away = the sortie has made no hole to go away with
toc-ecole-de-trou-short = École of holes

toc-several-together = one hole in all, or two
toc-several-each = each its own hole
toc-two-holes-by-the-coup = always, but at the first hole, where the double is agreed
toc-two-holes-agreed = only if the double is agreed
toc-academie-universelle-des-jeux-1806 = Académie universelle des jeux, 1806
toc-two-holes = A doublet or two façons mark two holes
toc-several = Several events of one throw
toc-impuissance-hole = A number not played gives the other a hole
toc-holes = As many as one likes; a single one is “au premier trou”.
toc-double = At the first hole, what is made by a doublet or in two ways wins two stakes. Over several holes it marks two without any agreement.
toc-several-short = A hole each
toc-impuissance-hole-short = Numbers not played

toc-marks-in-all = marks { $holes }: { $total } in all
toc-text = :
