# Les phrases du vrai plateau : ce qu’il faut dire, où poser les lettres, les comptes.

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
