# Sentences of the crossword game: its board, its turns, its rules, the real board, the review.

way-alone = Solitaire
way-tournament = Tournament

tour-title-1 = Lay a word
tour-title-2 = See what it is worth
tour-title-3 = Not sure?
tour-about-1 = Drag tiles from your rack to the board, or tap a tile and then a square, or press a square and type. The first word covers the middle; later words touch tiles that lie there.
tour-about-2 = The button under the board shows the points before you play. Coloured squares multiply letters or words; a whole rack in one go brings a bonus.
tour-about-3 = Take tiles back as often as you like. Exchange tiles you cannot use, or ask for a hint. Press ? for all keys.

notation-english = English squares: 8D
notation-french = French squares: H4

mode-normal = One game
mode-solitaire = Solitaire
mode-tournament = Tournament
mode-real-board = Real board

game-crossword = Crossword game

new-solitaire-title = Solitaire
new-tournament-title = Tournament
new-real-board-title = On your own board
new-solitaire-about = You against the bag: make as many points as you can from it.
new-tournament-about = Several games against the same players. The highest sum wins.
new-real-board-about = The tiles lie on your own table. Lettrine holds one rack, tells you where its words go and checks the sums.
way-real-board = Real board

rules-more-about = Board, turns, the end of the game, the computer, the screen

rule-mode = Kind of game
rule-mode-about = What is played for, and where.
rule-mode-normal = One game
rule-mode-normal-about = Two to four players; whoever has most points wins.
rule-mode-solitaire = Solitaire
rule-mode-solitaire-about = One player against the bag. Passing ends it.
rule-mode-tournament = Tournament
rule-mode-tournament-about = Several games; the highest sum wins.
rule-mode-real-board = Real board
rule-mode-real-board-about = The tiles lie on your own table, and you tell the program what happens there.
rule-games = Games
rule-games-about = How many games are added up.

rule-penalty = A wrong challenge
rule-penalty-about = What it costs to challenge a play whose words are all good.
rule-penalty-single = Costs nothing
rule-penalty-double = Costs the next turn
rule-penalty-points = Gives points away
rule-challenge-points = Points
rule-challenge-points-about = Given to the player who was challenged.
rule-refused-word = After a refused word
rule-refused-word-about = What the player does whose word came back.
rule-refused-word-loses-turn = Loses the turn
rule-refused-word-try-again = Tries another

rule-turn-time = Time for a turn
rule-turn-time-about = From 0:10 to 59:59; from 3 to 15 minutes where being late costs points.
rule-minute-points = Points a minute
rule-minute-points-about = Lost for every minute begun over the time.

rule-tiles = Tiles
rule-tiles-about = Which letters there are, how many, and what they are worth.
rule-tiles-english = English, 100 tiles
rule-tiles-french = French, 102 tiles
rule-layout = Board
rule-layout-about = Its size and its coloured squares.
rule-layout-standard = 15 by 15
rule-layout-small = Small, 11 by 11
rule-layout-large = Large, 21 by 21
rule-rack-size = Tiles on a rack
rule-rack-size-about = From 1 to 15; seven is usual.
rule-bonus = Bonus for a whole rack
rule-bonus-about = Points more for laying every tile of a full rack in one turn.
rule-first-play = The first word
rule-first-play-about = Where it may lie.
rule-first-play-covers-start = Over the star
rule-first-play-anywhere = Anywhere

rule-starter = Who starts
rule-starter-about = How the first player is found.
rule-starter-draw = A draw: nearest to A
rule-starter-first = The first in the list
rule-exchange-needs = To exchange
rule-exchange-needs-about = At least this many tiles must be left in the bag.
rule-exchange-times = Exchanges
rule-exchange-times-about = How often each may exchange in a game.
rule-exchange-times-any = As often as you like
rule-exchange-times-1 = Once
rule-exchange-times-2 = Twice
rule-exchange-times-3 = Three times
rule-exchange-times-5 = Five times
rule-picking = New tiles
rule-picking-about = Whether they come by themselves after a play.
rule-picking-automatic = At once
rule-picking-by-hand = When you take them
rule-undo = Taking turns back
rule-undo-about = Whether a turn that was played can be undone.
rule-undo-never = Never
rule-undo-last-turn = Until the next player acts
rule-undo-always = Always
rule-remaining = Counting tiles
rule-remaining-about = What the table of remaining tiles counts.
rule-remaining-unseen = All you have not seen
rule-remaining-in-bag = Only the bag

rule-passes = Turns without points
rule-passes-about = How many of them end the game.
rule-passes-bag-empty-round = All pass, bag empty
rule-passes-scoreless-each = A number for each player
rule-passes-scoreless-in-all = A number in a row
rule-scoreless = Turns
rule-scoreless-about = This many turns without points end the game.
rule-no-play = End when nobody can play
rule-no-play-about = The game ends as soon as no word fits and nothing can be exchanged.
rule-adjustment = Tiles left over
rule-adjustment-about = What they do to the scores.
rule-adjustment-rack-to-player-out = Taken off, given to who went out
rule-adjustment-twice-to-player-out = Twice their value to who went out
rule-adjustment-none = Nothing
rule-tie-break = Equal scores
rule-tie-break-about = Who wins then.
rule-tie-break-none = They share the win
rule-tie-break-before-adjustment = More before the last count

rule-placement-speed = Placement speed
rule-placement-speed-about = The pause between its letters: 0 none, 9 the longest; 3 or 4 to follow it.
rule-fast = Fast
rule-fast-about = No effects, so that the computer plays quicker.
rule-minimum-people = People needed
rule-minimum-people-about = At least this many players must be people; 0 lets computers play among themselves.
rule-keys = Keys
rule-keys-about = Which keys place words and answer questions.
rule-keys-modern = As today
rule-keys-tile-by-tile = Tile by tile
rule-keys-micro = H and V, o and n
rule-keys-deluxe = A and D, Y and N

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

play-score = Play { $points }
keep-title = A name for this game
must-place = Time is up: the word you began with { $typed } must be placed.
save-gcg = Save as GCG
show-panels = Turns and tiles

player-played = played { $word }

in-bag = In the bag { $count }
bag-holds = { $count ->
    [0] The bag is empty.
    [one] One tile in the bag.
   *[other] { $count } tiles in the bag.
  }
premiums = Squares

graph = Graph
sheet-place = Place
sheet-word = Word
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


begin-here = Your turn: drag tiles to the board, or press a square and type.
wait-for-others = Waiting for the other players.
preview-unknown = { $count ->
    [one] { $words } is not in the list. Take it back or try another word.
   *[other] { $words } are not in the list. Take them back or try other words.
  }
not-your-turn = It is not your turn yet. Your tiles stay where they lie.

exchange-title = Which tiles go back?
exchange-about = You draw as many new ones and end your turn.
exchange-all = All of them
exchange-count = { $count ->
    [0] Exchange
   *[other] Exchange { $count }
  }
pass-title = Pass this turn?
pass-about = You score nothing and keep your tiles.
hint-place-about = It would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-list-about = Choose a word and it is laid for you.
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
ask-stopped = The game was stopped. It can go on whenever you like.
ask-next-game = This game is over: { $scores }.
next-game = Next game

ending-over = The game is over.
ending-went-out = The last tile was laid.
ending-passes = Everyone passed.
ending-scoreless = Too many turns in a row brought nothing.
ending-no-play = Nobody can lay a word any more.
ending-resignation = The game was given up.
ending-before = Points
ending-racks = Tiles left
ending-total = In all
ending-look = Look at the board

keys-commands = In the command line: { $example }; also rack, score, bag, last, time.
key-walk = walk over the board
key-letters = lay that tile at the arrow
key-blank = lay a blank as that letter
key-skip = leave a square out
key-turn = turn the arrow
key-back = take the last tile back
key-play = play; without tiles, pass (on an empty square: set the arrow)
key-pass = pass
key-challenge = challenge
key-exchange = exchange
key-hint = hint (without an arrow on the board)
command-example-english = 8D HORN · exch QV · pass · score
command-example-french = H4 HORN · exch QV · pass · score
command-unknown = “{ $typed }” is not a command here. Try a place and a word, as in 8D HORN.

heard-played = { $name } played { $word } at { $place } for { $points }, { $total } in all.
heard-other = { $name }: { $what }. { $total } in all.
heard-bag = { $count } in the bag. Not seen: { $tiles }.
heard-across = Across
heard-down = Down

zoom = Zoom
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

real-about = The tiles lie on your table. Do as the panel says.
real-step = What to do
real-starter = Who starts?
real-starter-about = Each player draws one tile. Type the letters; ? is a blank. The nearest to A starts. Then put the tiles back.
real-starter-letter = Letter drawn by { $name }
real-starter-tell = These were drawn
real-rack = { $count ->
    [one] Draw one tile for { $name }
   *[other] Draw { $count } tiles for { $name }
  }
real-rack-about = Draw without looking too long, and type what came; ? is a blank. Put the tiles on a rack for { $name }.
real-tiles = Tiles
real-tiles-count = { $count } of { $needed }
real-rack-tell = That is what came
real-left = What does { $name } still hold?
real-left-about = { $count ->
    [one] One tile is left in the rack of { $name }. Type it.
   *[other] { $count } tiles are left in the rack of { $name }. Type them.
  }
real-left-tell = That is left
real-wait = { $name } is thinking…
real-wait-about = In a moment you hear where its word goes.
real-word = What did { $name } lay?
real-word-about = Press a square and lay the letters, or type the place and the word below.
real-word-tell = Laid
real-word-tell-score = Laid, { $points }
real-word-back = Take the letters back
real-word-turn = Turn the arrow
real-letters = Letters
real-blanks = As a blank
real-pass = Passed or changed tiles
real-typed = Or type it
real-placed = Put this on your board
real-placed-title = { $name } lays { $word }
real-placed-at = { $word }, { $direction ->
    [across] across
   *[down] down
  } from { $place }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
real-placed-tile = { $letter } on { $place }
real-placed-blank = the blank as { $letter } on { $place }
real-placed-order = Put down: { $tiles }.
real-sums = Check the sums
real-sums-bonus = whole rack
real-sums-total = together
real-computer-passed = { $name } passes.
real-computer-changed = { $name } changes tiles: { $tiles }. Take them off its rack and mix them into the bag.
real-more = Hint, corrections, points
real-hint = A hint for { $name }
real-hint-about = Tell the tiles of { $name }, and the program looks for words.
real-hint-tell = Look for words
real-hint-none = No word was found with these tiles.
real-hint-lay = Show { $word } for { $points }
real-withdrawn = The last word was challenged and taken back
real-points = Points without a play
real-points-who = Whose
real-points-why = What for
real-points-challenge = A challenge
real-points-time = Time
real-points-number = Points; with − they are lost
real-points-tell = Write them down

review-board = The board
review-end = The end
review-turn-of = Turn { $turn }: { $name }
review-held = Held
review-held-unknown = The rack is not known.
review-played = Played
review-looks = Looking at this turn…
review-refused = { $sentence } The turns can still be stepped through.
review-best = The best plays
review-equity = Worth { $points } with the tiles kept
review-show = Show { $play } on the board
review-was-played = this was played
review-exchange = Exchange { $tiles }
review-pass = Pass
review-verdict-best = The best play there was
review-verdict-good = A good play
review-verdict-slip = A slip
review-verdict-mistake = A mistake
review-verdict-blunder = A blunder
review-verdict-unjudged = Nothing to judge
review-cost = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
review-cost-with = It cost { $points } points and { $percent } of the chance to win.
review-cost-nothing = It cost nothing.
review-all = Look at the whole game
review-all-progress = { $done } of { $all } turns looked at…
review-summary = { $turns ->
    [one] { $name }: { $points } points given away in one turn
   *[other] { $name }: { $points } points given away in { $turns } turns
  }
review-graph = Scores
review-played-button = As it was played
review-try = Try another play
review-try-about = Press a square, then tiles or letters. Shift and a letter lay the blank.
review-try-again = Take the tiles back
review-try-turn = Turn the arrow
review-try-scores = { $words }: { $points }
review-try-unknown = { $words } is not in the list.
review-try-missing = You do not hold { $letter } here.
review-try-no-room = There is no room for { $letter } here.
review-try-impossible = What this would have scored cannot be told.
review-export = Take it with you
review-export-gcg = As GCG
review-export-picture = As a picture
review-picture-failed = This browser cannot draw the picture.
review-keys = The arrow keys step through the turns.
challenge-title = Challenge { $words }?
challenge-about-single = If the words are valid, nothing happens.
challenge-about-double = If the words are valid, you lose your turn.
challenge-about-points = If the words are valid, the other player gets points.
challenge-upheld = { $name } challenged { $words }: not valid, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } off.
challenge-failed = { $name } challenged { $words }: valid.
undo-told = { $name } took a turn back.
ask-undo = { $name } asks to take the last turn back. New tiles have been drawn.
ask-undo-no = No, play on
ask-undo-yes = Allow
score-total = All games: { $points }
