// The premium squares of boards, read from the very files the program itself reads them from.

/** A board as text: a row a string, `d t q` letter premiums, `D T Q` word premiums, `.` plain. */
export interface LayoutText {
  start: string;
  rows: string[];
}

const files = import.meta.glob<string>('../../../../../../engine/board/data/layouts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Reads a layout file: comments, the start square, then the rows. */
export function readLayout(text: string): LayoutText {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const start = lines.find((line) => line.startsWith('start '))?.slice('start '.length).trim() ?? '';
  const rows = lines.filter((line) => !line.startsWith('start ')).map((line) => line.replaceAll(' ', ''));
  return { start, rows };
}

/** The layout of this name; nothing when the page does not know it. */
export function layoutNamed(name: string): LayoutText | null {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.txt`));
  return found ? readLayout(found[1]) : null;
}

/** The names of all boards, the usual one first. */
export function layoutNames(): string[] {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(.+)\.txt$/, '$1'));
  return names.sort((one, other) => Number(other === 'standard') - Number(one === 'standard') || one.localeCompare(other));
}
