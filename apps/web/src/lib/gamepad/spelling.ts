// Writing letter by letter from a grid.

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const OTHERS: Record<string, string> = { fr: 'ÉÈÊËÀÂÇÎÏÔÙÛ' };
const MARKS = "-'.:@+";

/** The signs that a kind of field is written with, in the letters of a language. */
export function signsFor(kind: string, language: string): string[] {
  return [...(kind === 'number' ? DIGITS : `${LATIN}${OTHERS[language] ?? ''}${DIGITS}${MARKS}`)];
}

export interface Way {
  /** How many signs there may be. */
  longest: number;
  /** Whether letters are small except where a word begins. */
  isSmall: boolean;
}

/** What is written after one more sign. */
export function written(value: string, sign: string, { longest, isSmall }: Way): string {
  const isBeginning = /(^|[\s'-])$/u.test(value);
  return [...value].length >= longest ? value : value + (isSmall && !isBeginning ? sign.toLocaleLowerCase() : sign);
}

/** What is written after the last sign was taken away. */
export function erased(value: string): string {
  return [...value].slice(0, -1).join('');
}
