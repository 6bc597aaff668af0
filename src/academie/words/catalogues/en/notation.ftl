notation-not-legal = '{ $typed }' is not legal here; try one of: { $choices }

notation-white = White
notation-black = Black
notation-player = Player { $number }

notation-over = the game is over
notation-position-options = only points of law and marking can be given with a position, not { $left }
notation-not-by-hand = { $key } cannot be played by hand; leave marking out
notation-to-play = { $player } to play
notation-ended = over{ $reason }
notation-chance = chance to act
notation-unknown-field = unknown fields: { $fields }
notation-not-a-field = '{ $word }' should be a field key=value, given once
notation-unreadable-field = { $field } cannot be read
notation-no-hand-act = '{ $text }': no such act; there are: { $known }
notation-hand-act-by-whom = '{ $text }' does not say who acts; begin with one of: { $names }
notation-tag-value = { $text } must be a word in quotation marks, a number, true or false
notation-other-format = the format is '{ $format }'; only '{ $known }' can be read
notation-no-record = this is no record of a game: { $why }
notation-record-lacks = the record does not say its { $tag }; add a line [{ $tag } "…"]
notation-record-begins = a record begins with [Format "{ $format }"]
notation-record-stops = act { $number } ({ $text }): { $why }
notation-many-games = the file has { $count } games, and one was asked for: academie.load_all gives each of them
notation-game = game { $number }: { $why }
