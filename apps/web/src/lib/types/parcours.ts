// Parcours as screens see it. Written by the program from its own types: do not edit.
import type { Family, Hint, Lookups, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

export type { ClockView, Commitment, Family, Help, Hint, Lookups, Millis, Moment, Outcome, PlayedBy, Player, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedPhase, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

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
 * How many of the satellites are covered, by whomever, of how many.
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
 * How it stands.
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
 * How a slot stands.
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
 * What it does to the points of its word, as it stands on the board: `×3`.
 */
sign: string,
/**
 * How it stands.
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
 * How a satellite stands.
 */
export type SatelliteState = "closed" | "freed" | "covered";

/**
 * A word that lies on a board.
 */
export type WordView = {
/**
 * The word as it lies: jokers are small.
 */
text: string,
/**
 * Its tiles.
 */
tiles: Array<TileView>,
/**
 * Whose letters they are, and whose points.
 */
by: Seat,
/**
 * What it brought.
 */
points: Score,
/**
 * Whether it was laid in the present hand.
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
 * Who has not spoken.
 */
by: Seat[], } | { "waits_for": "resume" } | { "waits_for": "nothing",
/**
 * How it was settled.
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
 * What all nine letters have brought.
 */
bonus: Score,
/**
 * What it brings as it is, the price of buying taken off.
 */
points: Score,
/**
 * What the player would have if it ended so.
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
 * What all nine letters brought.
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
 * Which, for those who may know.
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
 * What all nine letters brought.
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
 * Which, for those who may know.
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
 * The word, jokers small.
 */
word: string,
/**
 * What it brought.
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
 * What running over the clock cost each seat; never positive.
 */
overtime: Score[],
/**
 * The scores in the end.
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
 * What a player asks for: `{"do":"lay","place":{"owner":0,"slot":3,"part":"path"},"word":"SOl"}`.
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
 * Whether it may.
 */
accept: boolean, } | { "do": "pause" } | { "do": "resume" } | { "do": "resign" };

/**
 * Why an action was turned down. Nothing has changed.
 */
export type Refusal = { "reason": "no_such_seat" } | { "reason": "not_your_turn" } | { "reason": "no_hints" } | { "reason": "over" } | { "reason": "paused" } | { "reason": "not_paused" } | { "reason": "time_is_up" } | { "reason": "given_up" } | { "reason": "no_such_tile",
/**
 * What was asked for.
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
 * How often one was asked for in this hand; another time another word may be told.
 */
asked_before: number, };

/**
 * A word that somebody thinks of laying.
 */
export type PlannedWord = {
/**
 * Where.
 */
place: Place,
/**
 * The tiles as they would lie: a small letter is a joker standing for it.
 */
word: string, };

/**
 * What he is told.
 */
export type Answer = { "answer": "preview" } & Preview | { "answer": "hint" } & HintView;

/**
 * What the hand would bring.
 */
export type Preview = {
/**
 * What each of the words would bring.
 */
words: Score[],
/**
 * What all nine letters would bring.
 */
bonus: Score,
/**
 * What the whole hand would bring, with what has been laid and bought.
 */
points: Score,
/**
 * What the player would have after it.
 */
total: Score,
/**
 * The words that are not in the list; absent where the table decides about them.
 */
unknown: Array<string> | null, };

/**
 * A hint, as much as the rules of the table let it tell.
 */
export type HintView = { "tells": "word",
/**
 * The word.
 */
word: string, } | { "tells": "place" } & PlannedWord | { "tells": "list",
/**
 * Each with its words in the order of laying.
 */
hands: Array<Advice>, } | { "tells": "nothing" };

/**
 * A hand that is advised.
 */
export type Advice = {
/**
 * Its words in the order of laying.
 */
words: Array<PlannedWord>,
/**
 * What they would bring together.
 */
points: Score, };

/**
 * Something a computer player tries, for those who watch him think.
 */
export type Trial = {
/**
 * The words he would lay, in order.
 */
words: Array<PlannedWord>,
/**
 * What they would bring together.
 */
points: Score, };

/** What the host chooses: the rules, and who plays. */
export type Options = TableOptions<Rules>;

/**
 * The rules of a table. Read from a preset, then changed field by field as the host likes.
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
 * The boards that lie face down, of which each player takes one at random.
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
 * Whether those who play may look words up meanwhile; if not, the list only judges words.
 */
lookups: Lookups,
/**
 * Whether computer players leave slurs and obscenities alone; people may play every word of the
 * list.
 */
family: Family,
/**
 * What screens make of it; the rules do not look at this.
 */
screen: Screen, };

/**
 * How many words a hand may have, the second play of a white slot aside.
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
 * A time for each hand.
 */
export type HandClock = {
/**
 * The time for one hand.
 */
seconds: number, };

/**
 * A time for all hands of a player together.
 */
export type GameClock = {
/**
 * The time for the game.
 */
seconds: number,
/**
 * Points lost at the end for each minute begun over it.
 */
points: number, };

/**
 * What screens make of the table; the rules do not look at this.
 */
export type Screen = {
/**
 * How many levels of computer player are offered.
 */
levels: number,
/**
 * How long a name may be.
 */
name_length: number,
/**
 * What a hint tells.
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
