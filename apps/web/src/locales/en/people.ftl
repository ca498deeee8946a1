# Sentences about one's own games, scores, numbers and account.

title-scores = High scores
title-statistics = My numbers
title-account = Account
title-review = Review

ways-scores = Scores
ways-account = Account

mode-normal = One game
mode-solitaire = Solitaire
mode-tournament = Tournament
mode-real-board = Real board

games-search = Search by title or player
games-sieve = Which games
games-sieve-all = All games
games-sieve-going = Being played
games-sieve-over = Over
games-sieve-saved = Saved by name
games-none-found = No game fits. Try another word, or look among all games.
game-more = What can be done with { $title }
game-kept = saved by name
game-save = Save by name
game-copy = Copy
game-file = As a file
game-copied = There is a copy now, from where the game stands.
game-removed = Removed from your list.
game-saved = Saved as { $title }.
save-title = Save this game
save-name = What shall it be called?
remove = Remove
remove-title = Remove { $title }?
remove-about = It leaves your list. If nobody else plays at it, the game is gone for good.
import-title = A game from a file
import-about = Drop a file here, or choose one: our own form or GCG.
import = Choose a file
import-reads = Reading…
import-too-large = This file is larger than 2 MB. A game is much smaller; is it the right one?
import-notes = The game is in your list. This had to be left out or put right:

scores-title = High scores
scores-of = Kind of game
scores-rank = Rank
scores-name = Name
scores-best-play = Best play
scores-day = Day
scores-points = Points
scores-yours = you
scores-empty = No game has been played to the end yet. The first one is a high score.
scores-empty-category = Nobody has finished such a game yet.

statistics-title = My numbers
statistics-empty = There is nothing to count yet. Play a game to its end.
statistics-games = games
statistics-wins = won
statistics-average = points a game
statistics-best-game = best game
statistics-best-play = best play
statistics-whole-racks = whole racks laid

account-title = Account
account-about = You can play without one. An account keeps your games and scores, and brings them to every device you sign in on.
account-keep = Keep an account
account-keep-about = What you have played so far stays yours. We ask for no address.
account-name = Name
account-kept = Your account is made, and you are signed in.
account-welcome = Welcome back, { $name }.
account-signed-in = You are signed in as { $name }.
account-signed-in-about = Your games follow you wherever you sign in.
account-signed-out = You are signed out. This browser has forgotten you.
sign-in = Sign in
sign-in-about = Games you played here as a guest come along.
sign-out = Sign out
password = Password
password-old = Password so far
password-new = New password
password-about = At least 8 characters. If you forget it, nobody can bring it back.
password-show = Show what I type
password-change = Change the password
password-changed = The password is changed. Other browsers are signed out.

settings-size = Size of text
settings-size-about = The quick brown fox jumps over the lazy dog.
size-100 = Usual
size-115 = Larger
size-130 = Large
size-150 = Very large
settings-speed-table = As the table says
settings-keys = All keys
settings-keys-about = At the table, ? shows this list.
