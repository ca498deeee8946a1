# Les phrases de la nouvelle partie : règles types, joueurs, et chaque règle.

title-new = Nouvelle partie
new-title = Nouvelle partie
new-about = Prenez un ensemble de règles tel quel, ou changez ce que vous voulez.
new-opens = On va chercher les règles…
new-start = Commencer la partie
new-gather = Ouvrir la partie et inviter
new-setting = On met la table…
new-again = Changer les joueurs ou les règles
way-new = Nouvelle partie à vos règles

presets = Règles types
preset-changed = modifiées

players-title = Joueurs
chair = Joueur { $number }
chair-me = Moi
chair-beside = Quelqu’un à côté de moi
chair-open = Une place pour un ami
chair-computer = L’ordinateur
chair-open-about = Toute personne qui a le lien peut la prendre.
chair-name = Nom
chair-name-of = Nom du joueur { $number }
chair-level-of = Niveau du joueur { $number }
chair-seconds = Secondes par coup
chair-seconds-of = Secondes par coup du joueur { $number }
chair-add = Ajouter un joueur
chair-remove = Retirer le joueur { $number }

level-level1 = Niveau 1 · pour la première partie d’un enfant
level-level2 = Niveau 2 · les mots de tous les jours
level-level3 = Niveau 3 · une soirée entre amis
level-level4 = Niveau 4 · joue de temps en temps
level-level5 = Niveau 5 · joue chaque semaine
level-level6 = Niveau 6 · sait les petits mots par cœur
level-level7 = Niveau 7 · redoutable en famille
level-level8 = Niveau 8 · un habitué des clubs
level-expert = Expert · tous les mots, et des fins de partie au point près
level-champion = Champion · voit loin, à travers des milliers de parties
level-level1of4 = Niveau 1 · un débutant
level-level2of4 = Niveau 2 · joue de temps en temps
level-level3of4 = Niveau 3 · connaît bien le jeu
level-level4of4 = Niveau 4 · ne fait pas de cadeau

rules-title = Règles
rules-more = Plus de règles
rules-group-words = Mots, lettres et grille
rules-group-turns = Tours
rules-group-end = La fin
rules-group-computer = L’ordinateur
rules-group-screen = L’écran
rule-changed = autre que dans { $preset }
rules-restore = Revenir aux règles de { $preset }
yes = Oui
no = Non
time-hint = minutes:secondes

rule-language = Langue des mots
rule-language-about = Les mots, et les lettres qui vont avec. La page peut en parler une autre.
rule-language-en = Anglais
rule-language-fr = Français
rule-lexicon = Liste de mots
rule-lexicon-about = Celle qui juge les mots.

rule-unknown-word = Mots hors de la liste
rule-unknown-word-about = Ce que devient un mot absent de la liste.
rule-unknown-word-refused = Refusés aussitôt
rule-unknown-word-refused-about = Le mot revient avant de compter.
rule-unknown-word-ask = On vous demande
rule-unknown-word-ask-about = « Vous en êtes sûr ? » Si oui, le mot compte.
rule-unknown-word-program-challenges = Le programme conteste
rule-unknown-word-program-challenges-about = Vous l’admettez et perdez le tour, ou vous répondez de chaque mot.
rule-unknown-word-players-challenge = Les joueurs contestent
rule-unknown-word-players-challenge-about = Personne ne vérifie tant qu’un adversaire ne conteste pas.

rule-clock = Pendule
rule-clock-about = Le temps de réflexion.
rule-clock-none = Sans pendule
rule-clock-none-about = Prenez tout votre temps.
rule-clock-per-turn = Un temps par coup
rule-clock-per-turn-about = Chaque coup part du même temps.
rule-clock-per-game = Un temps pour la partie
rule-clock-per-game-about = Un seul temps pour tous les coups d’un joueur.
rule-time-over = Passé ce temps
rule-time-over-about = Ce qui arrive au joueur en retard.
rule-time-over-misses-turn = Le tour est perdu
rule-time-over-loses-points = Des points sont perdus
rule-game-time = Temps pour la partie
rule-game-time-about = Par joueur ; de 1 minute à 10 heures.
rule-overtime-points = Points par minute
rule-overtime-points-about = Perdus à la fin pour chaque minute de retard entamée.

rule-racks = Chevalets
rule-racks-about = Qui voit les lettres de qui.
rule-racks-hidden = Chacun voit le sien
rule-racks-open = Tout le monde voit tout
rule-hint = Indices
rule-hint-about = Ce que le programme vous dit quand vous demandez de l’aide.
rule-hint-none = Aucun indice
rule-hint-word = Un mot
rule-hint-word-and-place = Un mot et sa place
rule-hint-list = Une liste, posée d’une touche

rule-lookups = Chercher des mots
rule-lookups-about = Si l’on peut consulter la liste pendant la partie.
rule-lookups-allowed = Permis
rule-lookups-forbidden = Après la partie seulement

rule-family = Mots de famille
rule-family-about = Si l’ordinateur évite les gros mots. Les joueurs peuvent jouer tout mot de la liste.
rule-family-on = Évite les gros mots
rule-family-off = Joue tous les mots
rule-see-me-think = Le voir réfléchir
rule-see-me-think-about = Les mots que l’ordinateur essaie apparaissent sur la grille.
rule-levels = Niveaux proposés
rule-levels-about = Si l’ordinateur a quatre niveaux ou huit.
rule-levels-4 = Quatre
rule-levels-8 = Huit
rule-sound = Son
rule-sound-about = Les lettres claquent et les carillons sonnent, au volume de vos réglages.
rule-rack-order = Ordre du chevalet
rule-rack-order-about = Comment les nouvelles lettres sont rangées.
rule-rack-order-random = Comme elles viennent
rule-rack-order-alphabetical = Par lettre
rule-rack-order-value = Par valeur
rule-name-length = Nom le plus long
rule-name-length-about = Le nombre de caractères d’un nom.
