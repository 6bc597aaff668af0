library-results-white-wins = White wins.
library-results-black-wins = Black wins.
library-results-draw = A draw.
library-results-level = A level game.
library-results-depends = It depends on the first move.
library-results-example = An example of a rule.
library-evidence-proven = proven from the diagram
library-evidence-proven-at-end = proven at the end of the line
library-evidence-ahead-at-end = clearly ahead at the end of the line, no proof
library-evidence-level-at-end = about level at the end; the author judges by position
library-evidence-confirmed = checked, but for a few cases
library-evidence-measured = confirmed by an engine at the end of the line
library-evidence-undecided = not decided by search
library-evidence-untested = not examined

library-siglum-book = the siglum of the book
library-year-book = the year of the book
library-passage = the passage

library-worked-examples-treatises = The worked examples of the treatises
library-positions-books-and-their-lines = The positions of the books and their lines
library-what-books-state-checked = What the books state, checked
library-name-example-its-own-within-its = the name of the example, its own within its `kind`
library-game = the game
library-what-asked-throw-play-marking-case = what is asked: throw, play, marking, case, claim, erratum…
library-subject-in-english = the subject, in English
library-rule-set-if-named = the rule set, if named
library-position-in-notation = the position, in notation
library-dice = the dice
library-where-position-comes-from-text-plate = where the position comes from: text, plate, narrative, constructed
library-rest-question-and-answer = the rest of the question, and the answer
library-remark-in-english = a remark, in English
library-name-study = the name of the study
library-number-in-book = the number in the book
library-title-in-french = the title, in French
library-title-in-english = the title, in English
library-themes = the themes
library-books-line = the book's line
library-line-and-each-variation-from-position = the line and each variation, from the position
library-what-author-says-comes = what the author says comes of it
library-what-speaks-for-him = what speaks for him
library-how-sure-reading = how sure the reading is
library-doubt-in-french = the doubt, in French
library-doubt-in-english = the doubt, in English
library-name-statement = the name of the statement
library-statement-in-our-words-in-french = the statement in our words, in French
library-same-in-english = the same, in English
library-how-checked = how it is checked
library-on-what = on what
library-confirmed-refuted-or-undecided = confirmed, refuted or undecided
library-why-in-french = why, in French
library-why-in-english = why, in English
library-what-was-computed = what was computed
library-position-shows = a position that shows it

library-standings-loose = named otherwise, yet plainly
library-standings-resolved = several moves fit the words, one only what follows
library-standings-open = several moves fit the words and what follows
library-standings-choice = left open by the author
library-standings-corrected = corrected
library-confidences-high = sure
library-confidences-medium = probable
library-confidences-low = doubtful

library-no-number = Answer with a number.
library-no-cast = That is no cast: write 6-5.
library-no-option = That is not one of the choices.
library-by-the-book = No engine is here to judge: this is the book's advice.
library-forgotten-too-many = Forgotten: { $count }; too many: { $count_2 }.
library-engine-weighs = The engine weighs: { $rated }.

library-wanted-effect-play = wanted effect of the play
library-legal-acts = legal acts
library-game-won = game won
library-game-drawn = game drawn

library-right = That is it.

library-no-line = The book gives no line.
library-turned = Board turned
library-said = The author
library-doubt = Doubtful reading
library-read = Read
library-endings = The ends of the variations are completed by the library.
library-supplied = Moves the book leaves to the reader
library-breach = Against his own rule
library-same = Also
library-line = The book's line
library-checked = Checked
library-text = { $said } [{ $verdict }] { $evidence }

library-illegal = it is no move

library-sections-object = Object and board
library-sections-setup = Setting up
library-sections-march = March
library-sections-dice = Dice
library-sections-marks = What is marked
library-sections-faults = Faults and penalties
library-sections-end = End and winning
library-sections-variants = Variants

library-verdicts-confirmed = confirmed
library-verdicts-refuted = refuted
library-verdicts-undecided = undecided
