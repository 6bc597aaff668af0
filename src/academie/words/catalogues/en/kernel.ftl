# Two of the reasons why a position cannot be.
kernel-reasons = { $reason }; { $another }
kernel-no-ruleset = no rule set '{ $id }' of { $game }; there are: { $known }
kernel-no-edition = edition { $edition } of the law of { $game } is not in this release, which has { $oldest } to { $newest }
kernel-not-json = it is not JSON (line { $line }, column { $column })
kernel-not-text = the file is not UTF-8 text: save it in that encoding
kernel-no-field = '{ $name }' is missing
kernel-wrong-value = a value is not of the kind expected
kernel-no-file = there is no file '{ $file }'
kernel-is-folder = '{ $file }' is a folder, not a file
kernel-no-folder = '{ $file }' is not a folder
kernel-file-forbidden = '{ $file }' may not be opened
kernel-file-exists = '{ $file }' exists already
kernel-file-fails = '{ $file }' cannot be used
kernel-no-point = ‘{ $name }’ is no point of { $ruleset }; there are: { $known }
kernel-did-you-mean = did you mean { $names }?
kernel-names-many = there are { $count }, such as { $names }
kernel-names = there are: { $names }
