library-results-white-wins = White wins.
library-results-black-wins = Black wins.
library-results-draw = A draw.
library-results-level = A level game.
library-results-depends = It depends on the first move.
library-results-example = An example of a rule.
library-evidence-proven = proven from the diagram
library-evidence-proven-at-end = proven at the end of the line
library-evidence-ahead-at-end = clearly ahead at the end of the line, no proof
library-evidence-level-at-end = about level at the end; the author judges the position
library-evidence-confirmed = checked, except for a few cases
library-evidence-measured = confirmed by an engine at the end of the line
library-evidence-undecided = not decided by search
library-evidence-untested = not examined

library-column-source = the siglum of the book
library-column-year = the year of the book; of one that bears none, the earliest it can be
library-column-place = the passage

library-dataset-examples = The worked examples of the treatises
library-dataset-studies = The positions of the books and their lines
library-dataset-claims = What the books state, checked
library-column-example = the name of the example, its own within its `kind`
library-column-game = the game
library-column-kind = what is asked: throw, play, marking, case, claim, erratum…
library-column-topic = the subject, in English
library-column-ruleset = the rule set, if named
library-column-position = the position, in notation
library-column-dice = the dice
library-column-origin = where the position comes from: text, plate, narrative, constructed
library-column-rest = the rest of the question, and the answer
library-column-note = a remark, in English
library-column-study = the name of the study
library-column-number = the number in the book
library-column-title-fr = the title, in French
library-column-title-en = the title, in English
library-column-themes = the themes
library-column-moves = the book's line
library-column-lines = the line and each variation, from the position
library-column-claim = the result that the author claims
library-column-evidence = what supports the claim
library-column-certainty = how certain the reading is
library-column-doubt-fr = the doubt, in French
library-column-doubt-en = the doubt, in English
library-column-statement = the name of the statement
library-column-states = what is stated: win, draw, count, principle…
library-column-said-fr = the statement in our words, in French
library-column-said-en = the same, in English
library-column-check = how it is checked
library-column-parameters = on what
library-column-verdict = proven, confirmed, refuted, undecided or unchecked
library-column-why-fr = why, in French
library-column-why-en = why, in English
library-column-figures = what was computed
library-column-shown = a position that shows it

library-standings-loose = named in another way, but clearly
library-standings-resolved = several moves fit the words, only one what follows
library-standings-open = several moves fit the words and what follows
library-standings-choice = left open by the author
library-standings-corrected = corrected
library-confidences-high = sure
library-confidences-medium = probable
library-confidences-low = doubtful

library-no-number = Answer with a number.
library-no-throw = That is no throw; write 6-5.
library-no-option = That is not one of the choices; choose one of them.
library-by-the-book = No engine can judge this here; the book’s advice counts.
library-too-many = { $said } is too many.
library-too-few = { $said } is too few.
library-not-so = No, not { $said }.
library-it-is = The rules count { $count }.
library-throws = { $count ->
        [one] One of the 36 throws.
       *[other] { $count } of the 36 throws.
    }
library-throws-missing = { $count ->
        [one] One throw is missing.
       *[other] { $count } throws are missing.
    }
library-throws-wrong = These do not belong: { $throws }.
library-engine-values = The engine finds: { $rated }.
library-engine-value = { $act } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }

library-measure-event = the effect asked for
library-measure-legal = legal acts
library-measure-won = game won
library-measure-drawn = game drawn

library-no-line = The book gives no line.
library-turned = Board turned
library-said = The author
library-doubt = Doubtful reading
library-read = Read
library-endings = The ends of the variations are completed by the library.
library-supplied = Moves the book leaves to the reader
library-breach = Against its own rule
library-same = Also
library-line = The book's line
library-checked = Checked
library-illegal = this is no legal move

library-sections-object = Object and board
library-sections-setup = Setting up
library-sections-march = Movement
library-sections-dice = Dice
library-sections-marks = What is marked
library-sections-faults = Faults and penalties
library-sections-end = End of the game and winning
library-sections-variants = Variants

library-verdicts-confirmed = confirmed
library-verdicts-refuted = refuted
library-verdicts-undecided = undecided
library-verdicts-proven = proven
library-verdicts-unchecked = not to be checked
library-kinds-win = wins
library-kinds-draw = draws
library-kinds-only-move = only moves
library-kinds-alternative = refuted alternatives
library-kinds-count = counts
library-kinds-bound = bounds
library-kinds-principle = principles
library-kinds-judgement = judgements of lines
library-kinds-agreement = agreement of our law with its book
library-kinds-misprint = misprints
library-no-item = no '{ $name }' in the library; { $known }
library-no-pyarrow = Parquet files need pyarrow: pip install 'academie[data]'
library-no-format = no format '{ $format }'; there are: { $known }
library-no-throw-asked = this question needs a position where two dice are to be thrown
library-mine-or-his = '{ $whose }' must be mine or his
library-wrong-terms = the terms of a measure do not fit: { $why }
library-no-lessons = no lessons of '{ $game }'; there are lessons of: { $known }
library-unknown-keys = unknown keys: { $unknown }; there are: { $known }
library-wrong-file = { $file } cannot be read: { $why }
library-no-measure = no measure '{ $name }'; there are: { $known }
library-wrong-step = step { $number } cannot be read: { $why }
library-no-rules = no rules of '{ $game }'; there are rules of: { $known }
library-checked-line = { $said } [{ $verdict }] { $evidence }
library-counted = Your answer – { $noun }: { $count }.

library-dataset-passages = The passages of the books
library-dataset-paraphrases = What each passage says, in our words
library-dataset-citations = What rests on which passages
library-column-passage = the id of the passage, for ever the same
library-column-book = the book, as one file of the index has it
library-column-passage-kind = what it is in the book: chapter, paragraph, rule, note, position…
library-column-within = the passage that it is a part of
library-column-printed-title = the title as printed
library-column-page = the printed page it begins on
library-column-sentences = how many sentences are told apart
library-column-letters = how many letters it has, accents and all else aside
library-column-modifies = the rule that it changes
library-column-of-study = the study that has its board and moves
library-column-address = where its page is, on any server
library-column-paraphrased = the passage, or the sentence of it
library-column-paraphrase-fr = what it says in our words, in French
library-column-paraphrase-en = the same, in English
library-column-use = what cites, and which place
library-column-use-kind = law, page, case, claim, lesson or study
library-column-where = the value of the code, article of a page, or file and entry that cites
library-column-in-words-fr = the place in words, with what is to be known of it, in French
library-column-in-words-en = the same, in English
library-column-cited = the ids of the passages

library-tei-title = { $works }: passage by passage, in our own words
library-tei-licence = The index and the paraphrases are under the Apache License 2.0. The books are in the public domain; their words are in this file only if it was made from a transcription that somebody had installed.
library-tei-project = Académie: the law of the classical French board games, each rule with its passage. Paraphrases are the project’s own.
library-tei-addresses = The xml:id of a passage is for ever the same, and its page is at { $address } on any server. The attribute n is its place, in the notation of the project; a sentence of a rule has its number behind the id.

library-about-passages = Made by reading one transcription of each book from its first line to its last. Ids never change. Pages are told only where the book shows or names them; a place may be that of the chapter, where a passage cannot be cited by itself. The words of the books are not in the table.
library-about-paraphrases = Written for this project, sentence by sentence for numbered rules, so that nobody needs the book to see what a rule rests on. A paraphrase is no translation: quote the book itself. Boards, tables and title pages have none.
library-about-citations = Collected from the law, its pages, the test cases, the lessons and the claims. Works without an index, and the project’s own readings, have no passages. One passage may be cited by many lines.
library-about-claims = Every statement of the books that a program can check, with how it was checked. A verdict holds for what was computed: the figures say how far that went, and undecided means that it did not suffice.
