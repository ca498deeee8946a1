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
