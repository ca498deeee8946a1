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

play = Jouer
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
fast-on = Parties rapides : oui
fast-off = Parties rapides : non
sound-on = Son : oui
sound-off = Son : non
sort-alphabetical = Trier par lettre
sort-value = Trier par valeur
save = Garder
saved = Gardée sous « { $title } ». Elle est dans Mes parties.
drawn = Tirage pour commencer : { $draws }
leave-table = Quitter la table
more-title = Plus
force-move = Le faire jouer tout de suite

player-your-turn = à vous
player-to-move = au trait
player-thinks = réfléchit…
player-resigned = a abandonné
player-away = absent
round = Partie { $round } sur { $rounds }

unseen = Restent { $count }
values = Valeurs

turns = Coups
thinking = Réflexion
score-sheet = Feuille de marque
sheet-player = Joueur
sheet-points = Points
sheet-total = Total
thinks-aloud = { $name } réfléchit à voix haute
nobody-thinks = Quand l’ordinateur réfléchit, les mots qu’il essaie sont listés ici.

bonus = chevalet complet
not-possible-yet = Ce n’est pas possible maintenant.
not-in-rack = Vous n’avez pas de { $letter }.
no-room = Il n’y a pas de place pour { $letter } ici.
no-hints = Pas d’indices dans cette partie.
no-clock = Pas de pendule dans cette partie.

resign-title = Abandonner la partie ?
resign-about = On ne peut pas revenir en arrière.
blank-title = Quelle lettre pour le joker ?
hint-title = Un indice
hint-word-about = Ce mot peut se jouer quelque part.
hint-lay = Posez-le pour moi
hint-lay-word = Poser { $word } pour { $points }
hint-another = Un autre

ask-paused = La partie est en pause. Les pendules sont arrêtées.

hand-over = { $name }, c’est à vous
hand-over-about = Passez l’écran. Les lettres restent cachées tant que vous ne l’avez pas en main.
hand-over-done = Je suis { $name }
hand-over-first = Les lettres sont cachées. Dites d’abord qui est devant l’écran.

ending-show = Voir le résultat
ending-you-won = Vous avez gagné
ending-won = { $name } a gagné
ending-shared = Égalité : { $names }
ending-alone = { $points } points
ending-overtime = Temps
ending-after = Résultat
ending-other = Autre partie
ending-again = Rejouer

keys-title = Touches
key-escape = reposer ce qu’on tient
key-recall = reprendre toutes les lettres (hors de la grille)
key-shuffle = mélanger le chevalet (hors de la grille)
key-keys = cette liste
command-line = Ligne de commande

heard-score = { $name } { $score }.
heard-your-turn = { $name }, c’est à vous.
heard-turn-of = C’est à { $name }.
heard-time-left = Plus que { $seconds } secondes.

save-file = Enregistrer en fichier
scores = Points

meaning = Définition
define = Définition de { $word }
hooks = rallonges :
word-unknown = { $word } n’est pas dans la liste.
word-without-meaning = { $word } est dans la liste ; nous n’en avons pas de définition.
ask-paused-by = { $name } a mis la partie en pause (pause nº { $times }). Les pendules sont arrêtées.
hint-told = { $name } a demandé un indice.
aids-off = Entre joueurs : ni indices, ni annulation, ni recherche libre de mots.
aids-on = L’hôte permet les indices, l’annulation et la recherche de mots, selon les règles. Indices et annulations sont annoncés à tous.
aids-allow = Permettre les indices, l’annulation et la recherche de mots
rematch-proposed = { $name } propose une revanche. Rejouez pour accepter.
rematch-waits = Revanche proposée. En attente de { $names }.
