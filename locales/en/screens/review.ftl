# Sentences of the review: a game looked at again, turn by turn.

review = Review
review-title = The game again
review-opens = The score sheet is being opened…
review-not-over = This game is still being played. Its review opens when it is over.
review-none = This game cannot be looked at again here.
review-back = Back to the table
review-empty = Nobody has played a turn, so there is nothing to look at.
review-first = To the beginning
review-previous = One turn back
review-next = One turn on
review-last = To the end
review-slider = Turn
review-export-file = As a file
