edition-no-passage = Aucun passage ne se nomme { $id } : les identifiants ressemblent à LEP.r54, ACAD-B.X.p34 ou MAN.N58.
edition-no-place = { $source } n’a pas cet endroit : { $place }. `academie passages { $source }` énumère les passages d’un livre.
edition-text-unknown = Ce n’est aucun des livres répertoriés : { $books }. Le plus proche est { $book }, avec { $found } passages sur { $number }. Donnez le texte brut du livre entier, un fichier par livre.
edition-text-not-utf-8 = { $path } n’est pas un texte brut en UTF-8. Enregistrez-le ainsi, avec n’importe quel éditeur de texte, puis ajoutez-le de nouveau.
edition-text-none = Aucune transcription de { $book } n’est installée. Il y a : { $known }.
edition-texts-none = Aucune transcription n’est installée ; celle de { $book } ne peut donc pas être retirée. `academie texts add FICHIER` en installe une.
edition-text-damaged = La transcription de { $book } dans { $folder } est abîmée. Réinstallez-la par `academie texts add FICHIER`.
edition-no-doubt = L’apparat n’a pas de doute { $id }.
