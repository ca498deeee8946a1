# What the server itself says: why something was not done, when it was not a game that refused.

server-unreadable = The request could not be read: { $why }.
server-name-first = Say first which name you want to play under.
server-no-such-table = There is no such table. The link or code may be mistyped, or the table was removed.
server-no-such-game = There is no game “{ $game }” here.
server-no-such-preset = This game has no preset “{ $preset }”.
server-no-such-level = This game has no player “{ $level }”.
server-too-demanding = “{ $level }” asks for more time or threads than this server gives: at most 60 seconds a move on one thread.
server-no-such-language = This game has no words in “{ $language }”.
server-long-rules = A text in these rules is too long.
server-no-such-address = There is nothing at this address.
server-too-large = That is too much at once.
server-no-such-seat = This table has no such seat.
server-not-your-seat = This seat is not yours.
server-host-only = Only the one who set the table can do that.
server-seated-only = Only those who sit at the table can do that.
server-seat-taken = Someone else was quicker: this seat is taken.
server-behind = The game has gone on meanwhile. Look at the table and try again.
server-not-begun = The game has not begun yet.
server-has-begun = The game has begun already.
server-paused = The table is paused. Resume it first.
server-not-paused = The table is not paused.
server-over = The game is over.
server-too-long = This game has more turns than a table can keep. Resign or start a new game.
server-seats-open = Some seats are still open. Wait for players, or seat the computer there.
server-bad-key = The key of an action has from 1 to 64 characters.
server-bad-name = A name has from 1 to 30 characters.
server-bad-title = A title has from 1 to 80 characters.
server-not-thinking = Nobody is thinking on that seat.
server-unavailable = The server is in trouble for the moment. Nothing is lost; try again soon.
server-damaged = The record of this table is damaged and cannot be played on.
server-no-such-lexicon = There is no word list “{ $name }” here.
server-not-letters = “{ $text }” cannot be spelt with the tiles.
server-bad-pattern = “{ $pattern }” is not a pattern: letters, ? for one letter, * for any number of them, [IE] for one of these, at most 63 in all.
server-nothing-asked = Say what to look for: an anagram or a pattern.
server-lookups-forbidden = You are playing others at “{ $table }”, whose rules allow look-ups only of words on the board. After that game you may look up any word.
server-no-such-format = Games are not written down as “{ $format }”.
server-not-over = The game is not over yet.
server-veiled = The tiles are hidden. Say first that you are at the screen.
server-secret-until-end = While others play at this table, the whole game is a secret. Wait until it is over.

server-bad-password = A password has from 8 to 200 characters.
server-wrong-password = There is no account with this name and this password.
server-name-taken = Someone else has the name “{ $name }”. Choose another, or sign in.
server-has-account = You have an account already.
server-no-account = You have no account yet.
server-bad-settings = Settings are a JSON object of at most 32 KB.
server-too-many = That was very often in a short time. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-too-slow = The request took too long to arrive. Try again.
server-not-json = Send JSON, with the content type application/json.
server-wrong-method = This address does not know this method.
server-other-site = A page of another site cannot do that here.

server-file-unknown = This file is not a game of any kind that is known here.
server-file-damaged = This file is damaged and cannot be read as a game: { $why }.
server-file-newer = This file is of version { $version }, which a later version of this program has written.
server-file-forged = Step { $step } of this game could not have happened under its rules.
server-file-too-long = The game in this file has more steps than a table can keep.
server-file-unplayable = The game in this file cannot be played here. { $why }
