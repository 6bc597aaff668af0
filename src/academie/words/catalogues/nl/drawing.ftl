drawing-no-fpdf = voor afdrukken is fpdf2 nodig: pip install 'academie[pdf]'
drawing-to-throw = moet gooien
drawing-to-move = aan zet
