web-head-learn = Learn
web-head-rules = Rules
web-head-library = Library
web-head-my-games = My games
web-head-archive = Archive
web-head-menu = Menu
web-head-language = Language
web-head-skip = Skip to content
web-head-front-page = Front page
web-head-description = The board games of the French treatises, to play and to study.
web-head-play = Play
web-head-puzzles = Puzzles
web-head-settings = Settings
web-head-more = More pages

web-head-messages = Messages
web-head-moderation = Moderation
web-head-kept = What we keep
