# What Zigzag says: refusals, set-up, presets, history.

zigzag-not-your-turn = it is not your turn
zigzag-given-up = you have given this game up
zigzag-review-later = a game is looked at again once it is over
zigzag-no-such-turn = the history has no such turn
zigzag-not-in-hand = { $tile ->
    [blank] you have no blank in front of you
    [skip] you have no Skip in front of you
    [reverse] you have no Reverse in front of you
   *[other] you have no { $tile } in front of you
  }
zigzag-nothing-laid = lay a word or an Action tile, or pass
zigzag-opening-too-short = the first word has at least two letters
zigzag-opening-reuses = the first word lies in the middle and nests on nothing
zigzag-needs-a-letter = attach your word to a letter on the table
zigzag-no-new-tile = lay at least one tile
zigzag-not-on-the-table = there is no such tile on the table
zigzag-not-a-letter = nothing nests on an Action tile, and no word has one in it
zigzag-starts-elsewhere = the word must contain the letter on which your tiles nest
zigzag-not-linked = a word goes from nest to nest; these letters are not nested on one another
zigzag-read-twice = no tile is read twice in a word
zigzag-reads-backwards = at this table words are read away from the first tile
zigzag-no-room = there is no room for { $tile } there
zigzag-no-way = { $word } cannot be laid: it needs a letter to attach to, your tiles and room
zigzag-no-letter-yet = an Action tile nests on a letter, and there is none on the table yet
zigzag-action-on-old-letter = after a word, the Action tile goes on one of the letters you have just laid
zigzag-no-room-for-action = there is no room for { $tile ->
    [skip] Skip
    [reverse] Reverse
   *[other] { $tile }
  } there
zigzag-wrong-gifts = { $wanted ->
    [0] this tile gives nothing away
    [one] give away exactly { $wanted } tile, not { $found }
   *[other] give away exactly { $wanted } tiles, not { $found }
  }
zigzag-no-such-receiver = gifts go to other players in the game, to each once
zigzag-pile-too-small = { $left ->
    [0] your pile is empty
    [one] your pile has only one tile
   *[other] your pile has only { $left } tiles
  }
zigzag-wrong-draw = { $most ->
    [one] you can exchange only one tile
   *[other] exchange from 1 to { $most } tiles
  }
zigzag-nothing-to-draw = your pile and the reserve are empty; there is nothing to exchange
zigzag-return-first = first return { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } of all you hold
zigzag-wrong-return = return exactly { $wanted ->
    [one] { $wanted } tile
   *[other] { $wanted } tiles
  }, not { $found }
zigzag-nothing-to-return = draw first, then return as many tiles

zigzag-no-tiles = there are no tiles “{ $name }” here
zigzag-other-letters = the word list “{ $lexicon }” and the tiles “{ $tiles }” do not have the same letters
zigzag-no-position = a game of Zigzag begins with an empty table; it cannot begin from a position

zigzag-preset-title = Zigzag
zigzag-preset-short-title = Zigzag, shorter
zigzag-preset-era = 2010s
zigzag-preset-fr-about = In French: no board, words in every direction, Action tiles, and whoever is rid of all tiles first wins.
zigzag-preset-en-about = No board, words in every direction, Action tiles, and whoever is rid of all tiles first wins.
zigzag-preset-short-fr-about = In French, with smaller piles and as many Action tiles for everyone.
zigzag-preset-short-en-about = Smaller piles, and as many Action tiles for everyone.

zigzag-told-word = { $name } lays { $word } with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
zigzag-told-word-and-action = { $name } lays { $word } with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } and { $action }
zigzag-told-action = { $name } lays { $action }
zigzag-told-exchanged = { $name } passes and exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
zigzag-told-passed = { $name } passes
zigzag-told-missed = { $name } misses a turn
zigzag-told-received = { $name } receives { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } from { $from }
zigzag-told-resigned = { $name } resigns
zigzag-told-won = { $name } is rid of all tiles; the others still have { $points }
zigzag-action-skip = Skip
zigzag-action-reverse = Reverse
zigzag-action-plus = { $tile }
zigzag-action-gives = { $tile }, giving { $gifts }
zigzag-gift = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } to { $name }
zigzag-sheet-line = { $what } ({ $points }, total { $total })

# The game in text lines.

zigzag-plain-title = Zigzag
zigzag-plain-help =
    A word alone lays it where it fits best; WORD on E or WORD on 12 attaches it to that letter. A letter of the table has a number.
    +2 NAME K W gives K and W to NAME, +2 NAME pile pile gives from the pile; +3, skip and reverse likewise, alone or after a word.
    try WORD tells how it would lie; play lays it. exchange 3, then return and the tiles. pass.
    hint tells a letter, then a word, then how it lies (hint letter, hint 2, hint all).
    rack for your tiles, open or open NAME for everyone’s, table, words, free for the letters to build on, tile 12, piles, next, left, unseen.
zigzag-plain-own = In front of you: { $tiles }. { $pile } in your pile.
zigzag-plain-open-of = { $name }: { $tiles }.
zigzag-plain-reserve = { $count } in the reserve.
zigzag-plain-return = Return { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }: type return and the tiles with spaces, as in return K W.
zigzag-plain-ended = { $reason ->
    [finished] A player is rid of all tiles.
    [standstill] Everybody has passed twice in a row.
   *[resignation] All players but one have resigned.
  }
zigzag-plain-left = Tiles left: { $left }.
zigzag-plain-left-of = { $name } { $count }
zigzag-plain-next = It is { $now }’s turn, then { $next }’s. Play goes { $rotation ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
  }.
zigzag-plain-piles = In the piles: { $piles }.
zigzag-plain-unseen = Face down: { $tiles }.
zigzag-plain-table-empty = The table is empty.
zigzag-plain-on-table = { $count } on the table: { $tiles }.
zigzag-plain-number = { $number } { $tile }
zigzag-plain-free = { $count ->
    [one] { $count } free letter
   *[other] { $count } free letters
  }, the last first: { $letters }.
zigzag-plain-none-free = No letter is free.
zigzag-plain-tile = { $number }: { $tile }, laid by { $name }.
zigzag-plain-in-words = In { $words }.
zigzag-plain-neighbours = Nested on or beside: { $tiles }.
zigzag-plain-free-sides = { $count ->
    [one] Free in { $count } direction.
   *[other] Free in { $count } directions.
  }
zigzag-plain-blocked = Blocked: nothing can nest on it.
zigzag-plain-words = { $words }.
zigzag-plain-word-by = { $word } by { $name }
zigzag-plain-no-such-letter = There is no { $found } on the table.
zigzag-plain-not-a-turn = Type a word, perhaps on and a letter, perhaps an Action tile: DIVERT on E +2 Ben K W.
zigzag-plain-whom = Name a player first, then the tiles: +2 Ben K W.
zigzag-plain-word-to-try = Type try and a word.
zigzag-plain-how-many = How many? Type exchange and a number up to { $most }.
zigzag-plain-sure-to-exchange = Draw { $count } and return as many? This takes your turn. Yes or no.
zigzag-plain-sure-to-pass = Pass your turn? Yes or no.
zigzag-plain-lies-on = { $word } nests on { $letter }, number { $number }, with { $count ->
    [one] { $count } new tile.
   *[other] { $count } new tiles.
  }
zigzag-plain-lies = { $word }, with { $count ->
    [one] { $count } new tile.
   *[other] { $count } new tiles.
  }
zigzag-plain-ways = { $count ->
    [one] That is the only way to lay it.
   *[other] There are { $count } ways to lay it; this is the best.
  }
zigzag-plain-would-leave = You would have { $count } left.
zigzag-plain-hint-letter = Build on { $letter }, number { $number }: a word with { $count ->
    [one] { $count } new tile.
   *[other] { $count } new tiles.
  }
zigzag-plain-hint-first = There is a first word of { $count } tiles.
zigzag-plain-hint-word = You can lay { $word }.
zigzag-plain-hint-action = I find no word, but you can lay { $tile }.
zigzag-plain-hint-nothing = I find nothing to lay. Type play to pass, or exchange tiles.
