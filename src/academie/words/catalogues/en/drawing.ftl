drawing-no-fpdf = printing needs fpdf2: pip install 'academie[pdf]'

drawing-to-throw = to throw
drawing-to-move = to move
