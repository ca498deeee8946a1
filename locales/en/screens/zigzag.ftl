# Sentences of Zigzag: the table, the tiles, the turn, its set-up.

game-zigzag = Zigzag
game-zigzag-about = No board: round tiles nest on one another in every direction. The first to be rid of them all wins.
new-zigzag-title = Zigzag
new-zigzag-about = Build words on words in every direction and get rid of your tiles first. Two to four players.

zigzag-tour-title-1 = Build on a letter
zigzag-tour-title-2 = One word a turn
zigzag-tour-title-3 = Action tiles
zigzag-tour-about-1 = Tap a letter on the table, then your tiles in turn: they nest on it one after another. Or drag them there, or choose “Write a word” and have it laid for you. Drag a laid tile to bend the chain.
zigzag-tour-about-2 = Your word holds all the tiles you lay and the letter they begin on, and may reuse more letters from nest to nest, read in either sense. Whoever is rid of all tiles first, open ones and pile, wins.
zigzag-tour-about-3 = After your word, or instead of one, lay an Action tile: Skip, Reverse, or +2 and +3, which give tiles of yours to others. No word? Exchange, or pass.

zigzag-table = Table
zigzag-tile = { $letter }
zigzag-tile-action = Action tile { $action }
zigzag-kind-skip = Skip
zigzag-kind-reverse = Reverse
zigzag-kind-plus-2 = +2
zigzag-kind-plus-3 = +3
zigzag-action = Action
zigzag-legend-blocked = blocked: no free side
zigzag-legend-free = free directions
zigzag-look-around = Look around
zigzag-smaller = Smaller
zigzag-larger = Larger
zigzag-whole = Whole table

zigzag-letter-blank = { $letter }, a blank
zigzag-letter-in = { $letter } in { $words }
zigzag-spoken-letter = { $letter }, laid by { $name }. Free: { $sides }.
zigzag-spoken-blocked = { $letter }, laid by { $name }. Blocked: no free side.
zigzag-spoken-action = Action tile { $action }, laid by { $name }.
zigzag-sides-all = all sides
zigzag-side-0 = right
zigzag-side-1 = lower right
zigzag-side-2 = below
zigzag-side-3 = lower left
zigzag-side-4 = left
zigzag-side-5 = upper left
zigzag-side-6 = above
zigzag-side-7 = upper right

zigzag-over = The game is over.
zigzag-reversed = Reversed.
zigzag-after-you = After you, { $next } plays.
zigzag-after = { $name } plays, then { $next }.
zigzag-player-played = played { $word }
zigzag-player-next = next
zigzag-left = left
zigzag-left-of = { $name }: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
  } left, { $pile } of them in the pile

zigzag-next-over = The game is over.
zigzag-next-watch = { $name } is playing.
zigzag-next-wait = { $name } is playing. Meanwhile you may try words with your tiles.
zigzag-next-return = Give { $count ->
    [one] one tile
   *[other] { $count } tiles
  } back to end the exchange.
zigzag-next-objection = { $sentence }
zigzag-next-first = Lay the first word: tap or drag your tiles, or type.
zigzag-next-second = Go on: the first word has two letters or more.
zigzag-next-choose = Tap a letter on the table, or drag a tile to it. No word? Exchange or pass.
zigzag-next-choose-or-action = Tap a letter on the table, or drag a tile to it. No word? Lay an Action tile, exchange or pass.
zigzag-next-picked = Tap a letter on the table: { $tile } is laid there.
zigzag-next-build = Build on { $letter }: tap your tiles in turn, or type them.
zigzag-next-reading = …
zigzag-next-no-word = That makes no word yet. Go on, bend the chain, or take letters back.
zigzag-next-action-alone = An Action tile by itself ends your turn. Play it, or lay a word first.
zigzag-makes = { $laid } laid, { $reused } reused
zigzag-or = or
zigzag-other-words = Other words that these tiles make
zigzag-effect-skip = { $name } misses a turn
zigzag-effect-reverse = the direction of play changes
zigzag-effect-reverse-for-two = nothing changes between two players
zigzag-effect-gifts = { $count ->
    [one] one tile
   *[other] { $count } tiles
  } for { $names }
zigzag-gifts-choose = Choose…

zigzag-play-word = Play { $word }
zigzag-play-action = Play the Action tile
zigzag-play-about = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } · { $left } left
zigzag-play-wins = { $count ->
    [one] your last tile: you win
   *[other] your last { $count } tiles: you win
  }
zigzag-wait-for-turn = It is not your turn yet. Your tiles stay where they lie.
zigzag-no-word-yet = These tiles make no word yet.
zigzag-lay-first = Lay a word or an Action tile first, or pass.
zigzag-blocked-letter = That letter is blocked: nothing has room on it.
zigzag-tiles-gone = You do not have these tiles any more.
zigzag-no-turn = There is no room to turn it that way.
zigzag-no-letter = There is no free { $letter } like that on the table.
zigzag-no-action = You have no such Action tile.
zigzag-no-gifts = Lay +2 or +3 first: then you choose what to give, and to whom.
zigzag-no-such-word = These tiles do not make { $word }.
zigzag-no-such-letters = There are no such letters on the table.
zigzag-action-where = Tap a letter on the table first: the Action tile goes there, or on your word once one lies.
zigzag-nobody = Nobody here is called { $name }.

zigzag-gifts-title = { $count ->
    [one] Which tile do you give away?
   *[other] Which { $count } tiles do you give away?
  }
zigzag-gifts-about = From your open tiles, or unseen from your pile. They are mixed into the pile of whoever gets them.
zigzag-gift-number = Tile { $number }
zigzag-gift-which = Which tile, gift { $number }
zigzag-gift-whom = To whom, gift { $number }
zigzag-gift-pile = From the pile, unseen
zigzag-gifts-done = Done

zigzag-exchange-title = How many tiles do you draw?
zigzag-exchange-about-pile = You draw from your pile first, then give back as many of all you hold. That ends your turn.
zigzag-exchange-about-reserve = Your pile is empty, so you draw from the reserve, then give back as many of all you hold. That ends your turn.
zigzag-exchange-count = { $count ->
    [one] Draw one tile
   *[other] Draw { $count } tiles
  }
zigzag-return-open = Give tiles back…
zigzag-return-title = { $count ->
    [one] Give one tile back
   *[other] Give { $count } tiles back
  }
zigzag-return-about = Press the tiles that go back; they are mixed in, and the others stay with you.
zigzag-return-count = { $chosen } of { $count } chosen
zigzag-return-confirm = Give back
zigzag-pass-title = Pass this turn?
zigzag-pass-about = { $passes ->
    [one] If you pass, the game ends: whoever has the fewest tiles wins.
   *[other] You lay nothing and keep your tiles. After { $passes } more passes in a row the game would end.
  }

zigzag-write = Write a word
zigzag-write-about = The whole word, with the letters that lie there
zigzag-write-on = The whole word, built on { $letter }
zigzag-ways = { $count ->
    [one] One way to lay it
   *[other] { $count } ways to lay it
  }
zigzag-cannot-lay = { $word } cannot be laid with your tiles here.
zigzag-way-first = as the first word
zigzag-way-on = { $count ->
    [one] one tile
   *[other] { $count } tiles
  } on { $letter }

zigzag-hint-first = There is a word of { $count } tiles to begin with.
zigzag-hint-letter = { $count ->
    [one] A word can be made with one tile
   *[other] A word can be made with { $count } tiles
  } on { $letter }.
zigzag-hint-show = Build there
zigzag-hint-more = Tell me more
zigzag-hint-action = There is no word to be found, but { $action } can be laid on any free letter.
zigzag-hint-nothing = There is no word to be found. Exchange some tiles, or pass.

zigzag-show-panels = Turns and tiles
zigzag-graph-tab = Tiles left
zigzag-graph = Tiles left after each turn
zigzag-graph-shed = Tiles shed in each turn
zigzag-unseen = Face down
zigzag-unseen-about = { $count } tiles lie face down in all piles together, { $reserve } of them in the reserve.
zigzag-sheet-turn = Turn
zigzag-sheet-shed = Tiles shed
zigzag-no-turns-yet = No turns yet. The first word goes in the middle of the table.
zigzag-no-words-yet = Nothing lies on the table yet.
zigzag-gave = { $count } to { $name }
zigzag-line-exchanged = exchanged { $count }
zigzag-line-received = got { $count } from { $name }
zigzag-line-missed = missed a turn ({ $name })
zigzag-line-passed = passed
zigzag-line-resigned = gave up
zigzag-line-won = rid of all tiles

zigzag-heard-line = { $name }: { $what }.
zigzag-heard-word = { $name } plays { $word }: { $count ->
    [one] one tile
   *[other] { $count } tiles
  } laid, { $reused } reused.
zigzag-heard-action = Action: { $what }.
zigzag-heard-left = { $name }: { $left } left, { $pile } in the pile.
zigzag-heard-reserve = Reserve: { $count }.
zigzag-heard-open = Open tiles of { $name }: { $tiles }.
zigzag-heard-word-of = { $word } by { $name }
zigzag-heard-next-clockwise = It is { $now }’s turn, then { $next }’s. Play goes clockwise.
zigzag-heard-next-counterclockwise = It is { $now }’s turn, then { $next }’s. Play goes counterclockwise.
zigzag-heard-unseen = Face down: { $tiles }.
zigzag-heard-makes = { $word }. { $left } left.
zigzag-heard-laid-out = { $word } lies ready, the best of { $ways ->
    [one] one way
   *[other] { $ways } ways
  }. Arrows turn it, Enter plays it.
zigzag-heard-turned = It goes: { $sides }.
zigzag-room-side = { $side } { $count }
zigzag-heard-room = { $letter }. Room for so many tiles: { $room }.
zigzag-heard-no-room = { $letter }. No room: it is blocked.
zigzag-heard-tiles = Laid: { $tiles }.
zigzag-heard-others = They also make { $words }.
zigzag-heard-nothing-laid = Nothing is laid.
zigzag-heard-on = You build on { $letter }.
zigzag-heard-action-laid = { $action } is laid.

zigzag-ending-finished = { $name } is rid of all tiles.
zigzag-ending-resignation = The others have given up.
zigzag-ending-standstill = Everybody passed twice in a row: the fewest tiles win.
zigzag-ending-words = Words
zigzag-ending-left = Tiles left
zigzag-ending-look = Look at the table

zigzag-review-turn = Turn { $number } of { $count }: { $name }
zigzag-review-keys = ← and → go from turn to turn; on the table they walk from letter to letter.
zigzag-review-held = Open tiles before the turn
zigzag-review-found = { $words ->
    [0] There was no word to be laid.
    [one] There was one word to be laid.
   *[other] There were { $words } words to be laid; the longest plays shed { $most } tiles.
  }
zigzag-review-shed = { $shed ->
    [0] Nothing was shed
    [one] One tile was shed
   *[other] { $shed } tiles were shed
  }
zigzag-review-best = Best plays
zigzag-review-show = Show { $word }, { $count } tiles
zigzag-review-thinking = Looking for the best plays…
zigzag-review-no-turn = Nobody could choose anything here.
zigzag-verdict-best = as many as could be
zigzag-verdict-fewer = { $count ->
    [one] one fewer than could be
   *[other] { $count } fewer than could be
  }

zigzag-key-table = to the table (beside it)
zigzag-key-walk = from letter to letter on the table
zigzag-key-listed = through the letters in the order of laying
zigzag-key-choose = build on that letter
zigzag-key-letters = lay that tile at the end of the chain
zigzag-key-blank = lay a blank as that letter
zigzag-key-swing = turn the chain around its letter (once one lies)
zigzag-key-bend = bend the chain (once one lies)
zigzag-key-enter = play what is laid
zigzag-key-back = take the last tile back
zigzag-key-write = write a whole word
zigzag-key-action = lay an Action tile, or take it back
zigzag-key-other = announce another word that the tiles make
zigzag-key-pass = pass
zigzag-key-exchange = exchange
zigzag-key-pan = move the table
zigzag-key-zoom = larger, smaller
zigzag-key-whole = the whole table
zigzag-key-hint = hint (beside the table)
zigzag-keys-commands = In the command line: { $example }; also play, laid, as WORD, free E, letters DIVA, blocked, words, open, piles, next, last 3, here, room, unseen, gifts, exchange 3, pass. A word that is a command is laid by “word”: word TABLE.
zigzag-command-example = CHAIR · on V DIVA · free E
zigzag-command-unknown = “{ $typed }” is not a command here. Write a word, or letters, free, words, open, piles, next, pass; all of them stand under Keys.

zigzag-rules-more = Words and tiles, Action tiles, the computer, the screen
rule-reading = Reading
rule-reading-about = In which sense a word may follow the nests.
rule-reading-either = In either sense
rule-reading-either-about = From nest to nest, outwards or inwards, as the leaflet allows.
rule-reading-directed = Only away from the first tile
rule-reading-directed-about = Harder: old letters first, then the new chain. Games may stall.
rule-piles = Piles
rule-piles-about = How many tiles each player has to get rid of.
rule-piles-full = Full
rule-piles-full-about = 35 tiles each with two players, 30 with three, 25 with four.
rule-piles-short = Short
rule-piles-short-about = 25 tiles each with two players, 20 with three, 18 with four.
rule-zigzag-hint = Hints
rule-zigzag-hint-about = How much the program tells you when you ask for help.
rule-zigzag-hint-none = None
rule-zigzag-hint-word = A letter, then a word
rule-zigzag-hint-list = A letter, a word, then the whole play
rule-actions = Action tiles
rule-actions-about = How Action tiles are dealt.
rule-actions-mixed = Mixed with the letters
rule-actions-mixed-about = As the leaflet says: chance decides who has them.
rule-actions-even = As many for everyone
rule-actions-even-about = One of each kind, or any three with four players: fairer.
rule-reverse = Reverse with two players
rule-reverse-about = What it does when there is only one other player.
rule-reverse-nothing = Nothing
rule-reverse-skip = The other misses a turn
rule-blanks = Blanks
rule-blanks-about = Tiles that stand for any letter.
rule-blanks-none = None
rule-blanks-two = Two
rule-zigzag-tiles = Letters
rule-zigzag-tiles-about = Which letters there are, and how many.
rule-zigzag-tiles-english = English, 98 letters
rule-zigzag-tiles-french = French, 100 letters

zigzag-statistics-words = words laid
zigzag-statistics-tiles-laid = tiles laid
zigzag-statistics-actions = Action tiles laid
zigzag-statistics-given = tiles given away
zigzag-statistics-received = tiles received
zigzag-statistics-passes = turns passed
