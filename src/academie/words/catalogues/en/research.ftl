research-not-an-option = '{ $word }' is no option; write holes:3, with a semicolon before the next
research-no-act = no legal act has the number { $id } here
