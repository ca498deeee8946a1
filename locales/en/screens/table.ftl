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

play = Play
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
fast-on = Fast games: on
fast-off = Fast games: off
sound-on = Sound: on
sound-off = Sound: off
sort-alphabetical = Sort by letter
sort-value = Sort by value
save = Keep
saved = Kept as “{ $title }”. You find it under My games.
drawn = Drawn for the start: { $draws }
leave-table = Leave the table
more-title = More
force-move = Make it play now

player-your-turn = your turn
player-to-move = to move
player-thinks = thinking…
player-resigned = gave up
player-away = away
round = Game { $round } of { $rounds }

unseen = Unseen { $count }
values = Values

turns = Turns
thinking = Thinking
score-sheet = Score sheet
sheet-player = Player
sheet-points = Points
sheet-total = Total
thinks-aloud = { $name } thinks aloud
nobody-thinks = When the computer thinks, the words it tries are listed here.

bonus = all tiles
not-possible-yet = That cannot be done just now.
not-in-rack = You have no { $letter }.
no-room = There is no room for { $letter } here.
no-hints = There are no hints at this table.
no-clock = There is no clock at this table.

resign-title = Give the game up?
resign-about = This cannot be taken back.
blank-title = Which letter shall the blank be?
hint-title = A hint
hint-word-about = You can play this word somewhere.
hint-lay = Lay it for me
hint-lay-word = Lay { $word } for { $points }
hint-another = Another

ask-paused = The game is paused. The clocks stand still.

hand-over = { $name }, it is your turn
hand-over-about = Pass the screen on. The tiles are hidden until you are ready.
hand-over-done = I am { $name }
hand-over-first = The tiles are hidden. Say first who sits at the screen.

ending-show = Show the result
ending-you-won = You have won
ending-won = { $name } has won
ending-shared = A draw: { $names }
ending-alone = { $points } points
ending-overtime = Time
ending-after = Result
ending-other = Another game
ending-again = Play again

keys-title = Keys
key-escape = put down what is in hand
key-recall = take all tiles back (beside the board)
key-shuffle = shuffle the rack (beside the board)
key-keys = this list
command-line = Command line

heard-score = { $name } { $score }.
heard-your-turn = { $name }, it is your turn.
heard-turn-of = It is { $name }’s turn.
heard-time-left = { $seconds } seconds left.

save-file = Save as a file
scores = Scores

meaning = Meaning
define = Meaning of { $word }
hooks = hooks:
word-unknown = { $word } is not in the list.
word-without-meaning = { $word } is in the list; we have no definition of it.
ask-paused-by = { $name } paused the game (pause no. { $times }). The clocks stand still.
hint-told = { $name } asked for a hint.
aids-off = Between people there are no hints, no undo and no free look-ups.
aids-on = The host allows hints, undo and look-ups as far as the rules do. Hints and undos are announced to everyone.
aids-allow = Allow hints, undo and look-ups
rematch-proposed = { $name } would like a rematch. Play again to accept.
rematch-waits = You proposed a rematch. Waiting for { $names }.
