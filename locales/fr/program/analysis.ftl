# Ce que le moteur trouve dans un coup qu’on revoit : verdicts, et pourquoi un coup vaut mieux qu’un autre.

analysis-verdict-best = meilleur coup
analysis-verdict-good = bon coup
analysis-verdict-slip = imprécision
analysis-verdict-mistake = erreur
analysis-verdict-blunder = gaffe

# En français, ce sont les rangées qui ont des lettres.
analysis-square = { $row-lettered }
analysis-word-at = { $word } à partir de { $square }
analysis-exchanging = échanger { $tiles }
analysis-passing = passer

analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-vowels = { $count ->
    [0] aucune voyelle
    [one] { $count } voyelle
   *[other] { $count } voyelles
  }
analysis-consonants = { $count ->
    [0] aucune consonne
    [one] { $count } consonne
   *[other] { $count } consonnes
  }

analysis-whole-rack = les { $tiles } lettres pouvaient être posées d’un coup, avec une prime de { $bonus } : { $best }.
analysis-goes-out = { $best } termine la partie et laisse à l’adversaire { $held } de lettres.
analysis-more-now = { $best } rapporte { $more } de plus tout de suite.
analysis-fewer-now = { $best } rapporte { $fewer } de moins tout de suite, mais vaut mieux à la longue.
analysis-tile-spent = { $tile ->
    [blank] un joker
   *[other] un { $tile }
  }
analysis-gives-away = { $done } dépense { $tile } pour seulement { $gained } de plus.
analysis-wastes = { $done } dépense { $tile } sans rien y gagner.
analysis-gets-rid-of = { $best } se défait du { $tile ->
    [blank] joker
   *[other] { $tile }
  } ; { $done } le garde, et il est difficile à placer.
analysis-better-tiles = { $best } garde { $kept }, qui vaut { $by } de plus que { $instead }.
analysis-better-than-new = { $best } garde { $kept }, qui vaut { $by } de plus que des lettres neuves.
analysis-worse-than-new = { $count ->
    [one] { $done } garde { $instead }, qui vaut { $by } de moins que des lettres neuves.
   *[other] { $done } garde { $instead }, qui vaut { $by } de moins que des lettres neuves.
  }
analysis-lopsided = { $done } garde { $vowels } et { $consonants }, ce qui donne peu de mots.
analysis-lopsided-no-vowels = { $done } garde { $consonants } et { $vowels }, ce qui donne peu de mots.
analysis-premium-square = { $factor ->
    [2] la case mot compte double { $square }
    [3] la case mot compte triple { $square }
   *[other] la case mot compte quadruple { $square }
  }
analysis-opens = { $done } ouvre { $square } : { $often ->
    [one] { $often } réponse sur 100 en profiterait
   *[other] { $often } réponses sur 100 en profiteraient
  } ; après { $best }, { $seldom ->
    [0] aucune
   *[other] { $seldom }
  }.
analysis-leaves-open = { $done } laisse ouverte { $square } : { $often ->
    [one] { $often } réponse sur 100 en profiterait
   *[other] { $often } réponses sur 100 en profiteraient
  } ; après { $best }, { $seldom ->
    [0] aucune
   *[other] { $seldom }
  }.
analysis-answer-known = après { $best }, la meilleure réponse rapporte { $less ->
    [one] { $less } point
   *[other] { $less } points
  } ; après { $done }, { $more }.
analysis-answer-mean = après { $best }, la meilleure réponse rapporte { $less ->
    [one] { $less } point
   *[other] { $less } points
  } en moyenne ; après { $done }, { $more }.
analysis-wins-more = { $best } gagne { $more ->
    [one] { $more } partie
   *[other] { $more } parties
  } sur 100 ; { $done } en gagne { $less }.
analysis-wins-and-loses = si chacun joue ensuite au mieux, { $best } gagne la partie et { $done } la perd.
analysis-wins-and-ties = si chacun joue ensuite au mieux, { $best } gagne la partie et { $done } fait match nul.
analysis-ties-and-loses = si chacun joue ensuite au mieux, { $best } fait match nul et { $done } perd la partie.
analysis-all-in-all = tout compte fait, { $best } vaut { $by } de plus.

analysis-rack-unknown = Le tirage n’est pas connu.
analysis-rack-partial = Le tirage n’est connu qu’en partie.
analysis-rack-too-long = Le tirage a trop de lettres.
analysis-rack-contradicts = Le tirage ne peut pas avoir été celui-là.
analysis-misfit = Le coup ne tient pas sur la grille.
analysis-exchange-unknown = On ne sait pas quelles lettres ont été échangées.
analysis-not-in-list = { $count ->
    [one] { $words } n’est pas dans la liste de mots.
   *[other] { $words } ne sont pas dans la liste de mots.
  }
analysis-taken-back = Le coup a été contesté et repris : le tour n’a rien rapporté.
analysis-exchange = échange { $tiles }
analysis-pass = passe
analysis-lost-nothing = presque rien en moins
analysis-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en moins
analysis-lost-chance = { $percent } % de chances de gagner en moins
analysis-lost-both = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $percent } % de chances de gagner en moins
analysis-better = mieux : { $best }
analysis-not-judged = non jugé
analysis-column-player = joueur
analysis-column-judged = jugés
analysis-column-best = meilleurs
analysis-column-good = bons
analysis-column-slips = imprécisions
analysis-column-mistakes = erreurs
analysis-column-blunders = gaffes
analysis-column-points = points perdus
analysis-column-chance = chances perdues
analysis-column-bonus = primes manquées
