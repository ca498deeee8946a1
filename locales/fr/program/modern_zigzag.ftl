# Ce que dit l’écran moderne de Zigzag.

modern_zigzag-empty-table = La table est vide. Tapez le premier mot.
modern_zigzag-next = ensuite : { $name }
modern_zigzag-no-way = Ce mot ne peut pas être posé avec vos jetons.
modern_zigzag-blocked = On ne peut plus rien accrocher à ce jeton.
modern_zigzag-on-any = Le mot s’accroche à n’importe quelle lettre.
modern_zigzag-on-letter = Le mot s’accrochera à ce { $letter }. Tapez-le.
modern_zigzag-pass-sure = Passer ce tour ? Vous gardez vos jetons.
modern_zigzag-ask-return = { $count ->
    [one] Rendez un jeton.
   *[other] Rendez { $count } jetons.
  }
modern_zigzag-choose-tiles = Les choisir
modern_zigzag-play = { $count ->
    [one] Jouer un jeton
   *[other] Jouer { $count } jetons
  }
modern_zigzag-lay-action = Poser { $tile }
modern_zigzag-ways = façon { $way } sur { $ways }
modern_zigzag-left-after = { $count ->
    [one] un jeton restera
   *[other] { $count } jetons resteront
  }
modern_zigzag-left = reste { $count }
modern_zigzag-unseen = Cachés { $unseen } · réserve { $reserve }
modern_zigzag-hint-nothing = Il n’y a rien à poser : passez, ou échangez.
modern_zigzag-hint-first = { $count ->
    [one] Vous pouvez commencer par un mot d’un jeton.
   *[other] Vous pouvez commencer par un mot de { $count } jetons.
  }
modern_zigzag-hint-letter = { $count ->
    [one] Un jeton peut s’accrocher à ce { $letter }.
   *[other] Un mot de { $count } nouveaux jetons peut s’accrocher à ce { $letter }.
  }
modern_zigzag-hint-word = Vous pouvez poser { $word }.
modern_zigzag-hint-play = { $word }, comme indiqué.
modern_zigzag-hint-action = Vous pouvez poser { $tile } seul.
modern_zigzag-review-count = { $shed } jetons posés ; { $words } mots étaient possibles, le plus long coup en posait { $most }.
modern_zigzag-turn-exchanged = { $count ->
    [one] { $count } jeton échangé
   *[other] { $count } jetons échangés
  }
modern_zigzag-turn-passed = passe
modern_zigzag-turn-missed = saute un tour
modern_zigzag-turn-received = { $count ->
    [one] reçoit { $count } jeton
   *[other] reçoit { $count } jetons
  }
modern_zigzag-turn-won = n’a plus de jetons
modern_zigzag-end-finished = Tous les jetons sont posés. La partie est terminée.
modern_zigzag-end-resignation = La partie a été abandonnée.
modern_zigzag-end-standstill = Tout le monde a passé deux fois. La partie est terminée.
modern_zigzag-key-letters = lettres
modern_zigzag-key-attach = accrocher ici
modern_zigzag-key-ways = autre façon
modern_zigzag-key-play = jouer
modern_zigzag-key-type = taper un mot
modern_zigzag-key-action = jeton Action
modern_zigzag-key-exchange = échanger
modern_zigzag-key-pass = passer
modern_zigzag-key-walk-all = parcourir les lettres de la table
modern_zigzag-key-attach-all = accrocher le mot à cette lettre ; jouer
modern_zigzag-key-type-all = taper le mot entier, anciennes lettres comprises
modern_zigzag-key-ways-all = montrer une autre façon de poser le mot
modern_zigzag-key-back-all = reprendre la dernière lettre
modern_zigzag-key-action-all = poser aussi un jeton Action, ou lui seul
modern_zigzag-key-zoom = plus près, plus loin
modern_zigzag-key-order = les lettres dans l’ordre de la pose
modern_zigzag-examples = MOT · MOT sur E · MOT +2 Ben K · échanger 3 · passer · libres · mots · piles
