// The board as a picture: drawn as SVG, and turned into PNG by the browser.
import plain from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import italics from '@fontsource/fraunces/files/fraunces-latin-600-italic.woff2?url';
import titles from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import type { Grid, GridSquare } from '../state/grid.ts';
import type { Values } from '../state/values.ts';

export interface PictureWords {
  /** The label of a premium square: `2L`. */
  label: (square: GridSquare) => string;
  /** What stands under the board: names and points. */
  caption: string;
  /** What a row or a column is called at the edge. */
  edge: (kind: 'row' | 'column', number: number) => string;
}

/** The typefaces of the page, as a style that an image can carry with it. */
export type Typefaces = string;

const TITLES = 'Fraunces, Georgia, serif';
const PLAIN = "'Atkinson Hyperlegible Next', sans-serif";

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
    `<text x="${x + SIZE / 2 - 2}" y="${y + SIZE * 0.69}" text-anchor="middle" font-family="${TITLES}" font-weight="600" font-size="${letter.length > 1 ? 15 : 23}" ${style}>${escaped(letter)}</text>` +
    `<text x="${x + SIZE - 5}" y="${y + SIZE - 6}" text-anchor="end" font-family="${PLAIN}" font-size="9" fill="#2a2118">${value}</text>`
  );
}

function empty(square: GridSquare, x: number, y: number, words: PictureWords): string {
  const kind = square.premium ? `${square.premium.kind}-${square.premium.factor}` : '';
  const [fill, ink] = FILLS[kind] ?? ['#ece4d5', '#6a6258'];
  const label = escaped(words.label(square));
  return (
    `<rect x="${x + 1.5}" y="${y + 1.5}" width="${SIZE - 3}" height="${SIZE - 3}" rx="4" fill="${fill}"/>` +
    `<text x="${x + SIZE / 2}" y="${y + SIZE * 0.6}" text-anchor="middle" font-family="${PLAIN}" font-weight="700" font-size="11" fill="${ink}">${label}</text>`
  );
}

function edge(x: number, y: number, name: string): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${PLAIN}" font-size="12" fill="#6a6258">${escaped(name)}</text>`;
}

/** The names of columns above the board and of rows beside it. */
function edges(grid: Grid, words: PictureWords): string {
  const columns = Array.from({ length: grid.columns }, (_, column) => edge(EDGE + (column + 0.5) * SIZE, EDGE - 8, words.edge('column', column)));
  const rows = grid.rows.map((_, row) => edge(EDGE / 2, EDGE + (row + 0.6) * SIZE, words.edge('row', row)));
  return [...columns, ...rows].join('');
}

/** The board as an SVG document, with its typefaces if they are given. */
export function boardSvg(grid: Grid, values: Values, words: PictureWords, typefaces: Typefaces = ''): string {
  const width = grid.columns * SIZE + EDGE * 2;
  const height = grid.rows.length * SIZE + EDGE + FOOT;
  const squares = grid.rows.flat().map((square) => {
    const [x, y] = [EDGE + square.column * SIZE, EDGE + square.row * SIZE];
    return square.letter ? tile(square, x, y, values) : empty(square, x, y, words);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (typefaces && `<style>${typefaces}</style>`) +
    '<defs><linearGradient id="tile" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fdf3d8"/><stop offset="1" stop-color="#ead9ad"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>${edges(grid, words)}${squares.join('')}` +
    `<text x="${width / 2}" y="${height - 22}" text-anchor="middle" font-family="${PLAIN}" font-size="16" fill="#23201c">${escaped(words.caption)}</text></svg>`
  );
}

/** The typefaces of the page; an image cannot fetch them itself. Without them, those of the system are used. */
export async function typefaces(): Promise<Typefaces> {
  const faces: [string, string, string][] = [
    ['Fraunces', 'normal 600', titles],
    ['Fraunces', 'italic 600', italics],
    ['Atkinson Hyperlegible Next', 'normal 200 800', plain],
  ];
  const read = faces.map(async ([family, style, address]) => {
    const [slant = 'normal', ...weight] = style.split(' ');
    const source = await dataAddress(address);
    return `@font-face{font-family:'${family}';font-style:${slant};font-weight:${weight.join(' ')};src:url(${source}) format('woff2')}`;
  });
  return (await Promise.all(read).catch(() => [])).join('');
}

async function dataAddress(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(file);
  });
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
