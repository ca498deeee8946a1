# Ce que dit la ligne de commande : résultats pour les gens, refus et remarques. Le JSON n’a aucune phrase de ce fichier.

# Mauvais emploi.

commands-missing-command = il manque une commande ; « lettrine --help » les énumère
commands-see-help = { $why } ; voir --help
commands-unknown-command = la commande « { $found } » n’existe pas
commands-unknown-argument = l’argument « { $found } » n’est pas attendu ici
commands-did-you-mean = { $why } ; il y a « { $similar } »
commands-arguments-missing = il manque : { $missing }
commands-value-missing = il manque une valeur pour « { $argument } »
commands-invalid-value = « { $argument } » ne peut pas valoir « { $found } »
commands-invalid-value-because = « { $argument } » ne peut pas valoir « { $found } » : { $why }
commands-choose = choisissez { $known }
commands-conflict = « { $argument } » ne va pas avec « { $other } »
commands-twice = « { $argument } » ne se donne qu’une fois
commands-misused = le programme ne s’emploie pas ainsi
commands-not-a-whole-number = écrivez un nombre entier
commands-not-seconds = écrivez un nombre de secondes, comme 2 ou 0.5
commands-not-a-seed = donnez un nombre entier, ou 64 chiffres hexadécimaux
commands-not-an-address = écrivez une adresse et un port, comme 127.0.0.1:8604

# Fichiers.

commands-in-file = { $file } : { $why }
commands-is-folder = { $file } est un dossier, pas un fichier
commands-unreadable = impossible de lire { $file } : { $error }
commands-not-utf8 = { $file } n’est pas un texte en UTF-8
commands-name-a-file = { $file } est un dossier ; nommez un fichier qui s’y trouve
commands-exists = { $file } existe déjà ; --force le remplace
commands-unwritable = impossible d’écrire { $file } : { $error }
commands-folder-not-made = impossible de créer { $folder } : { $error }
commands-results-not-written = impossible d’écrire le résultat : { $error }
commands-no-data-folder = votre dossier de données est inconnu ; indiquez-en un avec --data

# Mots.

commands-valid = valable
commands-not-valid = non valable
commands-not-a-word = { $word } n’est pas un mot valable dans { $lexicon }
commands-not-defined = { $word } est valable ; aucun dictionnaire ne le définit ici
commands-nothing-found = rien n’a été trouvé
commands-front = devant
commands-back = derrière
commands-none = aucune
commands-min-over-max = --min { $min } est plus grand que --max { $max }
commands-no-tiles = il n’y a pas de lettres ; donnez-en au moins une
commands-too-many-tiles = { $count } lettres, c’est trop ; { $most } au plus
commands-no-letters = le mot n’a pas de lettres ; donnez-en au moins une
commands-not-a-letter = « { $found } » n’est pas une lettre de l’alphabet { $alphabet }
commands-pattern-empty = le motif est vide ; * convient à tous les mots
commands-pattern-unclosed = le motif « { $pattern } » a un [ sans son ]
commands-pattern-no-letters = le motif « { $pattern } » a des crochets sans lettres
commands-pattern-not-a-letter = « { $found } », dans le motif, n’est ni une lettre de l’alphabet { $alphabet } ni un des signes { $signs }
commands-pattern-too-long = le motif a { $found } lettres et signes, c’est trop

# Listes de mots.

commands-no-lexicon = il n’y a pas de liste « { $name } » ; choisissez { $known }, ou un fichier en .kwg, .lexicon ou .txt
commands-lexicon-ending = le nom d’une liste finit par .kwg, .lexicon ou .txt
commands-own-alphabet = { $name } a son propre alphabet ; laissez --alphabet de côté
commands-no-alphabet = il n’y a pas d’alphabet « { $name } » ; choisissez { $known }, ou un fichier d’alphabet
commands-write-ending = le nom doit finir par .kwg, .lexicon ou .txt, ce qui dit quoi écrire
commands-build-ending = le nom doit finir par .kwg ou .lexicon, ce qui dit quoi construire
commands-words = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
  }
commands-bytes = { $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
  }
commands-built = { $words }, { $bytes }, somme de contrôle { $checksum }
commands-exported = { $words } dans { $file }
commands-left-out = { $lines ->
    [one] { $lines } ligne a été laissée de côté : la ligne { $first }, « { $text } » : { $why }
   *[other] { $lines } lignes ont été laissées de côté, la première est la ligne { $first }, « { $text } » : { $why }
  }
commands-word-length = il a { $found } lettres ; { $most } est le plus
commands-list-not-text = la ligne { $line } n’est pas du texte en UTF-8 ; enregistrez la liste en UTF-8
commands-list-empty = la liste n’a pas de mots ; il en faut au moins un
commands-list-empty-word = le mot numéro { $number } n’a pas de lettres ; enlevez-le
commands-list-long-word = le mot numéro { $number } a { $found } lettres ; enlevez les mots de plus de { $most }
commands-list-too-large = la liste est trop longue pour un graphe de mots ; donnez moins de mots
commands-file-not-a-lexicon = ce n’est pas un fichier de liste : il ne commence pas par LTRX
commands-file-other-version = ce fichier de liste est de la version { $found }, que ce programme ne lit pas ; prenez-en un plus récent
commands-file-no-header = le fichier de liste est abîmé : sa description est illisible ; téléchargez-le de nouveau
commands-file-missing = le fichier de liste est abîmé : il y manque « { $field } » ; téléchargez-le de nouveau
commands-graph-length = un graphe de mots a quatre octets par nœud ; celui-ci a { $bytes } octets
commands-graph-nodes = un graphe de mots ne peut pas avoir { $found } nœuds
commands-graph-empty = le graphe ne contient aucun mot
commands-graph-damaged = le graphe de mots est abîmé au nœud { $node }
commands-graph-alphabet = le graphe de mots a une lettre numéro { $letter }, mais l’alphabet { $alphabet } n’en a que { $letters } ; ouvrez-le avec l’alphabet pour lequel il a été fait
commands-sound = en bon état : { $words }, somme de contrôle { $checksum }
commands-not-sound = en mauvais état : { $why }
commands-verify-body = le fichier est abîmé : sa somme de contrôle est { $found }, pas { $stated } comme il le dit ; téléchargez-le de nouveau
commands-verify-count = elle contient { $found } mots, pas { $stated } comme elle le dit ; reconstruisez-la à partir de ses mots
commands-verify-words = la somme de contrôle de ses mots est { $found }, pas { $stated } comme elle le dit ; reconstruisez-la à partir de ses mots
commands-verify-graph = la partie bidirectionnelle de son graphe n’a pas les mots de l’autre partie ; reconstruisez-la à partir de ses mots
commands-alphabet-line = ligne { $line } : il faudrait language, letters, vowels ou fold, pas « { $found } »
commands-alphabet-no-letters = il n’y a pas de ligne « letters » ; elle donne les lettres dans l’ordre : « letters A B C »
commands-alphabet-too-many = { $found } lettres, c’est trop ; un alphabet en a { $most } au plus
commands-alphabet-twice = la lettre { $letter } figure deux fois
commands-alphabet-not-a-letter = « { $found } » ne peut pas être une lettre : il y faut une majuscule et une minuscule, sans chiffre ni signe
commands-alphabet-not-listed = ligne { $line } : « { $found } » n’est pas parmi les lettres
commands-info-name = nom
commands-info-language = langue
commands-info-alphabet = alphabet
commands-info-words = mots
commands-info-by-length = par longueur
commands-info-checksum = somme
commands-info-graph = graphe
commands-info-description = description
commands-info-source = source
commands-info-licence = licence
commands-info-letters = { $alphabet }, { $letters } lettres
commands-info-nodes = { $nodes } nœuds, { $bytes }

# Dictionnaires.

commands-imported = { $definitions ->
    [one] { $definitions } définition, dans { $file }
   *[other] { $definitions } définitions, dans { $file }
  }
commands-entries-skipped = { $count ->
    [one] { $count } article est illisible
   *[other] { $count } articles sont illisibles
  }
commands-import-kind = impossible de savoir quel genre de dictionnaire est { $file } : il faudrait un dossier WordNet, un .index de dictd, un .ifo de StarDict, un .dat de MyThes, ou des lignes avec un mot, une tabulation et sa définition
commands-import-missing = il manque le fichier { $part } de ce dictionnaire { $kind } : il devrait être en { $file }
commands-damaged = { $file } est abîmé : { $why }
commands-import-too-large = { $file } dépasse { $limit } mégaoctets
commands-dictionary-not-one = ce n’est pas un dictionnaire compilé : importez-le d’abord
commands-dictionary-version = ce dictionnaire est de la version { $found }, que ce programme ne lit pas : compilez-le de nouveau
commands-dictionary-damaged = ce dictionnaire est abîmé ou incomplet : compilez-le de nouveau
commands-import-empty = aucune définition n’a été trouvée dans { $file }

# Positions et parties.

commands-rack-too-long = le tirage a { $held } lettres ; on cherche des coups pour { $most } au plus
commands-not-a-number = « { $opcode } » doit être suivi d’un nombre, pas de « { $found } »
commands-unlike-letters = la liste { $list } et le jeu de lettres { $set } n’ont pas les mêmes lettres
commands-no-tiles-for = il n’y a pas de jeu de lettres pour l’alphabet { $alphabet } ; il y a { $known }
commands-nobody-played = personne n’a joué dans cette partie
commands-exchange = échange
commands-pass = passe
commands-first-rack-empty = le premier tirage est vide ; donnez les lettres de qui doit jouer
commands-two-players-only = les finales se résolvent à deux joueurs ; cette position en a { $found }
commands-bag-not-empty = le sac a encore { $tiles ->
    [one] { $tiles } lettre
   *[other] { $tiles } lettres
  } ; une finale commence quand il est vide
commands-other-rack-empty = l’adversaire n’a plus de lettres ; la partie est terminée
commands-other-rack-differs = le second tirage est { $given }, mais les lettres qui restent sont { $left } ; donnez-les toutes, ou aucune
commands-endgame-rack-too-long = un tirage de { $held } lettres est trop long pour résoudre la finale ; il en faut { $most } au plus
commands-line-value = écart { $gain }, à la fin { $end }, { $proof ->
    [proved] prouvé
   *[other] non prouvé
  }
commands-positions-searched = { $count } positions en { $seconds } s
commands-sure = le meilleur coup est sûr
commands-not-sure = le meilleur coup n’est pas encore sûr
commands-simulated = { $plays } coups par seconde, { $seconds } s
commands-progress-pairs = { $done } paires sur { $total }
commands-progress-turns = { $done } coups sur { $total }
commands-progress-seconds = { $done } secondes sur { $total }

# Matchs.

commands-no-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
commands-not-in-language = { $game } ne se joue pas dans la langue { $language }
commands-games-played = { $games } parties en { $seconds } s, { $speed } parties par seconde
commands-column-player = joueur
commands-column-points = points
commands-column-deviation = é.-t.
commands-column-wins = gagnés
commands-column-ties = nuls
commands-column-full-racks = primes
commands-column-turns = coups
commands-in-a-game = par partie : { $feats }
commands-ahead = { $name } mène de { $points } points par partie
commands-ahead-between = { $name } mène de { $points } points par partie, à 95 % entre { $low } et { $high }

# Le serveur.

commands-ready = Lettrine est prêt : ouvrez cette adresse dans un navigateur ; Ctrl-C l’arrête.
commands-stopping = Arrêt ; tout est conservé.
commands-cannot-start = le serveur ne peut pas démarrer : { $error }
commands-cannot-listen = impossible d’écouter sur { $address } : { $error }
commands-database-folder = impossible de créer le dossier de la base de données : { $error }
commands-database-in-use = un autre lettrine se sert de ce dossier de données
commands-database-in-use-at = un autre lettrine se sert de ce dossier de données ; il est à l’adresse { $address }
commands-database-not-one = le fichier n’est pas une base de données : choisissez-en un autre, ou déplacez-le pour repartir de zéro
commands-database-damaged = la base de données est abîmée : remettez-en une copie, ou déplacez-la pour repartir de zéro
commands-database-foreign = la base de données est celle d’un autre programme : choisissez-en une vide
commands-database-newer = la base de données vient d’une version plus récente de ce programme : employez celle-là
commands-database-unopened = impossible d’ouvrir la base de données
