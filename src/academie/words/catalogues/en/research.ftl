research-not-an-option = '{ $word }' is no option; write holes:3, with a semicolon before the next
research-no-act = no legal act has the number { $id } here
research-no-act-in-lane = lane { $lane } has no legal act with the number { $id }
research-other-dice = game { $game }: act { $place } is not what the seed brings
research-illegal-id = game { $game }: act { $place } is not legal: { $why }
research-other-result = game { $game }: the law gives another result
research-no-corpus = { $folder } has no finished corpus; `academie lab corpus` makes one
