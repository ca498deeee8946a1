// A row of buttons that the arrow keys walk along.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Lets the left and right keys go from button to button, round and round. */
export function walkable(row: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  row.addEventListener('keydown', walk);
  return { destroy: () => row.removeEventListener('keydown', walk) };
}
