# Sentences of the real board: what to tell, where to put the tiles, the sums.

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
