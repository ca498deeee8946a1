# Les phrases de Zigzag : la table, les jetons, le tour, les réglages.

game-zigzag = Zigzag
game-zigzag-about = Sans grille : des jetons ronds s’emboîtent dans tous les sens. Le premier à s’en débarrasser gagne.
new-zigzag-title = Zigzag
new-zigzag-about = Bâtissez des mots sur les mots, dans tous les sens, et débarrassez-vous le premier de vos jetons. De deux à quatre joueurs.

zigzag-tour-title-1 = Partez d’une lettre
zigzag-tour-title-2 = Un mot par tour
zigzag-tour-title-3 = Les jetons Action
zigzag-tour-about-1 = Touchez une lettre de la table, puis vos jetons l’un après l’autre : ils s’y emboîtent à la suite. Ou faites-les glisser, ou choisissez « Écrire un mot » et laissez-le se poser. Tirez sur un jeton posé pour courber la chaîne.
zigzag-tour-about-2 = Votre mot contient tous les jetons posés et la lettre d’où ils partent ; il peut en reprendre d’autres, d’emboîtement en emboîtement, dans un sens ou dans l’autre. Le premier qui n’a plus aucun jeton, ni devant lui ni dans sa pioche, gagne.
zigzag-tour-about-3 = Après votre mot, ou à sa place, posez un jeton Action : Passe-tour, Inversion, ou +2 et +3, qui donnent de vos jetons aux autres. Pas de mot ? Échangez, ou passez.

zigzag-table = Table
zigzag-tile = { $letter }
zigzag-tile-action = Jeton Action { $action }
zigzag-kind-skip = Passe-tour
zigzag-kind-reverse = Inversion
zigzag-kind-plus-2 = +2
zigzag-kind-plus-3 = +3
zigzag-action = Action
zigzag-legend-blocked = bloquée : aucun côté libre
zigzag-legend-free = directions libres
zigzag-look-around = Se déplacer
zigzag-smaller = Plus petit
zigzag-larger = Plus grand
zigzag-whole = Tout voir

zigzag-letter-blank = { $letter }, un joker
zigzag-letter-in = { $letter } dans { $words }
zigzag-spoken-letter = { $letter }, posé par { $name }. Libre : { $sides }.
zigzag-spoken-blocked = { $letter }, posé par { $name }. Bloqué : aucun côté libre.
zigzag-spoken-action = Jeton Action { $action }, posé par { $name }.
zigzag-sides-all = tous les côtés
zigzag-side-0 = à droite
zigzag-side-1 = en bas à droite
zigzag-side-2 = en bas
zigzag-side-3 = en bas à gauche
zigzag-side-4 = à gauche
zigzag-side-5 = en haut à gauche
zigzag-side-6 = en haut
zigzag-side-7 = en haut à droite

zigzag-over = La partie est terminée.
zigzag-reversed = Inversé.
zigzag-after-you = À vous, puis { $next }.
zigzag-after = À { $name }, puis { $next }.
zigzag-player-played = a joué { $word }
zigzag-player-next = ensuite
zigzag-left = restants
zigzag-left-of = { $name } : { $left ->
    [one] { $left } jeton restant
   *[other] { $left } jetons restants
  }, dont { $pile } dans la pioche

zigzag-next-over = La partie est terminée.
zigzag-next-watch = { $name } joue.
zigzag-next-wait = { $name } joue. En attendant, vous pouvez essayer des mots.
zigzag-next-return = Rendez { $count ->
    [one] un jeton
   *[other] { $count } jetons
  } pour terminer l’échange.
zigzag-next-objection = { $sentence }
zigzag-next-first = Posez le premier mot : touchez ou faites glisser vos jetons, ou tapez.
zigzag-next-second = Continuez : le premier mot compte au moins deux lettres.
zigzag-next-choose = Touchez une lettre de la table, ou glissez-y un jeton. Pas de mot ? Échangez ou passez.
zigzag-next-choose-or-action = Touchez une lettre de la table, ou glissez-y un jeton. Pas de mot ? Posez une Action, échangez ou passez.
zigzag-next-picked = Touchez une lettre de la table : { $tile } s’y posera.
zigzag-next-build = Partez de { $letter } : touchez vos jetons à la suite, ou tapez-les.
zigzag-next-reading = …
zigzag-next-no-word = Pas encore de mot. Continuez, courbez la chaîne, ou reprenez des lettres.
zigzag-next-action-alone = Un jeton Action posé seul termine votre tour. Jouez-le, ou posez d’abord un mot.
zigzag-makes = { $laid ->
    [one] un jeton posé
   *[other] { $laid } jetons posés
  }, { $reused } repris
zigzag-or = ou
zigzag-other-words = Les autres mots que forment ces jetons
zigzag-effect-skip = { $name } passe son tour
zigzag-effect-reverse = le sens du jeu change
zigzag-effect-reverse-for-two = à deux, rien ne change
zigzag-effect-gifts = { $count ->
    [one] un jeton
   *[other] { $count } jetons
  } pour { $names }
zigzag-gifts-choose = Choisir…

zigzag-play-word = Poser { $word }
zigzag-play-action = Poser le jeton Action
zigzag-play-about = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  } · reste { $left }
zigzag-play-wins = { $count ->
    [one] votre dernier jeton : vous gagnez
   *[other] vos { $count } derniers jetons : vous gagnez
  }
zigzag-wait-for-turn = Ce n’est pas encore à vous. Vos jetons restent où ils sont.
zigzag-no-word-yet = Ces jetons ne forment pas encore de mot.
zigzag-lay-first = Posez d’abord un mot ou un jeton Action, ou passez.
zigzag-blocked-letter = Cette lettre est bloquée : rien n’y tient plus.
zigzag-tiles-gone = Vous n’avez plus ces jetons.
zigzag-no-turn = Il n’y a pas la place pour la tourner ainsi.
zigzag-no-letter = Il n’y a pas de { $letter } libre de ce genre sur la table.
zigzag-no-action = Vous n’avez pas ce jeton Action.
zigzag-no-gifts = Posez d’abord +2 ou +3 : vous choisirez alors quoi donner, et à qui.
zigzag-no-such-word = Ces jetons ne forment pas { $word }.
zigzag-no-such-letters = Il n’y a pas de telle lettre sur la table.
zigzag-action-where = Touchez d’abord une lettre de la table : le jeton Action s’y posera, ou sur votre mot s’il y en a un.
zigzag-nobody = Personne ici ne s’appelle { $name }.

zigzag-gifts-title = { $count ->
    [one] Quel jeton donnez-vous ?
   *[other] Quels { $count } jetons donnez-vous ?
  }
zigzag-gifts-about = Parmi ceux qui sont devant vous, ou de votre pioche, sans les voir. Ils sont mêlés à la pioche de qui les reçoit.
zigzag-gift-number = Jeton { $number }
zigzag-gift-which = Quel jeton, don { $number }
zigzag-gift-whom = À qui, don { $number }
zigzag-gift-pile = De la pioche, sans le voir
zigzag-gifts-done = C’est bon

zigzag-exchange-title = Combien de jetons piochez-vous ?
zigzag-exchange-about-pile = Vous piochez d’abord, puis vous rendez autant de jetons parmi tous les vôtres. Cela termine votre tour.
zigzag-exchange-about-reserve = Votre pioche est vide : vous puisez dans la réserve, puis vous rendez autant de jetons parmi tous les vôtres. Cela termine votre tour.
zigzag-exchange-count = { $count ->
    [one] Piocher un jeton
   *[other] Piocher { $count } jetons
  }
zigzag-return-open = Rendre des jetons…
zigzag-return-title = { $count ->
    [one] Rendez un jeton
   *[other] Rendez { $count } jetons
  }
zigzag-return-about = Touchez ceux que vous rendez ; ils sont mêlés à la pioche, les autres restent devant vous.
zigzag-return-count = { $chosen } sur { $count }
zigzag-return-confirm = Rendre
zigzag-pass-title = Passer ce tour ?
zigzag-pass-about = { $passes ->
    [one] Si vous passez, la partie se termine : qui a le moins de jetons gagne.
   *[other] Vous ne posez rien et gardez vos jetons. Après encore { $passes } tours passés de suite, la partie se terminerait.
  }

zigzag-write = Écrire un mot
zigzag-write-about = Le mot entier, avec les lettres déjà posées
zigzag-write-on = Le mot entier, à partir de { $letter }
zigzag-ways = { $count ->
    [one] Une façon de le poser
   *[other] { $count } façons de le poser
  }
zigzag-cannot-lay = { $word } ne peut pas se poser ici avec vos jetons.
zigzag-way-first = comme premier mot
zigzag-way-on = { $count ->
    [one] un jeton
   *[other] { $count } jetons
  } sur { $letter }

zigzag-hint-first = Il y a un mot de { $count } jetons pour commencer.
zigzag-hint-letter = { $count ->
    [one] Un mot se fait avec un jeton
   *[other] Un mot se fait avec { $count } jetons
  } sur { $letter }.
zigzag-hint-show = Partir de là
zigzag-hint-more = Dites-m’en plus
zigzag-hint-action = Il n’y a pas de mot, mais { $action } peut se poser sur une lettre libre.
zigzag-hint-nothing = Il n’y a pas de mot à trouver. Échangez des jetons, ou passez.

zigzag-show-panels = Tours et jetons
zigzag-graph-tab = Restants
zigzag-graph = Jetons restants après chaque tour
zigzag-graph-shed = Jetons placés à chaque tour
zigzag-unseen = Cachés
zigzag-unseen-about = { $count } jetons sont cachés dans toutes les pioches ensemble, dont { $reserve } dans la réserve.
zigzag-sheet-turn = Tour
zigzag-sheet-shed = Jetons placés
zigzag-no-turns-yet = Aucun tour pour l’instant. Le premier mot se pose au milieu de la table.
zigzag-no-words-yet = Rien n’est encore posé sur la table.
zigzag-gave = { $count } pour { $name }
zigzag-line-exchanged = a échangé { $count }
zigzag-line-received = a reçu { $count } de { $name }
zigzag-line-missed = a sauté un tour ({ $name })
zigzag-line-passed = a passé
zigzag-line-resigned = a abandonné
zigzag-line-won = plus un seul jeton

zigzag-heard-line = { $name } : { $what }.
zigzag-heard-word = { $name } joue { $word } : { $count ->
    [one] un jeton posé
   *[other] { $count } jetons posés
  }, { $reused } repris.
zigzag-heard-action = Action : { $what }.
zigzag-heard-left = { $name } : { $left } restants, { $pile } dans la pioche.
zigzag-heard-reserve = Réserve : { $count }.
zigzag-heard-open = Jetons de { $name } : { $tiles }.
zigzag-heard-word-of = { $word } de { $name }
zigzag-heard-next-clockwise = C’est à { $now }, puis à { $next }. On joue dans le sens horaire.
zigzag-heard-next-counterclockwise = C’est à { $now }, puis à { $next }. On joue dans le sens antihoraire.
zigzag-heard-unseen = Cachés : { $tiles }.
zigzag-heard-makes = { $word }. Reste { $left }.
zigzag-heard-laid-out = { $word } est prêt, la meilleure de { $ways ->
    [one] une façon
   *[other] { $ways } façons
  }. Les flèches le tournent, Entrée le joue.
zigzag-heard-turned = Direction : { $sides }.
zigzag-room-side = { $side } { $count }
zigzag-heard-room = { $letter }. Place pour tant de jetons : { $room }.
zigzag-heard-no-room = { $letter }. Pas de place : la lettre est bloquée.
zigzag-heard-tiles = Posés : { $tiles }.
zigzag-heard-others = Ils forment aussi { $words }.
zigzag-heard-nothing-laid = Rien n’est posé.
zigzag-heard-on = Vous partez de { $letter }.
zigzag-heard-action-laid = { $action } est posé.

zigzag-ending-finished = { $name } n’a plus un seul jeton.
zigzag-ending-resignation = Les autres ont abandonné.
zigzag-ending-standstill = Tout le monde a passé deux fois de suite : qui a le moins de jetons gagne.
zigzag-ending-words = Mots
zigzag-ending-left = Jetons restants
zigzag-ending-look = Regarder la table

zigzag-review-turn = Tour { $number } sur { $count } : { $name }
zigzag-review-keys = ← et → vont d’un tour à l’autre ; sur la table, ils vont de lettre en lettre.
zigzag-review-held = Jetons ouverts avant le tour
zigzag-review-found = { $words ->
    [0] Il n’y avait pas de mot à poser.
    [one] Il y avait un mot à poser.
   *[other] Il y avait { $words } mots à poser ; les plus longs plaçaient { $most } jetons.
  }
zigzag-review-shed = { $shed ->
    [0] Rien n’a été placé
    [one] Un jeton a été placé
   *[other] { $shed } jetons ont été placés
  }
zigzag-review-best = Meilleurs coups
zigzag-review-show = Montrer { $word }, { $count } jetons
zigzag-review-thinking = Recherche des meilleurs coups…
zigzag-review-no-turn = Il n’y avait rien à choisir ici.
zigzag-verdict-best = autant que possible
zigzag-verdict-fewer = { $count ->
    [one] un de moins que possible
   *[other] { $count } de moins que possible
  }

zigzag-key-table = aller à la table (hors d’elle)
zigzag-key-walk = de lettre en lettre sur la table
zigzag-key-listed = les lettres dans l’ordre de pose
zigzag-key-choose = partir de cette lettre
zigzag-key-letters = poser ce jeton au bout de la chaîne
zigzag-key-blank = poser un joker comme cette lettre
zigzag-key-swing = tourner la chaîne autour de sa lettre (une fois posée)
zigzag-key-bend = courber la chaîne (une fois posée)
zigzag-key-enter = jouer ce qui est posé
zigzag-key-back = reprendre le dernier jeton
zigzag-key-write = écrire un mot entier
zigzag-key-action = poser un jeton Action, ou le reprendre
zigzag-key-other = annoncer un autre mot que forment les jetons
zigzag-key-pass = passer
zigzag-key-exchange = échanger
zigzag-key-pan = déplacer la table
zigzag-key-zoom = plus grand, plus petit
zigzag-key-whole = toute la table
zigzag-key-hint = indice (hors de la table)
zigzag-keys-commands = Dans la ligne de commande : { $example } ; aussi jouer, posés, comme MOT, libres E, table DIVA, bloquées, mots, ouverts, pioches, suivant, dernier 3, ici, place, cachés, dons, échanger 3, passer. Un mot qui est une commande se pose avec « mot » : mot TABLE.
zigzag-command-example = CHAISE · sur V DIVA · libres E
zigzag-command-unknown = « { $typed } » n’est pas une commande ici. Écrivez un mot, ou table, libres, mots, ouverts, pioches, suivant, passer ; toutes sont sous Touches.

zigzag-rules-more = Mots et jetons, jetons Action, ordinateur, écran
rule-reading = Lecture
rule-reading-about = Dans quel sens un mot peut suivre les emboîtements.
rule-reading-either = Dans les deux sens
rule-reading-either-about = D’emboîtement en emboîtement, en s’éloignant ou en revenant, comme le permet la notice.
rule-reading-directed = En s’éloignant du départ
rule-reading-directed-about = Plus difficile : les lettres reprises d’abord, puis la nouvelle chaîne. La partie peut se bloquer.
rule-piles = Pioches
rule-piles-about = Combien chaque joueur en a à placer.
rule-piles-full = Entières
rule-piles-full-about = Chacun en a 35 à deux joueurs, 30 à trois, 25 à quatre.
rule-piles-short = Courtes
rule-piles-short-about = Chacun en a 25 à deux joueurs, 20 à trois, 18 à quatre.
rule-zigzag-hint = Indices
rule-zigzag-hint-about = Ce que le programme vous dit quand vous demandez de l’aide.
rule-zigzag-hint-none = Aucun
rule-zigzag-hint-word = Une lettre, puis un mot
rule-zigzag-hint-list = Une lettre, un mot, puis le coup entier
rule-actions = Actions
rule-actions-about = Comment les Actions sont distribuées.
rule-actions-mixed = Mêlées aux lettres
rule-actions-mixed-about = Comme le dit la notice : le hasard décide.
rule-actions-even = Autant pour chacun
rule-actions-even-about = Une de chaque sorte, ou trois au hasard à quatre joueurs : plus équitable.
rule-reverse = Inversion à deux joueurs
rule-reverse-about = Ce qu’elle fait quand il n’y a qu’un adversaire.
rule-reverse-nothing = Rien
rule-reverse-skip = L’autre passe son tour
rule-blanks = Jokers
rule-blanks-about = Ils valent n’importe quelle lettre.
rule-blanks-none = Aucun
rule-blanks-two = Deux
rule-zigzag-tiles = Lettres
rule-zigzag-tiles-about = Quelles lettres il y a, et combien.
rule-zigzag-tiles-english = Anglaises, 98 lettres
rule-zigzag-tiles-french = Françaises, 100 lettres

zigzag-statistics-words = mots posés
zigzag-statistics-tiles-laid = jetons placés
zigzag-statistics-actions = jetons Action posés
zigzag-statistics-given = jetons donnés
zigzag-statistics-received = jetons reçus
zigzag-statistics-passes = tours passés
