web-passage-title = The books, passage by passage
web-passage-about = Every passage of the treatises in our own words, at an address that stays, with the rules, tests, claims and lessons that rest on it.
web-passage-all-books = All books
web-passage-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
web-passage-uses = { $count ->
        [one] cited once
       *[other] cited { $count } times
    }
web-passage-where = Where it stands
web-passage-contents = Contents
web-passage-beside = Passages beside it
web-passage-previous = Previous passage
web-passage-next = Next passage
web-passage-on = Before and after
web-passage-says = What the passage says
web-passage-author = In the author’s words
web-passage-no-words = Nothing to tell again: this is a board, a table or a title.
web-passage-not-read = What the passage says could not be read. Close this and try again.
web-passage-parts = Its parts
web-passage-changes = Changes
web-passage-changed-by = Changed by
web-passage-resting = What rests on it
web-passage-nothing = Nothing cites this passage by itself.
web-passage-with = Cited with { $place }:
web-passage-rules = Articles of the rules
web-passage-article = { $game }, article { $number }
web-passage-law = Points of law
web-passage-here = by this passage
web-passage-agreements = May be agreed on
web-passage-claims = What it states, checked
web-passage-lessons = Lessons
web-passage-board = On the board
web-passage-studies = Studies
web-passage-study = Open the study
web-passage-tests = The law is tested by
web-passage-code = In the program
web-passage-open = Open the passage
web-passage-further = { $count ->
        [one] And one further passage:
       *[other] And { $count } further passages:
    }
web-passage-to-books = The books, passage by passage
web-passage-kind = { $kind ->
        [board] The board
        [execution] The moves
        [moves] The moves
        [heading] Heading
        [plate] Plate
        [title] Title page
        [front-matter] Front matter
        [editor-s-note] Editor’s note
        [modified-rule] Modified rule
        [figures] Figures
       *[other] Passage
    }
