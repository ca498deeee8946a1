# Ce que dit le serveur lui-même, quand ce n’est pas un jeu qui refuse.

server-unreadable = Impossible de lire cette demande : { $why }.
server-name-first = Dites d’abord sous quel nom vous voulez jouer.
server-no-such-table = Cette table n’existe pas. Le lien ou le code est peut-être mal recopié, ou la table a été supprimée.
server-no-such-game = Il n’y a pas de jeu « { $game } » ici.
server-no-such-preset = Ce jeu n’a pas de formule « { $preset } ».
server-no-such-level = Ce jeu n’a pas de joueur « { $level } ».
server-too-demanding = « { $level } » demande plus de temps ou de fils d’exécution que ce serveur n’en donne : 60 secondes par coup au plus, sur un seul fil.
server-no-such-language = Ce jeu n’a pas de mots en « { $language } ».
server-long-rules = Un texte de ces règles est trop long.
server-no-such-address = Il n’y a rien à cette adresse.
server-too-large = C’est trop à la fois.
server-no-such-seat = Cette table n’a pas cette place.
server-not-your-seat = Cette place n’est pas la vôtre.
server-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-seated-only = Il faut être assis à la table pour faire cela.
server-seat-taken = Quelqu’un a été plus rapide : la place est prise.
server-behind = La partie a avancé entre-temps. Regardez la table et recommencez.
server-not-begun = La partie n’a pas encore commencé.
server-has-begun = La partie a déjà commencé.
server-paused = La table est en pause. Reprenez d’abord la partie.
server-not-paused = La table n’est pas en pause.
server-over = La partie est terminée.
server-too-long = Cette partie compte plus de coups qu’une table ne peut en garder. Abandonnez-la ou commencez-en une autre.
server-seats-open = Il reste des places libres. Attendez des joueurs, ou confiez-les à l’ordinateur.
server-bad-key = La clé d’une action compte de 1 à 64 caractères.
server-bad-name = Un nom compte de 1 à 30 caractères.
server-bad-title = Un titre compte de 1 à 80 caractères.
server-not-thinking = Personne ne réfléchit à cette place.
server-unavailable = Le serveur a un souci passager. Rien n’est perdu ; réessayez bientôt.
server-damaged = L’enregistrement de cette table est abîmé : la partie ne peut pas continuer.
server-no-such-lexicon = Il n’y a pas de liste de mots « { $name } » ici.
server-not-letters = « { $text } » ne s’écrit pas avec les lettres du jeu.
server-bad-pattern = « { $pattern } » n’est pas un modèle : des lettres, ? pour une lettre, * pour un nombre quelconque de lettres, [IE] pour l’une de celles-ci, 63 au plus.
server-nothing-asked = Dites quoi chercher : une anagramme ou un modèle.
server-lookups-forbidden = Vous jouez avec d’autres à la table « { $table } », dont les règles ne permettent de consulter que les mots posés sur la grille. Vous pourrez consulter tous les mots après la partie.
server-no-such-format = Les parties ne s’enregistrent pas au format « { $format } ».
server-not-over = La partie n’est pas terminée.
server-veiled = Les lettres sont cachées. Dites d’abord que vous êtes devant l’écran.
server-secret-until-end = Tant que d’autres jouent à cette table, la partie entière est secrète. Attendez qu’elle soit terminée.

server-bad-password = Un mot de passe compte de 8 à 200 caractères.
server-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
server-name-taken = Quelqu’un d’autre porte le nom « { $name } ». Choisissez-en un autre, ou connectez-vous.
server-has-account = Vous avez déjà un compte.
server-no-account = Vous n’avez pas encore de compte.
server-bad-settings = Les réglages sont un objet JSON de 32 Ko au plus.
server-too-many = Trop de demandes en peu de temps. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
server-too-slow = La demande a mis trop de temps à arriver. Réessayez.
server-not-json = Envoyez du JSON, avec le type application/json.
server-wrong-method = Cette adresse ne connaît pas cette méthode.
server-other-site = La page d’un autre site ne peut pas faire cela ici.

server-file-unknown = Ce fichier ne contient aucune partie qu’on sache lire ici.
server-file-damaged = Ce fichier est abîmé et ne se lit pas comme une partie : { $why }.
server-file-newer = Ce fichier est de la version { $version }, écrite par une version plus récente de ce programme.
server-file-forged = Le pas { $step } de cette partie n’a pas pu avoir lieu selon ses règles.
server-file-too-long = La partie de ce fichier compte plus d’étapes qu’une table ne peut en garder.
server-file-unplayable = La partie de ce fichier ne peut pas se jouer ici. { $why }
