# What the crossword game says: refusals, set-up, presets, games of other programs.

crossword-not-your-turn = it is not your turn
crossword-review-later = a game is looked at again once it is over
crossword-no-such-turn = the score sheet has no such line
crossword-stopped = the game was stopped; resume it first
crossword-time-is-up = the time for this turn is up
crossword-exchange-of-nothing = name the tiles you want to exchange
crossword-no-exchange-left = you have used up your exchanges
crossword-nothing-to-challenge = there is no play that you could challenge
crossword-accept-first = the last play waits to be accepted or challenged
crossword-not-asked = nothing was asked
crossword-pick-first = pick your tiles first
crossword-nothing-to-pick = there is nothing to pick
crossword-undo-forbidden = at this table no turn is taken back
crossword-nothing-to-undo = you have no turn to take back
crossword-not-in-this-mode = that is not done in this kind of game
crossword-draw-again = the lowest letter was drawn more than once; those players draw again
crossword-none-left = { $tile ->
    [blank] there is no blank left among the tiles nobody has laid
   *[other] there is no { $tile } left among the tiles nobody has laid
  }
crossword-bag-too-small = exchanging needs { $needed ->
    [one] { $needed } tile
   *[other] { $needed } tiles
  } in the bag, and it holds { $held }
crossword-answer-first = answer first: are you sure of { $word }?
crossword-must-place = the time is up: the word you began with { $typed } must be placed
crossword-wrong-count = { $expected ->
    [one] { $expected } tile was expected, { $found } were told
   *[other] { $expected } tiles were expected, { $found } were told
  }
crossword-points-out-of-reach = { $points } points cannot be won or lost like that
crossword-tell-first-starter = tell me first which letter each player drew for the start
crossword-tell-first-rack = tell me first the { $count ->
    [one] tile
   *[other] { $count } tiles
  } drawn for { $name }
crossword-tell-first-left = tell me first the tiles { $name } has left
crossword-tell-first-next-game = tell me first to begin the next game

crossword-no-tile-laid = no tile was laid
crossword-off-board = there is no square { $square } on this board
crossword-taken = there is already a tile on { $square }
crossword-twice = two tiles were laid on { $square }
crossword-not-in-one-line = the tiles are not in one line
crossword-gap = there is a gap at { $square }
crossword-one-letter = a word has at least two letters
crossword-misses-start = the first word must cover the start square, { $square }
crossword-apart = the word does not touch any tile on the board
crossword-word-too-long = the word does not fit on the board
crossword-other-letter = the tile on { $square } is not the word’s letter
crossword-nothing-new = all letters of the word are on the board already

crossword-players-alone = this kind of game is for 1 player, not { $found }
crossword-people = at least { $needed ->
    [one] { $needed } of the players must be a person
   *[other] { $needed } of the players must be people
  }
crossword-no-such-option = the player { $name } has no option “{ $option }”; it has { $known }
crossword-no-tiles = there is no tile set “{ $name }” here
crossword-no-layout = there is no board “{ $name }” here
crossword-other-letters = the word list “{ $lexicon }” and the tile set “{ $tiles }” do not have the same letters
crossword-too-few-tiles = { $tiles } tiles are too few for { $players } racks of { $size }
crossword-rack-size = a rack holds from 1 to 15 tiles, not { $found }
crossword-games = a tournament has from 1 to 20 games, not { $found }
crossword-ends-at-once = a game cannot end after 0 turns without points
crossword-turn-time = a turn lasts from 0:10 to 59:59, not { $time }
crossword-penalty-turn-time = with a penalty for each minute over, a turn lasts from 3 to 15 minutes, not { $time }
crossword-penalty-points = the penalty is from 1 to 10 points a minute, not { $points }

crossword-position = the position cannot be played: { $why }
crossword-position-racks = it has { $racks ->
    [one] { $racks } rack
   *[other] { $racks } racks
  }, the table { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
crossword-position-full-rack = a rack holds { $held } tiles, more than { $size }
crossword-position-real-table = at a real table the game begins with an empty board
crossword-position-incomplete = it needs rows, racks, scores and the number of scoreless turns
crossword-position-score = score { $seat }: “{ $found }” is not a number
crossword-position-scoreless-turns = the number of scoreless turns cannot be “{ $found }”
crossword-position-uneven = racks for { $racks } but scores for { $scores }; every player needs one of each
crossword-position-too-many-players = { $found } players are too many; at most { $most } can play
crossword-position-rows = { $found ->
    [one] { $found } row
   *[other] { $found } rows
  } instead of { $expected }
crossword-position-width = row { $row }: { $found ->
    [one] { $found } square
   *[other] { $found } squares
  } instead of { $expected }
crossword-position-run = row { $row }: “{ $found }” cannot be a number of empty squares
crossword-position-row-letter = row { $row }: there is no tile { $found }
crossword-position-rack-tile = rack { $seat }: there is no tile { $found }
crossword-position-too-many = { $tile } occurs { $found } times on the board and the racks; the { $set } set has { $available }

crossword-preset-micro-fr-title = Micro
crossword-preset-micro-fr-era = 1980s
crossword-preset-micro-fr-about = The French home-computer game: open racks, four levels, and a program that takes your word for it.
crossword-preset-deluxe-en-title = De Luxe
crossword-preset-deluxe-en-era = 1980s
crossword-preset-deluxe-en-about = The English home-computer game: eight levels, a clock if you like, and a program that challenges your words.
crossword-preset-console-en-title = Console
crossword-preset-console-en-era = 1990s
crossword-preset-console-en-about = The English console game: tile by tile, and every word is checked at once.
crossword-preset-club-title = Club
crossword-preset-club-era = Today
crossword-preset-club-about = As clubs play: hidden racks, 25 minutes each, and players who challenge.

crossword-gcg-line = line { $line }: { $why }
crossword-gcg-turn = turn { $turn }: { $why }
crossword-gcg-empty = there is no game here; it should begin with “#player1 nickname full name”
crossword-gcg-encoding = the encoding { $name } is not known here; save the file as UTF-8 or ISO-8859-1
crossword-gcg-not-a-line = “{ $found }” is neither a remark (“#title …”) nor a turn (“>nick: RACK 8D WORD +24 124”)
crossword-gcg-player-number = there is no player { $found }; players are numbered from 1 to { $most }
crossword-gcg-player-twice = player { $name } is named a second time
crossword-gcg-no-nickname = the player needs a nickname, as in “#player1 nickname full name”
crossword-gcg-unknown-player = nobody is called { $found }; the players are { $players }
crossword-gcg-incomplete-action = the turn is not complete; say what was done: a place and a word, “-” and the tiles, or “-” to pass
crossword-gcg-incomplete-word = the turn is not complete; the word is missing after the place
crossword-gcg-incomplete-points = the turn is not complete; the points are missing, as in +24
crossword-gcg-place = “{ $found }” is not a place: write it as 8D or D8
crossword-gcg-tiles = “{ $found }” cannot be tiles; write their letters and ? for a blank, as in QV?
crossword-gcg-points = “{ $found }” is not a number of points; write it as in +24
crossword-gcg-nothing-to-take-back = { $name } has no play that could be taken back
crossword-gcg-too-many-points = the total is too large to be true
crossword-gcg-word = the word cannot be read
crossword-gcg-no-tile = no tile lies on { $square }, where the word passes over one
crossword-gcg-rack = the rack does not hold the tiles of this word
crossword-gcg-score = the play is worth { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  }, not { $written }
crossword-gcg-end-rack = the tiles { $tiles } are worth { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  }, not { $written }
crossword-gcg-cannot-lie = the word cannot lie there
crossword-gcg-no-tiles = there is no tile set called { $found }; there are { $known }
crossword-gcg-no-layout = there is no board called { $found }; there are { $known }
crossword-gcg-no-layout-sized = there is no board { $rows } rows high; there are { $known }
crossword-gcg-not-utf8 = this is not UTF-8; it was read as ISO-8859-1
crossword-gcg-undeclared-utf8 = the file does not say that it is UTF-8; it was read so
crossword-gcg-no-full-name = the full name was missing; the nickname was taken
crossword-gcg-unnamed-player = no line named { $name }; it was taken for player { $number }
crossword-gcg-other-name = { $written } was taken for { $nickname }
crossword-gcg-no-colon = the colon after { $name } was missing
crossword-gcg-small-letters = the rack { $written } had small letters; it was read as { $read }
crossword-gcg-open-parenthesis = the parenthesis was not closed; it was added
crossword-gcg-pass-scores = a pass scores nothing; { $points } was left out
crossword-gcg-exchange-scores = an exchange scores nothing; { $points } was left out
crossword-gcg-time-scores = time costs points; { $points } was read as { $minus }
crossword-gcg-no-sign = the points { $points } had no sign; they were read as +{ $points }
crossword-gcg-taken-back = “--” takes back a play of { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, not of { $written }
crossword-gcg-no-total = the total was missing; it was counted
crossword-gcg-wrong-total = the total is { $counted }, not { $written }
crossword-gcg-after-total = “{ $found }” after the total was left out
crossword-gcg-turn-missing = the turn before it is missing; it was taken for a pass
crossword-gcg-exchange-passed = the exchange was entered as a pass
crossword-gcg-rack-left-out = the rack { $rack } was left out: { $why }
crossword-gcg-rack-lacks = the rack was left out: it has no { $missing }, which was played
crossword-gcg-left = the tiles that were left could not be taken over: { $why }
crossword-gcg-total = { $name } has { $counted ->
    [one] { $counted } point
   *[other] { $counted } points
  } here; in the file it was { $written }
crossword-gcg-list = the game was played with the word list { $named }; here words are judged by “{ $ours }”
crossword-gcg-name = the name { $name } is too long here; it became { $short }

crossword-told-played = { $name } plays { $word } at { $square }, { $direction ->
    [across] across
   *[down] down
  }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
crossword-told-exchanged = { $name } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
crossword-told-passed = { $name } passes
crossword-told-lost = { $name } loses the turn: { $words } not in the list
crossword-told-withdrawn = { $name } takes the play back after a challenge
crossword-told-challenge-upheld = { $name } challenged { $words }: not valid, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } off
crossword-told-challenge-failed = { $name } challenged { $words }: valid
crossword-told-challenge-bonus = { $name } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for a wrong challenge
crossword-told-timed-out = { $name } runs out of time
crossword-told-sat-out = { $name } misses a turn after a wrong challenge
crossword-told-time-penalty = { $name } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for time
crossword-told-resigned = { $name } resigns
crossword-told-racks = { $name } is left with { $tiles }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# The game in text lines.

crossword-plain-title = Crossword
crossword-plain-way-normal = A game against others
crossword-plain-way-solitaire = Solitaire: you against the bag
crossword-plain-way-tournament = Tournament: several games, the highest sum wins
crossword-plain-way-real-board = Real board: the tiles lie on your own table, and the program is told what it cannot see
crossword-plain-help =
    8D HORN lays a word across in row 8 from column D, D8 HORN down in column D; a small letter among capitals is a blank.
    try 8D HORN tells words and points without playing; play lays it.
    exchange QV, pass, challenge, accept, pick, undo; hint tells a word, then its place, then a list (hint word, hint place, hint list).
    rack, board, row 8, column H, 8H for a square with its neighbours and words, bag, bag E.
    At a real board: drew and letters, withdrawn, bonus NAME 5, overtime NAME -10. In a tournament: next.
crossword-plain-rack = Your rack: { $tiles }.
crossword-plain-rack-in-full = { $tiles }. { $count ->
    [one] { $count } tile.
   *[other] { $count } tiles.
  }
crossword-plain-rack-of = { $name }: { $tiles }.
crossword-plain-no-rack = Your tiles are not known here.
crossword-plain-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } tile in the bag.
   *[other] { $count } tiles in the bag.
  }
crossword-plain-bag-and-unseen = { $bag } in the bag, { $unseen } that you cannot see.
crossword-plain-unseen = { $tiles }.
crossword-plain-left-of = { $tile }: { $left } of { $total } left.
crossword-plain-round = Game { $game } of { $games }.
crossword-plain-board-empty = The board is empty.
crossword-plain-row = Row { $line }: { $words }.
crossword-plain-row-empty = Row { $line }, no tiles.
crossword-plain-column = Column { $line }: { $words }.
crossword-plain-column-empty = Column { $line }, no tiles.
crossword-plain-no-row = There are rows from { $first } to { $last }.
crossword-plain-no-column = There are columns from { $first } to { $last }.
crossword-plain-run = { $text } from { $from } to { $to }
crossword-plain-single = { $text } at { $square }
crossword-plain-premiums = Empty premium squares: { $premiums }.
crossword-plain-premium-at = { $square } { $premium }
crossword-plain-premium = { $kind ->
    [letter2] double letter
    [letter3] triple letter
    [letter4] quadruple letter
    [word2] double word
    [word3] triple word
    [word4] quadruple word
   *[other] times { $times }
  }
crossword-plain-empty = { $square }, empty.
crossword-plain-empty-premium = { $square }, { $premium }, empty.
crossword-plain-start = { $square }, the start square, empty.
crossword-plain-tile = { $at }: { $tile }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
crossword-plain-tile-by = { $at }: { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, laid by { $name }.
crossword-plain-in-words = In { $words }.
crossword-plain-across = { $word } across
crossword-plain-down = { $word } down
crossword-plain-neighbours = { $sides }.
crossword-plain-side = { $side ->
    [left] left
    [right] right
    [above] above
   *[below] below
  } { $what }
crossword-plain-has = { $square } { $tile }
crossword-plain-is-empty = { $square } empty
crossword-plain-no-place = “{ $found }” is not a place: write it as 8D or D8.
crossword-plain-place-and-word = Type a place and a word, as in 8D HORN.
crossword-plain-can-start = { $word } can begin at { $places }.
crossword-plain-lacks = { $word } needs { $letters }, which you do not hold.
crossword-plain-would-score = { $word }, { $from } to { $to }, { $direction ->
    [across] across
   *[down] down
  }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
crossword-plain-would-make = Words: { $words }.
crossword-plain-also-made = Also { $words }.
crossword-plain-bonus = { $points } points more for the whole rack.
crossword-plain-in-list = In the list.
crossword-plain-not-in-list = { $count ->
    [one] { $words } is not in the list.
   *[other] { $words } are not in the list.
  }
crossword-plain-keeps = You would keep { $tiles }. Type play to lay it.
crossword-plain-keeps-nothing = You would keep nothing. Type play to lay it.
crossword-plain-hint-word = You can lay { $word }.
crossword-plain-hint-nothing = I find no word. Type play to pass, or exchange tiles.
crossword-plain-advice = { $word } at { $place } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
crossword-plain-sure-to-pass = Pass your turn? Yes or no.
crossword-plain-sure-to-exchange = Exchange { $tiles }? This takes your turn. Yes or no.
crossword-plain-challenged = { $count ->
    [one] { $words } is not in the list. The program challenges it.
   *[other] { $words } are not in the list. The program challenges them.
  } Do you accept the challenge? Yes takes the word back, no insists.
crossword-plain-sure = { $word } is not in the list. Are you sure of it? Yes or no.
crossword-plain-pick = Type pick to draw your tiles.
crossword-plain-acceptance = The last play of the game waits: type accept, or challenge.
crossword-plain-tell-starter = Everyone draws a tile for the start. Type drew and the letters in the order { $names }, with spaces, as in drew E A.
crossword-plain-tell-rack = { $count ->
    [one] Draw { $count } tile for { $name }. Type drew and its letter.
   *[other] Draw { $count } tiles for { $name }. Type drew and their letters, as in drew AEINRS?.
  }
crossword-plain-tell-left = { $count ->
    [one] { $name } has { $count } tile left. Type drew and its letter.
   *[other] { $name } has { $count } tiles left. Type drew and their letters.
  }
crossword-plain-name-and-points = Type a name and points, as in bonus Anna 5.
crossword-plain-game-over = Game { $game } of { $games } is over: { $scores }.
crossword-plain-next-game = Type next to begin the next game.
crossword-plain-ended = { $reason ->
    [out] A player has laid the last tile.
    [passes] Everyone has passed.
    [scoreless] Too many turns have brought no points.
    [no-play] Nobody can lay another word.
   *[resignation] All players but one have resigned.
  }
