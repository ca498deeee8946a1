// A small PNG of a picture: the 256 colours that are seen most, and every other as the nearest of them.
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity, pixel by pixel. */
  values: Uint8Array;
}

type Colour = [red: number, green: number, blue: number];

/** The picture as a PNG file with a palette. */
export function smallPng({ width, height, values }: Pixels): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < values.length; at += 4) counts.set(keyAt(values, at), (counts.get(keyAt(values, at)) ?? 0) + 1);
  const palette = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256).map(([key]) => colourOf(key));
  const nearest = new Map([...counts.keys()].map((key) => [key, nearestOf(palette, colourOf(key))]));
  const lines = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      lines[row * (width + 1) + 1 + column] = nearest.get(keyAt(values, (row * width + column) * 4)) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', head), part('PLTE', Buffer.from(palette.flat())), part('IDAT', deflateSync(lines, { level: 9 })), part('IEND', Buffer.alloc(0))]);
}

/** A colour as one number, its last bits left out. */
function keyAt(values: Uint8Array, at: number): number {
  return (((values[at] ?? 0) >> 2) << 12) | (((values[at + 1] ?? 0) >> 2) << 6) | ((values[at + 2] ?? 0) >> 2);
}

function colourOf(key: number): Colour {
  const full = (six: number): number => (six << 2) | (six >> 4);
  return [full((key >> 12) & 63), full((key >> 6) & 63), full(key & 63)];
}

function nearestOf(palette: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = palette.map((colour) => (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
