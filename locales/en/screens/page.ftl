# Sentences of the page around the games.

home = To the front page
ways = Ways through Lettrine
ways-play = Play
ways-resume = My games
ways-settings = Settings
close = Close
cancel = Cancel
off = off
begin = Begin
try-again = Try again
language-en = English
language-fr = French
words-in = Words in
words-of = { $language ->
    [fr] French words
   *[en] English words
  }

title-table = Table
title-join = Join a table
title-friends = With friends
title-resume = My games
title-settings = Settings
title-lost = Nothing here

front-title = Make words. Make points. Take your time.
front-about = A crossword tile game, in English and in French, with people or the computer. No adverts, no account, nothing to install.
front-setting = Setting the table…
front-resume = Go on: { $title }
front-other = Other ways to play
front-games = Other games
front-play-game = Play { $game }
front-set-game = Choose players and rules of { $game }
front-set = Choose rules
way-friends = With friends
way-beside = On one screen
way-join = Join by code
way-resume = My games
way-tour = How to play

guest-name = Guest
second-player = Player 2
your-name = Your name
other-name = The other player’s name
beside-title = Two players, one screen
beside-about = You take turns at this screen. Between turns nobody’s tiles are shown.

tour-step = { $step } of { $steps }
tour-skip = Skip
tour-next = Next
tour-end = Play

network-gone = The server cannot be reached. Check the network; nothing is lost.
offline = No network. The page stays open; games wait until it is back.
connection-lost = The connection is gone. Your tiles are safe; we keep trying.
not-done = That did not work. Please try again.
table-opens = The table is being laid…
table-out-of-reach = The table is out of reach
table-missing = There is no such table
table-missing-about = It may have been removed. Ask for the link again, or set a table of your own.
no-screen = This page does not know the game of this table yet.
lost-title = There is nothing at this address
lost-about = Perhaps a letter is missing. From the front page every table can be reached.

friends-title = A table for friends
friends-about = Set it, send the link, and play when everyone has sat down.
how-many = How many players
set-table = Set the table
join-title = Join a table
join-code = The code you were given
join-unknown = No table has this code. Check it with the person who invited you.
join = Join
gathering-title = Take your seats
invite-title = Invite
invite-about = Whoever has this link or code can sit down.
invite-link = Link to this table
invite = Copy link
invite-copied = Copied
seats-title = Seats
seat-open = free
seat-computer = the computer
seat-ready = ready
seat-host = host
seat-waits = not ready yet
seat-number = Seat { $number }
sit-down = Sit down
seat-a-computer = Seat the computer
free-seat = Free the seat
leave-seat = Get up
ready = Ready
start = Start the game
start-waits = Waiting for players…
host-starts = The host starts the game.

resume-title = My games
resume-empty = No games yet.
resume-first = Play your first
remove-table = Remove { $title } from the list
state-gathering = players are sitting down
state-playing = being played
state-paused = paused
state-over = over

settings-title = Settings
settings-language = Language of the page
settings-theme = Looks
settings-notation = Names of squares
settings-motion = Motion
settings-fast = Fast games: no animations at all
settings-effects = Sounds
settings-music = Music
settings-speed = Pause between the computer’s letters
as-the-table-says = as the table says
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
