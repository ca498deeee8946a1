# Les phrases de la page, autour des jeux.

home = Retour à l’accueil
ways = Dans Lettrine
ways-play = Jouer
ways-resume = Mes parties
ways-settings = Réglages
close = Fermer
cancel = Annuler
off = coupé
begin = Commencer
try-again = Réessayer
language-en = Anglais
language-fr = Français
words-in = Mots en
words-of = { $language ->
    [fr] Mots français
   *[en] Mots anglais
  }

title-table = Partie
title-join = Rejoindre une partie
title-friends = Entre amis
title-resume = Mes parties
title-settings = Réglages
title-lost = Rien ici

front-title = Des lettres, des mots, et tout votre temps.
front-about = Un jeu de lettres croisées, en français et en anglais, entre amis ou contre l’ordinateur. Sans publicité, sans compte, sans rien installer.
front-setting = On met la table…
front-resume = Reprendre : { $title }
front-other = Autres façons de jouer
front-games = Autres jeux
front-play-game = Jouer à { $game }
front-set-game = Choisir les joueurs et les règles de { $game }
front-set = Choisir les règles
way-friends = Entre amis
way-beside = À deux sur un écran
way-join = Rejoindre par code
way-resume = Mes parties
way-tour = Comment jouer

guest-name = Invité
second-player = Joueur 2
your-name = Votre nom
other-name = Le nom de l’autre joueur
beside-title = Deux joueurs, un écran
beside-about = Vous jouez chacun votre tour sur cet écran. Entre les tours, les lettres restent cachées.

tour-step = { $step } sur { $steps }
tour-skip = Passer
tour-next = Suite
tour-end = Jouer

network-gone = Le serveur ne répond pas. Vérifiez le réseau ; rien n’est perdu.
offline = Pas de réseau. La page reste ouverte ; les parties attendent son retour.
connection-lost = La connexion est coupée. Vos lettres sont gardées ; nous réessayons.
not-done = Cela n’a pas marché. Réessayez, s’il vous plaît.
table-opens = On installe la grille…
table-out-of-reach = La partie est hors d’atteinte
table-missing = Cette partie n’existe pas
table-missing-about = Elle a peut-être été supprimée. Redemandez le lien, ou ouvrez votre propre partie.
no-screen = Cette page ne connaît pas encore ce jeu.
lost-title = Il n’y a rien à cette adresse
lost-about = Il manque peut-être une lettre. Toutes les parties se trouvent depuis l’accueil.

friends-title = Une partie entre amis
friends-about = Ouvrez-la, envoyez le lien, et jouez quand tout le monde est assis.
how-many = Nombre de joueurs
set-table = Ouvrir la partie
join-title = Rejoindre une partie
join-code = Le code reçu
join-unknown = Aucune partie n’a ce code. Vérifiez-le avec la personne qui vous invite.
join = Rejoindre
gathering-title = Prenez place
invite-title = Inviter
invite-about = Toute personne qui a ce lien ou ce code peut s’asseoir.
invite-link = Lien vers cette partie
invite = Copier le lien
invite-copied = Copié
seats-title = Places
seat-open = libre
seat-computer = l’ordinateur
seat-ready = prêt
seat-host = hôte
seat-waits = pas encore prêt
seat-number = Place { $number }
sit-down = S’asseoir
seat-a-computer = Asseoir l’ordinateur
free-seat = Libérer la place
leave-seat = Se lever
ready = Prêt
start = Commencer la partie
start-waits = On attend les joueurs…
host-starts = L’hôte lance la partie.

resume-title = Mes parties
resume-empty = Pas encore de partie.
resume-first = Jouer la première
remove-table = Retirer { $title } de la liste
state-gathering = les joueurs s’installent
state-playing = en cours
state-paused = en pause
state-over = terminée

settings-title = Réglages
settings-language = Langue de la page
settings-theme = Apparence
settings-notation = Noms des cases
settings-motion = Mouvement
settings-fast = Parties rapides : aucune animation
settings-effects = Sons
settings-music = Musique
settings-speed = Pause entre les lettres de l’ordinateur
as-the-table-says = selon la partie
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion-system = Comme le système
motion-full = Complet
motion-reduced = Réduit
