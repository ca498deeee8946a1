# Les phrases du jeu de lettres croisées : la grille, les coups, les règles, le vrai plateau, l’analyse.

way-alone = En solitaire
way-tournament = Tournoi

tour-title-1 = Posez un mot
tour-title-2 = Voyez ce qu’il vaut
tour-title-3 = Un doute ?
tour-about-1 = Faites glisser les lettres du chevalet vers la grille, ou touchez une lettre puis une case, ou cliquez une case et tapez. Le premier mot passe par le centre ; les suivants touchent des lettres déjà posées.
tour-about-2 = Le bouton sous la grille montre les points avant de jouer. Les cases de couleur multiplient lettres ou mots ; tout le chevalet d’un coup donne une prime.
tour-about-3 = Reprenez vos lettres autant que vous voulez. Échangez celles qui vous gênent, ou demandez un indice. La touche ? montre tous les raccourcis.

notation-english = Cases à l’anglaise : 8D
notation-french = Cases à la française : H4

mode-normal = Une partie
mode-solitaire = Solitaire
mode-tournament = Tournoi
mode-real-board = Vrai plateau

game-crossword = Mots croisés

new-solitaire-title = En solitaire
new-tournament-title = Tournoi
new-real-board-title = Sur votre plateau
new-solitaire-about = Vous contre le sac : tirez-en le plus de points possible.
new-tournament-about = Plusieurs parties contre les mêmes joueurs. La somme la plus haute gagne.
new-real-board-about = Les lettres sont sur votre table. Lettrine tient un chevalet, vous dit où vont ses mots et vérifie les comptes.
way-real-board = Vrai plateau

rules-more-about = Grille, tours, fin de partie, ordinateur, écran

rule-mode = Genre de partie
rule-mode-about = Ce que l’on joue, et où.
rule-mode-normal = Une partie
rule-mode-normal-about = De deux à quatre joueurs ; le plus de points gagne.
rule-mode-solitaire = Solitaire
rule-mode-solitaire-about = Un joueur contre le sac. Passer met fin à la partie.
rule-mode-tournament = Tournoi
rule-mode-tournament-about = Plusieurs parties ; la somme la plus haute gagne.
rule-mode-real-board = Vrai plateau
rule-mode-real-board-about = Les lettres sont sur votre table, et vous dites au programme ce qui s’y passe.
rule-games = Parties
rule-games-about = Le nombre de parties dont on fait la somme.

rule-penalty = Contester à tort
rule-penalty-about = Le prix d’une contestation quand tous les mots sont bons.
rule-penalty-single = Ne coûte rien
rule-penalty-double = Coûte le tour suivant
rule-penalty-points = Donne des points
rule-challenge-points = Points
rule-challenge-points-about = Donnés au joueur dont le coup a été contesté.
rule-refused-word = Après un mot refusé
rule-refused-word-about = Ce que fait le joueur dont le mot revient.
rule-refused-word-loses-turn = Il perd son tour
rule-refused-word-try-again = Il en essaie un autre

rule-turn-time = Temps par coup
rule-turn-time-about = De 0:10 à 59:59 ; de 3 à 15 minutes si le retard coûte des points.
rule-minute-points = Points par minute
rule-minute-points-about = Perdus pour chaque minute de retard entamée.

rule-tiles = Lettres
rule-tiles-about = Lesquelles, combien, et ce qu’elles valent.
rule-tiles-english = Anglaises, 100 en tout
rule-tiles-french = Françaises, 102 en tout
rule-layout = Grille
rule-layout-about = Sa taille et ses cases de couleur.
rule-layout-standard = 15 sur 15
rule-layout-small = Petite, 11 sur 11
rule-layout-large = Grande, 21 sur 21
rule-rack-size = Lettres au chevalet
rule-rack-size-about = De 1 à 15 ; sept d’ordinaire.
rule-bonus = Prime pour tout le chevalet
rule-bonus-about = Points en plus quand on pose d’un coup toutes les lettres d’un chevalet plein.
rule-first-play = Le premier mot
rule-first-play-about = Où il peut se poser.
rule-first-play-covers-start = Sur l’étoile
rule-first-play-anywhere = N’importe où

rule-starter = Qui commence
rule-starter-about = Comment on trouve le premier joueur.
rule-starter-draw = Au tirage : le plus près de A
rule-starter-first = Le premier de la liste
rule-exchange-needs = Pour échanger
rule-exchange-needs-about = Il doit rester autant de lettres dans le sac.
rule-exchange-times = Échanges
rule-exchange-times-about = Combien de fois chacun peut échanger dans une partie.
rule-exchange-times-any = À volonté
rule-exchange-times-1 = Une fois
rule-exchange-times-2 = Deux fois
rule-exchange-times-3 = Trois fois
rule-exchange-times-5 = Cinq fois
rule-picking = Nouvelles lettres
rule-picking-about = Si elles viennent d’elles-mêmes après un coup.
rule-picking-automatic = Aussitôt
rule-picking-by-hand = Quand vous les piochez
rule-undo = Reprendre un coup
rule-undo-about = Si un coup joué peut être annulé.
rule-undo-never = Jamais
rule-undo-last-turn = Avant le joueur suivant
rule-undo-always = Toujours
rule-remaining = Compte des lettres
rule-remaining-about = Ce que compte le tableau des lettres restantes.
rule-remaining-unseen = Tout ce que vous n’avez pas vu
rule-remaining-in-bag = Le sac seulement

rule-passes = Tours sans points
rule-passes-about = Combien mettent fin à la partie.
rule-passes-bag-empty-round = Tous passent, sac vide
rule-passes-scoreless-each = Un nombre par joueur
rule-passes-scoreless-in-all = Un nombre de tours d’affilée
rule-scoreless = Tours
rule-scoreless-about = La partie s’arrête après ce nombre de tours sans points.
rule-no-play = Finir quand personne ne peut jouer
rule-no-play-about = La partie s’arrête dès qu’aucun mot ne va et que rien ne s’échange.
rule-adjustment = Lettres restantes
rule-adjustment-about = Ce qu’elles font aux scores.
rule-adjustment-rack-to-player-out = Retirées, données à qui a fini
rule-adjustment-twice-to-player-out = Deux fois leur valeur à qui a fini
rule-adjustment-none = Rien
rule-tie-break = Égalité
rule-tie-break-about = Qui gagne alors.
rule-tie-break-none = La victoire est partagée
rule-tie-break-before-adjustment = Le meilleur avant le dernier compte

rule-placement-speed = Vitesse de pose
rule-placement-speed-about = La pause entre ses lettres : 0 aucune, 9 la plus longue ; 3 ou 4 pour le suivre.
rule-fast = Rapide
rule-fast-about = Sans effets, pour que l’ordinateur joue plus vite.
rule-minimum-people = Personnes requises
rule-minimum-people-about = Autant de joueurs en chair et en os ; 0 laisse les ordinateurs entre eux.
rule-keys = Touches
rule-keys-about = Celles qui posent les mots et répondent aux questions.
rule-keys-modern = D’aujourd’hui
rule-keys-tile-by-tile = Lettre par lettre
rule-keys-micro = H et V, o et n
rule-keys-deluxe = A et D, Y et N

premium-letter-2 = Lettre compte double
premium-letter-3 = Lettre compte triple
premium-letter-4 = Lettre compte quadruple
premium-word-2 = Mot compte double
premium-word-3 = Mot compte triple
premium-word-4 = Mot compte quadruple
premium-short-letter-2 = LD
premium-short-letter-3 = LT
premium-short-letter-4 = LQ
premium-short-word-2 = MD
premium-short-word-3 = MT
premium-short-word-4 = MQ
premium-bonus = Les { $count } lettres en un coup
square-empty = { $place }, vide
square-start = { $place }, départ, { $premium }
square-premium = { $place }, { $premium }
square-tile = { $place }, { $letter }, { $points }
square-laid = { $place }, { $letter }, posée par vous

play-score = Jouer { $points }
keep-title = Un nom pour cette partie
must-place = Temps écoulé : le mot commencé par { $typed } doit être posé.
save-gcg = Enregistrer en GCG
show-panels = Coups et lettres

player-played = a joué { $word }

in-bag = Dans le sac { $count }
bag-holds = { $count ->
    [0] Le sac est vide.
    [one] Une lettre dans le sac.
   *[other] { $count } lettres dans le sac.
  }
premiums = Cases

graph = Courbe
sheet-place = Place
sheet-word = Mot
no-turns-yet = Aucun coup encore. Le premier mot couvre l’étoile.
turn-exchanged = { $count ->
    [one] { $count } lettre échangée
   *[other] { $count } lettres échangées
  }
turn-exchanged-tiles = { $tiles } échangées
turn-passed = passe
turn-lost = tour perdu : { $words }
turn-withdrawn = coup repris
turn-challenge-bonus = points pour contestation à tort
turn-timed-out = temps écoulé
turn-sat-out = passe son tour
turn-time-penalty = pénalité de temps
turn-resigned = abandonne
turn-racks = lettres restantes : { $tiles }


begin-here = À vous : faites glisser des lettres, ou cliquez une case et tapez.
wait-for-others = On attend les autres joueurs.
preview-unknown = { $count ->
    [one] { $words } n’est pas dans la liste. Reprenez-le ou essayez un autre mot.
   *[other] { $words } ne sont pas dans la liste. Reprenez-les ou essayez d’autres mots.
  }
not-your-turn = Ce n’est pas encore à vous. Vos lettres restent où elles sont.

exchange-title = Quelles lettres rendre ?
exchange-about = Vous en piochez autant, et votre tour s’achève.
exchange-all = Toutes
exchange-count = { $count ->
    [0] Échanger
   *[other] Échanger { $count }
  }
pass-title = Passer ce tour ?
pass-about = Vous ne marquez rien et gardez vos lettres.
hint-place-about = Il rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-list-about = Choisissez un mot : il est posé pour vous.
hint-nothing = Aucun mot à trouver avec ces lettres.

ask-sure = { $word } n’est pas dans la liste. En êtes-vous sûr ?
ask-sure-yes = J’en suis sûr
ask-sure-no = Non, je le reprends
ask-challenged = { $count ->
    [one] Je conteste { $words }.
   *[other] Je conteste { $words }.
  } Ai-je raison ?
ask-challenged-accept = C’est juste
ask-challenged-reject = Mon mot est bon
ask-pick = Piochez de nouvelles lettres.
ask-pick-yes = Piocher
ask-accept = Le dernier coup est { $word }. L’acceptez-vous ?
ask-accept-yes = Accepter
ask-stopped = La partie est arrêtée. Elle reprend quand vous voulez.
ask-next-game = Cette partie est terminée : { $scores }.
next-game = Partie suivante

ending-over = La partie est terminée.
ending-went-out = La dernière lettre est posée.
ending-passes = Tout le monde a passé.
ending-scoreless = Trop de coups de suite sans points.
ending-no-play = Plus personne ne peut poser de mot.
ending-resignation = La partie a été abandonnée.
ending-before = Points
ending-racks = Reliquat
ending-total = En tout
ending-look = Voir la grille

keys-commands = Dans la ligne de commande : { $example } ; aussi chevalet, points, sac, dernier, temps.
key-walk = parcourir la grille
key-letters = poser cette lettre à la flèche
key-blank = poser un joker pour cette lettre
key-skip = sauter une case
key-turn = tourner la flèche
key-back = reprendre la dernière lettre
key-play = jouer ; sans lettres, passer (sur une case vide : poser la flèche)
key-pass = passer
key-challenge = contester
key-exchange = échanger
key-hint = indice (sans flèche sur la grille)
command-example-english = 8D CORNE · échanger QV · passer
command-example-french = H4 CORNE · échanger QV · passer
command-unknown = « { $typed } » n’est pas une commande. Essayez une place et un mot, comme H4 CORNE.

heard-played = { $name } joue { $word } en { $place } pour { $points }, { $total } en tout.
heard-other = { $name } : { $what }. { $total } en tout.
heard-bag = { $count } dans le sac. Restent : { $tiles }.
heard-across = Horizontal
heard-down = Vertical

zoom = Zoom
scores-shown-usual = Les points sont affichés.
scores-shown-all = Les points sont affichés en détail.
scores-shown-none = Les points sont cachés.
scores-details = { $words } mots · dernier { $last } · meilleur { $best } · cette partie { $game }
key-zoom = voir la grille de plus près, en trois étapes
key-scores = points en détail, cachés ou comme d’habitude
look-up = Chercher un mot
look-up-word = Un mot
look-up-go = Chercher
leave-title = Quitter la table ?
leave-about = La partie est gardée telle quelle ; vous la retrouverez dans Mes parties. Vous pouvez lui donner un nom.
leave-not = Rester
leave-stop = Arrêter la partie
ending-passes-alone = Vous avez passé, ce qui termine une partie en solitaire.
verdict-fair = { $points } points à vous tous : une partie tranquille. La prochaine sera meilleure.
verdict-good = { $points } points à vous tous : un bon score.
verdict-very-good = { $points } points à vous tous : un très bon score.
verdict-excellent = { $points } points à vous tous : un score excellent.
verdict-guide = Une table fait d’ordinaire 500 à 700 points en tout.
verdict-short-fair = partie tranquille
verdict-short-good = bon
verdict-short-very-good = très bon
verdict-short-excellent = excellent
verdict-alone-fair = Une partie tranquille. La prochaine sera meilleure.
verdict-alone-good = C’est un bon score.
verdict-alone-very-good = C’est un très bon score.
verdict-alone-excellent = C’est un score excellent.

real-about = Les lettres sont sur votre table. Suivez le panneau.
real-step = À faire
real-starter = Qui commence ?
real-starter-about = Chacun tire une lettre. Tapez-les ; ? est un joker. La plus proche de A commence. Puis remettez les lettres.
real-starter-letter = Lettre tirée par { $name }
real-starter-tell = Voilà le tirage
real-rack = { $count ->
    [one] Piochez une lettre pour { $name }
   *[other] Piochez { $count } lettres pour { $name }
  }
real-rack-about = Piochez sans trop regarder, et tapez ce qui vient ; ? est un joker. Posez-les sur un chevalet pour { $name }.
real-tiles = Lettres
real-tiles-count = { $count } sur { $needed }
real-rack-tell = Voilà ce qui est venu
real-left = Que reste-t-il à { $name } ?
real-left-about = { $count ->
    [one] Il reste une lettre au chevalet de { $name }. Tapez-la.
   *[other] Il reste { $count } lettres au chevalet de { $name }. Tapez-les.
  }
real-left-tell = Voilà ce qui reste
real-wait = { $name } réfléchit…
real-wait-about = Dans un instant, vous saurez où va son mot.
real-word = Qu’a posé { $name } ?
real-word-about = Touchez une case et posez les lettres, ou tapez la place et le mot ci-dessous.
real-word-tell = Posé
real-word-tell-score = Posé, { $points }
real-word-back = Reprendre les lettres
real-word-turn = Tourner la flèche
real-letters = Lettres
real-blanks = En joker
real-pass = A passé ou changé des lettres
real-typed = Ou tapez-le
real-placed = À poser sur votre plateau
real-placed-title = { $name } pose { $word }
real-placed-at = { $word }, { $direction ->
    [across] à l’horizontale
   *[down] à la verticale
  } depuis { $place }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
real-placed-tile = { $letter } en { $place }
real-placed-blank = le joker comme { $letter } en { $place }
real-placed-order = Posez : { $tiles }.
real-sums = Vérifiez le compte
real-sums-bonus = chevalet entier
real-sums-total = ensemble
real-computer-passed = { $name } passe.
real-computer-changed = { $name } change des lettres : { $tiles }. Retirez-les de son chevalet et mêlez-les au sac.
real-more = Indice, corrections, points
real-hint = Un indice pour { $name }
real-hint-about = Dites les lettres de { $name }, et le programme cherche des mots.
real-hint-tell = Chercher des mots
real-hint-none = Aucun mot trouvé avec ces lettres.
real-hint-lay = Montrer { $word } pour { $points }
real-withdrawn = Le dernier mot a été contesté et repris
real-points = Points sans coup joué
real-points-who = À qui
real-points-why = Pourquoi
real-points-challenge = Une contestation
real-points-time = Le temps
real-points-number = Points ; avec − ils sont perdus
real-points-tell = Les noter

review-board = La grille
review-end = La fin
review-turn-of = Coup { $turn } : { $name }
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
review-export-picture = En image
review-picture-failed = Ce navigateur ne sait pas dessiner l’image.
review-keys = Les flèches du clavier parcourent les coups.
challenge-title = Contester { $words } ?
challenge-about-single = Si les mots sont valables, il ne se passe rien.
challenge-about-double = Si les mots sont valables, vous perdez votre tour.
challenge-about-points = Si les mots sont valables, l’adversaire gagne des points.
challenge-upheld = { $name } conteste { $words } à raison : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en moins.
challenge-failed = { $name } conteste { $words } à tort.
undo-told = { $name } a repris un coup.
ask-undo = { $name } demande à reprendre son dernier coup. Des lettres ont été tirées depuis.
ask-undo-no = Non, on continue
ask-undo-yes = Accepter
score-total = Toutes les parties : { $points }
