edition-no-passage = Er is geen passage { $id }: id’s zien eruit als LEP.r54, ACAD-B.X.p34 of MAN.N58.
edition-no-place = { $source } heeft deze plaats niet: { $place }. `academie passages { $source }` somt de passages van een boek op.
edition-text-unknown = Dit is geen van de geïndexeerde boeken: { $books }. Het dichtst komt { $book }, met { $found } van de { $number } passages. Geef de platte tekst van het hele boek, één bestand per boek.
edition-text-not-utf-8 = { $path } is geen platte tekst in UTF-8. Sla het zo op met een tekstverwerker en voeg het opnieuw toe.
edition-text-none = Er is geen transcriptie van { $book } geïnstalleerd. Er zijn: { $known }.
edition-texts-none = Er is geen transcriptie geïnstalleerd, dus die van { $book } kan niet worden verwijderd. `academie texts add BESTAND` installeert er een.
edition-text-damaged = De transcriptie van { $book } in { $folder } is beschadigd. Installeer haar opnieuw met `academie texts add BESTAND`.
edition-no-doubt = Er is geen twijfel { $id } in het apparaat.
