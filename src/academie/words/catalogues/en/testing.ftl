testing-no-examples = no examples of '{ $game }'; there are examples of: { $known }
