research-not-an-option = '{ $word }' is no option; write holes:3, with a semicolon before the next
research-no-act = no legal act has the number { $id } here
research-no-act-in-lane = lane { $lane } has no legal act with the number { $id }
