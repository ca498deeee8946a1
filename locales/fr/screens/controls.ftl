### Manettes, jeux de touches, et ce qui s’en dit.

## Ce que font les boutons
pad-legend = Boutons de la manette
pad-move = Se déplacer
pad-select = Valider
pad-back = Retour
pad-home = Accueil
pad-write = Écrire
pad-choose = Choisir
pad-pick = Prendre
pad-put-down = Reposer
pad-place = Poser
pad-lift = Soulever
pad-choose-tile = Choisir une lettre
pad-take-back = Reprendre
pad-take-all = Tout reprendre
pad-to-rack = Au chevalet
pad-to-board = À la grille
pad-shuffle = Mélanger
pad-zoom = Zoom
pad-scores = Points
pad-pause = Pause
pad-resume = Continuer
pad-menu = Menu
pad-controls = Manettes
pad-sofa = Vue canapé

## Lettres choisies une à une
picker-letters = Lettres
picker-space = Espace
picker-erase = Effacer une lettre
picker-clear = Tout effacer
picker-capitals = Majuscules seulement
picker-done = Terminé

## Qui se sert de quoi
controls-title = Touches et manettes
controls-about = Chaque joueur devant cet écran peut avoir les siennes. Elles valent pendant son tour.
controls-player = Joueur { $number }
controls-keys = Touches
controls-keys-of = Touches du joueur { $number }
controls-keys-arrows = Flèches et Entrée
controls-keys-wasd = Z Q S D et Espace
controls-keys-vi = h j k l et Entrée
controls-buttons = Boutons
controls-buttons-of = Boutons du joueur { $number }
controls-buttons-usual = 1 : { $select } valide, { $back } revient
controls-buttons-round = 2 : { $select } valide, { $back } revient
controls-buttons-mirrored = 3 : pour gauchers
controls-pad = Manette
controls-pad-of = Manette du joueur { $number }
controls-pad-any = N’importe laquelle
controls-pad-number = Manette { $number }
controls-mirrored-about = Dans le troisième jeu, les quatre boutons de droite déplacent ; sur la croix, bas valide, haut revient, droite zoome et gauche mélange.
controls-one-pad = Les manettes s’attribuent aux joueurs dès qu’il y en a deux. Une seule sert à tous, avec les boutons du joueur 1.
controls-drop = Abandonner
controls-accept = Accepter
settings-controls = Touches et manettes…
settings-sofa = Vue canapé : tout en grand, lisible à trois mètres

## Les jeux de touches, dans la liste des touches
key-sets = Jeux de touches
key-space = Espace
key-set-arrows = se déplacer et valider ; les lettres se posent aussitôt
key-set-wasd = se déplacer et valider
key-set-vi = se déplacer et valider
key-sets-about = Chaque joueur choisit le sien dans les réglages. Avec le deuxième et le troisième, les lettres déplacent ou sont des raccourcis tant qu’aucune place n’est choisie sur la grille (Espace ou Entrée) ; ensuite elles se posent, jusqu’à Échap. Maj et une lettre qui déplace donne le raccourci de cette lettre.
