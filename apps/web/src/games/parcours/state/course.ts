// How a board is drawn: a road that winds from DEPART to ARRIVEE in rows, slots on it, satellites hanging from it.
//
// Everything is measured in cells, the room of one letter; a screen says how large a cell is.
import type { Part } from '../types.ts';

/** What is known of a slot when its board is drawn. */
export interface SlotShape {
  length: number;
  satellite: { length: number } | null;
}

/** Where the letters of a place lie: the left edge of the first one, and the upper edge. */
export interface Strip {
  slot: number;
  part: Part;
  x: number;
  y: number;
  length: number;
}

export interface Point {
  x: number;
  y: number;
}

/** An arrow on the road, pointing where the path goes on. */
export interface Arrow extends Point {
  towards: 'right' | 'left' | 'down';
}

/** A line from a slot to its satellite. */
export interface Link {
  slot: number;
  from: Point;
  to: Point;
}

/** A drawn board. */
export interface Course {
  width: number;
  height: number;
  strips: Strip[];
  /** The road, as an SVG path. */
  road: string;
  arrows: Arrow[];
  links: Link[];
  /** Where the road begins and ends: the middle of the two signs. */
  start: Point;
  finish: Point;
}

/** How many slots a row has, where satellites hang, and how much room is between them. */
export interface Shape {
  perRow: number;
  hang: 'above' | 'both';
  spacing: keyof typeof SPACINGS;
}

/** The sign of a satellite stands in a cell of its own before its first letter. */
export const SIGN = 1;
/** How wide the two ends of the road are. */
export const END = 2.9;
const EDGE = 0.86;
/** Where the road runs down the edge. */
const ROAD = 0.38;
const ARROW = 1.05;
const WIDEST_ARROW = 2.4;
/** The length of a line to a satellite, the room between two rows, and that beside a row without satellites there. */
const SPACINGS = {
  airy: { link: 0.5, rowGap: 0.62, margin: 0.15 },
  tight: { link: 0.34, rowGap: 0.38, margin: 0.12 },
} as const;
const BETWEEN = 0.4;
const BEND = 0.75;

interface Row {
  /** From left to right. */
  slots: { number: number; shape: SlotShape }[];
  towards: 'right' | 'left';
  /** Room for a sign before the first slot and after the last. */
  before: number;
  after: number;
}

function rowsOf(slots: readonly SlotShape[], perRow: number): Row[] {
  const count = Math.ceil(slots.length / perRow);
  return Array.from({ length: count }, (_, row): Row => {
    const taken = slots.slice(row * perRow, (row + 1) * perRow).map((shape, place) => ({ number: row * perRow + place, shape }));
    const towards = row % 2 === 0 ? 'right' : 'left';
    const [first, last] = [row === 0 ? END : 0, row === count - 1 ? END : 0];
    if (towards === 'right') return { slots: taken, towards, before: first, after: last };
    return { slots: taken.reverse(), towards, before: last, after: first };
  });
}

function pathWidth(row: Row): number {
  const letters = row.slots.reduce((sum, { shape }) => sum + shape.length, 0);
  return row.before + letters + ARROW * (row.slots.length - 1) + row.after;
}

/** Which satellites of a row hang above it, and which below. */
function bands(row: Row, hang: Shape['hang']): { above: number[]; below: number[] } {
  const hung = row.slots.filter(({ shape }) => shape.satellite).map(({ number }) => number);
  if (hang === 'above') return { above: hung, below: [] };
  return { above: hung.filter((_, place) => place % 2 === 0), below: hung.filter((_, place) => place % 2 === 1) };
}

function satelliteWidth(slots: readonly SlotShape[], number: number): number {
  return (slots[number]?.satellite?.length ?? 0) + SIGN;
}

function bandWidth(slots: readonly SlotShape[], band: readonly number[]): number {
  return band.reduce((sum, number) => sum + satelliteWidth(slots, number) + BETWEEN, -BETWEEN);
}

/** The left edges of a row's slots: spread over the width, arrows between them. */
function slotEdges(row: Row, left: number, right: number): number[] {
  const gaps = Math.max(1, row.slots.length - 1);
  const slack = right - left - pathWidth(row);
  const arrow = Math.min(WIDEST_ARROW, ARROW + slack / (gaps + 1));
  const rest = slack - (arrow - ARROW) * (row.slots.length - 1);
  const lead = row.before > 0 ? 0 : row.after > 0 ? rest : rest / 2;
  let x = left + row.before + lead;
  return row.slots.map(({ shape }) => {
    const edge = x;
    x += shape.length + arrow;
    return edge;
  });
}

/** The left edges of a band's satellites: each under its slot, moved only as far as they must. */
function bandEdges(wanted: readonly { middle: number; width: number }[], left: number, right: number): number[] {
  const edges = wanted.map(({ middle, width }) => Math.max(left, Math.min(right - width, middle - width / 2)));
  edges.forEach((edge, place) => {
    const before = place > 0 ? (edges[place - 1] ?? 0) + (wanted[place - 1]?.width ?? 0) + BETWEEN : left;
    edges[place] = Math.max(edge, before);
  });
  for (let place = edges.length - 1; place >= 0; place -= 1) {
    const limit = place + 1 < edges.length ? (edges[place + 1] ?? 0) - BETWEEN : right;
    edges[place] = Math.min(edges[place] ?? 0, limit - (wanted[place]?.width ?? 0));
  }
  return edges;
}

/** Draws a board in a shape. */
export function drawCourse(slots: readonly SlotShape[], { perRow, hang, spacing }: Shape): Course {
  const { link, rowGap, margin } = SPACINGS[spacing];
  const rows = rowsOf(slots, perRow);
  const inner = Math.max(...rows.map((row) => Math.max(pathWidth(row), ...Object.values(bands(row, hang)).map((band) => bandWidth(slots, band)))));
  const [left, right] = [EDGE, EDGE + inner];
  const course: Course = { width: inner + 2 * EDGE, height: 0, strips: [], road: '', arrows: [], links: [], start: { x: 0, y: 0 }, finish: { x: 0, y: 0 } };
  const middles: number[] = [];
  let y = 0.1;
  rows.forEach((row, number) => {
    const { above, below } = bands(row, hang);
    if (number > 0) y += rowGap;
    const path = y + (above.length > 0 ? 1 + link : margin);
    const edges = slotEdges(row, left, right);
    middles.push(path + 0.5);
    row.slots.forEach((slot, place) => course.strips.push({ slot: slot.number, part: 'path', x: edges[place] ?? 0, y: path, length: slot.shape.length }));
    course.arrows.push(...arrowsOf(row, edges, path + 0.5));
    const hangUp = (band: readonly number[], at: number): void => hangBand(course, slots, band, { row, edges, path, at, left, right });
    hangUp(above, y);
    hangUp(below, path + 1 + link);
    y = path + 1 + (below.length > 0 ? link + 1 : margin);
  });
  course.height = y + 0.1;
  finishRoad(course, rows, middles);
  course.strips.sort((one, other) => one.slot - other.slot || one.part.localeCompare(other.part));
  return course;
}

function arrowsOf(row: Row, edges: readonly number[], y: number): Arrow[] {
  return row.slots.slice(1).map((_, place) => {
    const end = (edges[place] ?? 0) + (row.slots[place]?.shape.length ?? 0);
    return { x: (end + (edges[place + 1] ?? 0)) / 2, y, towards: row.towards };
  });
}

interface Hanging {
  row: Row;
  edges: readonly number[];
  /** The upper edge of the row's slots. */
  path: number;
  /** The upper edge of the band. */
  at: number;
  left: number;
  right: number;
}

function hangBand(course: Course, slots: readonly SlotShape[], band: readonly number[], hanging: Hanging): void {
  const { row, edges, path, at, left, right } = hanging;
  const placed = band.map((number) => {
    const place = row.slots.findIndex((slot) => slot.number === number);
    const [edge, length] = [edges[place] ?? 0, slots[number]?.length ?? 0];
    return { number, edge, length, middle: edge + length / 2, width: satelliteWidth(slots, number) };
  });
  const lefts = bandEdges(placed, left, right);
  placed.forEach(({ number, edge, length, width }, place) => {
    const x = lefts[place] ?? 0;
    course.strips.push({ slot: number, part: 'satellite', x: x + SIGN, y: at, length: width - SIGN });
    const meets = (Math.max(edge, x) + Math.min(edge + length, x + width)) / 2;
    const isAbove = at < path;
    course.links.push({ slot: number, from: { x: meets, y: isAbove ? path : path + 1 }, to: { x: meets, y: isAbove ? at + 1 : at } });
  });
}

/** Joins the rows to one road with bends at the edges, and sets the signs at its ends. */
function finishRoad(course: Course, rows: readonly Row[], middles: readonly number[]): void {
  const [near, far] = [ROAD, course.width - ROAD];
  const first = middles[0] ?? 0;
  course.start = { x: EDGE + END / 2 - 0.3, y: first };
  let road = `M ${course.start.x} ${first}`;
  rows.slice(1).forEach((row, place) => {
    const [from, to] = [middles[place] ?? 0, middles[place + 1] ?? 0];
    const [edge, sweep, back] = row.towards === 'left' ? [far, 1, -1] : [near, 0, 1];
    road += ` H ${edge + back * BEND} A ${BEND} ${BEND} 0 0 ${sweep} ${edge} ${from + BEND}`;
    road += ` V ${to - BEND} A ${BEND} ${BEND} 0 0 ${sweep} ${edge + back * BEND} ${to}`;
    course.arrows.push({ x: edge, y: (from + to) / 2, towards: 'down' });
  });
  const last = rows.at(-1);
  const y = middles.at(-1) ?? 0;
  course.finish = { x: last?.towards === 'left' ? EDGE + END / 2 - 0.3 : course.width - EDGE - END / 2 + 0.3, y };
  course.road = `${road} H ${course.finish.x}`;
}

/** Letters of this size, in pixels, are read and touched with ease. */
const COMFORTABLE = 22;

function largestOf(slots: readonly SlotShape[], spacing: Shape['spacing'], cellOf: (course: Course) => number): { course: Course; cell: number } {
  const shapes = [4, 3, 2].flatMap((perRow): Shape[] => [
    { perRow, hang: 'both', spacing },
    { perRow, hang: 'above', spacing },
  ]);
  const drawn = shapes.map((shape) => drawCourse(slots, shape)).map((course) => ({ course, cell: cellOf(course) }));
  return drawn.reduce((best, next) => (next.cell > best.cell + 0.01 ? next : best));
}

/** The shape in which letters are largest in a space, and how large they are; rows move together where they would be small. */
export function fitCourse(slots: readonly SlotShape[], width: number, height: number, largest: number): { course: Course; cell: number } {
  const cellOf = (course: Course): number => Math.min(largest, width / course.width, height / course.height);
  const airy = largestOf(slots, 'airy', cellOf);
  return airy.cell < COMFORTABLE ? largestOf(slots, 'tight', cellOf) : airy;
}
