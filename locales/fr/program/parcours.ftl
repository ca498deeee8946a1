# Ce que dit Parcours : refus, réglages, formules.

parcours-not-your-turn = ce n’est pas votre main
parcours-time-is-up = le temps de cette main est écoulé
parcours-given-up = vous avez abandonné cette partie
parcours-no-such-place = cet emplacement n’existe sur aucun plateau
parcours-path-word-laid = une main compte un seul mot du chemin ; jouez sur vos satellites ou finissez la main
parcours-one-word = à cette table, une main compte un seul mot ; finissez la main
parcours-second-word-laid = le second coup compte un seul mot ; finissez la main
parcours-not-freed = ce satellite n’est pas libéré : son mot du chemin vient d’abord
parcours-covered = ce satellite est déjà recouvert
parcours-not-your-path = chacun suit son propre chemin
parcours-not-your-satellite = le satellite d’un autre joueur ne s’ouvre qu’après une case blanche, une fois vos neuf lettres complétées
parcours-nothing-laid = vous n’avez posé aucun mot : passez, ou achetez la main
parcours-word-laid = vous avez posé un mot : finissez plutôt la main
parcours-buys-nothing = indiquez les lettres que vous voulez changer
parcours-bought-before = à cette table, une main ne s’achète qu’une fois
parcours-no-buying-now = on n’achète pas de main au second coup d’une case blanche
parcours-nothing-to-refill = on ne complète à neuf lettres qu’après une case blanche
parcours-nothing-to-take-back = il n’y a aucun mot de cette main à reprendre
parcours-not-asked = on ne vous a rien demandé
parcours-wrong-length = il faut ici un mot de { $wanted ->
    [one] { $wanted } lettre
   *[other] { $wanted } lettres
  } exactement, pas { $found }
parcours-not-next = le chemin se recouvre mot après mot ; c’est le tour de la case { $next }
parcours-asked-first = la table se prononce d’abord sur { $word }

parcours-no-bag = il n’y a pas ici de sac de lettres « { $name } »
parcours-no-board = il n’y a pas ici de plateau « { $name } »
parcours-same-board = le plateau « { $name } » figure deux fois ; chacun en prend un autre
parcours-too-few-boards = { $boards ->
    [one] { $boards } plateau ne suffit pas
   *[other] { $boards } plateaux ne suffisent pas
  } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
parcours-other-letters = la liste de mots « { $lexicon } » et le sac « { $bag } » n’ont pas les mêmes lettres
parcours-hand-time = une main dure de 0:10 à 59:59, pas { $time }

parcours-no-position = une partie de Parcours commence au départ ; elle ne peut pas partir d’une position
parcours-preset-title = Parcours
parcours-preset-era = Années 1990
parcours-preset-fr-about = Le jeu de la boîte : un chemin de douze mots, et des satellites qui triplent, doublent ou ajoutent dix.
parcours-preset-en-about = Le jeu de la boîte en anglais : un chemin de douze mots, et des satellites qui triplent, doublent ou ajoutent dix.

parcours-sheet-board = { $name } : plateau { $board }
parcours-sheet-line = { $name } : { $what } { $points } { $total }
parcours-sheet-all-satellites = à l’arrivée le premier, tous ses satellites recouverts
parcours-sheet-overtime = dépassement de temps
parcours-sheet-gave-up = abandon
parcours-sheet-bought = main achetée { $times } ×
parcours-sheet-all-nine = neuf lettres +{ $points }
parcours-sheet-out-of-time = temps écoulé
parcours-sheet-pass = passe

parcours-told-hand = { $name } pose { $words } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-told-passed = { $name } passe
parcours-told-all-satellites = { $name } a couvert tous ses satellites : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus
parcours-told-overtime = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour le temps
parcours-told-resigned = { $name } abandonne
