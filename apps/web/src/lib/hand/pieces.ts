// Tiles as text: `A`, a blank `?`, a blank on the board `a`, a tile of more than one character `[CH]`.

/** The pieces of a text of tiles, each a tile or an empty square. */
export function pieces(text: string): string[] {
  return Array.from(text.matchAll(/\[[^\]]*\]|./gu), (match) => match[0]);
}

/** What stands on a tile: the text without its brackets. */
export function face(piece: string): string {
  return piece.startsWith('[') ? piece.slice(1, -1) : piece;
}

/** A tile's text as an action names it: capital letters, no brackets. */
export function letterOf(piece: string): string {
  return face(piece).toLocaleUpperCase();
}

/** Whether a piece on the board is a blank: those are written small. */
export function isBlankOnBoard(piece: string): boolean {
  const shown = face(piece);
  return shown !== shown.toLocaleUpperCase();
}
