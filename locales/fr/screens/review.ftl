# Les phrases de l’analyse : une partie revue coup par coup.

review = Analyse
review-title = La partie, revue
review-opens = On ouvre la feuille de marque…
review-not-over = Cette partie n’est pas terminée. Son analyse s’ouvrira à la fin.
review-none = Cette partie ne peut pas être revue ici.
review-back = Retour à la partie
review-empty = Personne n’a joué : il n’y a rien à revoir.
review-first = Au début
review-previous = Un coup en arrière
review-next = Un coup en avant
review-last = À la fin
review-slider = Coup
review-export-file = En fichier
