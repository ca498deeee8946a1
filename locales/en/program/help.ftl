# The help of the command line. A key is a command, a command and its argument, or “argument” and the name of one that several commands share.

# The program.

help-about = Crossword tile games: play, look up words, study positions, let computers play
help-long-about =
    Crossword tile games: play, look up words, study positions, let computers play.

    Without a command: the server and its page, opened in the browser.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-example = Example:
help-examples = Examples:
help-default = [default: { $value }]
help-possible-values = [possible values: { $values }]
help-help-about = Print this message or the help of the given subcommand(s)
help-argument-help = Print help
help-argument-help-long = Print help (see a summary with “-h”)
help-argument-help-short = Print help (see more with “--help”)
help-argument-version = Print version
help-argument-lang = The language of what is said, en or fr [default: that of the system]
help-argument-json = Print one JSON document
help-argument-lexicon = A built-in lexicon (en, fr), a .kwg or .lexicon file, or a .txt list of words
help-argument-lexicon-or-named = A built-in lexicon (en, fr), a .kwg or .lexicon file, or a .txt list of words [default: the one that is named in what is read, if it is built in, else that of its language]
help-argument-built-in-or-file = A built-in lexicon, or a .kwg, .lexicon or .txt file
help-argument-alphabet = For a .kwg or .txt file: english, french, or an alphabet file
help-argument-data = The folder for games and added dictionaries [default: lettrine in the user’s data folder]
help-argument-position = The position
help-argument-seed = A number for the draws
help-argument-force = Replace a file that is there already

# lettrine serve

help-serve-about = Start the server and its page
help-serve-listen = Where to listen [default: 127.0.0.1:8604, or the next port that is free]
help-serve-database = Keep everything in this PostgreSQL database instead of a file in the data folder
help-serve-open = Open the page in the browser
help-serve-more = How much is told of what goes on: LETTRINE_LOG=error, warn, info, debug or trace [default: warn].

# lettrine play

help-play-about = Play in the terminal
help-play-game = The game: crossword, parcours or zigzag [default: one is asked]
help-play-preset = The rules, by the name of a preset: club, micro-fr, deluxe-en, parcours-fr, zigzag-en, …
help-play-players = Who plays, separated by commas: names of people and levels of computers, as in Anna,Ben,level3
help-play-plain = A dialogue of text lines, without any drawing; also when input or output is no terminal
help-play-server = Play at a server elsewhere, at this address
help-play-join = Go to a table by its link or code, to play or to watch

# lettrine words

help-words-about = Check words and look them up
help-words-check-about = Tell for each word whether it is valid
help-words-check-words = The words
help-words-check-more = The exit status is 0 if every word is valid and 1 if any is not.
help-words-find-about = Find words: anagrams, patterns, hooks, extensions, beginnings, definitions
help-words-find-anagram = Words made of all these tiles; { "?" } is a blank
help-words-find-subsets = With --anagram: words made of any of the tiles
help-words-find-pattern = Words that match this pattern; together with --anagram, words that do both
help-words-find-hooks = Letters that can stand before or behind this
help-words-find-extensions = Longer words that begin or end with this
help-words-find-prefix = Words that begin with this
help-words-find-define = What this word means, and what form of a word it is
help-words-find-min = Only words with at least this many letters
help-words-find-max = Only words with at most this many letters
help-words-find-limit = Only the first N words
help-words-find-more =
    Words are listed in alphabetical order. In a pattern, { "?" } or . is one letter, * any number of
    letters, [IE] one of these and [^IE] none of these. On a rack, { "?" } is a blank. The exit status is 1
    if nothing is found.

# lettrine lexicon

help-lexicon-about = List, check, build and export word lists; add dictionaries
help-lexicon-list-about = List the built-in lexicons
help-lexicon-info-about = Tell what is known of a lexicon
help-lexicon-info-more = The checksum is the SHA-256 of the words as “lettrine lexicon export” prints them.
help-lexicon-verify-about = Check a lexicon’s checksum and structure
help-lexicon-verify-more =
    Checks the checksums, the number of words, and that both parts of the word graph hold the same
    words. The exit status is 1 if anything is wrong. Without a name, checks the built-in lexicons.
help-lexicon-build-about = Make a word graph from a list of words
help-lexicon-build-words = The list of words
help-lexicon-build-out = Where to write: a name that ends in .kwg or .lexicon
help-lexicon-build-alphabet = english, french, or an alphabet file
help-lexicon-build-name = For a .lexicon file: its name [default: that of the list]
help-lexicon-build-description = For a .lexicon file: what the words are
help-lexicon-build-source = For a .lexicon file: where the words come from
help-lexicon-build-licence = For a .lexicon file: the terms under which they may be used
help-lexicon-build-more =
    A list has one word a line; lines that begin with # are comments. Lines that cannot be spelt with
    the alphabet are left out, and that is said. A name that ends in .kwg makes the word graph that
    other programs read; one that ends in .lexicon makes a file with name, alphabet and checksum.
help-lexicon-export-about = Write the words of a lexicon, as a list or a word graph
help-lexicon-export-out = Where to write
help-lexicon-export-more =
    Without --out, prints the words, one a line, in alphabetical order. A name that ends in .txt,
    { "." }kwg or .lexicon tells what to write.
help-lexicon-import-about = Add a dictionary that tells what words mean
help-lexicon-import-dictionary = The dictionary: a file of it, or its folder
help-lexicon-import-more =
    Reads dictd (.index), StarDict (.ifo), WordNet (its folder), MyThes (.dat), and lines of a word, a
    tab and its definition. The dictionary serves every lexicon of the same language; importing it
    again replaces it.

# Positions and games.

help-moves-about = List the plays of a position
help-moves-top = Only the best N plays
help-moves-all = Every legal play, exchanges and the pass included
help-moves-sort = What the best is known by
help-moves-more =
    A position is one line of CGP: rows, racks, scores and scoreless turns, then what else is known.
    The first rack is the one that is to play. Equity is points and what the tiles kept are worth;
    tiles of the board that a word plays through stand in parentheses.
help-simulate-about = Rank the plays of a position by playing them out
help-simulate-seconds = How long at the most [default: 5, unless there is a number of iterations]
help-simulate-iterations = How often each play is played out at the most
help-simulate-threads = How many threads play out at a time [default: as many as the machine has]
help-simulate-plies = How many turns follow the play, from 1 to 6
help-simulate-candidates = How many plays are tried
help-simulate-more =
    The best plays by points and tiles kept are played out with drawn racks, again and again; a play that
    surely is not the best is dropped on the way. The table shows the play, its points, the points gained
    on the other side a few turns later and the chance to win, each with its standard error, and how often
    the play was played out. A number of iterations and a seed give the same result each time.
help-simulate-json-format =
    JSON: { "{" }"plays": […], "sure", "iterations", "plays_per_second", "seconds"{ "}" }; a play is as in
    `lettrine moves --json`, with mean_spread, spread_error, win_chance, win_error and iterations.
help-endgame-about = Find the best line when the bag is empty
help-endgame-seconds = How long at the most [default: until it is proved]
help-endgame-threads = How many threads search [default: as many as the machine has]
help-endgame-lines = The best lines of K different first plays, the best first
help-endgame-more =
    The bag must be empty, so that the tiles nobody has seen are those of the other player. The line is what
    both do when both play as well as they can; it is proved unless the time ran out.
help-endgame-json-format =
    JSON: { "{" }"best": [plays in turn, as in `lettrine moves --json`], "spread_gain": what the player to move
    gains on the other until the end, "final_spread": that and the lead, "proved", "nodes", "seconds"{ "}" };
    with --lines, "lines" has best, spread_gain and final_spread of each.
help-analyse-about = Look at every turn of a game again: what was best, what was lost, and why
help-analyse-game = The game, in GCG
help-analyse-seconds = How long each turn is looked at; with 0, points and the value of the tiles kept decide
help-analyse-threads = How many threads work at a time [default: as many as the machine has]
help-analyse-lang = The language of what is said, en or fr [default: of the explanations, that of the words]
help-analyse-more =
    Verdicts: best, good, slip, mistake, blunder, by the win chance that was lost, or by points where no
    win chance is known. Turns whose rack is not known are not judged.
help-analyse-json-format =
    JSON: { "{" }"turns": […], "players": […]{ "}" }. A turn has number, player, rack, played and best (plays as
    `lettrine moves --json` shows them), taken_back, lost_points, lost_win_chance (from 0 to 1),
    lost_win_chance_error (its standard error at the most), verdict, judged_by (values, simulation,
    pre_endgame or endgame) and why (sentences); what is not known is null.
    A player has name, turns, judged, one number for each verdict, mean_lost_points,
    mean_lost_win_chance and bonus_missed.

# Computer players.

help-match-about = Let computer players meet on identical draws
help-match-first = The first player
help-match-second = The second player
help-match-game = Which game they play [default: the first of the catalogue]
help-match-pairs = How many pairs of games
help-match-seed = A number for the draws: the same seed, the same games
help-match-threads = How many threads play at a time [default: as many as the machine has]
help-match-more =
    Both games of a pair have the same draws, with the seats swapped. The same seed gives the same
    games, whatever the number of threads; players who think by the clock may choose otherwise.
help-match-players =
    Players:
      level1 … level8              err as people do, each level less
      level1of4 … level4of4        the same in four levels
      level4:family=no             may play slurs and obscenities, as every player with this option
      expert                       static play and solved endgames; expert:seconds=5 for longer ones
      champion                     simulation, inference, pre-endgame and endgame, a second a move;
                                   champion:seconds=5,threads=2
      static                       points and leave values, no search
      static:leaves=none           tiles kept are all worth the same
      static:map=none              finds words without the word map: slower, smaller
      static:map=none,filter=none  finds words on the word graph alone
help-match-rules =
    With --game, the computer players of that game meet, by the rules of its preset in the language of
    the lexicon.
help-bench-about = Measure the speed of this machine
help-bench-threads = How many threads play at a time [default: as many as the machine has]
help-bench-more =
    Every figure comes with what was found while it was measured; ways that must find the same are
    compared, and the exit status is 1 if they differ. It takes less than a minute.
