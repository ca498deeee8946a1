# Sentences of Parcours: the path, the satellites, the hand, its set-up.

game-parcours = Parcours
game-parcours-about = Nine letters, a path of twelve words, satellites that triple, double or add ten.
parcours = Parcours
new-parcours-title = Parcours
new-parcours-about = Follow your path word by word and fill the satellites beside it. One to four players.

parcours-tour-title-1 = Follow your path
parcours-tour-title-2 = Fill the satellites
parcours-tour-title-3 = End your hand
parcours-tour-about-1 = You hold nine letters. Lay a word on the next slot of your path, with exactly as many letters as it has: drag tiles there, tap a tile and then the slot, or choose the slot and type.
parcours-tour-about-2 = Each yellow slot you cover frees its satellite: rose counts three times, green twice, blue ten more. Use what is left of your nine letters, now or later. All nine in one hand bring ten points more.
parcours-tour-about-3 = End the hand when you like and choose which letters to keep. A white slot gives a second play, even on someone else’s satellite. The most points win when somebody arrives.

parcours-start = START
parcours-finish = FINISH
parcours-board-of = Board of { $name }
parcours-look = Look at the board of { $name }
parcours-looking = You are looking at the board of { $name }.
parcours-look-own = Back to my board
parcours-rack-of = Letters of { $name }
parcours-bag-of = Bag of { $name }: { $count ->
    [one] { $count } letter
   *[other] { $count } letters
  }
parcours-progress-wide = path { $words }/{ $slots } · satellites { $satellites }/{ $all }
parcours-progress-narrow = { $words }/{ $slots } · ◇ { $satellites }/{ $all }
parcours-arrived = has arrived
parcours-joker = joker

parcours-colour-yellow = yellow
parcours-colour-white = white
parcours-colour-rose = rose, times three
parcours-colour-green = green, times two
parcours-colour-blue = blue, plus ten
parcours-state-open = you can lay a word here
parcours-state-next = next on the path
parcours-state-ahead = still ahead
parcours-state-closed = not freed yet
parcours-state-freed = freed
parcours-state-covered = covered
parcours-place-path-own = slot { $number } of your path
parcours-place-path-other = slot { $number } of { $name }’s path
parcours-place-satellite-own = your satellite { $number }
parcours-place-satellite-other = { $name }’s satellite { $number }
parcours-room = { $place }, { $colour }, { $length } letters, { $state }
parcours-room-word = { $place }, { $colour }: { $word }, laid by { $name } for { $points }
parcours-spot-empty = letter { $number } of { $length }, empty
parcours-spot-own = letter { $number } of { $length }, { $letter }, tried by you
parcours-spot-tile = letter { $number } of { $length }, { $letter }, { $points }
parcours-spot-joker = letter { $number } of { $length }, { $letter }, a joker

parcours-next-over = The game is over.
parcours-next-paused = The game is paused.
parcours-next-verdict = { $word } is not in the list. { $names } may let it pass or refuse it.
parcours-next-watch = { $name } is playing a hand.
parcours-next-wait = { $name } is playing. Meanwhile you may try words with your letters.
parcours-next-unfinished = { $word }: { $missing ->
    [one] one letter is
   *[other] { $missing } letters are
  } missing.
parcours-next-objection = { $sentence }
parcours-next-unknown = { $count ->
    [one] { $words } is not in the list. Take it back or try another word.
   *[other] { $words } are not in the list. Take them back or try other words.
  }
parcours-next-lay = Lay { $words } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, or try something else first.
parcours-next-first = Lay a word of { $length } letters on your path{ $satellites ->
    [0] {""}
    [one] , or fill the freed satellite
   *[other] , or fill a freed satellite
  }. { $buys ->
    [yes] No word? Pass, or buy other letters.
   *[no] No word? Pass.
  }
parcours-next-first-white = Lay a word of { $length } letters on the white slot: it gives you a second play{ $satellites ->
    [0] {""}
   *[other] . Or fill a freed satellite
  }. { $buys ->
    [yes] No word? Pass, or buy other letters.
   *[no] No word? Pass.
  }
parcours-next-stuck = No place is open. { $buys ->
    [yes] Pass, or buy other letters.
   *[no] Pass.
  }
parcours-next-more = Fill { $open ->
    [one] the glowing place
   *[other] a glowing place
  } with the letters you have left, or end the hand.
parcours-next-end = That is all for this hand. End it, or take the last word back.
parcours-next-refill = White slot covered: draw up to nine and play a second time, or end the hand.
parcours-next-second = Second play: one more word, { $others ->
    [0] on your own board
    [one] even on another player’s glowing satellite
   *[other] even on the glowing satellites of others
  }. Or end the hand.

parcours-places = Where a word can be laid
parcours-chip-path = Path · { $length } letters
parcours-chip-path-brief = Path · { $length }
parcours-chip-satellite-own = { $sign } · { $length } letters
parcours-chip-satellite-other = { $name } { $sign } · { $length } letters
parcours-hand-sum = This hand
parcours-hand-total = makes { $total }
parcours-all-nine = all nine +{ $points }
parcours-lay = Lay
parcours-lay-points = Lay +{ $points }
parcours-end = End hand
parcours-end-points = End hand · { $points }
parcours-refill = Second play
parcours-take-back = Take back
parcours-buy = Buy −5
parcours-not-your-hand = It is not your hand yet. Your letters stay where they lie.

parcours-end-title = Which letters go back?
parcours-end-about = Press letters to put them back into your bag; the others stay with you. Then you draw up to nine.
parcours-end-confirm = End the hand
parcours-pass-title = Pass this hand?
parcours-pass-about = Press the letters you want to change for your next hand. It costs nothing.
parcours-pass-confirm = { $count ->
    [0] Pass
   *[other] Pass and change { $count }
  }
parcours-buy-title = Buy the hand for 5 points?
parcours-buy-about = Press the letters you want to change. You draw new ones at once and play on.
parcours-buy-confirm = { $count ->
    [0] Change for 5 points
   *[other] Change { $count } for 5 points
  }
parcours-going-back = { $count ->
    [0] You keep all of them.
   *[other] { $count } go back, you keep { $kept }.
  }
parcours-return-all = All back
parcours-keep-all = Keep all

parcours-ask-verdict = { $name } lays { $word }, which is not in the list. Do you let it pass?
parcours-ask-verdict-yes = Let it pass
parcours-ask-verdict-no = Refuse it
parcours-hint-list = Choose a hand and its words are laid out for you.
parcours-hint-nothing = There is no word to be found for the open places. Pass or buy other letters.

parcours-hands = Hands
parcours-bags = Bags
parcours-show-panels = Hands and bags
parcours-sheet-words = Words
parcours-no-hands-yet = No hands yet. The first word goes on the first slot of the path.
parcours-line-passed = passed
parcours-line-bonus = all nine +{ $points }
parcours-line-bought = { $times ->
    [one] bought once
   *[other] bought { $times } times
  }
parcours-line-changed = { $count } back
parcours-line-timed-out = time ran out
parcours-line-all-satellites = all satellites covered
parcours-line-overtime = over the time
parcours-line-resigned = gave up

parcours-heard-line = { $name }: { $what }. { $points } points, { $total } in all.
parcours-heard-word = { $name } lays { $word } on { $place } for { $points }.
parcours-heard-freed = That frees a satellite: { $colour }, { $length } letters.
parcours-heard-bag = { $name }: { $count } in the bag. May still come: { $tiles }.

parcours-ending-arrival = { $name } has arrived.
parcours-ending-resignation = The game was given up.
parcours-ending-standstill = Nobody found a word for ten rounds.
parcours-ending-hands = Hands
parcours-ending-points = Points
parcours-ending-satellites = All satellites
parcours-ending-look = Look at the boards
parcours-winner = , winner

parcours-review-hand = Hand { $number } of { $count }: { $name }
parcours-review-seat = { $name }, { $points } points: show the board
parcours-review-keys = ← and → go from hand to hand; on the board they walk along the path.

parcours-key-choose = choose a place for a word
parcours-key-letters = lay that letter in the chosen place
parcours-key-joker = lay a joker as that letter
parcours-key-back = take the last letter back; with none tried, the last word
parcours-key-enter = lay the words; with none tried, end the hand
parcours-key-walk = walk along the path
parcours-key-across = between a slot and its satellite
parcours-key-end = end the hand, or pass
parcours-key-buy = buy the hand
parcours-key-refill = second play after a white slot
parcours-key-hint = hint (without a chosen place)
parcours-keys-commands = In the command line: { $example }; also rack, score, bag, next, board, last, time.
parcours-command-example = path CHAIR · sat 3 HOUSE · end QV
parcours-command-unknown = “{ $typed }” is not a command here. Try path CHAIR, sat 3 HOUSE or end.

chair-character-of = Aim of player { $number }
character-adaptive = adapts to the game
character-rusher = rushes along the path
character-collector = collects satellites

parcours-rules-more = Letters and boards, hands, the end of the game, the computer, the screen
rule-words-per-hand = Words in a hand
rule-words-per-hand-about = How many words you may lay from your nine letters.
rule-words-per-hand-one-path-word = One on the path, any on satellites
rule-words-per-hand-one-path-word-about = As the leaflet of the box says.
rule-words-per-hand-single-word = A single word
rule-words-per-hand-single-word-about = One word a hand, on the path or on a satellite: a slower game.
rule-words-per-hand-unlimited = Any number on both
rule-words-per-hand-unlimited-about = As many path words as nine letters give: a quick game.
rule-unknown-word-table-decides = The table decides
rule-unknown-word-table-decides-about = The other people are asked; if one of them refuses the word, it comes back.
rule-clock-per-hand = A time for each hand
rule-clock-per-hand-about = Every hand begins with the same time and ends as it is when that is over.
rule-hand-time = Time for a hand
rule-hand-time-about = From 0:10 to 59:59.
rule-bags = Letters
rule-bags-about = What is in everybody’s bag.
rule-bags-english = English, 109 letters and 3 jokers
rule-bags-french = French, 109 letters and 3 jokers
rule-board = Board { $board }
rule-board-about = Whether board { $board } lies on the table. There must be one for each player; each takes one at random.
rule-buying = Buying a hand
rule-buying-about = How often the same hand may be bought for five points.
rule-buying-repeatedly = Again and again
rule-buying-once = Once
rule-ending = When someone arrives
rule-ending-about = Whether the others still play.
rule-ending-at-once = Over at once
rule-ending-finish-round = The others have as many hands
rule-ties = Equal scores in the end
rule-ties-about = Who wins then.
rule-ties-shared = They share the win
rule-ties-fewer-hands = Fewer hands win
rule-highest-level = Highest level
rule-highest-level-about = The levels up to this one are offered, and the expert.
