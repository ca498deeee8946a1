// Parcours as screens see it. Written by the program from its own types: do not edit.
import type { Family, Hint, Lookups, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

export type { Aids, ClockView, Commitment, Family, Help, Hint, Lookups, Millis, Moment, Outcome, PlayedBy, Player, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedPhase, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

/**
 * The game as one viewer sees it.
 */
export type View = SharedView<SeatView, PhaseView, LineView> & ({
/**
 * The rules of the table.
 */
rules: Rules,
/**
 * The hand that is being played.
 */
hand: HandView,
/**
 * The letters of a bag and what each is worth, as the value card says.
 */
letters: Array<LetterValue>, });

/**
 * A seat, as a viewer sees it.
 */
export type SeatView = SharedSeat & { rack: RackView } & ({
/**
 * The colours of the player's letters and bag.
 */
livery: Livery,
/**
 * How many hands are over.
 */
hands: number,
/**
 * The name of the player's board.
 */
board: string,
/**
 * The slots of the path with their satellites, from DEPART to ARRIVEE.
 */
slots: Array<SlotView>,
/**
 * The number of covered satellites, by any player, and the number of all.
 */
satellites: [number, number],
/**
 * How many tiles are in the player's bag.
 */
bag: number,
/**
 * The tiles that may still come out of the bag, as this viewer may count them.
 */
remaining: Array<TileCount>,
/**
 * Whether the player has arrived.
 */
arrived: boolean, });

/**
 * The colours of a player's letters and bag: the backs tell whose letters lie on a board.
 */
export type Livery = {
/**
 * The backs of the letters.
 */
letters: string,
/**
 * The bag.
 */
bag: string, };

/**
 * A slot of a path.
 */
export type SlotView = {
/**
 * How many letters its word has.
 */
length: number,
/**
 * Its colour.
 */
colour: SlotColour,
/**
 * Its state.
 */
state: SlotState,
/**
 * Whether a word may be laid here at this moment by the player whose hand it is.
 */
open: boolean,
/**
 * Its word.
 */
word: WordView | null,
/**
 * The satellite that hangs from it; none from a white slot.
 */
satellite: SatelliteView | null, };

/**
 * The colour of a slot.
 */
export type SlotColour = "yellow" | "white";

/**
 * The state of a slot.
 */
export type SlotState = "covered" | "next" | "ahead";

/**
 * A satellite.
 */
export type SatelliteView = {
/**
 * How many letters its word has.
 */
length: number,
/**
 * Its colour.
 */
colour: Colour,
/**
 * Its effect on the points of its word, as printed on the board: `×3`.
 */
sign: string,
/**
 * Its state.
 */
state: SatelliteState,
/**
 * Whether a word may be laid here at this moment by the player whose hand it is.
 */
open: boolean,
/**
 * Its word.
 */
word: WordView | null, };

/**
 * The colour of a satellite, which says what it does to the points of its word.
 */
export type Colour = "rose" | "green" | "blue";

/**
 * The state of a satellite.
 */
export type SatelliteState = "closed" | "freed" | "covered";

/**
 * A word that lies on a board.
 */
export type WordView = {
/**
 * The word as it lies; jokers are lowercase.
 */
text: string,
/**
 * Its tiles.
 */
tiles: Array<TileView>,
/**
 * The player who laid it and has its points.
 */
by: Seat,
/**
 * Its points.
 */
points: Score,
/**
 * Whether it was laid in the current hand.
 */
fresh: boolean, };

/**
 * A tile of a word that lies on a board.
 */
export type TileView = {
/**
 * Its letter, or the letter it stands for.
 */
letter: string,
/**
 * Whether it is a joker.
 */
joker: boolean,
/**
 * What it is worth.
 */
value: Score, };

/**
 * A kind of tile and what it is worth.
 */
export type LetterValue = {
/**
 * The tile, as it is written on a rack.
 */
tile: string,
/**
 * What it is worth.
 */
value: Score, };

/**
 * What the table waits for.
 */
export type PhaseView = { "waits_for": "hand" } | { "waits_for": "verdict",
/**
 * Where it would lie.
 */
place: Place,
/**
 * The word.
 */
word: string,
/**
 * Who has not voted.
 */
by: Seat[], } | { "waits_for": "resume" } | { "waits_for": "nothing",
/**
 * The settlement of the scores.
 */
settlement: Settlement, };

/**
 * The hand that is being played.
 */
export type HandView = {
/**
 * Which letters are being played.
 */
stage: StageView,
/**
 * The words laid in it, in order.
 */
words: Array<Place>,
/**
 * How many of them can be taken back, the last first.
 */
loose: number,
/**
 * The places where a word may be laid at this moment by the player whose hand it is.
 */
open: Array<Place>,
/**
 * How often it was bought.
 */
bought: number,
/**
 * The bonus for all nine letters.
 */
bonus: Score,
/**
 * Its points so far, less the price of purchases.
 */
points: Score,
/**
 * The player's score if it ended like this.
 */
total: Score, };

/**
 * Which letters of a hand are being played.
 */
export type StageView = "nine" | "second";

/**
 * A place for one word.
 */
export type Place = {
/**
 * Whose board it is on.
 */
owner: Seat,
/**
 * Which slot of the path, counted from 0 at DEPART.
 */
slot: number,
/**
 * The slot itself, or the satellite that hangs from it.
 */
part: Part, };

/**
 * A slot of the path, or the satellite that hangs from it.
 */
export type Part = "path" | "satellite";

/**
 * A line of the score sheet.
 */
export type LineView = SharedLine & ({ "what": "hand",
/**
 * Its words in order.
 */
words: Array<SheetWord>,
/**
 * The bonus for all nine letters.
 */
bonus: Score,
/**
 * How often it was bought.
 */
bought: number,
/**
 * How many letters went back at its end.
 */
changed: number,
/**
 * Which, for viewers who may know.
 */
back: string | null,
/**
 * Whether its time ran out.
 */
timed_out: boolean, } | { "what": "all_satellites" } | { "what": "overtime" } | { "what": "resigned" });

/**
 * What was done.
 */
export type LineKindView = { "what": "hand",
/**
 * Its words in order.
 */
words: Array<SheetWord>,
/**
 * The bonus for all nine letters.
 */
bonus: Score,
/**
 * How often it was bought.
 */
bought: number,
/**
 * How many letters went back at its end.
 */
changed: number,
/**
 * Which, for viewers who may know.
 */
back: string | null,
/**
 * Whether its time ran out.
 */
timed_out: boolean, } | { "what": "all_satellites" } | { "what": "overtime" } | { "what": "resigned" };

/**
 * A word of the score sheet.
 */
export type SheetWord = {
/**
 * Where it lies.
 */
place: Place,
/**
 * The word; jokers are lowercase.
 */
word: string,
/**
 * Its points.
 */
points: Score, };

/**
 * How the scores were settled.
 */
export type Settlement = {
/**
 * Why the game ended.
 */
reason: EndReason,
/**
 * Who arrived first.
 */
arrived: Seat | null,
/**
 * Each seat's time penalty; never positive.
 */
overtime: Score[],
/**
 * The final scores.
 */
scores: Score[],
/**
 * How many hands each seat has had.
 */
hands: Array<number>,
/**
 * Who has won.
 */
winners: Seat[], };

/**
 * Why a game ended.
 */
export type EndReason = "arrival" | "resignation" | "standstill";

/**
 * A player's action: `{"do":"lay","place":{"owner":0,"slot":3,"part":"path"},"word":"SOl"}`.
 */
export type Action = { "do": "lay",
/**
 * Where.
 */
place: Place,
/**
 * The tiles: `SOl`.
 */
word: string, } | { "do": "write",
/**
 * Where.
 */
place: Place,
/**
 * The word, in any case.
 */
word: string, } | { "do": "take_back" } | { "do": "refill" } | { "do": "end",
/**
 * The tiles that go back: `QV?`.
 */
back: string, } | { "do": "pass",
/**
 * The tiles that go back; none to keep them all.
 */
back: string, } | { "do": "buy",
/**
 * The tiles that go back.
 */
back: string, } | { "do": "judge",
/**
 * Whether to accept it.
 */
accept: boolean, } | { "do": "pause" } | { "do": "resume" } | { "do": "resign" };

/**
 * Why an action was refused. The game has not changed.
 */
export type Refusal = { "reason": "no_such_seat" } | { "reason": "not_your_turn" } | { "reason": "no_hints" } | { "reason": "over" } | { "reason": "paused" } | { "reason": "not_paused" } | { "reason": "time_is_up" } | { "reason": "given_up" } | { "reason": "no_such_tile",
/**
 * The text that is not a tile.
 */
found: string, } | { "reason": "no_such_place" } | { "reason": "wrong_length",
/**
 * How many letters the place takes.
 */
wanted: number,
/**
 * How many the word has.
 */
found: number, } | { "reason": "not_next",
/**
 * The slot that comes next, counted from 1.
 */
next: number, } | { "reason": "path_word_laid" } | { "reason": "one_word" } | { "reason": "second_word_laid" } | { "reason": "not_freed" } | { "reason": "covered" } | { "reason": "not_your_path" } | { "reason": "not_your_satellite" } | { "reason": "not_in_rack",
/**
 * The tile.
 */
missing: string, } | { "reason": "unknown_word",
/**
 * The word.
 */
word: string,
/**
 * The list's name.
 */
list: string, } | { "reason": "nothing_laid" } | { "reason": "word_laid" } | { "reason": "buys_nothing" } | { "reason": "bought_before" } | { "reason": "no_buying_now" } | { "reason": "nothing_to_refill" } | { "reason": "nothing_to_take_back" } | { "reason": "asked_first",
/**
 * The word.
 */
word: string, } | { "reason": "not_asked" };

/**
 * What a player asks: `{"ask":"preview","words":[{"place":{…},"word":"CHATS"}]}`.
 */
export type Question = { "ask": "preview",
/**
 * The words and their places.
 */
words: Array<PlannedWord>, } | { "ask": "hint",
/**
 * How often a hint was asked for in this hand; repeated hints may name other words.
 */
asked_before: number, };

/**
 * A word that a player considers laying.
 */
export type PlannedWord = {
/**
 * Where.
 */
place: Place,
/**
 * The tiles as they would lie: a lowercase letter is a joker standing for it.
 */
word: string, };

/**
 * The answer to a question.
 */
export type Answer = { "answer": "preview" } & Preview | { "answer": "hint" } & HintView;

/**
 * The points of the hand if the words were laid.
 */
export type Preview = {
/**
 * The points of each word.
 */
words: Score[],
/**
 * The bonus for all nine letters.
 */
bonus: Score,
/**
 * The points of the whole hand, including words already laid and purchases.
 */
points: Score,
/**
 * The player's score after it.
 */
total: Score,
/**
 * The words that are not in the list; absent where the table decides about them.
 */
unknown: Array<string> | null, };

/**
 * A hint, as detailed as the rules of the table allow.
 */
export type HintView = { "tells": "word",
/**
 * The word.
 */
word: string, } | { "tells": "place" } & PlannedWord | { "tells": "list",
/**
 * The hands, each with its words in the order of laying.
 */
hands: Array<Advice>, } | { "tells": "nothing" };

/**
 * A suggested hand.
 */
export type Advice = {
/**
 * Its words in the order of laying.
 */
words: Array<PlannedWord>,
/**
 * Their total points.
 */
points: Score, };

/**
 * A plan that a computer player considers, shown to people who watch it think.
 */
export type Trial = {
/**
 * The words it would lay, in order.
 */
words: Array<PlannedWord>,
/**
 * Their total points.
 */
points: Score, };

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
 * What is in each player's bag, by name.
 */
tiles: string,
/**
 * The boards from which each player gets one at random.
 */
boards: Array<string>,
/**
 * How many words a hand may have.
 */
words_per_hand: WordsPerHand,
/**
 * Whether everyone sees every rack.
 */
racks: Racks,
/**
 * What happens when a player arrives.
 */
ending: Ending,
/**
 * How often a hand may be bought.
 */
buying: Buying,
/**
 * Who wins when the final scores are equal.
 */
ties: Ties,
/**
 * What happens to a word that the list does not have.
 */
unknown_word: UnknownWord,
/**
 * The clock.
 */
clock: ClockRule,
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
 * How many words a hand may have, not counting the second play of a white slot.
 */
export type WordsPerHand = "one_path_word" | "single_word" | "unlimited";

/**
 * What happens when a player arrives.
 */
export type Ending = "at_once" | "finish_round";

/**
 * How often a hand may be bought.
 */
export type Buying = "once" | "repeatedly";

/**
 * Who wins when the final scores are equal.
 */
export type Ties = "shared" | "fewer_hands";

/**
 * What happens to a word that the list does not have.
 */
export type UnknownWord = "refused" | "table_decides";

/**
 * The clock of a table.
 */
export type ClockRule = "none" | { "per_hand": HandClock } | { "per_game": GameClock };

/**
 * A time limit for each hand.
 */
export type HandClock = {
/**
 * The time for one hand.
 */
seconds: number, };

/**
 * A time limit for all hands of a player together.
 */
export type GameClock = {
/**
 * The time for the game.
 */
seconds: number,
/**
 * Points lost at the end for each started minute over the limit.
 */
points: number, };

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
 * What a hint reveals.
 */
hint: Hint,
/**
 * Whether the computer's trial words are shown; where racks are hidden they are not.
 */
see_me_think: boolean,
/**
 * Whether there is sound.
 */
sound: boolean,
/**
 * How a rack is sorted when it is shown.
 */
rack_order: RackOrder, };
