// Made from server/protocol by `cargo xtask types`.

export type Me = {
/**
 * The name the others see; nothing for someone who has not played yet.
 */
name: string | null,
/**
 * The name of the account; guests have none.
 */
account: string | null, };

export type NameRequest = {
/**
 * The name the others see, from 1 to 30 characters.
 */
name: string, };

export type Credentials = {
/**
 * The name to sign in with.
 */
name: string,
/**
 * The password, from 8 to 200 characters.
 */
password: string, };

export type PasswordChange = {
/**
 * The password so far.
 */
old: string,
/**
 * The password from here on, from 8 to 200 characters.
 */
new: string, };

export type Settings = {
/**
 * A JSON object of the screen's own making, at most 32 KB.
 */
settings: Record<string, unknown>, };

export type CatalogueEntry = {
/**
 * The name by which tables name it.
 */
id: string,
/**
 * Complete sets of rules.
 */
presets: Array<PresetEntry>,
/**
 * The computer players, by name.
 */
levels: Array<string>,
/**
 * The forms besides our own in which its games can be saved: `gcg`.
 */
formats: Array<string>, };

export type PresetEntry = {
/**
 * The name by which tables name it.
 */
name: string,
/**
 * The language of its words: `en`.
 */
language: string,
/**
 * What it is called on screen, in the language asked for.
 */
title: string,
/**
 * The time it comes from, in the language asked for.
 */
era: string,
/**
 * A sentence about it, in the language asked for.
 */
about: string,
/**
 * The rules, in the game's own words; a table may change each of them.
 */
rules: unknown, };

export type LexiconEntry = {
/**
 * The name by which rules name it.
 */
name: string,
/**
 * The language of its words.
 */
language: string,
/**
 * How many words it has.
 */
words: number,
/**
 * Its checksum.
 */
checksum: string, };

export type NewTableRequest = {
/**
 * The game.
 */
game: string,
/**
 * The preset whose rules are taken.
 */
preset: string,
/**
 * Rules that differ from the preset's: an object of the same shape, as deep as needed.
 */
changes?: unknown,
/**
 * A position to begin from, in the game's own notation.
 */
position?: string,
/**
 * Its seats in order.
 */
seats: Array<NewSeat>,
/**
 * What the table is called in lists.
 */
title?: string,
/**
 * Who may find it.
 */
visibility?: Visibility,
/**
 * Whether the game begins at once; every seat must be held.
 */
start?: boolean, };

export type NewSeat = { "by": "me" } | { "by": "beside",
/**
 * The name.
 */
name: string, } | { "by": "open" } | { "by": "computer",
/**
 * Which: `level3`.
 */
level: string,
/**
 * The name; the server chooses one if none is given.
 */
name?: string, };

export type Visibility = "listed" | "by_invitation";

export type TableState = "gathering" | "playing" | "paused" | "over";

export type SeatRequest = { "do": "sit" } | { "do": "seat_beside",
/**
 * The name.
 */
name: string, } | { "do": "leave" } | { "do": "ready",
/**
 * Whether it may.
 */
ready: boolean, } | { "do": "seat_computer",
/**
 * Which: `level3`.
 */
level: string,
/**
 * The name; the server chooses one if none is given.
 */
name?: string, } | { "do": "free" };

export type TableChanges = {
/**
 * Another title; also while and after the game.
 */
title?: string,
/**
 * Who may find it.
 */
visibility?: Visibility,
/**
 * Another preset.
 */
preset?: string,
/**
 * Rules that differ from the preset's.
 */
changes?: unknown,
/**
 * Another number of seats.
 */
seats?: number, };

export type HolderView = "open" | "person" | "computer";

export type SeatingView = {
/**
 * Which, counted from 0 in the order of play.
 */
seat: number,
/**
 * Who holds it.
 */
holder: HolderView,
/**
 * The holder's name; empty while the seat is open.
 */
name: string,
/**
 * The computer player's level.
 */
level: string | null,
/**
 * Whether the viewer acts for it.
 */
yours: boolean,
/**
 * Whether the game may begin, as far as this seat is concerned.
 */
ready: boolean,
/**
 * Whether a screen of its holder is looking at the table.
 */
here: boolean, };

export type TableView = {
/**
 * Its name, which nobody can guess: whoever knows it may watch.
 */
id: string,
/**
 * Its code for inviting people: `K7M-3PX`.
 */
code: string,
/**
 * What it is called in lists.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The way it is played.
 */
mode: string,
/**
 * The language of its words.
 */
language: string,
/**
 * The preset.
 */
preset: string,
/**
 * The rules and the position to begin from, in the game's own words.
 */
setup: unknown,
/**
 * How far it has come.
 */
state: TableState,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * Whether the viewer set it.
 */
hosting: boolean,
/**
 * Its seats in order.
 */
seats: Array<SeatingView>,
/**
 * How many screens watch without a seat.
 */
watchers: number,
/**
 * The number the next event of its log will have.
 */
number: number,
/**
 * When it was set, in milliseconds since 1970.
 */
created: number,
/**
 * When anything about it last changed.
 */
changed: number, };

export type TableSummary = {
/**
 * Its name.
 */
id: string,
/**
 * Its code.
 */
code: string,
/**
 * What it is called.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The way it is played.
 */
mode: string,
/**
 * The language of its words.
 */
language: string,
/**
 * The preset.
 */
preset: string,
/**
 * How far it has come.
 */
state: TableState,
/**
 * Who sits where.
 */
seats: Array<SeatingView>,
/**
 * Whether its viewer has saved it by name.
 */
saved: boolean,
/**
 * When anything about it last changed, in milliseconds since 1970.
 */
changed: number, };

export type TableList = {
/**
 * The tables.
 */
tables: Array<TableSummary>, };

export type ActionRequest = {
/**
 * For which of the sender's seats.
 */
seat: number,
/**
 * The number of the last update the sender has seen.
 */
seen: number,
/**
 * The sender's own name for this action, at most 64 characters: sent twice, it is done once.
 */
key: string,
/**
 * What to do, in the game's own words.
 */
action: unknown, };

export type QuestionRequest = {
/**
 * For which of the sender's seats.
 */
seat: number,
/**
 * What the player wants to know, in the game's own words.
 */
question: unknown, };

export type QuestionAnswer = {
/**
 * The answer, in the game's own words.
 */
answer: unknown, };

export type ForceRequest = {
/**
 * The computer player's seat.
 */
seat: number, };

export type Update = {
/**
 * How many events the game is made of; it grows with every update.
 */
number: number,
/**
 * What the table's clock shows, in milliseconds; clocks in the view are counted from it.
 */
clock: number,
/**
 * What the viewer sees: one view for each of their seats, or a spectator's.
 */
views: Array<SeatedView>,
/**
 * Computer players who are thinking.
 */
thinking: Array<number>, };

export type SeatedView = {
/**
 * The seat; nothing for a spectator.
 */
seat: number | null,
/**
 * The view, in the game's own words.
 */
view: unknown, };

export type TrialShown = {
/**
 * Whose trial it is.
 */
seat: number,
/**
 * The number of the update the computer player thinks about.
 */
number: number,
/**
 * What it tries, in the game's own words.
 */
trial: unknown, };

export type Farewell = { "because": "server_stops" } | { "because": "table_removed" } | { "because": "too_slow" };

export type StreamEvent = { "event": "table", "data": TableView } | { "event": "update", "data": Update } | { "event": "trial", "data": TrialShown } | { "event": "farewell", "data": Farewell };

export type Problem = {
/**
 * What kind of problem it is.
 */
problem: ProblemKind,
/**
 * A sentence for the person, in the language asked for.
 */
sentence: string,
/**
 * The reason in the game's own words, if the game refused.
 */
reason?: unknown,
/**
 * The updates the sender missed.
 */
missed?: Array<Update>, };

export type ProblemKind = "unreadable" | "too_large" | "too_slow" | "not_json" | "wrong_method" | "other_site" | "name_first" | "wrong_password" | "name_taken" | "not_yours" | "not_found" | "behind" | "refused" | "wrong_state" | "seat_taken" | "lookups_forbidden" | "bad_file" | "too_many" | "unavailable";

export type ScoreCategory = {
/**
 * The game.
 */
game: string,
/**
 * The way it is played.
 */
mode: string,
/**
 * The language of its words.
 */
language: string,
/**
 * The preset.
 */
preset: string, };

export type HighScores = {
/**
 * Of which kind.
 */
category: ScoreCategory,
/**
 * The best first, at most ten.
 */
scores: Array<HighScore>, };

export type HighScore = {
/**
 * The name at the table.
 */
name: string,
/**
 * The points.
 */
score: number,
/**
 * Whether it is the viewer's.
 */
yours: boolean,
/**
 * The play that scored most.
 */
best_play: BestPlay | null,
/**
 * When the game ended, in milliseconds since 1970.
 */
finished: number, };

export type BestPlay = {
/**
 * Its word.
 */
word: string,
/**
 * What it scored.
 */
points: number, };

export type Statistics = {
/**
 * Games played to the end.
 */
games: number,
/**
 * Games won.
 */
wins: number,
/**
 * Points of a game on average.
 */
average: number,
/**
 * Points of the best game.
 */
best_game: number | null,
/**
 * The best play of all games.
 */
best_play: BestPlay | null,
/**
 * What games count besides, by the names of their counters.
 */
counters: Array<CounterTotal>,
/**
 * The total of the counter `whole_racks`. Deprecated: read `counters`.
 */
seven_tile_plays: number, };

export type CounterTotal = {
/**
 * The counter, as its game names it: `whole_racks`.
 */
name: string,
/**
 * How often.
 */
total: number, };

export type WordReport = {
/**
 * The word as the list writes it.
 */
word: string,
/**
 * Whether the list has it.
 */
valid: boolean,
/**
 * What it means, as far as our dictionaries tell.
 */
definitions: Array<DefinitionEntry>,
/**
 * What the grammar says of it, where we have one of its language.
 */
forms: Array<FormEntry>,
/**
 * Letters that make another word of it.
 */
hooks: Hooks, };

export type DefinitionEntry = {
/**
 * How it spells the word.
 */
spelling: string,
/**
 * Which dictionary it is.
 */
source: string,
/**
 * What form of the spelled word was asked for, if it was another.
 */
form: string | null,
/**
 * The senses.
 */
senses: Array<DefinitionSense>, };

export type DefinitionSense = {
/**
 * Noun, verb; empty where the dictionary does not tell.
 */
part_of_speech: string,
/**
 * What it means.
 */
gloss: string, };

export type FormEntry = {
/**
 * The word with its accents.
 */
spelling: string,
/**
 * The word it is a form of.
 */
lemma: string,
/**
 * Which form, in the language of the word.
 */
grammar: string, };

export type Hooks = {
/**
 * In front of it.
 */
front: Array<string>,
/**
 * Behind it.
 */
back: Array<string>, };

export type WordList = {
/**
 * The words, the longest first.
 */
words: Array<string>,
/**
 * Whether there were more than are listed.
 */
more: boolean, };

export type SavedGame = {
/**
 * What kind of file it is: `lettrine-game`.
 */
format: string,
/**
 * The version of this form.
 */
version: number,
/**
 * The game.
 */
game: string,
/**
 * The preset whose rules it began from.
 */
preset: string,
/**
 * What the table is called.
 */
title: string,
/**
 * How the game was set, in the game's own words.
 */
options: unknown,
/**
 * Where its luck comes from, in hexadecimal digits.
 */
seed: string,
/**
 * What the table's clock shows, in milliseconds.
 */
clock: number,
/**
 * Who plays, in the order of the seats.
 */
seats: Array<SavedSeat>,
/**
 * What happened, in order.
 */
log: Array<SavedEvent>, };

export type SavedSeat = {
/**
 * The name.
 */
name: string,
/**
 * Who makes this player's moves.
 */
by: SavedBy, };

export type SavedBy = "person" | { "computer": string };

export type SavedEvent = {
/**
 * What, in the game's own words.
 */
event: unknown,
/**
 * What the table's clock showed, in milliseconds.
 */
moment: number, };

export type ImportedTable = {
/**
 * What had to be repaired or left out, in sentences.
 */
notes: Array<string>,
/**
 * Its name, which nobody can guess: whoever knows it may watch.
 */
id: string,
/**
 * Its code for inviting people: `K7M-3PX`.
 */
code: string,
/**
 * What it is called in lists.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The way it is played.
 */
mode: string,
/**
 * The language of its words.
 */
language: string,
/**
 * The preset.
 */
preset: string,
/**
 * The rules and the position to begin from, in the game's own words.
 */
setup: unknown,
/**
 * How far it has come.
 */
state: TableState,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * Whether the viewer set it.
 */
hosting: boolean,
/**
 * Its seats in order.
 */
seats: Array<SeatingView>,
/**
 * How many screens watch without a seat.
 */
watchers: number,
/**
 * The number the next event of its log will have.
 */
number: number,
/**
 * When it was set, in milliseconds since 1970.
 */
created: number,
/**
 * When anything about it last changed.
 */
changed: number, };

export type SaveRequest = {
/**
 * What the table is to be called, from 1 to 80 characters.
 */
title: string, };
