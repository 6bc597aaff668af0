edition-no-passage = There is no passage { $id }: ids are like LEP.r54, ACAD-B.X.p34 or MAN.N58.
edition-no-place = { $source } has no such place: { $place }. The passages of a book are listed by `academie passages { $source }`.
edition-text-unknown = This is none of the books that are indexed: { $books }. The nearest is { $book }, with { $found } of { $number } passages. Give the plain text of the whole book, one file a book.
edition-text-not-utf-8 = { $path } is no plain text in UTF-8. Save it as such, with any text editor, and add it again.
edition-text-none = No transcription of { $book } is installed. There are: { $known }.
edition-texts-none = No transcription is installed, so that of { $book } cannot be removed. `academie texts add FILE` installs one.
edition-text-damaged = The transcription of { $book } in { $folder } is damaged. Install it again by `academie texts add FILE`.
edition-no-doubt = There is no doubt { $id } in the apparatus.
