// Zigzag as screens see it. Written by the program from its own types: do not edit.
import type { Family, Hint, Lookups, RackOrder, Score, Seat, SharedLine, SharedSeat, SharedView, TableOptions } from './tabletop.ts';

export type { Aids, ClockView, Commitment, Family, Help, Hint, Lookups, Millis, Moment, Outcome, PlayedBy, Player, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedPhase, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

/** A tile on the table: its place in the order of laying, 0 for the first tile of the game. */
export type TileId = number;

/** One of 24 directions, 0 to the right and every 15 degrees on; 6 is downwards. */
export type Direction = number;

/**
 * The game as one viewer sees it.
 */
export type View = SharedView<SeatView, PhaseView, LineView> & ({
/**
 * The rules of the table.
 */
rules: Rules,
/**
 * The tiles on the table, in the order of laying; a `TileId` is a place in this list.
 */
table: Array<TableTile>,
/**
 * The direction of play.
 */
rotation: Rotation,
/**
 * Whose turn comes next, if no Action tile changes that; nobody's once the game is over.
 */
next: Seat | null,
/**
 * How many tiles are in the reserve.
 */
reserve: number,
/**
 * How many tiles can be drawn for an exchange by the player whose turn it is.
 */
drawable: number,
/**
 * How many more passes in a row end the game.
 */
passes_left: number,
/**
 * The last word or Action tile.
 */
last: LastPlay | null,
/**
 * The face-down tiles of all piles and the reserve together, by kind.
 */
unseen: Array<UnseenTiles>, });

/**
 * A seat, as every viewer sees it.
 */
export type SeatView = SharedSeat & ({
/**
 * The active tiles in the order in which they came: `["A", "?", "+2"]`.
 */
open: Array<string>,
/**
 * How many tiles are in the pile.
 */
pile: number,
/**
 * How many tiles the player still has, open and in the pile.
 */
left: number, });

/**
 * A tile on the table.
 */
export type TableTile = {
/**
 * The tile: a letter, a lowercase letter for a blank, or an Action tile: `+2`.
 */
tile: string,
/**
 * Its centre, to the right.
 */
x: number,
/**
 * Its centre, downwards.
 */
y: number,
/**
 * The tile on which it nests; none for the first tile of the game.
 */
on: TileId | null,
/**
 * Where it lies from that tile.
 */
direction: Direction | null,
/**
 * Who laid it.
 */
owner: Seat,
/**
 * The line of the history that laid it.
 */
line: number,
/**
 * The directions in which one more tile can nest on it; none on an Action tile.
 */
free: Direction[], };

/**
 * A kind of tile and how many of it lie face down.
 */
export type UnseenTiles = {
/**
 * The tile.
 */
tile: string,
/**
 * How many lie face down.
 */
left: number,
/**
 * How many there are in the game.
 */
total: number, };

/**
 * In which direction play goes round.
 */
export type Rotation = "clockwise" | "counterclockwise";

/**
 * What an Action tile does.
 */
export type ActionKind = "skip" | "reverse" | "+2" | "+3";

/**
 * What the table waits for.
 */
export type PhaseView = { "waits_for": "turn" } | { "waits_for": "return",
/**
 * How many.
 */
count: number, } | { "waits_for": "nothing",
/**
 * How it was settled.
 */
settlement: Settlement, };

/**
 * How the game was settled.
 */
export type Settlement = {
/**
 * Why the game ended.
 */
reason: EndReason,
/**
 * How many tiles each seat still has.
 */
left: Array<number>,
/**
 * The final scores.
 */
scores: Score[],
/**
 * Who has won.
 */
winners: Seat[], };

/**
 * Why a game ended.
 */
export type EndReason = "finished" | "resignation" | "standstill";

/**
 * A line of the history.
 */
export type LineView = SharedLine & ({ "what": "word",
/**
 * The word.
 */
word: WordView,
/**
 * The Action tile.
 */
action: ActionView | null, } | { "what": "action",
/**
 * The Action tile.
 */
action: ActionView, } | { "what": "exchanged",
/**
 * How many.
 */
count: number,
/**
 * Whether they came from the reserve instead of the own pile.
 */
from_reserve: boolean, } | { "what": "passed" } | { "what": "missed",
/**
 * Because of whose Action tile.
 */
by: Seat, } | { "what": "received",
/**
 * How many.
 */
count: number,
/**
 * From whom.
 */
from: Seat, } | { "what": "resigned" } | { "what": "won" });

/**
 * What was done.
 */
export type LineKindView = { "what": "word",
/**
 * The word.
 */
word: WordView,
/**
 * The Action tile.
 */
action: ActionView | null, } | { "what": "action",
/**
 * The Action tile.
 */
action: ActionView, } | { "what": "exchanged",
/**
 * How many.
 */
count: number,
/**
 * Whether they came from the reserve instead of the own pile.
 */
from_reserve: boolean, } | { "what": "passed" } | { "what": "missed",
/**
 * Because of whose Action tile.
 */
by: Seat, } | { "what": "received",
/**
 * How many.
 */
count: number,
/**
 * From whom.
 */
from: Seat, } | { "what": "resigned" } | { "what": "won" };

/**
 * A word that was laid.
 */
export type WordView = {
/**
 * The word as it was announced.
 */
word: string,
/**
 * Its tiles in order of reading.
 */
tiles: TileId[],
/**
 * Those that were laid, from the nest of the chain outwards.
 */
laid: TileId[],
/**
 * Those that lay there before, away from the chain.
 */
reused: TileId[], };

/**
 * An Action tile that was laid.
 */
export type ActionView = {
/**
 * What it does.
 */
kind: ActionKind,
/**
 * The tile on the table.
 */
tile: TileId,
/**
 * The letter on which it nests.
 */
on: TileId,
/**
 * What it gave, and to whom.
 */
gifts: Array<GiftView>, };

/**
 * Tiles that an opponent was given.
 */
export type GiftView = {
/**
 * Who got them.
 */
to: Seat,
/**
 * How many.
 */
count: number,
/**
 * Those among them that had lain open.
 */
open: Array<string>, };

/**
 * The last word or Action tile.
 */
export type LastPlay = {
/**
 * Who played.
 */
seat: Seat,
/**
 * Which line of the history it is, counted from 0.
 */
line: number,
/**
 * The word.
 */
word: WordView | null,
/**
 * The Action tile.
 */
action: ActionView | null, };

/**
 * A player's action: `{"do":"play","word":{"on":2,"chain":[{"tile":"E","direction":5}],…}}`.
 */
export type Action = { "do": "play",
/**
 * The word.
 */
word: Laid | null,
/**
 * The Action tile.
 */
action: LaidAction | null, } | { "do": "write",
/**
 * The word, in any case; none to lay an Action tile alone.
 */
word: string | null,
/**
 * The letter to attach it to; none to leave that to the program.
 */
on: TileId | null,
/**
 * The Action tile.
 */
action: WrittenAction | null, } | { "do": "exchange",
/**
 * How many.
 */
draw: number, } | { "do": "return",
/**
 * The tiles: `["K", "W", "+2"]`.
 */
tiles: Array<string>, } | { "do": "pass" } | { "do": "resign" };

/**
 * A word as it is laid.
 */
export type Laid = {
/**
 * The old letter on which the chain nests; none for the first word of the game.
 */
on: TileId | null,
/**
 * The new tiles, from that letter outwards.
 */
chain: Array<ChainTile>,
/**
 * The old letters of the word: `on` first, then from nest to nest away from the chain.
 */
reused: TileId[],
/**
 * In which sense it is read.
 */
reads: Reads, };

/**
 * A new tile of a chain.
 */
export type ChainTile = {
/**
 * The tile as it lies: a lowercase letter is a blank standing for it.
 */
tile: string,
/**
 * Where it lies from the tile it nests on; ignored for the first tile of the game.
 */
direction: Direction, };

/**
 * In which sense a word is read.
 */
export type Reads = "outwards" | "inwards";

/**
 * An Action tile as it is laid.
 */
export type LaidAction = {
/**
 * The tile.
 */
tile: ActionKind,
/**
 * The letter it nests on.
 */
on: ActionNest,
/**
 * Where it lies from that letter.
 */
direction: Direction,
/**
 * What it gives, and to whom.
 */
gifts: Array<Gift>, };

/**
 * The letter on which an Action tile nests.
 */
export type ActionNest = { "new": number } | { "old": TileId };

/**
 * An Action tile given as text.
 */
export type WrittenAction = {
/**
 * The tile.
 */
tile: ActionKind,
/**
 * What it gives, and to whom.
 */
gifts: Array<Gift>, };

/**
 * Tiles for one opponent.
 */
export type Gift = {
/**
 * Who gets them.
 */
to: Seat,
/**
 * Open tiles: `["W"]`.
 */
open: Array<string>,
/**
 * How many come unseen from the pile.
 */
pile: number, };

/**
 * Why an action was refused. The game has not changed.
 */
export type Refusal = { "reason": "no_such_seat" } | { "reason": "not_your_turn" } | { "reason": "no_hints" } | { "reason": "review_later" } | { "reason": "no_such_turn" } | { "reason": "over" } | { "reason": "given_up" } | { "reason": "no_such_tile",
/**
 * The text.
 */
found: string, } | { "reason": "not_in_hand",
/**
 * The tile.
 */
missing: string, } | { "reason": "nothing_laid" } | { "reason": "opening_too_short" } | { "reason": "opening_reuses" } | { "reason": "needs_a_letter" } | { "reason": "no_new_tile" } | { "reason": "not_on_the_table" } | { "reason": "not_a_letter" } | { "reason": "starts_elsewhere" } | { "reason": "not_linked" } | { "reason": "read_twice" } | { "reason": "reads_backwards" } | { "reason": "no_room",
/**
 * The tile.
 */
tile: string, } | { "reason": "unknown_word",
/**
 * The word.
 */
word: string,
/**
 * The list's name.
 */
list: string, } | { "reason": "no_way",
/**
 * The word.
 */
word: string, } | { "reason": "no_letter_yet" } | { "reason": "action_on_old_letter" } | { "reason": "no_room_for_action",
/**
 * The Action tile.
 */
tile: ActionKind, } | { "reason": "wrong_gifts",
/**
 * How many tiles are to be given.
 */
wanted: number,
/**
 * How many were named.
 */
found: number, } | { "reason": "no_such_receiver" } | { "reason": "pile_too_small",
/**
 * How many it has.
 */
left: number, } | { "reason": "wrong_draw",
/**
 * The most that can be drawn.
 */
most: number, } | { "reason": "nothing_to_draw" } | { "reason": "return_first",
/**
 * How many.
 */
count: number, } | { "reason": "wrong_return",
/**
 * How many are to be returned.
 */
wanted: number,
/**
 * How many were named.
 */
found: number, } | { "reason": "nothing_to_return" };

/**
 * What a player asks: `{"ask":"read","on":2,"chain":[{"tile":"E","direction":5}]}`.
 */
export type Question = { "ask": "read",
/**
 * The letter on which it nests; none for the first word of the game.
 */
on: TileId | null,
/**
 * The new tiles.
 */
chain: Array<ChainTile>, } | { "ask": "find",
/**
 * The word, in any case.
 */
word: string,
/**
 * The letter to attach it to; none for any.
 */
on: TileId | null, } | { "ask": "try",
/**
 * The word.
 */
word: Laid | null,
/**
 * The Action tile.
 */
action: LaidAction | null, } | { "ask": "hint",
/**
 * How much it tells.
 */
strength: HintStrength,
/**
 * How often a hint was asked for in this turn; repeated hints may name other words.
 */
asked_before: number, } | { "ask": "analysis",
/**
 * Which line of the history, counted from 0.
 */
line: number, };

/**
 * How much a hint tells.
 */
export type HintStrength = "letter" | "word" | "play";

/**
 * The answer to a question.
 */
export type Answer = { "answer": "read",
/**
 * The words.
 */
readings: Array<ReadingView>, } | { "answer": "find",
/**
 * The ways.
 */
ways: Array<PlayView>, } | { "answer": "try" } & Preview | { "answer": "hint" } & HintView | { "answer": "analysis" } & AnalysisView;

/**
 * A word that a chain makes.
 */
export type ReadingView = {
/**
 * The word.
 */
word: string,
/**
 * Its old letters: the one on which the chain nests first, then away from the chain.
 */
reused: TileId[],
/**
 * In which sense it is read.
 */
reads: Reads, };

/**
 * A word and how it would lie.
 */
export type PlayView = {
/**
 * The word.
 */
word: string,
/**
 * How it would lie.
 */
laid: Laid, };

/**
 * What a turn would bring.
 */
export type Preview = {
/**
 * The word; absent without one.
 */
word: string | null,
/**
 * Whether the list has it; true without a word.
 */
known: boolean,
/**
 * How many tiles would be laid, an Action tile included.
 */
laid: number,
/**
 * How many would be given away.
 */
given: number,
/**
 * How many must be given away.
 */
gifts_wanted: number,
/**
 * How many tiles the player would have left.
 */
left: number,
/**
 * Whether the player would win.
 */
wins: boolean,
/**
 * Who would miss a turn.
 */
misses: Seat | null,
/**
 * The direction of play after it.
 */
rotation: Rotation,
/**
 * Whose turn would be next; nobody's if the game would be over.
 */
next: Seat | null, };

/**
 * A hint.
 */
export type HintView = { "tells": "letter",
/**
 * The letter; none before the first word.
 */
on: TileId | null,
/**
 * How many tiles the word lays.
 */
count: number, } | { "tells": "word",
/**
 * The word.
 */
word: string, } | { "tells": "play" } & PlayView | { "tells": "action",
/**
 * The tile.
 */
tile: ActionKind, } | { "tells": "nothing" };

/**
 * The plays there were in a turn.
 */
export type AnalysisView = {
/**
 * Which line of the history, counted from 0.
 */
line: number,
/**
 * Whose turn it was.
 */
seat: Seat,
/**
 * How many tiles lay on the table before it.
 */
on_table: number,
/**
 * The active tiles before it.
 */
held: Array<string>,
/**
 * How many tiles the turn shed.
 */
shed: number,
/**
 * How many different words could be laid.
 */
words: number,
/**
 * How many tiles the longest play would have laid.
 */
most: number,
/**
 * The best plays, best first.
 */
best: Array<PlayView>, };

/**
 * A play that a computer player considers, shown to people who watch it think.
 */
export type Trial = {
/**
 * The word and how it would lie.
 */
play: PlayView, };

/**
 * What never changes and screens draw the table with.
 */
export type Material = {
/**
 * The radius of a tile, and of its bite.
 */
radius: number,
/**
 * The squared distance that two tiles keep unless one nests on the other.
 */
apart: number,
/**
 * Where a tile lies from the one it nests on, to the right and downwards, by direction.
 */
directions: Array<[number, number]>,
/**
 * Every kind of Action tile.
 */
actions: Array<ActionKind>, };

/** What the host chooses: the rules, and who plays. */
export type Options = TableOptions<Rules>;

/**
 * The rules of a table: a preset, with fields changed by the host.
 */
export type Rules = {
/**
 * What this set of rules is called on screen.
 */
title: string,
/**
 * The language of the words: `fr`.
 */
language: string,
/**
 * The word list, by name.
 */
lexicon: string,
/**
 * The checksum of the word list; empty means "whichever list has that name".
 */
lexicon_checksum: string,
/**
 * The tiles, by name.
 */
tiles: string,
/**
 * In which sense words may be read.
 */
reading: Reading,
/**
 * How many tiles each player takes.
 */
piles: Piles,
/**
 * How Action tiles are dealt.
 */
actions: ActionDeal,
/**
 * What Reverse does between two players.
 */
reverse: ReverseForTwo,
/**
 * Whether there are blanks.
 */
blanks: Blanks,
/**
 * Whether players may look words up during the game; if not, the list only judges words.
 */
lookups: Lookups,
/**
 * Whether computer players avoid slurs and obscenities; people may play every word of the
 * list.
 */
family: Family,
/**
 * Display settings; the rules do not use them.
 */
screen: Screen, };

/**
 * In which sense words may be read.
 */
export type Reading = "either" | "directed";

/**
 * How many tiles each player takes; `data/deals.txt` has the numbers.
 */
export type Piles = "full" | "short";

/**
 * How Action tiles are dealt.
 */
export type ActionDeal = "mixed" | "even";

/**
 * What Reverse does between two players.
 */
export type ReverseForTwo = "nothing" | "skip";

/**
 * Whether there are blanks.
 */
export type Blanks = "none" | "two";

/**
 * Display settings of a table; the rules do not use them.
 */
export type Screen = {
/**
 * How many computer levels are offered.
 */
levels: number,
/**
 * Maximum length of a name.
 */
name_length: number,
/**
 * The most a hint reveals.
 */
hint: Hint,
/**
 * Whether the computer's trial words are shown.
 */
see_me_think: boolean,
/**
 * Whether there is sound.
 */
sound: boolean,
/**
 * How open tiles are sorted when they are shown.
 */
rack_order: RackOrder, };
