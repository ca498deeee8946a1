# Les phrases de Parcours : le chemin, les satellites, la main, les réglages.

game-parcours = Parcours
game-parcours-about = Neuf lettres, un chemin de douze mots, des satellites qui triplent, doublent ou ajoutent dix.
parcours = Parcours
new-parcours-title = Parcours
new-parcours-about = Suivez votre chemin mot après mot et remplissez les satellites qui le bordent. De un à quatre joueurs.

parcours-tour-title-1 = Suivez votre chemin
parcours-tour-title-2 = Remplissez les satellites
parcours-tour-title-3 = Finissez votre main
parcours-tour-about-1 = Vous avez neuf lettres. Posez un mot sur la prochaine case de votre chemin, avec exactement autant de lettres qu’elle en compte : faites-y glisser les lettres, touchez une lettre puis la case, ou choisissez la case et tapez.
parcours-tour-about-2 = Chaque case jaune recouverte libère son satellite : le rose compte triple, le vert double, le bleu dix de plus. Servez-vous du reste de vos neuf lettres, tout de suite ou plus tard. Les neuf en une main rapportent dix points de plus.
parcours-tour-about-3 = Finissez la main quand vous voulez et choisissez les lettres à garder. Une case blanche donne un second coup, même sur le satellite d’un autre. Quand quelqu’un arrive, le plus de points gagne.

parcours-start = DÉPART
parcours-finish = ARRIVÉE
parcours-board-of = Plateau de { $name }
parcours-look = Regarder le plateau de { $name }
parcours-looking = Vous regardez le plateau de { $name }.
parcours-look-own = Revenir au mien
parcours-rack-of = Lettres de { $name }
parcours-bag-of = Sac de { $name } : { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
  }
parcours-progress-wide = chemin { $words }/{ $slots } · satellites { $satellites }/{ $all }
parcours-progress-narrow = { $words }/{ $slots } · ◇ { $satellites }/{ $all }
parcours-arrived = arrivé
parcours-joker = joker

parcours-colour-yellow = jaune
parcours-colour-white = blanche
parcours-colour-rose = rose, compte triple
parcours-colour-green = vert, compte double
parcours-colour-blue = bleu, dix de plus
parcours-state-open = vous pouvez y poser un mot
parcours-state-next = la prochaine du chemin
parcours-state-ahead = encore devant vous
parcours-state-closed = pas encore libéré
parcours-state-freed = libéré
parcours-state-covered = recouvert
parcours-place-path-own = case { $number } de votre chemin
parcours-place-path-other = case { $number } du chemin de { $name }
parcours-place-satellite-own = votre satellite { $number }
parcours-place-satellite-other = satellite { $number } de { $name }
parcours-room = { $place }, { $colour }, { $length } lettres, { $state }
parcours-room-word = { $place }, { $colour } : { $word }, posé par { $name } pour { $points }
parcours-spot-empty = lettre { $number } sur { $length }, vide
parcours-spot-own = lettre { $number } sur { $length }, { $letter }, essayée par vous
parcours-spot-tile = lettre { $number } sur { $length }, { $letter }, { $points }
parcours-spot-joker = lettre { $number } sur { $length }, { $letter }, un joker

parcours-next-over = La partie est terminée.
parcours-next-paused = La partie est en pause.
parcours-next-verdict = { $word } n’est pas dans la liste. { $names } peut l’admettre ou le refuser.
parcours-next-watch = { $name } joue une main.
parcours-next-wait = { $name } joue. En attendant, vous pouvez essayer des mots avec vos lettres.
parcours-next-unfinished = { $word } : il manque { $missing ->
    [one] une lettre
   *[other] { $missing } lettres
  }.
parcours-next-objection = { $sentence }
parcours-next-unknown = { $count ->
    [one] { $words } n’est pas dans la liste. Reprenez-le ou essayez un autre mot.
   *[other] { $words } ne sont pas dans la liste. Reprenez-les ou essayez d’autres mots.
  }
parcours-next-lay = Posez { $words } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, ou essayez d’abord autre chose.
parcours-next-first = Posez un mot de { $length } lettres sur votre chemin{ $satellites ->
    [0] {""}
    [one] , ou remplissez le satellite libéré
   *[other] , ou remplissez un satellite libéré
  }. { $buys ->
    [yes] Pas de mot ? Passez, ou achetez d’autres lettres.
   *[no] Pas de mot ? Passez.
  }
parcours-next-first-white = Posez un mot de { $length } lettres sur la case blanche : elle donne un second coup{ $satellites ->
    [0] {""}
   *[other] . Ou remplissez un satellite libéré
  }. { $buys ->
    [yes] Pas de mot ? Passez, ou achetez d’autres lettres.
   *[no] Pas de mot ? Passez.
  }
parcours-next-stuck = Aucune place n’est ouverte. { $buys ->
    [yes] Passez, ou achetez d’autres lettres.
   *[no] Passez.
  }
parcours-next-more = Remplissez { $open ->
    [one] la place qui brille
   *[other] une place qui brille
  } avec les lettres qui vous restent, ou finissez la main.
parcours-next-end = C’est tout pour cette main. Finissez-la, ou reprenez le dernier mot.
parcours-next-refill = Case blanche recouverte : complétez à neuf lettres et jouez un second coup, ou finissez la main.
parcours-next-second = Second coup : encore un mot, { $others ->
    [0] sur votre plateau
    [one] même sur le satellite d’un autre qui brille
   *[other] même sur les satellites des autres qui brillent
  }. Ou finissez la main.

parcours-places = Où l’on peut poser un mot
parcours-chip-path = Chemin · { $length } lettres
parcours-chip-path-brief = Chemin · { $length }
parcours-chip-satellite-own = { $sign } · { $length } lettres
parcours-chip-satellite-other = { $name } { $sign } · { $length } lettres
parcours-hand-sum = Cette main
parcours-hand-total = fait { $total }
parcours-all-nine = les neuf +{ $points }
parcours-lay = Poser
parcours-lay-points = Poser +{ $points }
parcours-end = Finir
parcours-end-points = Finir · { $points }
parcours-refill = Second coup
parcours-take-back = Reprendre
parcours-buy = Acheter −5
parcours-not-your-hand = Ce n’est pas encore votre main. Vos lettres restent où elles sont.

parcours-end-title = Quelles lettres remettre ?
parcours-end-about = Touchez les lettres à remettre dans votre sac ; les autres restent chez vous. Puis vous complétez à neuf.
parcours-end-confirm = Finir la main
parcours-pass-title = Passer cette main ?
parcours-pass-about = Touchez les lettres à changer pour votre prochaine main. Cela ne coûte rien.
parcours-pass-confirm = { $count ->
    [0] Passer
   *[other] Passer et en changer { $count }
  }
parcours-buy-title = Acheter la main pour 5 points ?
parcours-buy-about = Touchez les lettres à changer. Vous en tirez d’autres aussitôt et vous jouez.
parcours-buy-confirm = { $count ->
    [0] Changer pour 5 points
   *[other] En changer { $count } pour 5 points
  }
parcours-going-back = { $count ->
    [0] Vous les gardez toutes.
    [one] Une va au sac, vous en gardez { $kept }.
   *[other] { $count } vont au sac, vous en gardez { $kept }.
  }
parcours-return-all = Tout remettre
parcours-keep-all = Tout garder

parcours-ask-verdict = { $name } pose { $word }, qui n’est pas dans la liste. L’admettez-vous ?
parcours-ask-verdict-yes = Je l’admets
parcours-ask-verdict-no = Je le refuse
parcours-hint-list = Choisissez une main : ses mots sont disposés pour vous.
parcours-hint-nothing = Il n’y a pas de mot à trouver pour les places ouvertes. Passez ou achetez d’autres lettres.

parcours-hands = Mains
parcours-bags = Sacs
parcours-show-panels = Mains et sacs
parcours-sheet-words = Mots
parcours-no-hands-yet = Pas encore de main. Le premier mot va sur la première case du chemin.
parcours-line-passed = a passé
parcours-line-bonus = les neuf +{ $points }
parcours-line-bought = { $times ->
    [one] achetée une fois
   *[other] achetée { $times } fois
  }
parcours-line-changed = { $count } au sac
parcours-line-timed-out = temps écoulé
parcours-line-all-satellites = tous les satellites recouverts
parcours-line-overtime = temps dépassé
parcours-line-resigned = a abandonné

parcours-heard-line = { $name } : { $what }. { $points } points, { $total } en tout.
parcours-heard-word = { $name } pose { $word }, { $place }, pour { $points }.
parcours-heard-freed = Cela libère un satellite : { $colour }, { $length } lettres.
parcours-heard-bag = { $name } : { $count } dans le sac. Peuvent encore venir : { $tiles }.

parcours-ending-arrival = { $name } est au bout du chemin.
parcours-ending-resignation = La partie a été abandonnée.
parcours-ending-standstill = Personne n’a trouvé de mot pendant dix tours.
parcours-ending-hands = Mains
parcours-ending-points = Points
parcours-ending-satellites = Tous les satellites
parcours-ending-look = Regarder les plateaux
parcours-winner = , gagne

parcours-review-hand = Main { $number } sur { $count } : { $name }
parcours-review-seat = { $name }, { $points } points : montrer le plateau
parcours-review-keys = ← et → vont de main en main ; sur le plateau, elles suivent le chemin.

parcours-key-choose = choisir une place pour un mot
parcours-key-letters = poser cette lettre à la place choisie
parcours-key-joker = poser un joker pour cette lettre
parcours-key-back = reprendre la dernière lettre ; sans lettre essayée, le dernier mot
parcours-key-enter = poser les mots ; sans mot essayé, finir la main
parcours-key-walk = suivre le chemin
parcours-key-across = entre une case et son satellite
parcours-key-end = finir la main, ou passer
parcours-key-buy = acheter la main
parcours-key-refill = second coup après une case blanche
parcours-key-hint = indice (sans place choisie)
parcours-keys-commands = Dans la ligne de commande : { $example } ; et aussi lettres, score, sac, ensuite, plateau, dernier, temps.
parcours-command-example = chemin CHATS · sat 3 MAISON · fin QV
parcours-command-unknown = « { $typed } » n’est pas une commande ici. Essayez chemin CHATS, sat 3 MAISON ou fin.

chair-character-of = Tactique du joueur { $number }
character-adaptive = s’adapte au jeu
character-rusher = fonce vers l’arrivée
character-collector = collectionne les satellites

parcours-rules-more = Lettres et plateaux, mains, fin de partie, ordinateur, écran
rule-words-per-hand = Mots par main
rule-words-per-hand-about = Combien de mots on peut poser avec ses neuf lettres.
rule-words-per-hand-one-path-word = Un sur le chemin, sans limite sur les satellites
rule-words-per-hand-one-path-word-about = Comme le dit la notice de la boîte.
rule-words-per-hand-single-word = Un seul mot
rule-words-per-hand-single-word-about = Un mot par main, sur le chemin ou sur un satellite : une partie plus lente.
rule-words-per-hand-unlimited = Sans limite sur les deux
rule-words-per-hand-unlimited-about = Autant de mots du chemin que neuf lettres en donnent : une partie rapide.
rule-unknown-word-table-decides = La table décide
rule-unknown-word-table-decides-about = On demande aux autres personnes ; si l’une refuse le mot, il est repris.
rule-clock-per-hand = Un temps par main
rule-clock-per-hand-about = Chaque main commence avec le même temps et finit telle quelle quand il est écoulé.
rule-hand-time = Temps d’une main
rule-hand-time-about = De 0:10 à 59:59.
rule-bags = Lettres
rule-bags-about = Ce que contient le sac de chacun.
rule-bags-english = Anglaises, 109 lettres et 3 jokers
rule-bags-french = Françaises, 109 lettres et 3 jokers
rule-board = Plateau { $board }
rule-board-about = Si le plateau { $board } est sur la table. Il en faut un par joueur ; chacun en prend un au hasard.
rule-buying = Acheter la main
rule-buying-about = Combien de fois la même main peut être achetée cinq points.
rule-buying-repeatedly = Autant qu’on veut
rule-buying-once = Une fois
rule-ending = Quand quelqu’un arrive
rule-ending-about = Si les autres jouent encore.
rule-ending-at-once = Fini aussitôt
rule-ending-finish-round = Les autres ont autant de mains
rule-ties = Égalité à la fin
rule-ties-about = Qui gagne alors.
rule-ties-shared = Ils se partagent la victoire
rule-ties-fewer-hands = Moins de mains l’emporte
rule-highest-level = Niveau le plus haut
rule-highest-level-about = Les niveaux jusqu’à celui-ci sont proposés, et l’expert.
