# Comment s’écrivent les nombres et les listes.

# Les lignes de la grille qui ont des lettres : columns ou rows (des noms pour le programme).
grammar-lettered = rows
grammar-decimal-mark = ,
grammar-list-end = { $before } et { $last }
grammar-number = { $number }
