# What the command line says: results for people, refusals and remarks. JSON has no sentences of this file.

# Wrong usage.

commands-missing-command = a command is missing; “lettrine --help” lists them
commands-see-help = { $why }; see --help
commands-unknown-command = unrecognized subcommand “{ $found }”
commands-unknown-argument = unexpected argument “{ $found }” found
commands-did-you-mean = { $why }; there is “{ $similar }”
commands-arguments-missing = the following is missing: { $missing }
commands-value-missing = a value is missing for “{ $argument }”
commands-invalid-value = invalid value “{ $found }” for “{ $argument }”
commands-invalid-value-because = invalid value “{ $found }” for “{ $argument }”: { $why }
commands-choose = choose { $known }
commands-conflict = the argument “{ $argument }” cannot be used with “{ $other }”
commands-twice = the argument “{ $argument }” cannot be used multiple times
commands-misused = this is not how the program is used
commands-not-a-whole-number = write a whole number
commands-not-seconds = write a number of seconds, as in 2 or 0.5
commands-not-a-seed = give a whole number, or 64 hexadecimal digits
commands-not-an-address = write an address and a port, as in 127.0.0.1:8604

# Files.

commands-in-file = { $file }: { $why }
commands-is-folder = { $file } is a folder, not a file
commands-unreadable = { $file } cannot be read: { $error }
commands-not-utf8 = { $file } is not UTF-8 text
commands-name-a-file = { $file } is a folder; name a file in it
commands-exists = { $file } exists already; --force replaces it
commands-unwritable = { $file } cannot be written: { $error }
commands-folder-not-made = { $folder } cannot be made: { $error }
commands-results-not-written = the result could not be written: { $error }
commands-no-data-folder = your data folder is not known; name one with --data

# Words.

commands-valid = valid
commands-not-valid = not valid
commands-not-a-word = { $word } is not a valid word in { $lexicon }
commands-not-defined = { $word } is valid; no dictionary here defines it
commands-nothing-found = nothing was found
commands-front = front
commands-back = back
commands-none = none
commands-min-over-max = --min { $min } is more than --max { $max }
commands-no-tiles = there are no tiles; give at least one
commands-too-many-tiles = { $count } tiles are too many; give { $most }
commands-no-letters = the word has no letters; give at least one
commands-not-a-letter = “{ $found }” is not a letter of the { $alphabet } alphabet
commands-pattern-empty = the pattern is empty; * matches every word
commands-pattern-unclosed = the pattern “{ $pattern }” has a [ without its ]
commands-pattern-no-letters = the pattern “{ $pattern }” has brackets with no letters in them
commands-pattern-not-a-letter = “{ $found }” in the pattern is neither a letter of the { $alphabet } alphabet nor one of the signs { $signs }
commands-pattern-too-long = the pattern has { $found } letters and signs, more than can be looked for

# Word lists.

commands-no-lexicon = there is no lexicon “{ $name }”; choose { $known }, or a file that ends in .kwg, .lexicon or .txt
commands-lexicon-ending = a lexicon file ends in .kwg, .lexicon or .txt
commands-own-alphabet = { $name } has its own alphabet; leave out --alphabet
commands-no-alphabet = there is no alphabet “{ $name }”; choose { $known }, or an alphabet file
commands-write-ending = the name must end in .kwg, .lexicon or .txt, which tells what to write
commands-build-ending = the name must end in .kwg or .lexicon, which tells what to build
commands-words = { $words ->
    [one] { $words } word
   *[other] { $words } words
  }
commands-bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }
commands-built = { $words }, { $bytes }, checksum { $checksum }
commands-exported = wrote { $words } to { $file }
commands-left-out = { $lines ->
    [one] { $lines } line was left out: line { $first }, “{ $text }”: { $why }
   *[other] { $lines } lines were left out, the first is line { $first }, “{ $text }”: { $why }
  }
commands-word-length = it has { $found } letters; { $most } is the most
commands-list-not-text = line { $line } is not UTF-8 text; save the list as UTF-8
commands-list-empty = the list has no words; give it at least one
commands-list-empty-word = word number { $number } has no letters; leave it out
commands-list-long-word = word number { $number } has { $found } letters; leave out words of more than { $most }
commands-list-too-large = the list is too large for a word graph; give fewer words
commands-file-not-a-lexicon = this is not a lexicon file: it does not begin with LTRX
commands-file-other-version = this lexicon file has version { $found }, which this program does not read; get a newer one
commands-file-no-header = the lexicon file is damaged: its description cannot be read; fetch it again
commands-file-missing = the lexicon file is damaged: it does not say its “{ $field }”; fetch it again
commands-graph-length = a word graph has four bytes for each node; this has { $bytes } bytes
commands-graph-nodes = a word graph cannot have { $found } nodes
commands-graph-empty = the word graph holds no words
commands-graph-damaged = the word graph is damaged at node { $node }
commands-graph-alphabet = the word graph has a letter number { $letter }, but the { $alphabet } alphabet has { $letters }; open it with the alphabet it was made for
commands-sound = sound: { $words }, checksum { $checksum }
commands-not-sound = not sound: { $why }
commands-verify-body = the file is damaged: its checksum is { $found }, not { $stated } as it says; fetch it again
commands-verify-count = it holds { $found } words, not { $stated } as it says; build it again from its word list
commands-verify-words = its words have the checksum { $found }, not { $stated } as it says; build it again from its word list
commands-verify-graph = the bidirectional part of its graph does not hold the words of the forward part; build it again from its word list
commands-alphabet-line = line { $line }: expected language, letters, vowels or fold, found “{ $found }”
commands-alphabet-no-letters = there is no “letters” line; it lists the letters in order: “letters A B C”
commands-alphabet-too-many = { $found } letters are too many; an alphabet has at most { $most }
commands-alphabet-twice = the letter { $letter } is listed twice
commands-alphabet-not-a-letter = “{ $found }” cannot be a letter: it must have a capital and a small form, and no digit or sign
commands-alphabet-not-listed = line { $line }: “{ $found }” is not among the letters
commands-info-name = name
commands-info-language = language
commands-info-alphabet = alphabet
commands-info-words = words
commands-info-by-length = by length
commands-info-checksum = checksum
commands-info-graph = graph
commands-info-description = description
commands-info-source = source
commands-info-licence = licence
commands-info-letters = { $alphabet }, { $letters } letters
commands-info-nodes = { $nodes } nodes, { $bytes }

# Dictionaries.

commands-imported = { $definitions ->
    [one] { $definitions } definition, in { $file }
   *[other] { $definitions } definitions, in { $file }
  }
commands-entries-skipped = { $count ->
    [one] { $count } entry could not be read
   *[other] { $count } entries could not be read
  }
commands-import-kind = cannot tell what kind of dictionary { $file } is: expected a WordNet folder, a dictd .index, a StarDict .ifo, a MyThes .dat, or lines of a word, a tab and its definition
commands-import-missing = the { $part } file of this { $kind } dictionary is missing: expected { $file }
commands-damaged = { $file } is damaged: { $why }
commands-import-too-large = { $file } is larger than { $limit } megabytes
commands-dictionary-not-one = this is not a compiled dictionary: import it first
commands-dictionary-version = this dictionary is of version { $found }, which this program does not read: compile it again
commands-dictionary-damaged = this dictionary is damaged or cut short: compile it again
commands-import-empty = no definitions were found in { $file }

# Positions and games.

commands-rack-too-long = the rack has { $held } tiles; plays are found for at most { $most }
commands-not-a-number = “{ $opcode }” should be followed by a number, not by “{ $found }”
commands-unlike-letters = the word list { $list } and the { $set } tiles do not have the same letters
commands-no-tiles-for = there are no tiles for the { $alphabet } alphabet; there are { $known }
commands-nobody-played = nobody has played in this game
commands-exchange = exchange
commands-pass = pass
commands-first-rack-empty = the first rack is empty; give the tiles of the player to move
commands-two-players-only = endgames are solved for two players; this position has { $found }
commands-bag-not-empty = the bag still holds { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }; an endgame begins when it is empty
commands-other-rack-empty = the other player has no tiles left; the game is over
commands-other-rack-differs = the second rack is given as { $given }, but the tiles that are left are { $left }; give all of them, or none
commands-endgame-rack-too-long = a rack of { $held } tiles is too long for the endgame solver; it takes up to { $most }
commands-line-value = gains { $gain }, ends { $end }, { $proof ->
    [proved] proved
   *[other] not proved
  }
commands-positions-searched = { $count } positions in { $seconds } s
commands-sure = sure of the best
commands-not-sure = not yet sure of the best
commands-simulated = { $plays } plays a second, { $seconds } s
commands-progress-pairs = { $done } of { $total } pairs
commands-progress-turns = { $done } of { $total } turns
commands-progress-seconds = { $done } of { $total } seconds

# Matches.

commands-no-game = there is no game “{ $name }”; there are { $known }
commands-not-in-language = { $game } is not played in the language { $language }
commands-games-played = { $games } games in { $seconds } s, { $speed } games a second
commands-column-player = player
commands-column-points = points
commands-column-deviation = sd
commands-column-wins = wins
commands-column-ties = ties
commands-column-full-racks = full racks
commands-column-turns = turns
commands-in-a-game = in a game: { $feats }
commands-ahead = { $name } is ahead by { $points } points a game
commands-ahead-between = { $name } is ahead by { $points } points a game, 95% sure between { $low } and { $high }

# The server.

commands-ready = Lettrine is ready: open that address in a browser; Ctrl-C stops it.
commands-stopping = Stopping; everything is kept.
commands-cannot-start = the server cannot start: { $error }
commands-cannot-listen = cannot listen on { $address }: { $error }
commands-database-folder = the folder for the database cannot be made: { $error }
commands-database-in-use = another lettrine uses this data folder
commands-database-in-use-at = another lettrine uses this data folder and can be reached at { $address }
commands-database-not-one = the file is not a database: choose another, or move it away to begin anew
commands-database-damaged = the database is damaged: put back a copy of it, or move it away to begin anew
commands-database-foreign = the database belongs to another program: choose an empty one
commands-database-newer = the database was written by a newer version of this program: use that one
commands-database-unopened = the database cannot be opened
