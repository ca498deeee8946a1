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

# The game in text lines.

parcours-plain-title = Parcours
parcours-plain-help =
    path WORD, or the word alone, lays on the next slot of your path. sat 3 WORD lays on your satellite 3, sat 2.3 WORD on that of player 2.
    try path WORD and try sat 3 WORD tell the points without laying; play lays.
    end, or end and letters that go back, ends the hand. pass, pass and letters, buy and letters. draw after a white slot. undo takes the last word back.
    hint tells a word, then its place, then whole hands (hint word, hint place, hint list).
    rack, board, board NAME, slot 3, where for what comes next, bag.
parcours-plain-letters = Your letters: { $tiles }.
parcours-plain-letters-of = { $name }: { $tiles }.
parcours-plain-next = Next on your path: slot { $number } of { $slots }, { $colour ->
    [white] white
   *[yellow] yellow
  }, { $length ->
    [one] { $length } letter.
   *[other] { $length } letters.
  }
parcours-plain-through = Your path is covered.
parcours-plain-freed = Freed satellites: { $satellites }.
parcours-plain-freed-one = number { $number }, { $sign }, { $length ->
    [one] { $length } letter
   *[other] { $length } letters
  }
parcours-plain-board = Board { $board } of { $name }.
parcours-plain-progress = { $path } of { $slots } slots and { $covered } of { $all } satellites covered.
parcours-plain-no-slot = There are slots from 1 to { $count }.
parcours-plain-slot = Slot { $number }, { $colour ->
    [white] white
   *[yellow] yellow
  }: { $path }.
parcours-plain-slot-and-satellite = Slot { $number }, { $colour ->
    [white] white
   *[yellow] yellow
  }: { $path }. Satellite { $satellite }.
parcours-plain-word = { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-comes-next = { $count ->
    [one] { $count } letter, comes next
   *[other] { $count } letters, comes next
  }
parcours-plain-ahead = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
  }
parcours-plain-satellite-word = { $sign }: { $word } by { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-satellite-freed = { $sign }, { $length ->
    [one] { $length } letter, freed
   *[other] { $length } letters, freed
  }
parcours-plain-satellite-closed = { $sign }, { $length ->
    [one] { $length } letter, closed
   *[other] { $length } letters, closed
  }
parcours-plain-slot-place = slot { $number }
parcours-plain-satellite-place = satellite { $number } of { $name }
parcours-plain-laid = { $name } lays { $word } on { $place } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
parcours-plain-hand-points = { $points ->
    [one] The hand brings { $points } point
   *[other] The hand brings { $points } points
  } so far, { $total } in all.
parcours-plain-lay-more = Lay more, or type end.
parcours-plain-may-refill = The white slot gives a second play: type draw for nine letters again, or end.
parcours-plain-second-play = Second play: one word, on a freed satellite of anyone or on your own path.
parcours-plain-verdict = { $word } is not in the list. Do you accept it? Yes or no.
parcours-plain-asked = The table is asked about { $word }.
parcours-plain-bag = { $count ->
    [one] { $count } letter in your bag.
   *[other] { $count } letters in your bag.
  }
parcours-plain-may-come = May still come: { $tiles }.
parcours-plain-place-and-word = Type path and a word, or sat, a number and a word, as in sat 3 HORN.
parcours-plain-sure-to-pass = Pass and keep all letters? Yes or no.
parcours-plain-sure-to-buy = Buy the hand for five points and change { $tiles }? Yes or no.
parcours-plain-would-score = { $word } on { $place }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
parcours-plain-in-list = In the list.
parcours-plain-not-in-list = Not in the list: { $words }.
parcours-plain-would-have = The hand would bring { $points }, { $total } in all. Type play to lay it.
parcours-plain-hint-word = You can lay { $word }.
parcours-plain-hint-place = You can lay { $word } on { $place }.
parcours-plain-hint-nothing = I find no word. Type play to end the hand, or to pass and change all letters.
parcours-plain-hand = { $words }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
parcours-plain-word-on = { $word } on { $place }
parcours-plain-arrived = { $name } has arrived.
parcours-plain-all-resigned = All players but one have resigned.
parcours-plain-standstill = Nobody has laid a word for many rounds.
