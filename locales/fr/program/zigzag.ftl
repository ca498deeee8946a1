# Ce que dit Zigzag : refus, réglages, formules, déroulement.

zigzag-not-your-turn = ce n’est pas à vous de jouer
zigzag-given-up = vous avez abandonné cette partie
zigzag-review-later = on revoit une partie une fois qu’elle est terminée
zigzag-no-such-turn = ce tour n’existe pas dans la partie
zigzag-not-in-hand = { $tile ->
    [blank] vous n’avez pas de joker devant vous
    [skip] vous n’avez pas de Passe-tour devant vous
    [reverse] vous n’avez pas d’Inversion devant vous
   *[other] vous n’avez pas de { $tile } devant vous
  }
zigzag-nothing-laid = posez un mot ou un jeton Action, ou passez
zigzag-opening-too-short = le premier mot compte au moins deux lettres
zigzag-opening-reuses = le premier mot se pose au centre et ne s’emboîte sur rien
zigzag-needs-a-letter = rattachez votre mot à une lettre de la table
zigzag-no-new-tile = posez au moins un jeton
zigzag-not-on-the-table = ce jeton n’est pas sur la table
zigzag-not-a-letter = rien ne s’emboîte sur un jeton Action, et aucun mot n’en contient
zigzag-starts-elsewhere = le mot doit contenir la lettre sur laquelle vos jetons s’emboîtent
zigzag-not-linked = un mot se lit d’un jeton emboîté à l’autre ; ces lettres ne sont pas emboîtées l’une sur l’autre
zigzag-read-twice = un mot ne lit jamais deux fois le même jeton
zigzag-reads-backwards = à cette table, on lit en s’éloignant du premier jeton
zigzag-no-room = il n’y a pas de place pour { $tile } à cet endroit
zigzag-no-way = impossible de poser { $word } : il faut une lettre où l’accrocher, les jetons voulus et de la place
zigzag-no-letter-yet = un jeton Action s’emboîte sur une lettre, et la table est encore vide
zigzag-action-on-old-letter = après un mot, le jeton Action se pose contre une des lettres que vous venez de poser
zigzag-no-room-for-action = il n’y a pas de place pour { $tile ->
    [skip] Passe-tour
    [reverse] Inversion
   *[other] { $tile }
  } à cet endroit
zigzag-wrong-gifts = { $wanted ->
    [0] ce jeton ne donne rien
    [one] donnez exactement { $wanted } jeton, pas { $found }
   *[other] donnez exactement { $wanted } jetons, pas { $found }
  }
zigzag-no-such-receiver = on donne aux autres joueurs de la partie, à chacun une seule fois
zigzag-pile-too-small = { $left ->
    [0] votre pioche est vide
    [one] votre pioche n’a plus qu’un seul jeton
   *[other] votre pioche n’a plus que { $left } jetons
  }
zigzag-wrong-draw = { $most ->
    [one] vous ne pouvez échanger qu’un seul jeton
   *[other] échangez de 1 à { $most } jetons
  }
zigzag-nothing-to-draw = votre pioche et la réserve sont vides ; il n’y a rien à échanger
zigzag-return-first = rendez d’abord { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } parmi tous les vôtres
zigzag-wrong-return = rendez exactement { $wanted ->
    [one] { $wanted } jeton
   *[other] { $wanted } jetons
  }, pas { $found }
zigzag-nothing-to-return = piochez d’abord, puis rendez autant de jetons

zigzag-no-tiles = il n’y a pas ici de jetons « { $name } »
zigzag-other-letters = la liste de mots « { $lexicon } » et les jetons « { $tiles } » n’ont pas les mêmes lettres
zigzag-no-position = une partie de Zigzag commence sur une table vide ; elle ne peut pas partir d’une position

zigzag-preset-title = Zigzag
zigzag-preset-short-title = Zigzag, plus court
zigzag-preset-era = Années 2010
zigzag-preset-fr-about = Pas de plateau, des mots dans tous les sens, des jetons Action : le premier à se débarrasser de tous ses jetons gagne.
zigzag-preset-en-about = En anglais : pas de plateau, des mots dans tous les sens, des jetons Action, et le premier à ne plus avoir de jetons gagne.
zigzag-preset-short-fr-about = Des pioches plus petites, et autant de jetons Action pour chacun.
zigzag-preset-short-en-about = En anglais, avec des pioches plus petites et autant de jetons Action pour chacun.

zigzag-told-word = { $name } pose { $word } avec { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
zigzag-told-word-and-action = { $name } pose { $word } avec { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }, puis { $action }
zigzag-told-action = { $name } pose { $action }
zigzag-told-exchanged = { $name } passe et échange { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
zigzag-told-passed = { $name } passe
zigzag-told-missed = { $name } doit passer son tour
zigzag-told-received = { $name } reçoit { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } de { $from }
zigzag-told-resigned = { $name } abandonne
zigzag-told-won = { $name } n’a plus de jetons ; il en reste { $points } aux autres
zigzag-action-skip = Passe-tour
zigzag-action-reverse = Inversion
zigzag-action-plus = { $tile }
zigzag-action-gives = { $tile }, qui donne { $gifts }
zigzag-gift = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } à { $name }
zigzag-sheet-line = { $what } ({ $points }, total { $total })

# Le jeu en lignes de texte.

zigzag-plain-title = Zigzag
zigzag-plain-help =
    Un mot seul se pose là où il va le mieux ; MOT sur E ou MOT sur 12 l’attache à cette lettre. Chaque lettre de la table a un numéro.
    +2 NOM K W donne K et W à NOM, +2 NOM pile pile donne de la pioche ; de même +3, saut et inversion, seuls ou après un mot.
    essayer MOT dit comment il irait ; jouer le pose. échanger 3, puis rendre et les jetons. passer.
    indice dit une lettre, puis un mot, puis comment il va (indice lettre, indice 2, indice tout).
    chevalet pour vos jetons, ouverts ou ouverts NOM pour ceux de tous, table, mots, libres pour les lettres où bâtir, jeton 12, pioches, suivant, reste, cachés.
zigzag-plain-own = Devant vous : { $tiles }. { $pile } dans votre pioche.
zigzag-plain-open-of = { $name } : { $tiles }.
zigzag-plain-reserve = { $count } dans la réserve.
zigzag-plain-return = Rendez { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } : tapez « rendre » et les jetons avec des espaces, comme rendre K W.
zigzag-plain-ended = { $reason ->
    [finished] Un joueur n’a plus de jetons.
    [standstill] Tout le monde a passé deux fois de suite.
   *[resignation] Tous les joueurs sauf un ont abandonné.
  }
zigzag-plain-left = Jetons restants : { $left }.
zigzag-plain-left-of = { $name } { $count }
zigzag-plain-next = C’est à { $now } de jouer, puis à { $next }. On joue dans le sens { $rotation ->
    [clockwise] des aiguilles d’une montre
   *[counterclockwise] contraire des aiguilles d’une montre
  }.
zigzag-plain-piles = Dans les pioches : { $piles }.
zigzag-plain-unseen = Face cachée : { $tiles }.
zigzag-plain-table-empty = La table est vide.
zigzag-plain-on-table = { $count } sur la table : { $tiles }.
zigzag-plain-number = { $number } { $tile }
zigzag-plain-free = { $count ->
    [one] { $count } lettre libre
   *[other] { $count } lettres libres
  }, la dernière d’abord : { $letters }.
zigzag-plain-none-free = Aucune lettre n’est libre.
zigzag-plain-tile = { $number } : { $tile }, jeton posé par { $name }.
zigzag-plain-in-words = Dans { $words }.
zigzag-plain-neighbours = Emboîté avec : { $tiles }.
zigzag-plain-free-sides = { $count ->
    [one] Libre dans { $count } direction.
   *[other] Libre dans { $count } directions.
  }
zigzag-plain-blocked = Bloqué : rien ne peut s’y emboîter.
zigzag-plain-words = { $words }.
zigzag-plain-word-by = { $word } ({ $name })
zigzag-plain-no-such-letter = Il n’y a pas de { $found } sur la table.
zigzag-plain-not-a-turn = Tapez un mot, peut-être « sur » et une lettre, peut-être un jeton Action : DIVERTI sur E +2 Ben K W.
zigzag-plain-whom = Nommez d’abord un joueur, puis les jetons : +2 Ben K W.
zigzag-plain-word-to-try = Tapez « essayer » et un mot.
zigzag-plain-how-many = Combien ? Tapez « échanger » et un nombre jusqu’à { $most }.
zigzag-plain-sure-to-exchange = Tirer { $count } et en rendre autant ? Cela prend votre tour. Oui ou non.
zigzag-plain-sure-to-pass = Passer votre tour ? Oui ou non.
zigzag-plain-lies-on = { $word } s’emboîte sur { $letter }, numéro { $number }, avec { $count ->
    [one] { $count } jeton de plus.
   *[other] { $count } jetons de plus.
  }
zigzag-plain-lies = { $word }, avec { $count ->
    [one] { $count } jeton de plus.
   *[other] { $count } jetons de plus.
  }
zigzag-plain-ways = { $count ->
    [one] C’est la seule façon de le poser.
   *[other] Il y a { $count } façons de le poser ; voici la meilleure.
  }
zigzag-plain-would-leave = Il vous en resterait { $count }.
zigzag-plain-hint-letter = Bâtissez sur { $letter }, numéro { $number } : un mot avec { $count ->
    [one] { $count } jeton de plus.
   *[other] { $count } jetons de plus.
  }
zigzag-plain-hint-first = Il y a un premier mot de { $count } jetons.
zigzag-plain-hint-word = Vous pouvez poser { $word }.
zigzag-plain-hint-action = Je ne trouve aucun mot, mais vous pouvez poser { $tile }.
zigzag-plain-hint-nothing = Je ne trouve rien à poser. Tapez « jouer » pour passer, ou échangez des jetons.
