// Where a lifted tile would come down: geometry, without a page.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function contains(box: Box, point: Point): boolean {
  return point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom;
}

/** The square of a board under a point. */
export function squareUnder(board: Box, rows: number, columns: number, point: Point): { row: number; column: number } | null {
  if (!contains(board, point)) return null;
  return {
    row: Math.floor(((point.y - board.top) / (board.bottom - board.top)) * rows),
    column: Math.floor(((point.x - board.left) / (board.right - board.left)) * columns),
  };
}

/** The gap of a rack under a point, counted from 0 before the first tile. */
export function slotUnder(rack: Box, slots: readonly Box[], point: Point): number | null {
  if (!contains(rack, point)) return null;
  return slots.filter((slot) => point.x > (slot.left + slot.right) / 2).length;
}

/** How far a pointer may tremble before a press becomes a drag. */
export function isDrag(from: Point, to: Point, kind: string): boolean {
  const tremble = kind === 'mouse' ? 4 : 8;
  return Math.hypot(to.x - from.x, to.y - from.y) > tremble;
}
