// The board as a picture: drawn as SVG, and turned into PNG by the browser.
import type { Grid, GridSquare } from '../state/grid.ts';
import type { Values } from '../state/values.ts';

export interface PictureWords {
  /** The label of a premium square: `2L`. */
  label: (square: GridSquare) => string;
  /** What stands under the board: names and points. */
  caption: string;
}

const SIZE = 40;
const EDGE = 24;
const FOOT = 56;
const PAPER = '#f5f0e6';
const FILLS: Record<string, [string, string]> = {
  'letter-2': ['#b9dcee', '#1d4d66'],
  'letter-3': ['#2f6f9f', '#ffffff'],
  'word-2': ['#f3b9c4', '#7c1f33'],
  'word-3': ['#c0392f', '#ffffff'],
  'letter-4': ['#5b3a8c', '#ffffff'],
  'word-4': ['#5b3a8c', '#ffffff'],
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function tile(square: GridSquare, x: number, y: number, values: Values): string {
  const letter = square.letter ?? '';
  const value = square.blank ? '' : String(values.get(letter) ?? '');
  const style = square.blank ? 'fill="#7c1f33" font-style="italic"' : 'fill="#2a2118"';
  return (
    `<rect x="${x + 1}" y="${y + 1}" width="${SIZE - 2}" height="${SIZE - 2}" rx="5" fill="url(#tile)" stroke="#c9b27c"/>` +
    `<text x="${x + SIZE / 2 - 2}" y="${y + SIZE * 0.69}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="600" font-size="${letter.length > 1 ? 15 : 23}" ${style}>${escaped(letter)}</text>` +
    `<text x="${x + SIZE - 5}" y="${y + SIZE - 6}" text-anchor="end" font-family="sans-serif" font-size="9" fill="#2a2118">${value}</text>`
  );
}

function empty(square: GridSquare, x: number, y: number, words: PictureWords): string {
  const kind = square.premium ? `${square.premium.kind}-${square.premium.factor}` : '';
  const [fill, ink] = FILLS[kind] ?? ['#ece4d5', '#6a6258'];
  const label = escaped(words.label(square));
  return (
    `<rect x="${x + 1.5}" y="${y + 1.5}" width="${SIZE - 3}" height="${SIZE - 3}" rx="4" fill="${fill}"/>` +
    `<text x="${x + SIZE / 2}" y="${y + SIZE * 0.6}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="11" fill="${ink}">${label}</text>`
  );
}

/** The board as an SVG document. */
export function boardSvg(grid: Grid, values: Values, words: PictureWords): string {
  const width = grid.columns * SIZE + EDGE * 2;
  const height = grid.rows.length * SIZE + EDGE + FOOT;
  const squares = grid.rows.flat().map((square) => {
    const [x, y] = [EDGE + square.column * SIZE, EDGE + square.row * SIZE];
    return square.letter ? tile(square, x, y, values) : empty(square, x, y, words);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    '<defs><linearGradient id="tile" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fdf3d8"/><stop offset="1" stop-color="#ead9ad"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>${squares.join('')}` +
    `<text x="${width / 2}" y="${height - 22}" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#23201c">${escaped(words.caption)}</text></svg>`
  );
}

/** The picture as a PNG, twice as fine as on screen. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the browser a file to save. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
