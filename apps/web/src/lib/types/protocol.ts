// Made from server/protocol by `cargo xtask types`.

export type Me = {
/**
 * The name shown to others; absent for someone who has not chosen one yet.
 */
name: string | null,
/**
 * The name of the account; guests have none.
 */
account: string | null, };

export type NameRequest = {
/**
 * The name shown to others, from 1 to 30 characters.
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
 * The old password.
 */
old: string,
/**
 * The new password, from 8 to 200 characters.
 */
new: string, };

export type Settings = {
/**
 * A JSON object, at most 32 KB.
 */
settings: Record<string, unknown>, };

export type CatalogueEntry = {
/**
 * Its identifier.
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
 * File formats besides our own in which its games can be saved: `gcg`.
 */
formats: Array<string>, };

export type PresetEntry = {
/**
 * Its identifier.
 */
name: string,
/**
 * The language of its words: `en`.
 */
language: string,
/**
 * Its title on screen, in the requested language.
 */
title: string,
/**
 * The era it comes from, in the requested language.
 */
era: string,
/**
 * A sentence about it, in the requested language.
 */
about: string,
/**
 * The rules, in the game's own JSON; a table may change each of them.
 */
rules: unknown, };

export type LexiconEntry = {
/**
 * Its identifier in rules.
 */
name: string,
/**
 * The language of its words.
 */
language: string,
/**
 * The number of words.
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
 * The preset with its rules.
 */
preset: string,
/**
 * Changes to the preset's rules: an object of the same shape with only the fields that differ.
 */
changes?: unknown,
/**
 * A position to start from, in the game's own notation.
 */
position?: string,
/**
 * Whether people at different screens may use hints, undo and look-ups as far as the rules
 * allow them; off unless the host turns them on.
 */
aids?: Aids,
/**
 * Its seats in order.
 */
seats: Array<NewSeat>,
/**
 * The title of the table in lists.
 */
title?: string,
/**
 * Who may find it.
 */
visibility?: Visibility,
/**
 * Whether the game starts at once; every seat must be taken.
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

export type Aids = "off" | "on";

export type Visibility = "listed" | "by_invitation";

export type TableState = "gathering" | "playing" | "paused" | "over";

export type SeatRequest = { "do": "sit" } | { "do": "seat_beside",
/**
 * The name.
 */
name: string, } | { "do": "leave" } | { "do": "ready",
/**
 * Whether they are.
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
 * A new title; also allowed during and after the game.
 */
title?: string,
/**
 * Who may find it.
 */
visibility?: Visibility,
/**
 * A new preset.
 */
preset?: string,
/**
 * Changes to the preset's rules.
 */
changes?: unknown,
/**
 * Whether people at different screens may use hints, undo and look-ups.
 */
aids?: Aids,
/**
 * A new number of seats.
 */
seats?: number, };

export type HolderView = "open" | "person" | "computer";

export type SeatingView = {
/**
 * Its number, from 0, in the order of play.
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
 * Whether the viewer plays from it.
 */
yours: boolean,
/**
 * Whether its player is ready for the game to start.
 */
ready: boolean,
/**
 * Whether its holder is connected to the table.
 */
here: boolean,
/**
 * How many hints its player has been given.
 */
hints: number, };

export type RematchView = {
/**
 * The seats of those who propose it or have agreed.
 */
agreed: Array<number>,
/**
 * Its table, once everyone has.
 */
table: string | null, };

export type TableView = {
/**
 * Its identifier. It cannot be guessed, so everyone who knows it may watch.
 */
id: string,
/**
 * Its code for inviting people: `K7M-3PX`.
 */
code: string,
/**
 * The title in lists.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The game mode.
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
 * The rules and the position to start from, in the game's own JSON.
 */
setup: unknown,
/**
 * Its state.
 */
state: TableState,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * Whether the viewer is its host.
 */
hosting: boolean,
/**
 * Its seats in order.
 */
seats: Array<SeatingView>,
/**
 * The number of connected spectators.
 */
watchers: number,
/**
 * Another game of the same players, once this one is over.
 */
rematch: RematchView,
/**
 * The number of the next event of its log.
 */
number: number,
/**
 * When it was created, in milliseconds since 1970.
 */
created: number,
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, };

export type TableSummary = {
/**
 * Its identifier.
 */
id: string,
/**
 * Its invitation code.
 */
code: string,
/**
 * Its title.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The game mode.
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
 * Its state.
 */
state: TableState,
/**
 * Its seats in order.
 */
seats: Array<SeatingView>,
/**
 * Whether the viewer has saved it under a title.
 */
saved: boolean,
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, };

export type TableList = {
/**
 * The tables.
 */
tables: Array<TableSummary>, };

export type ActionRequest = {
/**
 * The sender's seat that acts or asks.
 */
seat: number,
/**
 * The number of the last update the sender has seen.
 */
seen: number,
/**
 * Idempotency key, at most 64 characters: an action sent twice is applied once.
 */
key: string,
/**
 * The action, in the game's own JSON.
 */
action: unknown, };

export type QuestionRequest = {
/**
 * The sender's seat that acts or asks.
 */
seat: number,
/**
 * The question, in the game's own JSON.
 */
question: unknown, };

export type QuestionAnswer = {
/**
 * The answer, in the game's own JSON; null if there is none.
 */
answer: unknown,
/**
 * Why there is none, by the rules: tiles that are not a word yet are no mistake.
 */
refused?: Problem, };

export type ForceRequest = {
/**
 * The computer player's seat.
 */
seat: number, };

export type VeilRequest = {
/**
 * The sender's seat whose player is alone at the screen; without one, no rack is shown.
 */
seat: number | null,
/**
 * Whether the sender keeps racks from people at the same screen by itself, as terminals do: it is
 * sent all of its seats' racks.
 */
own_curtain?: boolean, };

export type Update = {
/**
 * The number of events so far; it grows with every update.
 */
number: number,
/**
 * The time on the table's clock, in milliseconds; clocks in the view are relative to it.
 */
clock: number,
/**
 * One view for each of the viewer's seats, or a spectator's view.
 */
views: Array<SeatedView>,
/**
 * Seats of the computer players that are thinking.
 */
thinking: Array<number>,
/**
 * Seats without whose doing the game does not go on.
 */
waits_for: Array<number>, };

export type SeatedView = {
/**
 * The seat; absent for a spectator.
 */
seat: number | null,
/**
 * Whether its rack is kept from those who share the screen: the view is a spectator's.
 */
veiled: boolean,
/**
 * The view, in the game's own JSON.
 */
view: unknown, };

export type TrialShown = {
/**
 * The computer player's seat.
 */
seat: number,
/**
 * The number of the update that the computer player is thinking about.
 */
number: number,
/**
 * The move, in the game's own JSON.
 */
trial: unknown, };

export type Farewell = { "because": "server_stops" } | { "because": "table_removed" } | { "because": "too_slow" };

export type StreamEvent = { "event": "table", "data": TableView } | { "event": "update", "data": Update } | { "event": "trial", "data": TrialShown } | { "event": "farewell", "data": Farewell };

export type Problem = {
/**
 * The kind of problem.
 */
problem: ProblemKind,
/**
 * A message for the user, in the requested language.
 */
sentence: string,
/**
 * The reason in the game's own JSON, if the game refused.
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
 * The game mode.
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
 * The category.
 */
category: ScoreCategory,
/**
 * The scores, best first, at most ten.
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
 * Whether it is the viewer's own.
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
 * Its points.
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
 * Average points per game.
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
 * Totals of the games' own counters.
 */
counters: Array<CounterTotal>,
/**
 * The total of the counter `whole_racks`. Deprecated: read `counters`.
 */
seven_tile_plays: number, };

export type CounterTotal = {
/**
 * The name of the counter: `whole_racks`.
 */
name: string,
/**
 * The total.
 */
total: number, };

export type WordReport = {
/**
 * The word as spelt in the list.
 */
word: string,
/**
 * Whether it is in the list.
 */
valid: boolean,
/**
 * Its definitions in our dictionaries.
 */
definitions: Array<DefinitionEntry>,
/**
 * Its grammatical forms, for languages with form data.
 */
forms: Array<FormEntry>,
/**
 * Its hooks.
 */
hooks: Hooks, };

export type DefinitionEntry = {
/**
 * The headword.
 */
spelling: string,
/**
 * The dictionary.
 */
source: string,
/**
 * Which form of the headword was asked for, if it was not the headword itself.
 */
form: string | null,
/**
 * The senses.
 */
senses: Array<DefinitionSense>, };

export type DefinitionSense = {
/**
 * Noun, verb and so on; empty if the dictionary does not say.
 */
part_of_speech: string,
/**
 * The definition.
 */
gloss: string, };

export type FormEntry = {
/**
 * The word with its accents.
 */
spelling: string,
/**
 * The lemma.
 */
lemma: string,
/**
 * The form, described in the language of the word.
 */
grammar: string, };

export type Hooks = {
/**
 * Letters added in front.
 */
front: Array<string>,
/**
 * Letters added at the end.
 */
back: Array<string>, };

export type WordList = {
/**
 * The words, longest first.
 */
words: Array<string>,
/**
 * Whether more words were found than are listed.
 */
more: boolean, };

export type SavedGame = {
/**
 * The file format: `lettrine-game`.
 */
format: string,
/**
 * The version of the format.
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
 * The title of the table.
 */
title: string,
/**
 * The options of the game, in the game's own JSON.
 */
options: unknown,
/**
 * The random seed, in hexadecimal digits.
 */
seed: string,
/**
 * The time on the table's clock, in milliseconds.
 */
clock: number,
/**
 * The players, in the order of the seats.
 */
seats: Array<SavedSeat>,
/**
 * The event log, in order.
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
 * The event, in the game's own JSON.
 */
event: unknown,
/**
 * The time on the table's clock, in milliseconds.
 */
moment: number, };

export type ImportedTable = {
/**
 * Messages about what was repaired or left out.
 */
notes: Array<string>,
/**
 * Its identifier. It cannot be guessed, so everyone who knows it may watch.
 */
id: string,
/**
 * Its code for inviting people: `K7M-3PX`.
 */
code: string,
/**
 * The title in lists.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * The game mode.
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
 * The rules and the position to start from, in the game's own JSON.
 */
setup: unknown,
/**
 * Its state.
 */
state: TableState,
/**
 * Who may find it.
 */
visibility: Visibility,
/**
 * Whether the viewer is its host.
 */
hosting: boolean,
/**
 * Its seats in order.
 */
seats: Array<SeatingView>,
/**
 * The number of connected spectators.
 */
watchers: number,
/**
 * Another game of the same players, once this one is over.
 */
rematch: RematchView,
/**
 * The number of the next event of its log.
 */
number: number,
/**
 * When it was created, in milliseconds since 1970.
 */
created: number,
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, };

export type SaveRequest = {
/**
 * The title of the table, from 1 to 80 characters.
 */
title: string, };
