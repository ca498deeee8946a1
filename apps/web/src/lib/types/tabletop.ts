// What every game tells its screens. Written by the program from its own types: do not edit.

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Points; below zero if they are lost. */
export type Score = number;

/** A moment in thousandths of a second, by the host's clock. */
export type Moment = number;

/** A length of time in thousandths of a second. */
export type Millis = number;

/** The commitment to the seed, as a hexadecimal number. */
export type Commitment = string;

/** Who makes a player's moves. */
export type PlayedBy = "person" | { computer: string };

/** A player, as the host sets the table. */
export type Player = { name: string, by: PlayedBy };

/**
 * The rules, who plays, and where the game begins. Only the rules differ from game to game.
 */
export type TableOptions<Rules> = {
/**
 * The rules.
 */
rules: Rules,
/**
 * The players in their order; none while a table waits for them.
 */
players?: Player[],
/**
 * A position to begin from, in the game's own notation, where the game has one.
 */
position?: string,
/**
 * Whether people who play one another at different screens may be helped; as the rules say where
 * it is absent.
 */
aids?: Aids, };

/**
 * Whether people who play one another at different screens may be helped by the program.
 */
export type Aids = "off" | "on";

/**
 * What the view of every game tells. The game chooses what a seat, a phase and a line of the
 * history tell besides.
 */
export type SharedView<SeatView = SharedSeat, PhaseView = SharedPhase, LineView = SharedLine> = {
/**
 * The viewer's own seat; none for a spectator.
 */
viewer: Seat | null,
/**
 * The seats in order.
 */
seats: Array<SeatView>,
/**
 * Whose turn it is; nobody's when the table waits for something else.
 */
turn: Seat | null,
/**
 * What the table waits for.
 */
phase: PhaseView,
/**
 * What the viewer may do, by the names of actions.
 */
may: string[],
/**
 * What was played, line by line.
 */
history: Array<LineView>,
/**
 * The draws that settled who starts, round by round.
 */
starter_draws: [Seat, string][][],
/**
 * The commitment to the seed.
 */
commitment: Commitment,
/**
 * The seed itself, once the game is over.
 */
seed: string | null,
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null,
/**
 * The help that the table offers.
 */
help: Help, };

/**
 * The part of a seat that is common to all games.
 */
export type SharedSeat = {
/**
 * Who sits there.
 */
player: Player,
/**
 * The points.
 */
score: Score,
/**
 * The tiles, in a game in which players hold any.
 */
rack?: RackView,
/**
 * The clock.
 */
clock: ClockView,
/**
 * Whether the player has resigned.
 */
resigned: boolean, };

/**
 * Tiles that a player holds, as a viewer sees them.
 */
export type RackView = { "shown": string } | { "hidden": number };

/**
 * The part of a phase that is common to all games.
 */
export type SharedPhase = {
/**
 * What the table waits for, by name: `nothing` once the game is over.
 */
waits_for: string, };

/**
 * The part of a history line that is common to all games.
 */
export type SharedLine = {
/**
 * Whose line it is.
 */
seat: Seat,
/**
 * The points it brought or cost.
 */
points: Score,
/**
 * The seat's points after it.
 */
total: Score, };

/**
 * A seat's clock. Screens count on from it by themselves.
 */
export type ClockView = {
/**
 * What the seat used in turns that are over.
 */
spent: Millis,
/**
 * What it has used of the present turn up to `since`.
 */
turn: Millis,
/**
 * Since when its clock has been running, if it is.
 */
since: Moment | null, };

/**
 * A kind of tile and how many remain of how many.
 */
export type TileCount = {
/**
 * The tile, as it is written on a rack.
 */
tile: string,
/**
 * What it is worth.
 */
value: Score,
/**
 * How many remain.
 */
left: number,
/**
 * How many there are in all.
 */
total: number, };

/**
 * How a game ended.
 */
export type Outcome = {
/**
 * Those who won: one, several who share it, or nobody.
 */
winners: Seat[],
/**
 * The final points of every seat.
 */
scores: Score[], };

/**
 * The help that a table offers.
 */
export type Help = {
/**
 * What a hint tells.
 */
hint: Hint,
/**
 * Whether what computer players try is shown.
 */
see_me_think: boolean, };

/**
 * What a hint tells.
 */
export type Hint = "none" | "word" | "word_and_place" | "list";

/**
 * Whether everyone sees every rack.
 */
export type Racks = "open" | "hidden";

/**
 * How a rack is sorted when it is shown.
 */
export type RackOrder = "random" | "alphabetical" | "value";

/**
 * Whether those who play may look words up meanwhile.
 */
export type Lookups = "allowed" | "forbidden";

/**
 * Whether computer players leave slurs and obscenities alone.
 */
export type Family = "on" | "off";
