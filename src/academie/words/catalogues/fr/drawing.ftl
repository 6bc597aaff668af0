drawing-no-fpdf = imprimer demande fpdf2 : pip install 'academie[pdf]'

drawing-to-throw = aux dés
drawing-to-move = au trait
