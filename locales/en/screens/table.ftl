# Sentences of the table: the board, the rack, the score sheet.

table = Table
board = Board
players = Players
tiles = Tiles
your-tiles = Your tiles
tools = Tools
watching = You are watching this game.

points-heard = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
blank = blank
tile = { $letter }, { $points }
tile-blank = Blank
premium-letter-2 = Double letter
premium-letter-3 = Triple letter
premium-letter-4 = Quadruple letter
premium-word-2 = Double word
premium-word-3 = Triple word
premium-word-4 = Quadruple word
premium-short-letter-2 = 2L
premium-short-letter-3 = 3L
premium-short-letter-4 = 4L
premium-short-word-2 = 2W
premium-short-word-3 = 3W
premium-short-word-4 = 4W
premium-bonus = All { $count } tiles in one turn
square-empty = { $place }, empty
square-start = { $place }, start, { $premium }
square-premium = { $place }, { $premium }
square-tile = { $place }, { $letter }, { $points }
square-laid = { $place }, { $letter }, laid by you

play = Play
play-score = Play { $points }
shuffle = Shuffle the rack
recall = Recall
exchange = Exchange
pass = Pass
challenge = Challenge
hint = Hint
undo = Undo
more = More
keys = Keys
pause = Pause
resume = Resume
resign = Resign
sort-alphabetical = Sort by letter
sort-value = Sort by value
keep-title = A name for this game
save = Keep
saved = Kept as “{ $title }”. You find it under My games.
drawn = Drawn for the start: { $draws }
must-place = Time is up: the word you began with { $typed } must be placed.
save-gcg = Save as GCG
leave-table = Leave the table
more-title = More
show-panels = Turns and tiles
force-move = Make it play now

player-your-turn = your turn
player-to-move = to move
player-thinks = thinking…
player-played = played { $word }
player-resigned = gave up
player-away = away
round = Game { $round } of { $rounds }

unseen = Unseen { $count }
in-bag = In the bag { $count }
bag-holds = { $count ->
    [0] The bag is empty.
    [one] One tile in the bag.
   *[other] { $count } tiles in the bag.
  }
values = Values
premiums = Squares

turns = Turns
thinking = Thinking
graph = Graph
score-sheet = Score sheet
sheet-player = Player
sheet-place = Place
sheet-word = Word
sheet-points = Points
sheet-total = Total
no-turns-yet = No turns yet. The first word covers the star.
turn-exchanged = { $count ->
    [one] exchanged 1 tile
   *[other] exchanged { $count } tiles
  }
turn-exchanged-tiles = exchanged { $tiles }
turn-passed = passed
turn-lost = lost the turn: { $words }
turn-withdrawn = took the play back
turn-challenge-bonus = points for a wrong challenge
turn-timed-out = ran out of time
turn-sat-out = sat out
turn-time-penalty = time penalty
turn-resigned = gave up
turn-racks = tiles left: { $tiles }
thinks-aloud = { $name } thinks aloud
nobody-thinks = When the computer thinks, the words it tries are listed here.

meaning = Meaning
define = Meaning of { $word }
hooks = hooks:
word-unknown = { $word } is not in the list.
word-without-meaning = { $word } is in the list; we have no definition of it.

begin-here = Your turn: drag tiles to the board, or press a square and type.
wait-for-others = Waiting for the other players.
preview-unknown = { $count ->
    [one] { $words } is not in the list. Take it back or try another word.
   *[other] { $words } are not in the list. Take them back or try other words.
  }
bonus = all tiles
not-your-turn = It is not your turn yet. Your tiles stay where they lie.
not-possible-yet = That cannot be done just now.
not-in-rack = You have no { $letter }.
no-room = There is no room for { $letter } here.
no-hints = There are no hints at this table.
no-clock = There is no clock at this table.

exchange-title = Which tiles go back?
exchange-about = You draw as many new ones and end your turn.
exchange-all = All of them
exchange-count = { $count ->
    [0] Exchange
   *[other] Exchange { $count }
  }
pass-title = Pass this turn?
pass-about = You score nothing and keep your tiles.
resign-title = Give the game up?
resign-about = This cannot be taken back.
blank-title = Which letter shall the blank be?
hint-title = A hint
hint-word-about = You can play this word somewhere.
hint-place-about = It would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-list-about = Choose a word and it is laid for you.
hint-lay = Lay it for me
hint-lay-word = Lay { $word } for { $points }
hint-another = Another
hint-nothing = There is no word to be found with these tiles.

ask-sure = { $word } is not in the list. Are you sure of it?
ask-sure-yes = I am sure
ask-sure-no = No, take it back
ask-challenged = { $count ->
    [one] I challenge { $words }.
   *[other] I challenge { $words }.
  } Is the challenge right?
ask-challenged-accept = It is right
ask-challenged-reject = My word is good
ask-pick = Take new tiles from the bag.
ask-pick-yes = Pick
ask-accept = The last play was { $word }. Let it stand?
ask-accept-yes = Let it stand
ask-paused = The game is paused. The clocks stand still.
ask-stopped = The game was stopped. It can go on whenever you like.
ask-next-game = This game is over: { $scores }.
next-game = Next game

hand-over = { $name }, it is your turn
hand-over-about = Pass the screen on. The tiles are hidden until you are ready.
hand-over-done = I am { $name }

ending-over = The game is over.
ending-show = Show the result
ending-you-won = You have won
ending-won = { $name } has won
ending-shared = A draw: { $names }
ending-alone = { $points } points
ending-went-out = The last tile was laid.
ending-passes = Everyone passed.
ending-scoreless = Too many turns in a row brought nothing.
ending-no-play = Nobody can lay a word any more.
ending-resignation = The game was given up.
ending-before = Points
ending-racks = Tiles left
ending-overtime = Time
ending-after = Result
ending-total = In all
ending-look = Look at the board
ending-other = Another game
ending-again = Play again

keys-title = Keys
keys-commands = In the command line: { $example }; also rack, score, bag, last, time.
key-walk = walk over the board
key-letters = lay that tile at the arrow
key-blank = lay a blank as that letter
key-skip = leave a square out
key-turn = turn the arrow
key-back = take the last tile back
key-play = play; without tiles, pass (on an empty square: set the arrow)
key-escape = put down what is in hand
key-recall = take all tiles back (beside the board)
key-shuffle = shuffle the rack (beside the board)
key-pass = pass
key-challenge = challenge
key-exchange = exchange
key-hint = hint (without an arrow on the board)
key-keys = this list
command-line = Command line
command-example-english = 8D HORN · exch QV · pass · score
command-example-french = H4 HORN · exch QV · pass · score
command-unknown = “{ $typed }” is not a command here. Try a place and a word, as in 8D HORN.

heard-played = { $name } played { $word } at { $place } for { $points }, { $total } in all.
heard-other = { $name }: { $what }. { $total } in all.
heard-score = { $name } { $score }.
heard-bag = { $count } in the bag. Not seen: { $tiles }.
heard-your-turn = { $name }, it is your turn.
heard-turn-of = It is { $name }’s turn.
heard-time-left = { $seconds } seconds left.
heard-across = Across
heard-down = Down

save-file = Save as a file
zoom = Zoom
scores = Scores
scores-shown-usual = Points are shown.
scores-shown-all = Points are shown with more about them.
scores-shown-none = Points are hidden.
scores-details = { $words } words · last { $last } · best { $best } · this game { $game }
key-zoom = a closer look at the board, in three stages
key-scores = more, no or the usual points
look-up = Look a word up
look-up-word = A word
look-up-go = Look up
leave-title = Leave the table?
leave-about = The game is kept as it stands; you find it under My games. You may give it a name.
leave-not = Stay
leave-stop = Stop the game
ending-passes-alone = You passed, and that ends a game alone.
verdict-fair = { $points } points together: a quiet game. The next one will be better.
verdict-good = { $points } points together: a good score.
verdict-very-good = { $points } points together: a very good score.
verdict-excellent = { $points } points together: an excellent score.
verdict-guide = A table usually makes 500 to 700 points together.
verdict-short-fair = a quiet game
verdict-short-good = good
verdict-short-very-good = very good
verdict-short-excellent = excellent
verdict-alone-fair = A quiet game. The next one will be better.
verdict-alone-good = That is a good score.
verdict-alone-very-good = That is a very good score.
verdict-alone-excellent = That is an excellent score.
