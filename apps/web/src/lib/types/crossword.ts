// The crossword game as screens see it. Written by the program from its own types: do not edit.
import type { Family, Hint, Lookups, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

export type { Aids, ClockView, Commitment, Family, Help, Hint, Lookups, Millis, Moment, Outcome, PlayedBy, Player, RackOrder, RackView, Racks, Score, Seat, SharedLine, SharedPhase, SharedSeat, SharedView, TableOptions, TileCount } from './tabletop.ts';

/** A square: the letter of its column and the number of its row, as in `H8`. */
export type Square = string;

/** The direction of a word. */
export type Direction = "across" | "down";

/** Squares and the numbers of the letters on them, from 1 for A; negative for blanks. */
export type Placement = [Square, number][];

/** Why a placement does not fit the board. */
export type Misfit = "no_tile" | { off_board: Square } | { taken: Square } | { twice: Square } | "not_in_one_line" | { gap: Square } | "one_letter" | { misses_start: Square } | "apart";

/** Why a word cannot be written starting at a square. */
export type MisspelledPath = "too_long" | { other_letter: { square: Square, there: number } } | "nothing_new";

/**
 * The game as one viewer sees it.
 */
export type View = SharedView<SeatView, PhaseView, TurnView> & ({
/**
 * The rules of the table.
 */
rules: Rules,
/**
 * The board row by row, as positions are written: `.` for an empty square.
 */
board: Array<string>,
/**
 * How many tiles are in the bag.
 */
bag: number,
/**
 * The tiles that remain, as this viewer may count them.
 */
remaining: Array<TileCount>,
/**
 * Which game of how many, in a tournament.
 */
round: [number, number],
/**
 * A player who asks the others to let a turn be taken back.
 */
undo_asked?: Seat, });

/**
 * A seat, as a viewer sees it.
 */
export type SeatView = SharedSeat & { rack: RackView } & ({
/**
 * The points of earlier games of a tournament.
 */
carried: Score,
/**
 * How many times the player has taken a turn back.
 */
taken_back: number, });

/**
 * What the table waits for.
 */
export type PhaseView = { "waits_for": "move",
/**
 * The letters a player must place because the time ran out.
 */
must_place: string | null, } | { "waits_for": "challenge_answer",
/**
 * The words in doubt.
 */
words: Array<string>,
/**
 * The tiles laid.
 */
placement: Placement, } | { "waits_for": "sure",
/**
 * The word.
 */
word: string,
/**
 * The tiles laid.
 */
placement: Placement, } | { "waits_for": "pick" } | { "waits_for": "acceptance",
/**
 * Who has not answered.
 */
by: Seat[], } | { "waits_for": "starter_told" } | { "waits_for": "rack_told",
/**
 * Which.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } | { "waits_for": "left_told",
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } | { "waits_for": "resume",
/**
 * Whether the game was stopped rather than paused.
 */
stopped: boolean,
/**
 * Who paused it, if that is known.
 */
by: Seat | null,
/**
 * How often this player has paused the game.
 */
times: number, } | { "waits_for": "next_game",
/**
 * The settlement of the last one.
 */
settlement: Settlement, } | { "waits_for": "nothing",
/**
 * The settlement of the scores.
 */
settlement: Settlement, };

/**
 * A line of the score sheet.
 */
export type TurnView = SharedLine & ({
/**
 * The challenge that failed on this play, or that took a play back.
 */
challenge?: ChallengeView, } & ({ "what": "played",
/**
 * Where the main word begins.
 */
at: Square,
/**
 * Which way it runs.
 */
direction: Direction,
/**
 * The main word; blanks are lowercase, tiles already on the board in parentheses.
 */
word: string,
/**
 * All words formed, with their points.
 */
words: [string, Score][],
/**
 * The squares that were covered.
 */
squares: Square[],
/**
 * The bonus for a whole rack.
 */
bonus: Score, } | { "what": "exchanged",
/**
 * How many.
 */
count: number,
/**
 * Which, for viewers who may know.
 */
tiles: string | null, } | { "what": "passed" } | { "what": "lost",
/**
 * The words.
 */
words: Array<string>, } | { "what": "withdrawn" } | { "what": "challenge_bonus" } | { "what": "timed_out" } | { "what": "sat_out" } | { "what": "time_penalty" } | { "what": "resigned" } | { "what": "racks",
/**
 * Which.
 */
tiles: string, }));

/**
 * A challenge by a player.
 */
export type ChallengeView = {
/**
 * Who challenged.
 */
by: Seat,
/**
 * The words that are not valid; all words of the play if it is.
 */
words: Array<string>,
/**
 * Whether a word was not valid.
 */
upheld: boolean, };

/**
 * What was done in a turn.
 */
export type MoveView = { "what": "played",
/**
 * Where the main word begins.
 */
at: Square,
/**
 * Which way it runs.
 */
direction: Direction,
/**
 * The main word; blanks are lowercase, tiles already on the board in parentheses.
 */
word: string,
/**
 * All words formed, with their points.
 */
words: [string, Score][],
/**
 * The squares that were covered.
 */
squares: Square[],
/**
 * The bonus for a whole rack.
 */
bonus: Score, } | { "what": "exchanged",
/**
 * How many.
 */
count: number,
/**
 * Which, for viewers who may know.
 */
tiles: string | null, } | { "what": "passed" } | { "what": "lost",
/**
 * The words.
 */
words: Array<string>, } | { "what": "withdrawn" } | { "what": "challenge_bonus" } | { "what": "timed_out" } | { "what": "sat_out" } | { "what": "time_penalty" } | { "what": "resigned" } | { "what": "racks",
/**
 * Which.
 */
tiles: string, };

/**
 * How the scores were settled, step by step.
 */
export type Settlement = {
/**
 * Why the game ended.
 */
reason: EndReason,
/**
 * The scores before adjustments.
 */
before: Score[],
/**
 * Each seat's adjustment for the tiles left on racks.
 */
racks: Score[],
/**
 * Each seat's time penalty; never positive.
 */
overtime: Score[],
/**
 * The final scores of this game.
 */
after: Score[],
/**
 * The final scores plus those of earlier games of the tournament.
 */
totals: Score[],
/**
 * Who has won: the game, or the tournament once its last game is over.
 */
winners: Seat[], };

/**
 * Why a game ended.
 */
export type EndReason = "went_out" | "passes" | "scoreless" | "no_play" | "resignation";

/**
 * A player's action: `{"do":"pass"}`, `{"do":"exchange","tiles":"QV"}`.
 */
export type Action = { "do": "lay",
/**
 * The tiles and their squares, in any order.
 */
tiles: Array<LaidTile>, } | { "do": "write",
/**
 * The square of its first letter.
 */
square: Square,
/**
 * Its direction.
 */
direction: Direction,
/**
 * The word.
 */
word: string, } | { "do": "exchange",
/**
 * As they are written on a rack.
 */
tiles: string, } | { "do": "pass" } | { "do": "challenge" } | { "do": "accept" } | { "do": "answer",
/**
 * Whether they are.
 */
sure: boolean, } | { "do": "accept_challenge" } | { "do": "reject_challenge" } | { "do": "enter_word",
/**
 * The letters so far.
 */
word: string, } | { "do": "cancel_word" } | { "do": "pick" } | { "do": "pause" } | { "do": "resume" } | { "do": "stop" } | { "do": "undo" } | { "do": "answer_undo",
/**
 * Whether it is allowed.
 */
allow: boolean, } | { "do": "resign" } | { "do": "next_game" } | { "do": "tell_starter",
/**
 * One letter per player; `?` for a blank.
 */
letters: Array<string>, } | { "do": "tell_rack",
/**
 * The player.
 */
seat: Seat,
/**
 * The tiles: `AEI?`.
 */
tiles: string, } | { "do": "tell_withdrawn" } | { "do": "tell_points",
/**
 * Whose points they are.
 */
seat: Seat,
/**
 * What for.
 */
why: ToldPoints,
/**
 * How many; negative if they were lost.
 */
points: Score, } | { "do": "tell_left",
/**
 * The person.
 */
seat: Seat,
/**
 * The tiles.
 */
tiles: string, };

/**
 * A tile to be laid: `{"square":"F8","letter":"H","blank":false}`.
 */
export type LaidTile = {
/**
 * Where.
 */
square: Square,
/**
 * The letter it is to be read as.
 */
letter: string,
/**
 * Whether it is a blank.
 */
blank: boolean, };

/**
 * What points at a real table were won or lost for.
 */
export type ToldPoints = "challenge" | "time";

/**
 * Why an action was refused. The game has not changed.
 */
export type Refusal = { "reason": "no_such_seat" } | { "reason": "not_your_turn" } | { "reason": "no_hints" } | { "reason": "review_later" } | { "reason": "no_such_turn" } | { "reason": "over" } | { "reason": "paused" } | { "reason": "stopped" } | { "reason": "not_paused" } | { "reason": "time_is_up" } | { "reason": "no_such_tile",
/**
 * The text that is not a tile.
 */
found: string, } | { "reason": "cannot_write",
/**
 * Why not.
 */
why: MisspelledPath, } | { "reason": "misfit",
/**
 * Why not.
 */
why: Misfit, } | { "reason": "not_in_rack",
/**
 * The tile.
 */
missing: string, } | { "reason": "none_left",
/**
 * The tile.
 */
missing: string, } | { "reason": "unknown_words",
/**
 * The words.
 */
words: Array<string>,
/**
 * The list's name.
 */
list: string, } | { "reason": "exchange_of_nothing" } | { "reason": "bag_too_small",
/**
 * How many it must hold.
 */
needed: number,
/**
 * How many it holds.
 */
held: number, } | { "reason": "no_exchange_left" } | { "reason": "nothing_to_challenge" } | { "reason": "answer_first",
/**
 * The word asked about.
 */
word: string, } | { "reason": "accept_first" } | { "reason": "not_asked" } | { "reason": "pick_first" } | { "reason": "nothing_to_pick" } | { "reason": "must_place",
/**
 * The letters typed when time ran out.
 */
typed: string, } | { "reason": "undo_forbidden" } | { "reason": "nothing_to_undo" } | { "reason": "not_in_this_mode" } | { "reason": "tell_first",
/**
 * What it must know.
 */
what: Untold, } | { "reason": "wrong_count",
/**
 * The expected number.
 */
expected: number,
/**
 * The number found.
 */
found: number, } | { "reason": "points_out_of_reach",
/**
 * The points.
 */
points: Score, } | { "reason": "draw_again" };

/**
 * What the program must be told before the game can continue.
 */
export type Untold = "starter" | { "rack": {
/**
 * The player's name.
 */
name: string,
/**
 * How many tiles.
 */
count: number, } } | { "left": {
/**
 * The person's name.
 */
name: string, } } | "next_game";

/**
 * What a player asks: `{"ask":"preview","tiles":[…]}`.
 */
export type Question = { "ask": "preview",
/**
 * The tiles and their squares.
 */
tiles: Array<LaidTile>, } | { "ask": "hint",
/**
 * How often a hint was asked for in this turn; repeated hints may name other words.
 */
asked_before: number, } | { "ask": "review",
/**
 * Which line of the score sheet, counted from 0.
 */
turn: number,
/**
 * The language of the reasons.
 */
language: "en" | "fr", } | { "ask": "try",
/**
 * Which line of the score sheet, counted from 0.
 */
turn: number,
/**
 * The tiles and their squares.
 */
tiles: Array<LaidTile>, };

/**
 * The answer to a question.
 */
export type Answer = { "answer": "preview" } & Preview | { "answer": "hint" } & HintView | { "answer": "review" } & ReviewView;

/**
 * What a play would score.
 */
export type Preview = {
/**
 * The words it would form, with their points.
 */
words: [string, Score][],
/**
 * The bonus for a whole rack.
 */
bonus: Score,
/**
 * The total.
 */
score: Score,
/**
 * The words that are not in the list; absent where looking would be an unfair advantage,
 * because a wrong word costs the turn or may pass unchallenged.
 */
unknown: Array<string> | null, };

/**
 * A hint, as detailed as the rules of the table allow.
 */
export type HintView = { "tells": "word",
/**
 * The word.
 */
word: string, } | { "tells": "place" } & Advice | { "tells": "list",
/**
 * Each word once, at its best place.
 */
plays: Array<Advice>, } | { "tells": "nothing" };

/**
 * A suggested play.
 */
export type Advice = {
/**
 * Its word, tiles that lie on the board included.
 */
word: string,
/**
 * The tiles to lay.
 */
tiles: Array<LaidTile>,
/**
 * Its points.
 */
score: Score, };

/**
 * The review of a turn.
 */
export type ReviewView = {
/**
 * Which line of the score sheet, counted from 0.
 */
turn: number,
/**
 * Whose turn it was.
 */
seat: Seat,
/**
 * The board before it, row by row.
 */
board: Array<string>,
/**
 * The tiles held before it, if they are known.
 */
rack: string | null,
/**
 * The move made; absent for a line that is not a move.
 */
played: RankedView | null,
/**
 * The alternatives, best first.
 */
best: Array<RankedView>,
/**
 * The loss in points.
 */
lost_points: number,
/**
 * The loss in win probability, from 0 to 1, if known.
 */
lost_chance: number | null,
/**
 * `best`, `good`, `slip`, `mistake` or `blunder`; absent if it cannot be judged.
 */
verdict: string | null,
/**
 * Why the best move is better, in sentences, the most important first.
 */
reasons: Array<string>, };

/**
 * A move and its evaluation.
 */
export type RankedView = {
/**
 * Where its word begins and its direction; absent for an exchange or a pass.
 */
place: [Square, Direction] | null,
/**
 * Its word, blanks lowercase and tiles already on the board in parentheses; absent without a
 * word.
 */
word: string | null,
/**
 * The tiles laid.
 */
tiles: Array<LaidTile>,
/**
 * The tiles exchanged: `QV`; absent if it is not an exchange.
 */
exchanged: string | null,
/**
 * Its points.
 */
score: Score,
/**
 * Equity: its points plus the value of the leave.
 */
equity: number,
/**
 * Its win probability, from 0 to 1, if known.
 */
win_chance: number | null,
/**
 * The loss against the best move, in points.
 */
lost: number, };

/**
 * A move that a computer player considers, shown to people who watch it think.
 */
export type Trial = {
/**
 * The action.
 */
action: Action,
/**
 * The word it would make; blanks are lowercase.
 */
word: string | null,
/**
 * Where it begins, and which way it runs.
 */
place: [Square, Direction] | null,
/**
 * Its points.
 */
score: Score, };

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
 * The language of the words: `en`.
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
 * The tile set, by name.
 */
tiles: string,
/**
 * The board, by name.
 */
layout: string,
/**
 * Which kind of game.
 */
mode: Mode,
/**
 * How many tiles a player holds.
 */
rack_size: number,
/**
 * The bonus for laying a whole rack in one turn.
 */
bonus: number,
/**
 * Where the first word may lie.
 */
first_play: FirstPlay,
/**
 * Who starts.
 */
starter: Starter,
/**
 * When tiles may be exchanged.
 */
exchange: Exchange,
/**
 * What happens to a word that the list does not have.
 */
unknown_word: UnknownWord,
/**
 * What happens to a player whose word was refused.
 */
refused_word: RefusedWord,
/**
 * When the game ends, and what is settled then.
 */
end: End,
/**
 * Who wins when the final scores are equal.
 */
tie_break: TieBreak,
/**
 * The clock.
 */
clock: ClockRule,
/**
 * Whether tiles are drawn automatically after a play.
 */
picking: Picking,
/**
 * Whether everyone sees every rack.
 */
racks: Racks,
/**
 * What the table of remaining tiles counts.
 */
remaining: Remaining,
/**
 * Whether turns may be taken back.
 */
undo: Undo,
/**
 * Whether players may look words up during the game; if not, the list only judges words.
 */
lookups: Lookups,
/**
 * How many people must play.
 */
minimum_people: number,
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
 * Constant data for drawing the table.
 */
export type Material = {
/**
 * The boards, the standard one first.
 */
layouts: Array<LayoutView>, };

/**
 * A board without tiles.
 */
export type LayoutView = {
/**
 * Its name in rules.
 */
name: string,
/**
 * The number of rows.
 */
rows: number,
/**
 * The number of columns.
 */
columns: number,
/**
 * The square that the first word covers: `H8`.
 */
start: Square,
/**
 * The premium of each square, row by row: `2L`, `3L`, `2W`, `3W`; empty if none.
 */
premiums: Array<Array<string>>, };

/**
 * Which kind of game.
 */
export type Mode = "normal" | "solitaire" | { "tournament": number } | "real_board";

/**
 * Where the first word may lie.
 */
export type FirstPlay = "covers_start" | "anywhere";

/**
 * Who starts.
 */
export type Starter = "draw" | "first";

/**
 * When tiles may be exchanged.
 */
export type Exchange = {
/**
 * How many tiles the bag must hold; nobody may exchange more than it holds.
 */
needs_in_bag: number,
/**
 * How often a player may exchange in a game; unlimited when absent.
 */
times?: number, };

/**
 * What happens to a word that the list does not have.
 */
export type UnknownWord = "ask" | "program_challenges" | "refused" | { "players_challenge": Penalty };

/**
 * The penalty for challenging a valid play.
 */
export type Penalty = "single" | "double" | { "points": number };

/**
 * What happens to a player whose word was refused.
 */
export type RefusedWord = "loses_turn" | "try_again";

/**
 * When the game ends, and what is settled then.
 */
export type End = {
/**
 * How many turns without points end it.
 */
passes: Passes,
/**
 * Whether it ends when nobody can lay a word or exchange.
 */
no_play: boolean,
/**
 * How the tiles left on racks change the scores.
 */
adjustment: Adjustment, };

/**
 * How many turns without points end the game.
 */
export type Passes = "bag_empty_round" | { "scoreless_each": number } | { "scoreless_in_all": number };

/**
 * How the tiles left on racks change the scores.
 */
export type Adjustment = "rack_to_player_out" | "twice_to_player_out" | "none";

/**
 * Who wins when the final scores are equal.
 */
export type TieBreak = "none" | "before_adjustment";

/**
 * The clock of a table.
 */
export type ClockRule = "none" | { "per_turn": TurnClock } | { "per_game": GameClock };

/**
 * A time limit for each turn.
 */
export type TurnClock = {
/**
 * The time for one turn.
 */
seconds: number,
/**
 * What happens after it.
 */
over: TimeOver, };

/**
 * What happens to a player who takes longer than a turn's time.
 */
export type TimeOver = "misses_turn" | { "loses_points": number };

/**
 * A time limit for all turns of a player together.
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
 * Whether tiles are drawn automatically after a play.
 */
export type Picking = "automatic" | "by_hand";

/**
 * What the table of remaining tiles counts.
 */
export type Remaining = "unseen" | "in_bag";

/**
 * Whether turns may be taken back.
 */
export type Undo = "never" | "last_turn" | "always";

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
 * Which keys place words and answer questions.
 */
keys: Keys,
/**
 * What a hint reveals.
 */
hint: Hint,
/**
 * Whether the computer's trial words are shown.
 */
see_me_think: boolean,
/**
 * The pause between letters when a word is placed: 0 the fastest, 9 the slowest.
 */
placement_speed: number,
/**
 * Whether there is sound.
 */
sound: boolean,
/**
 * Whether effects are skipped so that computer players move faster.
 */
fast: boolean,
/**
 * How a rack is sorted when it is shown.
 */
rack_order: RackOrder, };

/**
 * Which keys place words and answer questions.
 */
export type Keys = "micro" | "deluxe" | "tile_by_tile" | "modern";
