# What the modern screen of the crossword game says.

modern_crossword-premium-letter = { $times }L
modern_crossword-premium-word = { $times }W
modern_crossword-across = Across.
modern_crossword-down = Down.
modern_crossword-blank-which = Type the letter that the blank stands for.
modern_crossword-picked = { $tile } is in your hand. Press a square.
modern_crossword-type-now = Type letters to lay them; Esc to walk again.
modern_crossword-nothing-laid = No tile is laid yet. Type a word at the cursor.
modern_crossword-pass-sure = Pass this turn? You score nothing and keep your tiles.
modern_crossword-challenge-sure = Challenge the last play? A wrong challenge may cost something.
modern_crossword-no-exchange = You cannot exchange just now.
modern_crossword-one-line = Tiles are laid in one row or column.
modern_crossword-play = Play { $points }
modern_crossword-bonus = all tiles +{ $points }
modern_crossword-keeps = keeps { $tiles }
modern_crossword-unknown = { $count ->
    [one] { $words } is not in the list. Take it back or try another word.
   *[other] { $words } are not in the list. Take them back or try other words.
  }
modern_crossword-carried = { $points } before
modern_crossword-bag = Bag { $count }
modern_crossword-bag-unseen = Bag { $bag } · unseen { $unseen }
modern_crossword-hint-word = You can play { $word }.
modern_crossword-turn-exchanged = { $count ->
    [one] exchanged { $count } tile
   *[other] exchanged { $count } tiles
  }
modern_crossword-turn-exchanged-tiles = exchanged { $tiles }
modern_crossword-turn-passed = passed
modern_crossword-turn-lost = lost the turn: { $words }
modern_crossword-turn-withdrawn = play taken back
modern_crossword-turn-challenge-bonus = wrong challenge
modern_crossword-turn-timed-out = out of time
modern_crossword-turn-sat-out = sat out a turn
modern_crossword-turn-time-penalty = time penalty
modern_crossword-turn-racks = tiles left: { $tiles }
modern_crossword-end-went-out = The last tile is laid. The game is over.
modern_crossword-end-passes = Everyone has passed. The game is over.
modern_crossword-end-scoreless = Too many turns without points. The game is over.
modern_crossword-end-no-play = Nobody can lay a word any more. The game is over.
modern_crossword-end-resignation = The game was given up.
modern_crossword-ask-sure = { $word } is not in the list. Are you sure of it?
modern_crossword-ask-challenged = I challenge { $words }. Am I right?
modern_crossword-challenge-right = That is right
modern_crossword-challenge-wrong = My word is good
modern_crossword-ask-pick = Pick new tiles.
modern_crossword-pick = Pick
modern_crossword-ask-accept = Do you accept the last play?
modern_crossword-accept = Accept
modern_crossword-challenge = challenge
modern_crossword-ask-next-game = This game is over.
modern_crossword-next-game = Next game
modern_crossword-key-turn = turn
modern_crossword-key-type = type here
modern_crossword-key-exchange = exchange
modern_crossword-key-pass = pass
modern_crossword-key-undo = undo
modern_crossword-key-shuffle = shuffle the rack
modern_crossword-key-zoom = board nearer or from afar
modern_crossword-key-walk-all = walk over the board
modern_crossword-key-lay-all = lay this letter at the cursor
modern_crossword-key-blank-all = lay a blank for this letter
modern_crossword-key-skip-all = skip a square
modern_crossword-key-turn-all = turn across or down
modern_crossword-key-back-all = take the last tile back
modern_crossword-key-play-all = play; without tiles, turn
modern_crossword-key-pass-all = pass; the computer: play now
modern_crossword-examples-english = 8D HORN · exch QV · pass · hint · define HORN · row 8 · bag · undo
modern_crossword-examples-french = H4 HORN · exch QV · pass · hint · define HORN · row H · bag · undo
modern_crossword-review-nothing = There is nothing to judge in this line.
modern_crossword-review-best = The best there was
modern_crossword-verdict-best = The best move.
modern_crossword-verdict-good = A good move.
modern_crossword-verdict-slip = A slip.
modern_crossword-verdict-mistake = A mistake.
modern_crossword-verdict-blunder = A blunder.
modern_crossword-lost = It lost { $points } points.
modern_crossword-lost-both = It lost { $points } points and { $percent } % of the chances to win.
modern_crossword-real-starter = Everyone draws a letter: { $names }. The one nearest to A starts.
modern_crossword-real-tell-starter = Type the letters in order, with a space between them; ? is a blank
modern_crossword-real-rack = { $count ->
    [one] Draw one tile for { $name }.
   *[other] Draw { $count } tiles for { $name }.
  }
modern_crossword-real-tell-rack = Type what came; ? is a blank
modern_crossword-real-left = { $count ->
    [one] { $name } has one tile left.
   *[other] { $name } has { $count } tiles left.
  }
modern_crossword-real-tell-left = Type what is left; ? is a blank
