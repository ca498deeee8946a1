# What Parcours says: refusals, set-up, presets.

parcours-not-your-turn = it is not your hand
parcours-time-is-up = the time for this hand is up
parcours-given-up = you have given this game up
parcours-no-such-place = there is no such place on the boards
parcours-path-word-laid = a hand has one word on the path; lay on satellites, or end the hand
parcours-one-word = at this table a hand has one word; end the hand
parcours-second-word-laid = the second play has one word; end the hand
parcours-not-freed = this satellite is not freed: its word on the path comes first
parcours-covered = this satellite is covered already
parcours-not-your-path = everyone follows their own path
parcours-not-your-satellite = another player’s satellite is open only after a white slot, once you have nine letters again
parcours-nothing-laid = you have laid no word: pass, or buy the hand
parcours-word-laid = you have laid a word: end the hand instead
parcours-buys-nothing = name the letters you want to change
parcours-bought-before = at this table a hand is bought once
parcours-no-buying-now = in the second play of a white slot no hand is bought
parcours-nothing-to-refill = nine letters are rebuilt only after a white slot
parcours-nothing-to-take-back = there is no word of this hand that you could take back
parcours-not-asked = you were not asked
parcours-wrong-length = this place takes a word of exactly { $wanted ->
    [one] { $wanted } letter
   *[other] { $wanted } letters
  }, not { $found }
parcours-not-next = the path is covered one word after another; slot { $next } comes next
parcours-asked-first = the table is asked about { $word } first

parcours-no-bag = there is no bag of letters “{ $name }” here
parcours-no-board = there is no board “{ $name }” here
parcours-same-board = the board “{ $name }” is there twice; each player takes another
parcours-too-few-boards = { $boards ->
    [one] { $boards } board is too few
   *[other] { $boards } boards are too few
  } for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
parcours-other-letters = the word list “{ $lexicon }” and the bag “{ $bag }” do not have the same letters
parcours-hand-time = a hand lasts from 0:10 to 59:59, not { $time }

parcours-no-position = a game of Parcours begins at its start; it cannot begin from a position
parcours-preset-title = Parcours
parcours-preset-era = 1990s
parcours-preset-fr-about = The box game in French: a path of twelve words, and satellites that triple, double or add ten.
parcours-preset-en-about = The box game in English: a path of twelve words, and satellites that triple, double or add ten.

parcours-sheet-board = { $name }: board { $board }
parcours-sheet-line = { $name }: { $what } { $points } { $total }
parcours-sheet-all-satellites = arrived first with all satellites covered
parcours-sheet-overtime = overtime
parcours-sheet-gave-up = gave up
parcours-sheet-bought = bought { $times } ×
parcours-sheet-all-nine = all nine +{ $points }
parcours-sheet-out-of-time = out of time
parcours-sheet-pass = pass

parcours-told-hand = { $name } lays { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-told-passed = { $name } passes
parcours-told-all-satellites = { $name } has all satellites covered: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more
parcours-told-overtime = { $name } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for time
parcours-told-resigned = { $name } resigns
