// Boards as they are drawn: nothing lies over anything else, and the road leads from slot to slot.
import { expect, test } from 'vitest';
import { drawCourse, fitCourse, SIGN, type Shape, type SlotShape, type Strip } from './course.ts';

/** The boards in short: `5b5` a slot with a satellite, `3w` a white one. */
const BOARDS = [
  '5b5 4g6 6r5 3w 5g5 6b4 4r7 3w 7g6 5b5 3w 6r6',
  '4b4 6g5 5r5 3w 7g6 4b5 6r6 3w 5b5 6g6 3w 5r7',
  '6g5 4b5 5r5 3w 6b4 5r7 4g6 3w 7b5 6g6 3w 5r6',
  '5g6 6b5 4r5 3w 6b4 7g5 5r7 3w 6b5 4g6 3w 5r6',
].map((board) => board.split(' ').map((text): SlotShape => ({ length: Number(text[0]), satellite: text[2] ? { length: Number(text[2]) } : null })));

const SHAPES: Shape[] = [2, 3, 4].flatMap((perRow) =>
  (['airy', 'tight'] as const).flatMap((spacing): Shape[] => [
    { perRow, hang: 'both', spacing },
    { perRow, hang: 'above', spacing },
  ]),
);

function roomOf(strip: Strip): { left: number; right: number; top: number; bottom: number } {
  const sign = strip.part === 'satellite' ? SIGN : 0;
  return { left: strip.x - sign, right: strip.x + strip.length, top: strip.y, bottom: strip.y + 1 };
}

test.each(SHAPES)('no two places of a board overlap: $perRow in a row, $hang, $spacing', (shape) => {
  for (const board of BOARDS) {
    const rooms = drawCourse(board, shape).strips.map(roomOf);
    expect(rooms).toHaveLength(21);
    rooms.forEach((one, place) => {
      for (const other of rooms.slice(place + 1)) {
        const meet = one.left < other.right - 1e-6 && other.left < one.right - 1e-6 && one.top < other.bottom && other.top < one.bottom;
        expect(meet, JSON.stringify([one, other])).toBe(false);
      }
    });
  }
});

test.each(SHAPES)('everything lies inside the board: $perRow in a row, $hang, $spacing', (shape) => {
  for (const board of BOARDS) {
    const course = drawCourse(board, shape);
    for (const room of course.strips.map(roomOf)) {
      expect(room.left).toBeGreaterThanOrEqual(0.5);
      expect(room.right).toBeLessThanOrEqual(course.width - 0.5);
      expect(room.top).toBeGreaterThanOrEqual(0);
      expect(room.bottom).toBeLessThanOrEqual(course.height);
    }
  }
});

test('an arrow leads from every word to the next [PG-011]', () => {
  for (const board of BOARDS) expect(drawCourse(board, { perRow: 4, hang: 'both', spacing: 'airy' }).arrows).toHaveLength(11);
});

test('every satellite hangs from its slot by a line', () => {
  const course = drawCourse(BOARDS[0] ?? [], { perRow: 3, hang: 'both', spacing: 'airy' });
  expect(course.links).toHaveLength(9);
  for (const link of course.links) {
    const slot = course.strips.find((strip) => strip.slot === link.slot && strip.part === 'path');
    expect(link.from.x).toBeGreaterThanOrEqual(slot?.x ?? 0);
    expect(link.from.x).toBeLessThanOrEqual((slot?.x ?? 0) + (slot?.length ?? 0));
  }
});

test('a phone has two slots in a row, a desk four, and letters are large enough to be touched', () => {
  for (const board of BOARDS) {
    const phone = fitCourse(board, 352, 440, 46);
    expect(phone.cell).toBeGreaterThan(21);
    const desk = fitCourse(board, 800, 560, 46);
    expect(desk.cell).toBeGreaterThan(28);
    expect(desk.course.height).toBeLessThan(phone.course.height);
  }
});

test('on a small phone rows move together, so that the whole path is seen with letters that can be read', () => {
  for (const board of BOARDS) {
    expect(fitCourse(board, 348, 332, 46).cell).toBeGreaterThan(19.5);
    expect(fitCourse(board, 348, 300, 46).cell).toBeGreaterThan(17.5);
  }
});
