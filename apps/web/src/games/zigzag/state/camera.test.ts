// What of the table is seen.
import { expect, test } from 'vitest';
import { Camera, NEAR } from './camera.svelte.ts';
import { RADIUS } from './plane.ts';

/** A table of 20 by 10 tiles. */
const BOX = { left: 0, top: 0, right: 40 * RADIUS, bottom: 20 * RADIUS };

function camera(width: number, height: number): Camera {
  const made = new Camera();
  made.width = width;
  made.height = height;
  return made;
}

test('the whole table fits the frame', () => {
  const desk = camera(1000, 600);
  desk.fit(BOX);
  expect(desk.sees({ x: BOX.left + 1, y: BOX.top + 1 })).toBe(true);
  expect(desk.sees({ x: BOX.right - 1, y: BOX.bottom - 1 })).toBe(true);
  expect(desk.radius).toBe(24);
});

test('a few tiles are not blown up', () => {
  const desk = camera(1000, 600);
  desk.fit({ left: -RADIUS, top: -RADIUS, right: RADIUS, bottom: RADIUS });
  expect(desk.radius).toBe(35);
});

test('a phone opens near enough for a finger, around what was played last', () => {
  const phone = camera(360, 300);
  phone.open(BOX, { x: 39 * RADIUS, y: RADIUS });
  expect(phone.radius).toBe(NEAR);
  expect(phone.isTappable).toBe(true);
  expect(phone.sees({ x: 39 * RADIUS, y: RADIUS })).toBe(true);
  expect(phone.seen.right).toBeCloseTo(BOX.right);
});

test('what is under the pointer stays there while the table grows', () => {
  const desk = camera(1000, 600);
  const pointer = { x: 120, y: 450 };
  const before = desk.toPlane(pointer);
  desk.zoom(1.6, pointer);
  const after = desk.toPlane(pointer);
  expect([after.x, after.y].map(Math.round)).toEqual([before.x, before.y].map(Math.round));
});

test('the table can be neither lost in the small nor in the large', () => {
  const desk = camera(1000, 600);
  for (let step = 0; step < 40; step += 1) desk.zoomIn();
  const largest = desk.radius;
  for (let step = 0; step < 80; step += 1) desk.zoomOut();
  expect([largest, desk.radius]).toEqual([72, 9]);
});

test('a point of the plane is found on the screen and back', () => {
  const desk = camera(800, 500);
  desk.pan(-70, 33);
  const point = { x: 4321, y: -1234 };
  const back = desk.toPlane(desk.toFrame(point));
  expect([Math.round(back.x), Math.round(back.y)]).toEqual([point.x, point.y]);
});

test('it moves only as far as it takes to see a tile', () => {
  const desk = camera(1000, 600);
  const before = desk.middle;
  desk.reveal({ x: 2000, y: 2000 });
  expect(desk.middle).toBe(before);
  desk.reveal({ x: 90 * RADIUS, y: 0 });
  expect(desk.sees({ x: 90 * RADIUS, y: 0 })).toBe(true);
  expect(desk.middle.y).toBe(before.y);
});
