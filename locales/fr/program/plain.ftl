# Le dialogue en lignes de texte : ce qu’il demande, répond et annonce.

plain-raw = { $text }
plain-no-terminal = Le terminal ne peut pas être utilisé : { $why }.

plain-welcome = Lettrine.
plain-goodbye = Au revoir.
plain-your-name = Votre nom ?
plain-who-are-you = Qui êtes-vous ? Un numéro, ou un nouveau nom. Entrée pour 1.
plain-numbered = { $number } : { $answer }
plain-unknown-game = Le jeu de cette table n’est pas connu ici.
plain-kept = La partie « { $title } » est gardée. Tapez lettrine play --plain pour continuer.
plain-unfinished = { $count ->
    [0] Vous n’avez aucune partie inachevée
    [one] Vous avez une partie inachevée :
   *[other] Vous avez { $count } parties inachevées :
  }
plain-lobby = Entrée pour continuer la 1, un numéro pour une autre, nouvelle pour une nouvelle partie, rejoindre et un code pour aller à une table.
plain-lobby-empty = Entrée ou nouvelle pour une nouvelle partie, rejoindre et un code pour aller à une table, quitter pour partir.
plain-game-summary = { $title } : { $game }, { $names }
plain-untitled-game = { $game }, { $names }
plain-open-seat = une place libre

plain-which-game = Quel jeu ? Un numéro, ou Entrée pour 1.
plain-which-way = Comment ? Un numéro, ou Entrée pour 1.
plain-how-many-games = Combien de parties ? Entrée pour { $usual }.
plain-which-rules = Avec quelles règles ? Un numéro, ou Entrée pour { $usual }.
plain-which-words = Des mots de quelle langue, en ou fr ? Entrée pour { $language }.
plain-who-plays = Qui d’autre joue ? Les noms des personnes à côté de vous et les niveaux des ordinateurs, séparés par des virgules ; libre pour une place que n’importe qui peut prendre. Entrée pour { $level }.
plain-levels = Niveaux : { $levels }.
plain-preset = { $name }. { $about }
plain-easy-rules = Easy, facile. Des indices, pas de pendule, un mot faux revient, et un tour peut être repris.
plain-level = niveau { $number }
plain-no-such-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
plain-no-such-preset = Il n’y a pas de règles « { $name } » ; il y a { $known }.
plain-no-such-level = Il n’y a pas de niveau « { $level } » ; il y a { $known }.
plain-not-a-language = « { $found } » n’est pas une langue d’ici : en ou fr.
plain-not-a-choice = Tapez un numéro de 1 à { $count }, ou un nom : { $choices }.
plain-not-a-count = Tapez un nombre de 1 à { $most }.
plain-nobody-plays = Il faut que quelqu’un joue.

plain-blank = joker
plain-tile-worth = { $tile } { $worth }
plain-tile-count = { $tile } { $count }

plain-at-table = { $game } : { $players }.
plain-type-help = Tapez « commandes » pour les commandes.
plain-drawn = { $name } { $tile }
plain-starter-draw = Tirage pour le début : { $draws }.
plain-resumed = { $count ->
    [one] { $count } tour a été joué ; c’était :
   *[other] { $count } tours ont été joués ; le dernier était :
  }
plain-nothing-yet = Rien n’a encore été joué.
plain-taken-back = Un tour a été repris.
plain-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
  }
plain-after-the-end = La partie est terminée. Tapez « historique tout », « nouvelle » pour une autre partie, « parties » pour la liste, ou « quitter ».
plain-hand-over = { $name }, c’est à vous. Prenez le clavier ; appuyez sur Entrée quand personne d’autre ne regarde.
plain-your-turn = { $name }, c’est à vous.
plain-thinking = { $name } réfléchit. Tapez « forcer » pour le faire jouer tout de suite.
plain-turn-of = C’est à { $name } de jouer.
plain-nobodys-turn = Ce n’est le tour de personne en ce moment.

plain-gathering = La table attend ses joueurs. Son code est { $code }.
plain-sits = { $name } a une place.
plain-all-here = Tout le monde est là. Tapez « commencer » pour commencer.
plain-host-starts = Tout le monde est là. L’hôte commence la partie.
plain-open-seats = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
  }
plain-paused = La partie est en pause. Tapez « continuer » pour la reprendre.
plain-computer = { $name } ({ $level })

plain-score-of = { $name } { $points }
plain-scores = { $scores }.
plain-players = { $players }.
plain-no-clock = Il n’y a pas de pendule.
plain-clock-of = Il reste { $time } à { $name }.
plain-valid = { $word } est dans la liste.
plain-not-valid = { $word } n’est pas dans la liste.
plain-sense = { $spelling } : { $gloss } ({ $source })
plain-sense-of-kind = { $spelling }, { $kind } : { $gloss } ({ $source })
plain-no-definition = Aucun dictionnaire ne l’explique.

plain-nothing-changed = Rien n’a changé.
plain-not-understood = « { $line } » n’est pas une commande d’ici. Tapez « commandes » pour les commandes.
plain-only-watching = Vous regardez ; vous n’avez pas de place ici.
plain-which-word = Quel mot ? Tapez « définir » et le mot.
plain-saved = Enregistrée sous « { $title } ». Tapez lettrine play --plain pour continuer.
plain-forced = L’ordinateur joue ce qu’il a trouvé.
plain-sure-to-resign = Abandonner pour de bon ? Oui ou non.
plain-not-begun = La partie n’a pas commencé.
plain-notation-english = Les colonnes ont des lettres : 8D est horizontal sur la ligne 8, D8 vertical dans la colonne D.
plain-notation-french = Les lignes ont des lettres : H4 est horizontal sur la ligne H, 4H vertical dans la colonne 4.
plain-type-play = Tapez « jouer » pour le poser.
plain-type-play-first = Tapez « jouer » pour poser le premier.
plain-nothing-ready = Rien n’est prêt à être joué. Essayez d’abord un mot, ou demandez un indice.
plain-help = Les commandes de ce jeu :
plain-help-more =
    Partout : points, qui, joueurs, temps, dernier, historique et un nombre ou tout, définir MOT, répéter.
    jouer pose ce qui a été essayé ou conseillé. forcer fait jouer l’ordinateur tout de suite. annuler reprend un tour là où c’est permis.
    enregistrer et un titre, pause, continuer, parties pour la liste, continuer et un numéro, nouvelle, abandonner, notation, quitter.
