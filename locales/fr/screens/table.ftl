# Les phrases de la partie : la grille, le chevalet, la feuille de marque.

table = Partie
board = Grille
players = Joueurs
tiles = Lettres
your-tiles = Votre chevalet
tools = Outils
watching = Vous regardez cette partie.

points-heard = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
blank = joker
tile = { $letter }, { $points }
tile-blank = Joker
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

play = Jouer
play-score = Jouer { $points }
shuffle = Mélanger le chevalet
recall = Reprendre
exchange = Échanger
pass = Passer
challenge = Contester
hint = Indice
undo = Annuler
more = Plus
keys = Touches
pause = Pause
resume = Reprendre la partie
resign = Abandonner
sort-alphabetical = Trier par lettre
sort-value = Trier par valeur
keep-title = Un nom pour cette partie
save = Garder
saved = Gardée sous « { $title } ». Elle est dans Mes parties.
drawn = Tirage pour commencer : { $draws }
must-place = Temps écoulé : le mot commencé par { $typed } doit être posé.
save-gcg = Enregistrer en GCG
leave-table = Quitter la table
more-title = Plus
show-panels = Coups et lettres
force-move = Le faire jouer tout de suite

player-your-turn = à vous
player-to-move = au trait
player-thinks = réfléchit…
player-played = a joué { $word }
player-resigned = a abandonné
player-away = absent
round = Partie { $round } sur { $rounds }

unseen = Restent { $count }
in-bag = Dans le sac { $count }
bag-holds = { $count ->
    [0] Le sac est vide.
    [one] Une lettre dans le sac.
   *[other] { $count } lettres dans le sac.
  }
values = Valeurs
premiums = Cases

turns = Coups
thinking = Réflexion
graph = Courbe
score-sheet = Feuille de marque
sheet-player = Joueur
sheet-place = Place
sheet-word = Mot
sheet-points = Points
sheet-total = Total
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
thinks-aloud = { $name } réfléchit à voix haute
nobody-thinks = Quand l’ordinateur réfléchit, les mots qu’il essaie sont listés ici.

meaning = Définition
define = Définition de { $word }
hooks = rallonges :
word-unknown = { $word } n’est pas dans la liste.
word-without-meaning = { $word } est dans la liste ; nous n’en avons pas de définition.

begin-here = À vous : faites glisser des lettres, ou cliquez une case et tapez.
wait-for-others = On attend les autres joueurs.
preview-unknown = { $count ->
    [one] { $words } n’est pas dans la liste. Reprenez-le ou essayez un autre mot.
   *[other] { $words } ne sont pas dans la liste. Reprenez-les ou essayez d’autres mots.
  }
bonus = chevalet complet
not-your-turn = Ce n’est pas encore à vous. Vos lettres restent où elles sont.
not-possible-yet = Ce n’est pas possible maintenant.
not-in-rack = Vous n’avez pas de { $letter }.
no-room = Il n’y a pas de place pour { $letter } ici.
no-hints = Pas d’indices dans cette partie.
no-clock = Pas de pendule dans cette partie.

exchange-title = Quelles lettres rendre ?
exchange-about = Vous en piochez autant, et votre tour s’achève.
exchange-all = Toutes
exchange-count = { $count ->
    [0] Échanger
   *[other] Échanger { $count }
  }
pass-title = Passer ce tour ?
pass-about = Vous ne marquez rien et gardez vos lettres.
resign-title = Abandonner la partie ?
resign-about = On ne peut pas revenir en arrière.
blank-title = Quelle lettre pour le joker ?
hint-title = Un indice
hint-word-about = Ce mot peut se jouer quelque part.
hint-place-about = Il rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-list-about = Choisissez un mot : il est posé pour vous.
hint-lay = Posez-le pour moi
hint-lay-word = Poser { $word } pour { $points }
hint-another = Un autre
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
ask-paused = La partie est en pause. Les pendules sont arrêtées.
ask-stopped = La partie est arrêtée. Elle reprend quand vous voulez.
ask-next-game = Cette partie est terminée : { $scores }.
next-game = Partie suivante

hand-over = { $name }, c’est à vous
hand-over-about = Passez l’écran. Les lettres restent cachées jusqu’à ce que vous soyez prêt.
hand-over-done = Je suis { $name }

ending-over = La partie est terminée.
ending-show = Voir le résultat
ending-you-won = Vous avez gagné
ending-won = { $name } a gagné
ending-shared = Égalité : { $names }
ending-alone = { $points } points
ending-went-out = La dernière lettre est posée.
ending-passes = Tout le monde a passé.
ending-scoreless = Trop de coups de suite sans points.
ending-no-play = Plus personne ne peut poser de mot.
ending-resignation = La partie a été abandonnée.
ending-before = Points
ending-racks = Reliquat
ending-overtime = Temps
ending-after = Résultat
ending-total = En tout
ending-look = Voir la grille
ending-other = Autre partie
ending-again = Rejouer

keys-title = Touches
keys-commands = Dans la ligne de commande : { $example } ; aussi chevalet, points, sac, dernier, temps.
key-walk = parcourir la grille
key-letters = poser cette lettre à la flèche
key-blank = poser un joker pour cette lettre
key-skip = sauter une case
key-turn = tourner la flèche
key-back = reprendre la dernière lettre
key-play = jouer ; sans lettres, passer (sur une case vide : poser la flèche)
key-escape = reposer ce qu’on tient
key-recall = reprendre toutes les lettres (hors de la grille)
key-shuffle = mélanger le chevalet (hors de la grille)
key-pass = passer
key-challenge = contester
key-exchange = échanger
key-hint = indice (sans flèche sur la grille)
key-keys = cette liste
command-line = Ligne de commande
command-example-english = 8D CORNE · échanger QV · passer
command-example-french = H4 CORNE · échanger QV · passer
command-unknown = « { $typed } » n’est pas une commande. Essayez une place et un mot, comme H4 CORNE.

heard-played = { $name } joue { $word } en { $place } pour { $points }, { $total } en tout.
heard-other = { $name } : { $what }. { $total } en tout.
heard-score = { $name } { $score }.
heard-bag = { $count } dans le sac. Restent : { $tiles }.
heard-your-turn = { $name }, c’est à vous.
heard-turn-of = C’est à { $name }.
heard-time-left = Plus que { $seconds } secondes.
heard-across = Horizontal
heard-down = Vertical

save-file = Enregistrer en fichier
zoom = Zoom
scores = Points
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
