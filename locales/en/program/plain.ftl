# The dialogue of text lines: what it asks, answers and announces.

plain-raw = { $text }
plain-no-terminal = The terminal cannot be used: { $why }.

plain-welcome = Lettrine.
plain-goodbye = Goodbye.
plain-your-name = Your name?
plain-who-are-you = Who are you? A number, or a new name. Enter for 1.
plain-numbered = { $number }: { $answer }
plain-unknown-game = The game of this table is not known here.
plain-kept = The game “{ $title }” is kept. Type lettrine play --plain to go on.
plain-unfinished = { $count ->
    [0] You have no unfinished game
    [one] You have an unfinished game:
   *[other] You have { $count } unfinished games:
  }
plain-lobby = Enter to go on with 1, a number for another, new for a new game, join and a code to go to a table.
plain-lobby-empty = Enter or new for a new game, join and a code to go to a table, quit to leave.
plain-game-summary = { $title }: { $game }, { $names }
plain-untitled-game = { $game }, { $names }
plain-open-seat = an open seat

plain-which-game = Which game? A number, or Enter for 1.
plain-which-way = How? A number, or Enter for 1.
plain-how-many-games = How many games? Enter for { $usual }.
plain-which-rules = By which rules? A number, or Enter for { $usual }.
plain-which-words = Words of which language, en or fr? Enter for { $language }.
plain-who-plays = Who else plays? Names of people beside you and levels of computers, separated by commas; open for a seat that anyone may take. Enter for { $level }.
plain-levels = Levels: { $levels }.
plain-preset = { $name }. { $about }
plain-easy-rules = Easy. Hints, no clock, a wrong word comes back, and turns can be taken back.
plain-level = level { $number }
plain-no-such-game = There is no game “{ $name }”; there are { $known }.
plain-no-such-preset = There are no rules “{ $name }”; there are { $known }.
plain-no-such-level = There is no level “{ $level }”; there are { $known }.
plain-not-a-language = “{ $found }” is not a language here: en or fr.
plain-not-a-choice = Type a number from 1 to { $count }, or a name: { $choices }.
plain-not-a-count = Type a number from 1 to { $most }.
plain-nobody-plays = Somebody has to play.

plain-blank = blank
plain-tile-worth = { $tile } { $worth }
plain-tile-count = { $tile } { $count }

plain-at-table = { $game }: { $players }.
plain-type-help = Type help for the commands.
plain-drawn = { $name } { $tile }
plain-starter-draw = Draw for the start: { $draws }.
plain-resumed = { $count ->
    [one] { $count } turn has been played; it was:
   *[other] { $count } turns have been played; the last was:
  }
plain-nothing-yet = Nothing has been played yet.
plain-taken-back = A turn was taken back.
plain-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }
plain-after-the-end = The game is over. Type history all, new for another game, games for the list, or quit.
plain-hand-over = { $name }, it is your turn. Take the keyboard; press Enter when nobody else looks.
plain-your-turn = { $name }, it is your turn.
plain-thinking = { $name } is thinking. Type force to make it play now.
plain-turn-of = It is { $name }’s turn.
plain-nobodys-turn = It is nobody’s turn at the moment.

plain-gathering = The table waits for its players. Its code is { $code }.
plain-sits = { $name } has a seat.
plain-all-here = Everyone is there. Type start to begin.
plain-host-starts = Everyone is there. The host begins the game.
plain-open-seats = { $count ->
    [one] { $count } seat is open.
   *[other] { $count } seats are open.
  }
plain-paused = The game is paused. Type resume to go on.
plain-computer = { $name } ({ $level })

plain-score-of = { $name } { $points }
plain-scores = { $scores }.
plain-players = { $players }.
plain-no-clock = There is no clock.
plain-clock-of = { $name } has { $time } left.
plain-valid = { $word } is in the list.
plain-not-valid = { $word } is not in the list.
plain-sense = { $spelling }: { $gloss } ({ $source })
plain-sense-of-kind = { $spelling }, { $kind }: { $gloss } ({ $source })
plain-no-definition = No dictionary explains it.

plain-nothing-changed = Nothing has changed.
plain-not-understood = “{ $line }” is no command here. Type help for the commands.
plain-only-watching = You are watching; you have no seat here.
plain-which-word = Which word? Type define and the word.
plain-saved = Saved as “{ $title }”. Type lettrine play --plain to go on.
plain-forced = The computer plays what it has found.
plain-sure-to-resign = Resign for good? Yes or no.
plain-not-begun = The game has not begun.
plain-notation-english = Columns have letters: 8D is across in row 8, D8 down in column D.
plain-notation-french = Rows have letters: H4 is across in row H, 4H down in column 4.
plain-type-play = Type play to lay it.
plain-type-play-first = Type play to lay the first.
plain-nothing-ready = Nothing is ready to be played. Try a word first, or ask for a hint.
plain-help = Commands of this game:
plain-help-more =
    Everywhere: score, who, players, clock, last, history and a number or all, define WORD, repeat.
    play lays what was tried or hinted. force makes the computer play now. undo takes back where that is allowed.
    save and a title, pause, resume, games for the list, resume and a number, new, resign, notation, quit.
