# What the engine finds in a turn that is looked at again: verdicts, and why one move is better than another.

analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-slip = small slip
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder

analysis-square = { $column-lettered }
analysis-word-at = { $word } from { $square }
analysis-exchanging = exchanging { $tiles }
analysis-passing = passing

analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-vowels = { $count ->
    [0] no vowels
    [one] { $count } vowel
   *[other] { $count } vowels
  }
analysis-consonants = { $count ->
    [0] no consonants
    [one] { $count } consonant
   *[other] { $count } consonants
  }

analysis-whole-rack = all { $tiles } tiles could be laid for a bonus of { $bonus }: { $best }.
analysis-goes-out = { $best } goes out at once, and { $held } of tiles are left to the other side.
analysis-more-now = { $best } scores { $more } more at once.
analysis-fewer-now = { $best } scores { $fewer } less at once, but is worth more in the long run.
analysis-tile-spent = { $tile ->
    [blank] a blank
    [A] an A
    [E] an E
    [F] an F
    [H] an H
    [I] an I
    [L] an L
    [M] an M
    [N] an N
    [O] an O
    [R] an R
    [S] an S
    [X] an X
   *[other] a { $tile }
  }
analysis-gives-away = { $done } gives away { $tile } for only { $gained } more.
analysis-wastes = { $done } gives away { $tile } and gains nothing by it.
analysis-gets-rid-of = { $best } gets rid of the { $tile ->
    [blank] blank
   *[other] { $tile }
  }; { $done } keeps it, and it is hard to play.
analysis-better-tiles = { $best } keeps { $kept }, worth { $by } more than { $instead }.
analysis-better-than-new = { $best } keeps { $kept }, worth { $by } more than new tiles.
analysis-worse-than-new = { $count ->
    [one] { $done } keeps { $instead }, which is worth { $by } less than new tiles.
   *[other] { $done } keeps { $instead }, which are worth { $by } less than new tiles.
  }
analysis-lopsided = { $done } keeps { $vowels } and { $consonants }, which makes words hard to find.
analysis-lopsided-no-vowels = { $done } keeps { $vowels } and { $consonants }, which makes words hard to find.
analysis-premium-square = { $factor ->
    [2] the double word square at { $square }
    [3] the triple word square at { $square }
   *[other] the quadruple word square at { $square }
  }
analysis-opens = { $done } opens { $square }: { $often } of 100 answers would use it; after { $best }, { $seldom ->
    [0] none
   *[other] { $seldom }
  }.
analysis-leaves-open = { $done } leaves open { $square }: { $often } of 100 answers would use it; after { $best }, { $seldom ->
    [0] none
   *[other] { $seldom }
  }.
analysis-answer-known = after { $best } the best answer scores { $less }; after { $done }, { $more }.
analysis-answer-mean = after { $best } the best answer scores { $less } on average; after { $done }, { $more }.
analysis-wins-more = { $best } wins { $more } of 100 games; { $done } wins { $less }.
analysis-wins-and-loses = with the best play on both sides { $best } wins the game, and { $done } loses it.
analysis-wins-and-ties = with the best play on both sides { $best } wins the game, and { $done } ties it.
analysis-ties-and-loses = with the best play on both sides { $best } ties the game, and { $done } loses it.
analysis-all-in-all = all in all { $best } is worth { $by } more.

analysis-rack-unknown = The rack is not known.
analysis-rack-partial = Only a part of the rack is known.
analysis-rack-too-long = The rack has too many tiles.
analysis-rack-contradicts = The rack cannot have been this one.
analysis-misfit = The play does not fit the board.
analysis-exchange-unknown = It is not known which tiles were exchanged.
analysis-not-in-list = { $count ->
    [one] { $words } is not in the word list.
   *[other] { $words } are not in the word list.
  }
analysis-taken-back = The play was challenged and taken back, so the turn brought nothing.
analysis-exchange = exchange { $tiles }
analysis-pass = pass
analysis-lost-nothing = next to nothing lost
analysis-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } lost
analysis-lost-chance = { $percent }% of win chance lost
analysis-lost-both = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $percent }% of win chance lost
analysis-better = better: { $best }
analysis-not-judged = not judged
analysis-column-player = player
analysis-column-judged = judged
analysis-column-best = best
analysis-column-good = good
analysis-column-slips = slips
analysis-column-mistakes = mistakes
analysis-column-blunders = blunders
analysis-column-points = points lost
analysis-column-chance = chance lost
analysis-column-bonus = bonus missed
