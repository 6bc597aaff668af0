testing-no-examples = geen voorbeelden voor ‘{ $game }’; er zijn voorbeelden voor: { $known }
