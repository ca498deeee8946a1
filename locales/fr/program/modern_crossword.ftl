# Ce que dit l’écran moderne des mots croisés.

modern_crossword-premium-letter = { $times ->
    [2] LD
    [3] LT
   *[other] LQ
  }
modern_crossword-premium-word = { $times ->
    [2] MD
    [3] MT
   *[other] MQ
  }
modern_crossword-across = Horizontal.
modern_crossword-down = Vertical.
modern_crossword-blank-which = Tapez la lettre que remplace le joker.
modern_crossword-picked = Vous avez { $tile } en main. Cliquez une case.
modern_crossword-type-now = Tapez des lettres pour les poser ; Échap pour vous déplacer.
modern_crossword-nothing-laid = Aucune lettre posée. Tapez un mot au curseur.
modern_crossword-pass-sure = Passer ce tour ? Vous ne marquez rien et gardez vos lettres.
modern_crossword-challenge-sure = Contester le dernier coup ? À tort, cela peut coûter.
modern_crossword-no-exchange = Vous ne pouvez pas échanger pour l’instant.
modern_crossword-one-line = Les lettres se posent sur une seule ligne ou colonne.
modern_crossword-play = Jouer { $points }
modern_crossword-bonus = tout le chevalet +{ $points }
modern_crossword-keeps = garde { $tiles }
modern_crossword-unknown = { $count ->
    [one] { $words } n’est pas dans la liste. Reprenez-le ou essayez un autre mot.
   *[other] { $words } ne sont pas dans la liste. Reprenez-les ou essayez d’autres mots.
  }
modern_crossword-carried = { $points } avant
modern_crossword-bag = Sac { $count }
modern_crossword-bag-unseen = Sac { $bag } · cachées { $unseen }
modern_crossword-hint-word = Vous pouvez jouer { $word }.
modern_crossword-turn-exchanged = { $count ->
    [one] { $count } lettre échangée
   *[other] { $count } lettres échangées
  }
modern_crossword-turn-exchanged-tiles = { $tiles } échangées
modern_crossword-turn-passed = passe
modern_crossword-turn-lost = tour perdu : { $words }
modern_crossword-turn-withdrawn = coup repris
modern_crossword-turn-challenge-bonus = contestation à tort
modern_crossword-turn-timed-out = temps écoulé
modern_crossword-turn-sat-out = passe son tour
modern_crossword-turn-time-penalty = pénalité de temps
modern_crossword-turn-racks = reliquat : { $tiles }
modern_crossword-end-went-out = La dernière lettre est posée. La partie est terminée.
modern_crossword-end-passes = Tout le monde a passé. La partie est terminée.
modern_crossword-end-scoreless = Trop de tours sans points. La partie est terminée.
modern_crossword-end-no-play = Plus personne ne peut poser de mot. La partie est terminée.
modern_crossword-end-resignation = La partie a été abandonnée.
modern_crossword-ask-sure = { $word } n’est pas dans la liste. En êtes-vous sûr ?
modern_crossword-ask-challenged = Je conteste { $words }. Ai-je raison ?
modern_crossword-challenge-right = C’est juste
modern_crossword-challenge-wrong = Mon mot est bon
modern_crossword-ask-pick = Piochez de nouvelles lettres.
modern_crossword-pick = Piocher
modern_crossword-ask-accept = Acceptez-vous le dernier coup ?
modern_crossword-accept = Accepter
modern_crossword-challenge = contester
modern_crossword-ask-next-game = Cette partie est terminée.
modern_crossword-next-game = Partie suivante
modern_crossword-key-turn = tourner
modern_crossword-key-type = taper ici
modern_crossword-key-exchange = échanger
modern_crossword-key-pass = passer
modern_crossword-key-undo = annuler
modern_crossword-key-shuffle = mélanger le chevalet
modern_crossword-key-zoom = grille de près ou de loin
modern_crossword-key-walk-all = parcourir la grille
modern_crossword-key-lay-all = poser cette lettre au curseur
modern_crossword-key-blank-all = poser un joker pour cette lettre
modern_crossword-key-skip-all = sauter une case
modern_crossword-key-turn-all = tourner : horizontal, vertical
modern_crossword-key-back-all = reprendre la dernière lettre
modern_crossword-key-play-all = jouer ; sans lettres, tourner
modern_crossword-key-pass-all = passer ; l’ordinateur : jouer
modern_crossword-examples-english = 8D CORNE · éch QV · passer · indice · définir COR · ligne 8 · sac
modern_crossword-examples-french = H4 CORNE · éch QV · passer · indice · définir COR · ligne H · sac
modern_crossword-review-nothing = Il n’y a rien à juger dans cette ligne.
modern_crossword-review-best = Le mieux qui était possible
modern_crossword-verdict-best = Le meilleur coup.
modern_crossword-verdict-good = Un bon coup.
modern_crossword-verdict-slip = Une imprécision.
modern_crossword-verdict-mistake = Une erreur.
modern_crossword-verdict-blunder = Une gaffe.
modern_crossword-lost = Il a coûté { $points } points.
modern_crossword-lost-both = Il a coûté { $points } points et { $percent } % des chances de gagner.
modern_crossword-real-starter = Chacun tire une lettre : { $names }. La plus proche de A commence.
modern_crossword-real-tell-starter = Tapez les lettres dans l’ordre, séparées par une espace ; ? est un joker
modern_crossword-real-rack = { $count ->
    [one] Piochez une lettre pour { $name }.
   *[other] Piochez { $count } lettres pour { $name }.
  }
modern_crossword-real-tell-rack = Tapez ce qui vient ; ? est un joker
modern_crossword-real-left = { $count ->
    [one] Il reste une lettre à { $name }.
   *[other] Il reste { $count } lettres à { $name }.
  }
modern_crossword-real-tell-left = Tapez ce qui reste ; ? est un joker
