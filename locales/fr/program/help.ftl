# L’aide de la ligne de commande. Une clé est une commande, une commande et son argument, ou « argument » et le nom d’un argument de plusieurs commandes.

# Le programme.

help-about = Jeux de lettres croisées : jouer, chercher des mots, étudier des positions, faire jouer l’ordinateur
help-long-about =
    Jeux de lettres croisées : jouer, chercher des mots, étudier des positions, faire jouer l’ordinateur.

    Sans commande : le serveur et sa page, ouverte dans le navigateur.
help-usage = Emploi :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-example = Exemple :
help-examples = Exemples :
help-default = [par défaut : { $value }]
help-possible-values = [valeurs possibles : { $values }]
help-help-about = Afficher cette aide ou celle des commandes nommées
help-argument-help = Afficher l’aide
help-argument-help-long = Afficher l’aide (un résumé avec « -h »)
help-argument-help-short = Afficher l’aide (davantage avec « --help »)
help-argument-version = Afficher la version
help-argument-lang = La langue de ce qui est dit, en ou fr [par défaut : celle du système]
help-argument-json = Afficher un document JSON
help-argument-lexicon = Une liste intégrée (en, fr), un fichier .kwg ou .lexicon, ou une liste de mots .txt
help-argument-lexicon-or-named = Une liste intégrée (en, fr), un fichier .kwg ou .lexicon, ou une liste de mots .txt [par défaut : celle que nomme ce qui est lu, si elle est intégrée, sinon celle de sa langue]
help-argument-built-in-or-file = Une liste intégrée, ou un fichier .kwg, .lexicon ou .txt
help-argument-alphabet = Pour un fichier .kwg ou .txt : english, french, ou un fichier d’alphabet
help-argument-data = Le dossier des parties et des dictionnaires ajoutés [par défaut : lettrine dans le dossier de données de l’utilisateur]
help-argument-position = La position
help-argument-seed = Un nombre pour les tirages
help-argument-force = Remplacer un fichier qui est déjà là

# lettrine serve

help-serve-about = Démarrer le serveur et sa page
help-serve-listen = Où écouter [par défaut : 127.0.0.1:8604, ou le prochain port libre]
help-serve-database = Tout garder dans cette base PostgreSQL plutôt que dans un fichier du dossier de données
help-serve-open = Ouvrir la page dans le navigateur
help-serve-more = Ce qui est dit de ce qui se passe : LETTRINE_LOG=error, warn, info, debug ou trace [par défaut : warn].

# lettrine play

help-play-about = Jouer dans le terminal
help-play-game = Le jeu : crossword, parcours ou zigzag [par défaut : la question est posée]
help-play-preset = Les règles, par le nom d’un modèle : club, micro-fr, deluxe-en, parcours-fr, zigzag-en, …
help-play-players = Qui joue, séparé par des virgules : noms des personnes et niveaux des ordinateurs, comme Anna,Ben,level3
help-play-plain = Un dialogue en lignes de texte, sans aucun dessin ; aussi quand l’entrée ou la sortie n’est pas un terminal
help-play-server = Jouer sur un serveur ailleurs, à cette adresse
help-play-join = Aller à une table par son lien ou son code, pour jouer ou regarder

# lettrine words

help-words-about = Vérifier et chercher des mots
help-words-check-about = Dire de chaque mot s’il est valable
help-words-check-words = Les mots
help-words-check-more = Le code de sortie est 0 si tous les mots sont valables, 1 sinon.
help-words-find-about = Trouver des mots : anagrammes, motifs, rallonges d’une lettre ou de plusieurs, débuts, définitions
help-words-find-anagram = Les mots faits de toutes ces lettres ; { "?" } est un joker
help-words-find-subsets = Avec --anagram : les mots faits d’une partie des lettres
help-words-find-pattern = Les mots qui suivent ce motif ; avec --anagram, ceux qui font les deux
help-words-find-hooks = Les lettres qui peuvent se mettre devant ou derrière
help-words-find-extensions = Les mots plus longs qui commencent ou finissent ainsi
help-words-find-prefix = Les mots qui commencent ainsi
help-words-find-define = Ce que ce mot veut dire, et de quel mot il est une forme
help-words-find-min = Seulement les mots d’au moins N lettres
help-words-find-max = Seulement les mots d’au plus N lettres
help-words-find-limit = Seulement les N premiers mots
help-words-find-more =
    Les mots viennent par ordre alphabétique. Dans un motif, { "?" } ou . est une lettre, * autant
    de lettres qu’on veut, [IE] l’une d’elles et [^IE] aucune d’elles. Dans un tirage, { "?" } est
    un joker. Le code de sortie est 1 si rien n’est trouvé.

# lettrine lexicon

help-lexicon-about = Énumérer, vérifier, construire et exporter des listes de mots ; ajouter des dictionnaires
help-lexicon-list-about = Énumérer les listes intégrées
help-lexicon-info-about = Dire ce qu’on sait d’une liste
help-lexicon-info-more = La somme de contrôle est le SHA-256 des mots tels que les donne « lettrine lexicon export ».
help-lexicon-verify-about = Vérifier la somme de contrôle et la structure d’une liste
help-lexicon-verify-more =
    Vérifie les sommes de contrôle, le nombre de mots, et que les deux parties du graphe ont les
    mêmes mots. Le code de sortie est 1 si quelque chose ne va pas. Sans nom, vérifie les listes
    intégrées.
help-lexicon-build-about = Faire un graphe d’une liste de mots
help-lexicon-build-words = La liste de mots
help-lexicon-build-out = Où écrire : un nom qui finit par .kwg ou .lexicon
help-lexicon-build-alphabet = english, french, ou un fichier d’alphabet
help-lexicon-build-name = Pour un fichier .lexicon : son nom [par défaut : celui de la liste]
help-lexicon-build-description = Pour un fichier .lexicon : ce que sont les mots
help-lexicon-build-source = Pour un fichier .lexicon : d’où viennent les mots
help-lexicon-build-licence = Pour un fichier .lexicon : à quelles conditions on peut s’en servir
help-lexicon-build-more =
    Une liste a un mot par ligne ; les lignes qui commencent par # sont des remarques. Celles qui ne
    s’écrivent pas avec l’alphabet sont laissées de côté, et c’est dit. Un nom en .kwg donne le
    graphe que lisent d’autres programmes ; un nom en .lexicon donne un fichier avec nom, alphabet
    et somme de contrôle.
help-lexicon-export-about = Écrire les mots d’une liste, tels quels ou en graphe
help-lexicon-export-out = Où écrire
help-lexicon-export-more =
    Sans --out, affiche les mots, un par ligne, par ordre alphabétique. Un nom en .txt, .kwg ou
    { "." }lexicon dit quoi écrire.
help-lexicon-import-about = Ajouter un dictionnaire qui dit ce que veulent dire les mots
help-lexicon-import-dictionary = Le dictionnaire : un de ses fichiers, ou son dossier
help-lexicon-import-more =
    Lit dictd (.index), StarDict (.ifo), WordNet (son dossier), MyThes (.dat), et des lignes avec un
    mot, une tabulation et sa définition. Le dictionnaire sert à toutes les listes de la même
    langue ; l’importer de nouveau le remplace.

# Positions et parties.

help-moves-about = Énumérer les coups d’une position
help-moves-top = Seulement les N meilleurs coups
help-moves-all = Tous les coups permis, échanges et passe compris
help-moves-sort = Ce qui fait le meilleur
help-moves-more =
    Une position est une ligne de CGP : rangées, tirages, scores et tours sans points, puis ce qu’on
    sait d’autre. Le premier tirage est celui qui doit jouer. La valeur (equity) est faite des
    points et de ce que valent les lettres gardées ; les lettres de la grille qu’un mot traverse
    sont entre parenthèses.
help-simulate-about = Classer les coups d’une position en les jouant jusqu’au bout
help-simulate-seconds = Combien de temps au plus [par défaut : 5, sauf avec un nombre d’itérations]
help-simulate-iterations = Combien de fois chaque coup est essayé au plus
help-simulate-threads = Combien de fils d’exécution jouent à la fois [par défaut : autant qu’en a la machine]
help-simulate-plies = Combien de tours suivent le coup, de 1 à 6
help-simulate-candidates = Combien de coups sont essayés
help-simulate-more =
    Les meilleurs coups, par points et lettres gardées, sont joués encore et encore avec des tirages
    au hasard ; un coup qui n’est sûrement pas le meilleur est abandonné en route. Le tableau donne
    le coup, ses points, l’écart gagné quelques tours plus tard et les chances de gagner, avec leur
    erreur type, et combien de fois le coup a été joué. Un nombre d’itérations et un nombre de
    tirage donnent toujours le même résultat.
help-simulate-json-format =
    JSON : { "{" }"plays": […], "sure", "iterations", "plays_per_second", "seconds"{ "}" } ; un coup
    est comme dans `lettrine moves --json`, avec mean_spread, spread_error, win_chance, win_error et
    iterations.
help-endgame-about = Trouver la meilleure suite quand le sac est vide
help-endgame-seconds = Combien de temps au plus [par défaut : jusqu’à la preuve]
help-endgame-threads = Combien de fils d’exécution cherchent [par défaut : autant qu’en a la machine]
help-endgame-lines = Les meilleures suites de K premiers coups différents, la meilleure d’abord
help-endgame-more =
    Le sac doit être vide, pour que les lettres que personne n’a vues soient celles de l’adversaire.
    La suite est ce que font les deux quand chacun joue au mieux ; elle est prouvée, à moins que le
    temps ait manqué.
help-endgame-json-format =
    JSON : { "{" }"best": [coups à tour de rôle, comme dans `lettrine moves --json`], "spread_gain":
    ce que gagne sur l’autre, jusqu’à la fin, qui doit jouer, "final_spread": cela et l’avance,
    "proved", "nodes", "seconds"{ "}" } ; avec --lines, "lines" a best, spread_gain et final_spread
    de chacune.
help-analyse-about = Revoir chaque coup d’une partie : ce qui était le mieux, ce qui a été perdu, et pourquoi
help-analyse-game = La partie, en GCG
help-analyse-seconds = Combien de temps chaque coup est étudié ; avec 0, les points et la valeur des lettres gardées décident
help-analyse-threads = Combien de fils d’exécution travaillent à la fois [par défaut : autant qu’en a la machine]
help-analyse-lang = La langue de ce qui est dit, en ou fr [par défaut : pour les explications, celle des mots]
help-analyse-more =
    Verdicts : meilleur coup, bon coup, imprécision, erreur, gaffe, d’après les chances de gagner
    perdues, ou d’après les points quand ces chances ne sont pas connues. Un coup dont le tirage
    n’est pas connu n’est pas jugé.
help-analyse-json-format =
    JSON : { "{" }"turns": […], "players": […]{ "}" }. Un coup a number, player, rack, played et
    best (des coups comme dans `lettrine moves --json`), taken_back, lost_points, lost_win_chance
    (de 0 à 1), lost_win_chance_error (son erreur type au plus), verdict, judged_by (values,
    simulation, pre_endgame ou endgame) et why (des phrases) ; ce qui n’est pas connu est null. Un
    joueur a name, turns, judged, un nombre pour chaque verdict, mean_lost_points,
    mean_lost_win_chance et bonus_missed.

# Joueurs de l’ordinateur.

help-match-about = Faire s’affronter des ordinateurs avec les mêmes tirages
help-match-first = Le premier joueur
help-match-second = Le second joueur
help-match-game = À quel jeu ils jouent [par défaut : le premier du catalogue]
help-match-pairs = Combien de paires de parties
help-match-seed = Un nombre pour les tirages : le même nombre, les mêmes parties
help-match-threads = Combien de fils d’exécution jouent à la fois [par défaut : autant qu’en a la machine]
help-match-more =
    Les deux parties d’une paire ont les mêmes tirages, places échangées. Le même nombre donne les
    mêmes parties, quel que soit le nombre de fils d’exécution ; qui réfléchit à la pendule peut
    choisir autrement.
help-match-players =
    Joueurs :
      level1 … level8              se trompent comme des gens, de moins en moins
      level1of4 … level4of4        de même, en quatre niveaux
      level4:family=no             peut jouer des injures, comme tout joueur ainsi réglé
      expert                       jeu statique, finales résolues ; expert:seconds=5 pour plus de temps
      champion                     simulation, inférence, avant-finale et finale, une seconde par coup ;
                                   champion:seconds=5,threads=2
      static                       points et valeur des lettres gardées, sans recherche
      static:leaves=none           les lettres gardées se valent toutes
      static:map=none              trouve les mots sans leur table : plus lent, plus petit
      static:map=none,filter=none  trouve les mots sur le graphe seul
help-match-rules =
    Avec --game, ce sont les ordinateurs de ce jeu qui s’affrontent, selon sa formule dans la langue
    de la liste de mots.
help-bench-about = Mesurer la vitesse de cette machine
help-bench-threads = Combien de fils d’exécution jouent à la fois [par défaut : autant qu’en a la machine]
help-bench-more =
    Chaque chiffre vient avec ce qui a été trouvé en le mesurant ; les méthodes qui doivent trouver
    la même chose sont comparées, et le code de sortie est 1 si elles diffèrent. Cela prend moins
    d’une minute. Les chiffres ont des noms anglais.
