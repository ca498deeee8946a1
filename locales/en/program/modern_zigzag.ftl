# What the modern screen of Zigzag says.

modern_zigzag-empty-table = The table is empty. Type the first word.
modern_zigzag-next = next: { $name }
modern_zigzag-no-way = This word cannot be laid with your tiles.
modern_zigzag-blocked = Nothing can be attached to this tile any more.
modern_zigzag-on-any = The word may be attached to any letter.
modern_zigzag-on-letter = The word will be attached to this { $letter }. Type it.
modern_zigzag-pass-sure = Pass this turn? You keep your tiles.
modern_zigzag-ask-return = { $count ->
    [one] Return one tile.
   *[other] Return { $count } tiles.
  }
modern_zigzag-choose-tiles = Choose them
modern_zigzag-play = { $count ->
    [one] Play one tile
   *[other] Play { $count } tiles
  }
modern_zigzag-lay-action = Lay { $tile }
modern_zigzag-ways = way { $way } of { $ways }
modern_zigzag-left-after = { $count ->
    [one] one tile left after it
   *[other] { $count } tiles left after it
  }
modern_zigzag-left = { $count } left
modern_zigzag-unseen = Face down { $unseen } · reserve { $reserve }
modern_zigzag-hint-nothing = There is nothing to lay: pass, or exchange.
modern_zigzag-hint-first = { $count ->
    [one] You can begin with a word of one tile.
   *[other] You can begin with a word of { $count } tiles.
  }
modern_zigzag-hint-letter = { $count ->
    [one] One tile can be attached to this { $letter }.
   *[other] A word with { $count } new tiles can be attached to this { $letter }.
  }
modern_zigzag-hint-word = You can lay { $word }.
modern_zigzag-hint-play = { $word }, as it is shown.
modern_zigzag-hint-action = You can lay { $tile } alone.
modern_zigzag-review-count = { $shed } tiles shed; { $words } words were possible, the longest play had { $most } tiles.
modern_zigzag-turn-exchanged = { $count ->
    [one] exchanged { $count } tile
   *[other] exchanged { $count } tiles
  }
modern_zigzag-turn-passed = passed
modern_zigzag-turn-missed = missed a turn
modern_zigzag-turn-received = { $count ->
    [one] got { $count } tile
   *[other] got { $count } tiles
  }
modern_zigzag-turn-won = rid of all tiles
modern_zigzag-end-finished = All tiles are laid. The game is over.
modern_zigzag-end-resignation = The game was given up.
modern_zigzag-end-standstill = Everybody has passed twice. The game is over.
modern_zigzag-key-letters = letters
modern_zigzag-key-attach = attach here
modern_zigzag-key-ways = other way
modern_zigzag-key-play = play
modern_zigzag-key-type = type a word
modern_zigzag-key-action = Action tile
modern_zigzag-key-exchange = exchange
modern_zigzag-key-pass = pass
modern_zigzag-key-walk-all = walk over the letters of the table
modern_zigzag-key-attach-all = attach the word to this letter; play
modern_zigzag-key-type-all = type the whole word, old letters included
modern_zigzag-key-ways-all = show another way to lay the word
modern_zigzag-key-back-all = take the last letter back
modern_zigzag-key-action-all = lay an Action tile as well, or alone
modern_zigzag-key-zoom = nearer, farther
modern_zigzag-key-order = letters in the order of laying
modern_zigzag-examples = WORD · WORD on E · WORD +2 Ben K · exchange 3 · pass · free · words · piles
