# Sentences of the review: a game looked at again, turn by turn.

review = Review
review-title = The game again
review-opens = The score sheet is being opened…
review-not-over = This game is still being played. Its review opens when it is over.
review-none = This game cannot be looked at again here.
review-back = Back to the table
review-empty = Nobody has played a turn, so there is nothing to look at.
review-board = The board
review-end = The end
review-turn-of = Turn { $turn }: { $name }
review-first = To the beginning
review-previous = One turn back
review-next = One turn on
review-last = To the end
review-slider = Turn
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
review-export-file = As a file
review-export-picture = As a picture
review-picture-failed = This browser cannot draw the picture.
review-keys = The arrow keys step through the turns.
