# Ce que dit chaque jeu à sa table.

table-not-an-action = cela ne se fait pas dans ce jeu : { $why }
table-not-a-question = cela ne se demande pas dans ce jeu : { $why }
table-not-options = ces options ne sont pas celles de ce jeu : { $why }
table-no-such-seat = cette place n’existe pas à cette table
table-no-hints = à cette table, on joue sans indices
table-over = la partie est terminée
table-paused = la partie est en pause ; reprenez-la d’abord
table-not-paused = la partie n’est pas en pause
table-no-such-tile = il n’y a pas de lettre { $found }
table-not-in-rack = { $tile ->
    [blank] vous n’avez pas de joker sur le chevalet
   *[other] vous n’avez pas de { $tile } sur le chevalet
  }
table-unknown-words = { $count ->
    [one] { $words } n’est pas dans la liste { $list ->
        [English] anglaise
        [French] française
       *[other] { $list }
      }
   *[other] { $words } ne sont pas dans la liste { $list ->
        [English] anglaise
        [French] française
       *[other] { $list }
      }
  }
table-players = ce genre de partie se joue de { $from } à { $to }, pas à { $found }
table-name = un nom compte de 1 à { $longest } caractères ; « { $found } » ne convient pas
table-no-lexicon = il n’y a pas ici de liste de mots « { $name } »
table-other-lexicon = la liste de mots « { $name } » a changé depuis le début de cette partie (sa somme de contrôle était { $expected })
table-no-such-player = l’ordinateur ne connaît pas de joueur « { $name } » ; il connaît { $players }
table-game-time = chaque joueur a de 1 minute à 10 heures, pas { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
table-computer-stuck = un ordinateur est resté bloqué : { $why }
table-endless = la partie n’était pas terminée après { $actions } actions
