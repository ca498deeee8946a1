# Ce que dit le jeu de lettres croisées : refus, réglages, formules, parties d’autres programmes.

crossword-not-your-turn = ce n’est pas à vous de jouer
crossword-review-later = on revoit une partie une fois qu’elle est terminée
crossword-no-such-turn = la feuille de marque n’a pas cette ligne
crossword-stopped = la partie est arrêtée ; reprenez-la d’abord
crossword-time-is-up = le temps de ce tour est écoulé
crossword-exchange-of-nothing = indiquez les lettres que vous voulez échanger
crossword-no-exchange-left = vous n’avez plus d’échange
crossword-nothing-to-challenge = il n’y a aucun coup que vous puissiez contester
crossword-accept-first = le dernier coup attend d’être accepté ou contesté
crossword-not-asked = on ne vous a rien demandé
crossword-pick-first = piochez d’abord vos lettres
crossword-nothing-to-pick = vous n’avez rien à piocher
crossword-undo-forbidden = à cette table, un coup joué reste joué
crossword-nothing-to-undo = vous n’avez aucun coup à reprendre
crossword-not-in-this-mode = cela ne se fait pas dans ce genre de partie
crossword-draw-again = plusieurs joueurs ont tiré la plus petite lettre ; ceux-là tirent de nouveau
crossword-none-left = { $tile ->
    [blank] il ne reste plus de joker parmi les lettres qui n’ont pas été posées
   *[other] il ne reste plus de { $tile } parmi les lettres qui n’ont pas été posées
  }
crossword-bag-too-small = pour échanger, il faut { $needed ->
    [one] { $needed } lettre
   *[other] { $needed } lettres
  } dans le sac ; il en reste { $held }
crossword-answer-first = répondez d’abord : { $word } est-il un bon mot ?
crossword-must-place = le temps est écoulé : placez le mot commencé par { $typed }
crossword-wrong-count = il faut { $expected ->
    [one] { $expected } lettre
   *[other] { $expected } lettres
  }, vous en avez donné { $found }
crossword-points-out-of-reach = { $points } points ne se gagnent ni ne se perdent ainsi
crossword-tell-first-starter = dites-moi d’abord quelle lettre chacun a tirée
crossword-tell-first-rack = dites-moi d’abord ce que { $name } a pioché : { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
  }
crossword-tell-first-left = dites-moi d’abord quelles lettres il reste à { $name }
crossword-tell-first-next-game = commencez d’abord la partie suivante

crossword-no-tile-laid = aucune lettre n’est posée
crossword-off-board = la case { $square } n’existe pas sur cette grille
crossword-taken = la case { $square } est déjà occupée
crossword-twice = il y a deux lettres sur la case { $square }
crossword-not-in-one-line = les lettres ne sont pas alignées
crossword-gap = il y a un trou en { $square }
crossword-one-letter = un mot a au moins deux lettres
crossword-misses-start = le premier mot doit couvrir la case de départ, { $square }
crossword-apart = le mot ne touche aucune lettre de la grille
crossword-word-too-long = le mot sort de la grille
crossword-other-letter = la lettre en { $square } n’est pas celle du mot
crossword-nothing-new = toutes les lettres du mot sont déjà posées

crossword-players-alone = ce genre de partie se joue seul, pas à { $found }
crossword-people = { $needed ->
    [one] il faut au moins une personne à la table
   *[other] il faut au moins { $needed } personnes à la table
  }
crossword-no-such-option = le joueur { $name } n’a pas de réglage « { $option } » ; il a { $known }
crossword-no-tiles = il n’y a pas ici de jeu de lettres « { $name } »
crossword-no-layout = il n’y a pas ici de grille « { $name } »
crossword-other-letters = la liste de mots « { $lexicon } » et le jeu de lettres « { $tiles } » n’ont pas les mêmes lettres
crossword-too-few-tiles = { $tiles } lettres ne suffisent pas pour { $players } chevalets de { $size }
crossword-rack-size = un chevalet porte de 1 à 15 lettres, pas { $found }
crossword-games = un tournoi compte de 1 à 20 parties, pas { $found }
crossword-ends-at-once = une partie ne peut pas finir après 0 tour sans points
crossword-turn-time = un tour dure de 0:10 à 59:59, pas { $time }
crossword-penalty-turn-time = quand chaque minute de trop coûte des points, un tour dure de 3 à 15 minutes, pas { $time }
crossword-penalty-points = la pénalité va de 1 à 10 points par minute, pas { $points }

crossword-position = on ne peut pas jouer cette position : { $why }
crossword-position-racks = elle a { $racks ->
    [one] { $racks } chevalet
   *[other] { $racks } chevalets
  }, la table { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
crossword-position-full-rack = un chevalet porte { $held } lettres, plus que { $size }
crossword-position-real-table = à une vraie table, la partie commence sur une grille vide
crossword-position-incomplete = il y faut les rangées, les chevalets, les scores et le nombre de tours sans points
crossword-position-score = score { $seat } : « { $found } » n’est pas un nombre
crossword-position-scoreless-turns = « { $found } » n’est pas un nombre de tours sans points
crossword-position-uneven = elle a { $racks ->
    [one] { $racks } chevalet
   *[other] { $racks } chevalets
  } mais { $scores ->
    [one] { $scores } score
   *[other] { $scores } scores
  } ; il en faut autant
crossword-position-too-many-players = { $found } joueurs, c’est trop ; on joue à { $most } au plus
crossword-position-rows = { $found ->
    [one] { $found } rangée
   *[other] { $found } rangées
  } au lieu de { $expected }
crossword-position-width = rangée { $row } : { $found ->
    [one] { $found } case
   *[other] { $found } cases
  } au lieu de { $expected }
crossword-position-run = rangée { $row } : « { $found } » n’est pas un nombre de cases vides
crossword-position-row-letter = rangée { $row } : il n’y a pas de lettre { $found }
crossword-position-rack-tile = chevalet { $seat } : il n’y a pas de lettre { $found }
crossword-position-too-many = { $tile } figure { $found } fois sur la grille et les chevalets ; le jeu de lettres « { $set } » n’en a que { $available }

crossword-preset-micro-fr-title = Micro
crossword-preset-micro-fr-era = Années 1980
crossword-preset-micro-fr-about = Le jeu français des premiers micros : chevalets à découvert, quatre niveaux, et un programme qui vous croit sur parole.
crossword-preset-deluxe-en-title = De Luxe
crossword-preset-deluxe-en-era = Années 1980
crossword-preset-deluxe-en-about = Le jeu anglais des micros : huit niveaux, une pendule si l’on veut, et un programme qui conteste vos mots.
crossword-preset-console-en-title = Console
crossword-preset-console-en-era = Années 1990
crossword-preset-console-en-about = Le jeu anglais de la console : lettre après lettre, chaque mot vérifié aussitôt.
crossword-preset-club-title = Club
crossword-preset-club-era = Aujourd’hui
crossword-preset-club-about = Comme en club : chevalets cachés, 25 minutes chacun, et ce sont les joueurs qui contestent.

crossword-gcg-line = ligne { $line } : { $why }
crossword-gcg-turn = coup { $turn } : { $why }
crossword-gcg-empty = il n’y a pas de partie ici ; elle commencerait par « #player1 surnom nom complet »
crossword-gcg-encoding = l’encodage { $name } est inconnu ici ; enregistrez le fichier en UTF-8 ou en ISO-8859-1
crossword-gcg-not-a-line = « { $found } » n’est ni une remarque (« #title … ») ni un coup (« >surnom: TIRAGE 8D MOT +24 124 »)
crossword-gcg-player-number = il n’y a pas de joueur { $found } ; les joueurs sont numérotés de 1 à { $most }
crossword-gcg-player-twice = le joueur { $name } est nommé deux fois
crossword-gcg-no-nickname = il manque le surnom du joueur, comme dans « #player1 surnom nom complet »
crossword-gcg-unknown-player = personne ne s’appelle { $found } ; les joueurs sont { $players }
crossword-gcg-incomplete-action = le coup n’est pas complet ; dites ce qui a été fait : une case et un mot, « - » et les lettres, ou « - » pour passer
crossword-gcg-incomplete-word = le coup n’est pas complet ; il manque le mot après la case
crossword-gcg-incomplete-points = le coup n’est pas complet ; il manque les points, comme +24
crossword-gcg-place = « { $found } » n’est pas une case ; écrivez-la comme 8D ou D8
crossword-gcg-tiles = « { $found } » ne peut pas être un tirage ; écrivez ses lettres, et ? pour un joker, comme QV?
crossword-gcg-points = « { $found } » n’est pas un nombre de points ; écrivez-le comme +24
crossword-gcg-nothing-to-take-back = { $name } n’a aucun coup à reprendre
crossword-gcg-too-many-points = le total est trop grand pour être vrai
crossword-gcg-word = ce mot est illisible
crossword-gcg-no-tile = il n’y a pas de lettre en { $square }, où le mot devrait en traverser une
crossword-gcg-rack = le tirage n’a pas les lettres de ce mot
crossword-gcg-score = le coup vaut { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  }, pas { $written }
crossword-gcg-end-rack = les lettres { $tiles } valent { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  }, pas { $written }
crossword-gcg-cannot-lie = ce mot ne peut pas être posé là
crossword-gcg-no-tiles = il n’y a pas ici de jeu de lettres « { $found } » ; il y a { $known }
crossword-gcg-no-layout = il n’y a pas ici de grille « { $found } » ; il y a { $known }
crossword-gcg-no-layout-sized = il n’y a pas ici de grille de { $rows } rangées ; il y a { $known }
crossword-gcg-not-utf8 = ce n’est pas de l’UTF-8 ; le fichier a été lu en ISO-8859-1
crossword-gcg-undeclared-utf8 = le fichier ne dit pas qu’il est en UTF-8 ; il a été lu ainsi
crossword-gcg-no-full-name = le nom complet manquait ; le surnom le remplace
crossword-gcg-unnamed-player = aucune ligne ne nommait { $name } ; c’est devenu le joueur { $number }
crossword-gcg-other-name = { $written } a été compris comme { $nickname }
crossword-gcg-no-colon = les deux-points manquaient après { $name }
crossword-gcg-small-letters = le tirage { $written } avait des minuscules ; il a été lu { $read }
crossword-gcg-open-parenthesis = la parenthèse fermante manquait ; elle a été ajoutée
crossword-gcg-pass-scores = passer ne rapporte rien ; { $points } n’a pas été compté
crossword-gcg-exchange-scores = un échange ne rapporte rien ; { $points } n’a pas été compté
crossword-gcg-time-scores = le temps coûte des points ; { $points } a été lu { $minus }
crossword-gcg-no-sign = les points { $points } n’avaient pas de signe ; ils ont été lus +{ $points }
crossword-gcg-taken-back = « -- » reprend un coup de { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, pas de { $written }
crossword-gcg-no-total = le total manquait ; il a été compté
crossword-gcg-wrong-total = le total est { $counted }, pas { $written }
crossword-gcg-after-total = « { $found } », après le total, a été laissé de côté
crossword-gcg-turn-missing = le coup précédent manque ; il compte comme passé
crossword-gcg-exchange-passed = l’échange compte comme un tour passé
crossword-gcg-rack-left-out = le tirage { $rack } a été laissé de côté : { $why }
crossword-gcg-rack-lacks = le tirage a été laissé de côté : il n’a pas de { $missing }, pourtant joué
crossword-gcg-left = les lettres restantes n’ont pas pu être reprises : { $why }
crossword-gcg-total = { $name } a { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  } ici ; dans le fichier, c’était { $written }
crossword-gcg-list = la partie a été jouée avec la liste { $named } ; ici, c’est la liste « { $ours } » qui juge
crossword-gcg-name = le nom { $name } est trop long ici ; il est devenu { $short }

crossword-told-played = { $name } joue { $word } en { $square }, { $direction ->
    [across] horizontalement
   *[down] verticalement
  }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
crossword-told-exchanged = { $name } échange { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
  }
crossword-told-passed = { $name } passe
crossword-told-lost = { $name } perd son tour : { $words } hors de la liste
crossword-told-withdrawn = { $name } reprend son coup après une contestation
crossword-told-challenge-upheld = { $name } conteste { $words } à raison : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en moins
crossword-told-challenge-failed = { $name } conteste { $words } à tort
crossword-told-challenge-bonus = { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour une contestation rejetée
crossword-told-timed-out = { $name } a dépassé son temps
crossword-told-sat-out = { $name } passe son tour après une contestation rejetée
crossword-told-time-penalty = { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour le temps
crossword-told-resigned = { $name } abandonne
crossword-told-racks = { $name } garde { $tiles } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Le jeu en lignes de texte.

crossword-plain-title = Mots croisés
crossword-plain-way-normal = Une partie contre d’autres
crossword-plain-way-solitaire = En solitaire : vous contre le sac
crossword-plain-way-tournament = Tournoi : plusieurs parties, la somme la plus haute gagne
crossword-plain-way-real-board = Vrai plateau : les lettres sont sur votre table, et vous dites au programme ce qu’il ne voit pas
crossword-plain-help =
    H4 CORNE pose un mot horizontal sur la ligne H à partir de la colonne 4, 4H CORNE un mot vertical dans la colonne 4 ; une minuscule parmi des majuscules est un joker.
    essayer H4 CORNE dit les mots et les points sans jouer ; jouer le pose.
    échanger QV, passer, contester, accepter, piocher, annuler ; indice dit un mot, puis sa place, puis une liste (indice mot, indice endroit, indice liste).
    chevalet, grille, ligne H, colonne 8, H8 pour une case avec ses voisines et ses mots, sac, sac E.
    À une vraie table : tirage et les lettres, retiré, prime NOM 5, dépassement NOM -10. En tournoi : suivante.
crossword-plain-rack = Votre chevalet : { $tiles }.
crossword-plain-rack-in-full = { $tiles }. { $count ->
    [one] { $count } lettre.
   *[other] { $count } lettres.
  }
crossword-plain-rack-of = { $name } : { $tiles }.
crossword-plain-no-rack = Vos lettres ne sont pas connues ici.
crossword-plain-bag = { $count ->
    [0] Le sac est vide.
    [one] { $count } lettre dans le sac.
   *[other] { $count } lettres dans le sac.
  }
crossword-plain-bag-and-unseen = { $bag } dans le sac, { $unseen } que vous ne voyez pas.
crossword-plain-unseen = { $tiles }.
crossword-plain-left-of = { $tile } : il en reste { $left } sur { $total }.
crossword-plain-round = Partie { $game } sur { $games }.
crossword-plain-board-empty = La grille est vide.
crossword-plain-row = Ligne { $line } : { $words }.
crossword-plain-row-empty = Ligne { $line }, aucune lettre.
crossword-plain-column = Colonne { $line } : { $words }.
crossword-plain-column-empty = Colonne { $line }, aucune lettre.
crossword-plain-no-row = Il y a des lignes de { $first } à { $last }.
crossword-plain-no-column = Il y a des colonnes de { $first } à { $last }.
crossword-plain-run = { $text } de { $from } à { $to }
crossword-plain-single = { $text } en { $square }
crossword-plain-premiums = Cases bonus vides : { $premiums }.
crossword-plain-premium-at = { $square } { $premium }
crossword-plain-premium = { $kind ->
    [letter2] lettre compte double
    [letter3] lettre compte triple
    [letter4] lettre compte quadruple
    [word2] mot compte double
    [word3] mot compte triple
    [word4] mot compte quadruple
   *[other] fois { $times }
  }
crossword-plain-empty = { $square }, vide.
crossword-plain-empty-premium = { $square }, { $premium }, vide.
crossword-plain-start = { $square }, la case de départ, vide.
crossword-plain-tile = { $at } : { $tile }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
crossword-plain-tile-by = { $at } : { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, lettre posée par { $name }.
crossword-plain-in-words = Dans { $words }.
crossword-plain-across = { $word } horizontal
crossword-plain-down = { $word } vertical
crossword-plain-neighbours = { $sides }.
crossword-plain-side = { $side ->
    [left] à gauche
    [right] à droite
    [above] au-dessus
   *[below] au-dessous
  } { $what }
crossword-plain-has = { $square } { $tile }
crossword-plain-is-empty = { $square } vide
crossword-plain-no-place = « { $found } » n’est pas une place : écrivez-la comme H4 ou 4H.
crossword-plain-place-and-word = Tapez une place et un mot, comme H4 CORNE.
crossword-plain-can-start = { $word } peut commencer en { $places }.
crossword-plain-lacks = Pour { $word }, il vous manque { $letters }.
crossword-plain-would-score = { $word }, de { $from } à { $to }, { $direction ->
    [across] horizontal
   *[down] vertical
  } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
crossword-plain-would-make = Mots : { $words }.
crossword-plain-also-made = Et aussi { $words }.
crossword-plain-bonus = { $points } points de plus pour tout le chevalet.
crossword-plain-in-list = Dans la liste.
crossword-plain-not-in-list = { $count ->
    [one] { $words } n’est pas dans la liste.
   *[other] { $words } ne sont pas dans la liste.
  }
crossword-plain-keeps = Vous garderiez { $tiles }. Tapez « jouer » pour le poser.
crossword-plain-keeps-nothing = Vous ne garderiez rien. Tapez « jouer » pour le poser.
crossword-plain-hint-word = Vous pouvez poser { $word }.
crossword-plain-hint-nothing = Je ne trouve aucun mot. Tapez « jouer » pour passer, ou échangez des lettres.
crossword-plain-advice = { $word } en { $place } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
crossword-plain-sure-to-pass = Passer votre tour ? Oui ou non.
crossword-plain-sure-to-exchange = Échanger { $tiles } ? Cela prend votre tour. Oui ou non.
crossword-plain-challenged = { $count ->
    [one] { $words } n’est pas dans la liste. Le programme le conteste.
   *[other] { $words } ne sont pas dans la liste. Le programme les conteste.
  } Acceptez-vous la contestation ? Oui retire le mot, non le maintient.
crossword-plain-sure = { $word } n’est pas dans la liste. En êtes-vous sûr ? Oui ou non.
crossword-plain-pick = Tapez « piocher » pour tirer vos lettres.
crossword-plain-acceptance = Le dernier coup de la partie attend : tapez « accepter », ou « contester ».
crossword-plain-tell-starter = Chacun tire une lettre pour le début. Tapez « tirage » et les lettres dans l’ordre { $names }, avec des espaces, comme tirage E A.
crossword-plain-tell-rack = { $count ->
    [one] Tirez { $count } lettre pour { $name }. Tapez « tirage » et cette lettre.
   *[other] Tirez { $count } lettres pour { $name }. Tapez « tirage » et ces lettres, comme tirage AEIQV?.
  }
crossword-plain-tell-left = { $count ->
    [one] Il reste { $count } lettre à { $name }. Tapez « tirage » et cette lettre.
   *[other] Il reste { $count } lettres à { $name }. Tapez « tirage » et ces lettres.
  }
crossword-plain-name-and-points = Tapez un nom et des points, comme prime Anna 5.
crossword-plain-game-over = La partie { $game } sur { $games } est terminée : { $scores }.
crossword-plain-next-game = Tapez « suivante » pour commencer la partie suivante.
crossword-plain-ended = { $reason ->
    [out] Un joueur a posé la dernière lettre.
    [passes] Tout le monde a passé.
    [scoreless] Trop de tours n’ont rien rapporté.
    [no-play] Personne ne peut plus poser de mot.
   *[resignation] Tous les joueurs sauf un ont abandonné.
  }
