# Les phrases sur ses parties, ses scores, ses chiffres et son compte.

title-scores = Meilleurs scores
title-statistics = Mes chiffres
title-account = Compte
title-review = Analyse

ways-scores = Scores
ways-account = Compte

mode-normal = Une partie
mode-solitaire = Solitaire
mode-tournament = Tournoi
mode-real-board = Vrai plateau

games-search = Chercher un titre ou un joueur
games-sieve = Quelles parties
games-sieve-all = Toutes les parties
games-sieve-going = En cours
games-sieve-over = Terminées
games-sieve-saved = Enregistrées
games-none-found = Aucune partie ne convient. Essayez un autre mot, ou cherchez parmi toutes.
game-more = Que faire de { $title }
game-kept = enregistrée
game-save = Enregistrer sous un nom
game-copy = Copier
game-file = En fichier
game-copied = Voilà une copie, à partir de la position actuelle.
game-removed = Retirée de votre liste.
game-saved = Enregistrée : { $title }.
save-title = Enregistrer cette partie
save-name = Quel nom lui donner ?
remove = Retirer
remove-title = Retirer { $title } ?
remove-about = Elle quitte votre liste. Si personne d’autre n’y joue, elle disparaît pour de bon.
import-title = Une partie dans un fichier
import-about = Déposez un fichier ici, ou choisissez-en un : notre format ou GCG.
import = Choisir un fichier
import-reads = Lecture…
import-too-large = Ce fichier dépasse 2 Mo. Une partie est bien plus petite ; est-ce le bon ?
import-notes = La partie est dans votre liste. Il a fallu omettre ou corriger ceci :

scores-title = Meilleurs scores
scores-of = Genre de partie
scores-rank = Rang
scores-name = Nom
scores-best-play = Meilleur coup
scores-day = Jour
scores-points = Points
scores-yours = vous
scores-empty = Aucune partie n’est encore allée à son terme. La première sera un record.
scores-empty-category = Personne n’a encore fini une telle partie.

statistics-title = Mes chiffres
statistics-empty = Rien à compter pour l’instant. Jouez une partie jusqu’au bout.
statistics-games = parties
statistics-wins = gagnées
statistics-average = points par partie
statistics-best-game = meilleure partie
statistics-best-play = meilleur coup
statistics-whole-racks = chevalets entiers posés

account-title = Compte
account-about = On joue très bien sans. Un compte garde vos parties et vos scores, et les apporte sur chaque appareil où vous vous connectez.
account-keep = Ouvrir un compte
account-keep-about = Ce que vous avez joué reste à vous. Aucune adresse n’est demandée.
account-name = Nom
account-kept = Votre compte est ouvert, et vous êtes connecté.
account-welcome = Heureux de vous revoir, { $name }.
account-signed-in = Vous êtes connecté : { $name }.
account-signed-in-about = Vos parties vous suivent partout où vous vous connectez.
account-signed-out = Vous êtes déconnecté. Ce navigateur vous a oublié.
sign-in = Se connecter
sign-in-about = Les parties jouées ici en invité vous suivent.
sign-out = Se déconnecter
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Oublié, personne ne pourra le retrouver.
password-show = Montrer ce que je tape
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Les autres navigateurs sont déconnectés.

settings-size = Taille du texte
settings-size-about = Portez ce vieux whisky au juge blond qui fume.
size-100 = Normale
size-115 = Plus grande
size-130 = Grande
size-150 = Très grande
settings-speed-table = Selon la partie
settings-keys = Toutes les touches
settings-keys-about = Pendant la partie, ? montre cette liste.
