# Les phrases de l’analyse : une partie revue coup par coup.

review = Analyse
review-title = La partie, revue
review-opens = On ouvre la feuille de marque…
review-not-over = Cette partie n’est pas terminée. Son analyse s’ouvrira à la fin.
review-none = Cette partie ne peut pas être revue ici.
review-back = Retour à la partie
review-empty = Personne n’a joué : il n’y a rien à revoir.
review-board = La grille
review-end = La fin
review-turn-of = Coup { $turn } : { $name }
review-first = Au début
review-previous = Un coup en arrière
review-next = Un coup en avant
review-last = À la fin
review-slider = Coup
review-held = Chevalet
review-held-unknown = On ne connaît pas le chevalet.
review-played = Joué
review-looks = On regarde ce coup…
review-refused = { $sentence } On peut tout de même parcourir les coups.
review-best = Les meilleurs coups
review-equity = Vaut { $points } avec les lettres gardées
review-show = Montrer { $play } sur la grille
review-was-played = le coup joué
review-exchange = Échanger { $tiles }
review-pass = Passer
review-verdict-best = Le meilleur coup possible
review-verdict-good = Un bon coup
review-verdict-slip = Une imprécision
review-verdict-mistake = Une erreur
review-verdict-blunder = Une grosse erreur
review-verdict-unjudged = Rien à juger
review-cost = Il a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
review-cost-with = Il a coûté { $points } points et { $percent } des chances de gagner.
review-cost-nothing = Il n’a rien coûté.
review-all = Regarder toute la partie
review-all-progress = { $done } coups regardés sur { $all }…
review-summary = { $turns ->
    [one] { $name } : { $points } points laissés en un coup
   *[other] { $name } : { $points } points laissés en { $turns } coups
  }
review-graph = Scores
review-played-button = Tel que joué
review-try = Essayer un autre coup
review-try-about = Touchez une case, puis des lettres du chevalet ou du clavier. Majuscule et une lettre posent le joker.
review-try-again = Reprendre les lettres
review-try-turn = Tourner la flèche
review-try-scores = { $words } : { $points }
review-try-unknown = { $words } n’est pas dans la liste.
review-try-missing = Le chevalet n’avait pas de { $letter }.
review-try-no-room = Il n’y a pas de place ici pour { $letter }.
review-try-impossible = On ne peut pas dire ce que cela aurait rapporté.
review-export = À emporter
review-export-gcg = En GCG
review-export-file = En fichier
review-export-picture = En image
review-picture-failed = Ce navigateur ne sait pas dessiner l’image.
review-keys = Les flèches du clavier parcourent les coups.
