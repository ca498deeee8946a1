# What every game says at its table.

table-not-an-action = that is not something one can do in this game: { $why }
table-not-a-question = that is not something one can ask in this game: { $why }
table-not-options = these are not options of this game: { $why }
table-no-such-seat = this table has no such seat
table-no-hints = there are no hints at this table
table-over = the game is over
table-paused = the game is paused; resume it first
table-not-paused = the game is not paused
table-no-such-tile = there is no tile { $found }
table-not-in-rack = { $tile ->
    [blank] the rack has no blank
   *[other] the rack has no { $tile }
  }
table-unknown-words = { $count ->
    [one] { $words } is not in the { $list } list
   *[other] { $words } are not in the { $list } list
  }
table-players = this kind of game is for { $from } to { $to } players, not { $found }
table-name = a player’s name has from 1 to { $longest } characters; “{ $found }” does not
table-no-lexicon = there is no word list “{ $name }” here
table-other-lexicon = the word list “{ $name }” is not the one this game was begun with (its checksum was { $expected })
table-no-such-player = there is no player “{ $name }”; there are { $players }
table-game-time = a game lasts from 1 minute to 10 hours a player, not { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
table-computer-stuck = a computer player was stuck: { $why }
table-endless = the game did not end after { $actions } actions
