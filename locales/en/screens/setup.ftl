# Sentences of the set-up: presets, players, and every rule.

title-new = New game
new-title = New game
new-about = Take a set of rules as it is, or change anything in it.
new-opens = The rules are being fetched…
new-start = Start the game
new-gather = Set the table and invite
new-setting = Setting the table…
new-again = Change players or rules
way-new = New game with your rules

presets = Sets of rules
preset-changed = changed

players-title = Players
chair = Player { $number }
chair-me = Me
chair-beside = Someone beside me
chair-open = A seat for a friend
chair-computer = The computer
chair-open-about = Whoever has the link can take this seat.
chair-name = Name
chair-name-of = Name of player { $number }
chair-level-of = Level of player { $number }
chair-seconds = Seconds a move
chair-seconds-of = Seconds a move for player { $number }
chair-add = Add a player
chair-remove = Remove player { $number }

level-level1 = Level 1 · a child’s first opponent
level-level2 = Level 2 · knows everyday words
level-level3 = Level 3 · a friendly evening
level-level4 = Level 4 · plays now and then
level-level5 = Level 5 · plays every week
level-level6 = Level 6 · knows the short words by heart
level-level7 = Level 7 · strong at any kitchen table
level-level8 = Level 8 · a seasoned club player
level-expert = Expert · every word, and endgames to the last point
level-champion = Champion · thinks ahead through thousands of games
level-level1of4 = Level 1 · a beginner
level-level2of4 = Level 2 · plays now and then
level-level3of4 = Level 3 · knows the game well
level-level4of4 = Level 4 · gives nothing away

rules-title = Rules
rules-more = More rules
rules-group-words = Words, tiles and board
rules-group-turns = Turns
rules-group-end = The end
rules-group-computer = Computer players
rules-group-screen = The screen
rule-changed = differs from { $preset }
rules-restore = Back to the rules of { $preset }
yes = Yes
no = No
time-hint = minutes:seconds

rule-language = Language of the words
rule-language-about = The words, and the tiles that go with them. The page itself may speak another.
rule-language-en = English
rule-language-fr = French
rule-lexicon = Word list
rule-lexicon-about = The list that judges words.

rule-unknown-word = Words not in the list
rule-unknown-word-about = What happens to a word that the list does not have.
rule-unknown-word-refused = Refused at once
rule-unknown-word-refused-about = The word comes back before it counts.
rule-unknown-word-ask = You are asked
rule-unknown-word-ask-about = “Are you sure?” If you are, the word counts.
rule-unknown-word-program-challenges = The program challenges
rule-unknown-word-program-challenges-about = You accept the challenge and lose the turn, or vouch for every word.
rule-unknown-word-players-challenge = Players challenge
rule-unknown-word-players-challenge-about = Nobody looks until an opponent challenges.

rule-clock = Clock
rule-clock-about = How long players may think.
rule-clock-none = No clock
rule-clock-none-about = Take all the time you like.
rule-clock-per-turn = A time for each turn
rule-clock-per-turn-about = Every turn begins with the same time.
rule-clock-per-game = A time for the game
rule-clock-per-game-about = One time for all turns of a player together.
rule-time-over = After that time
rule-time-over-about = What happens to a player who takes longer.
rule-time-over-misses-turn = The turn is missed
rule-time-over-loses-points = Points are lost
rule-game-time = Time for the game
rule-game-time-about = For each player; from 1 minute to 10 hours.
rule-overtime-points = Points a minute
rule-overtime-points-about = Lost at the end for every minute begun over the time.

rule-racks = Racks
rule-racks-about = Who sees whose tiles.
rule-racks-hidden = Each sees only their own
rule-racks-open = All see all
rule-hint = Hints
rule-hint-about = What the program tells you when you ask for help.
rule-hint-none = No hints
rule-hint-word = A word
rule-hint-word-and-place = A word and its place
rule-hint-list = A list, laid at a press

rule-lookups = Looking words up
rule-lookups-about = Whether players may search the list while they play.
rule-lookups-allowed = Allowed
rule-lookups-forbidden = Only after the game

rule-family = Family words
rule-family-about = Whether the computer leaves rude words alone. People may play any word of the list.
rule-family-on = Leaves rude words alone
rule-family-off = Plays any word
rule-see-me-think = See it think
rule-see-me-think-about = The words that the computer tries appear on the board.
rule-levels = Levels offered
rule-levels-about = Whether the computer has four levels or eight.
rule-levels-4 = Four
rule-levels-8 = Eight
rule-sound = Sound
rule-sound-about = Tiles click and chimes ring at this table, as loud as your settings say.
rule-rack-order = Order of the rack
rule-rack-order-about = How new tiles are sorted.
rule-rack-order-random = As they come
rule-rack-order-alphabetical = By letter
rule-rack-order-value = By value
rule-name-length = Longest name
rule-name-length-about = How many characters a name may have.
