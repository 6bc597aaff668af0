common-yes = oui
common-no = non
common-none = aucune
common-unlimited = aucune limite
common-from-to = de { $first } à { $last }
common-listed = { $parts }
common-verbatim = { $text }
common-nothing = { "" }
