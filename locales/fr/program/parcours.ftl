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

# Le jeu en lignes de texte.

parcours-plain-title = Parcours
parcours-plain-help =
    chemin MOT, ou le mot seul, pose sur la prochaine case de votre chemin. sat 3 MOT pose sur votre satellite 3, sat 2.3 MOT sur celui du joueur 2.
    essayer chemin MOT et essayer sat 3 MOT disent les points sans poser ; jouer pose.
    fin, ou fin et des lettres à remettre, termine la main. passer, passer et des lettres, acheter et des lettres. piocher après une case blanche. annuler reprend le dernier mot.
    indice dit un mot, puis sa place, puis des mains entières (indice mot, indice endroit, indice liste).
    lettres, plateau, plateau NOM, case 3, ensuite pour ce qui vient, sac.
parcours-plain-letters = Vos lettres : { $tiles }.
parcours-plain-letters-of = { $name } : { $tiles }.
parcours-plain-next = Ensuite sur votre chemin : case { $number } sur { $slots }, { $colour ->
    [white] blanche
   *[yellow] jaune
  }, { $length ->
    [one] { $length } lettre.
   *[other] { $length } lettres.
  }
parcours-plain-through = Votre chemin est recouvert.
parcours-plain-freed = Satellites libérés : { $satellites }.
parcours-plain-freed-one = numéro { $number }, { $sign }, { $length ->
    [one] { $length } lettre
   *[other] { $length } lettres
  }
parcours-plain-board = Plateau { $board }, { $name }.
parcours-plain-progress = Cases recouvertes : { $path } sur { $slots }. Satellites recouverts : { $covered } sur { $all }.
parcours-plain-no-slot = Il y a des cases de 1 à { $count }.
parcours-plain-slot = Case { $number }, { $colour ->
    [white] blanche
   *[yellow] jaune
  } : { $path }.
parcours-plain-slot-and-satellite = Case { $number }, { $colour ->
    [white] blanche
   *[yellow] jaune
  } : { $path }. Satellite { $satellite }.
parcours-plain-word = { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-comes-next = { $count ->
    [one] { $count } lettre, vient ensuite
   *[other] { $count } lettres, vient ensuite
  }
parcours-plain-ahead = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
  }
parcours-plain-satellite-word = { $sign } : { $word } ({ $name }), { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-satellite-freed = { $sign }, { $length ->
    [one] { $length } lettre, libéré
   *[other] { $length } lettres, libéré
  }
parcours-plain-satellite-closed = { $sign }, { $length ->
    [one] { $length } lettre, fermé
   *[other] { $length } lettres, fermé
  }
parcours-plain-slot-place = la case { $number }
parcours-plain-satellite-place = le satellite { $number } ({ $name })
parcours-plain-laid = { $name } pose { $word } sur { $place } pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
parcours-plain-hand-points = { $points ->
    [one] La main rapporte { $points } point
   *[other] La main rapporte { $points } points
  } jusqu’ici, { $total } en tout.
parcours-plain-lay-more = Posez encore, ou tapez « fin ».
parcours-plain-may-refill = La case blanche donne un second coup : tapez « piocher » pour avoir de nouveau neuf lettres, ou « fin ».
parcours-plain-second-play = Second coup : un mot, sur un satellite libéré de n’importe qui ou sur votre chemin.
parcours-plain-verdict = { $word } n’est pas dans la liste. L’acceptez-vous ? Oui ou non.
parcours-plain-asked = La table est interrogée sur { $word }.
parcours-plain-bag = { $count ->
    [one] { $count } lettre dans votre sac.
   *[other] { $count } lettres dans votre sac.
  }
parcours-plain-may-come = Peuvent encore venir : { $tiles }.
parcours-plain-place-and-word = Tapez « chemin » et un mot, ou « sat », un numéro et un mot, comme sat 3 CORNE.
parcours-plain-sure-to-pass = Passer et garder toutes les lettres ? Oui ou non.
parcours-plain-sure-to-buy = Acheter la main pour cinq points et changer { $tiles } ? Oui ou non.
parcours-plain-would-score = { $word } sur { $place } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
parcours-plain-in-list = Dans la liste.
parcours-plain-not-in-list = Pas dans la liste : { $words }.
parcours-plain-would-have = La main rapporterait { $points }, { $total } en tout. Tapez « jouer » pour le poser.
parcours-plain-hint-word = Vous pouvez poser { $word }.
parcours-plain-hint-place = Vous pouvez poser { $word } sur { $place }.
parcours-plain-hint-nothing = Je ne trouve aucun mot. Tapez « jouer » pour terminer la main, ou pour passer et changer toutes les lettres.
parcours-plain-hand = { $words } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-word-on = { $word } sur { $place }
parcours-plain-arrived = { $name } est à l’arrivée.
parcours-plain-all-resigned = Tous les joueurs sauf un ont abandonné.
parcours-plain-standstill = Personne n’a posé de mot depuis longtemps.
