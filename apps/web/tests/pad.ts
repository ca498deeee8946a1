// Controllers that are not there: plugged in, and their buttons pressed, as a browser would tell of them.
import { expect, type Locator, type Page } from '@playwright/test';

/** The numbers of the buttons on the standard layout. */
const BUTTONS = { cross: 0, circle: 1, square: 2, triangle: 3, l1: 4, r1: 5, select: 8, start: 9, up: 12, down: 13, left: 14, right: 15 } as const;

export type Button = keyof typeof BUTTONS;
type Way = 'up' | 'down' | 'left' | 'right';

/** What the page is given in place of the browser's own controllers. */
interface FakePads {
  plug: (id: string) => void;
  press: (pad: number, buttons: number[]) => Promise<void>;
}

declare global {
  interface Window {
    fakePads: FakePads;
  }
}

/** Lets controllers be plugged in on every page that is opened next. */
export async function preparePads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pads: { id: string; index: number; connected: boolean; mapping: string; axes: number[]; buttons: { pressed: boolean; touched: boolean; value: number }[] }[] = [];
    let looks = 0;
    navigator.getGamepads = () => {
      looks += 1;
      return pads.map((pad) => ({ ...pad, buttons: pad.buttons.map((button) => ({ ...button })) })) as unknown as Gamepad[];
    };
    /** Waits until the page has looked at the controllers once more, frame by frame. */
    const seen = async (): Promise<void> => {
      const before = looks;
      while (looks < before + 2) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    window.fakePads = {
      plug: (id) => {
        pads.push({ id, index: pads.length, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) });
        dispatchEvent(new Event('gamepadconnected'));
      },
      press: async (pad, buttons) => {
        for (const number of buttons) {
          const button = pads[pad]?.buttons[number];
          if (!button) throw new Error(`there is no button ${number} on controller ${pad}`);
          button.pressed = true;
          await seen();
          button.pressed = false;
          await seen();
        }
      },
    };
  });
}

/** A controller in a player's hands. */
export class Pad {
  readonly page: Page;
  readonly number: number;
  /** The numbers of the buttons that move. */
  ways: Record<Way, number> = { up: 12, down: 13, left: 14, right: 15 };
  /** The button that selects. */
  selects: Button = 'cross';

  private constructor(page: Page, number: number) {
    this.page = page;
    this.number = number;
  }

  /** Plugs a controller in, and waits until the page says what its buttons do. */
  static async plugIn(page: Page, number = 0, id = 'Wireless Controller (STANDARD GAMEPAD Vendor: 054c)'): Promise<Pad> {
    await page.evaluate((name) => window.fakePads.plug(name), id);
    await expect(page.getByRole('complementary', { name: /^(Buttons of the controller|Boutons de la manette)$/ })).toBeVisible();
    return new Pad(page, number);
  }

  async press(...buttons: Button[]): Promise<void> {
    await this.page.evaluate(([pad, numbers]) => window.fakePads.press(pad, numbers), [this.number, buttons.map((name) => BUTTONS[name])] as const);
  }

  /** What a button is said to do at this moment. */
  deed(command: string): Locator {
    return this.page.locator(`.legend [data-command~="${command}"]`);
  }

  /** Goes to an element by directions alone. */
  async reach(goal: Locator): Promise<void> {
    await expect(goal).toBeVisible();
    await goal.evaluate(walkTo, { pad: this.number, ways: this.ways });
  }

  /** Goes to an element and presses it. */
  async choose(goal: Locator): Promise<void> {
    await this.reach(goal);
    await this.press(this.selects);
  }
}

/** Walks to an element, along the longer way first, and another way where that one ends. */
async function walkTo(element: Element, { pad, ways }: { pad: number; ways: Record<Way, number> }): Promise<void> {
  const boxOf = (of: Element): DOMRect => (of.matches('[type="radio"], [type="checkbox"]') ? (of.closest('label') ?? of) : of).getBoundingClientRect();
  const gap = (near: number, far: number, start: number, end: number): number => (start >= far ? start - far + 1 : end <= near ? end - near - 1 : 0);
  const tries = (): Way[] => {
    const [from, to] = [boxOf(document.activeElement ?? document.body), boxOf(element)];
    const [x, y] = [gap(from.left, from.right, to.left, to.right), gap(from.top, from.bottom, to.top, to.bottom)];
    const aside: Way[] = x > 0 ? ['right'] : x < 0 ? ['left'] : [];
    const along: Way[] = y > 0 ? ['down'] : y < 0 ? ['up'] : [];
    const longer = Math.abs(x) > Math.abs(y) ? [...aside, ...along] : [...along, ...aside];
    return [...new Set<Way>([...longer, 'down', 'right', 'up', 'left'])];
  };
  // Who comes to the same place again goes on another way, so that no walk turns in a circle.
  const gone = new Map<Element | null, Set<Way>>();
  for (let step = 0; step < 80 && document.activeElement !== element; step += 1) {
    const here = document.activeElement;
    const before = gone.get(here) ?? new Set<Way>();
    gone.set(here, before);
    const fresh = tries().filter((way) => !before.has(way));
    for (const way of fresh.length > 0 ? fresh : tries()) {
      before.add(way);
      await window.fakePads.press(pad, [ways[way]]);
      if (document.activeElement !== here) break;
    }
  }
  if (document.activeElement !== element) throw new Error(`not reached: ${element.outerHTML.slice(0, 120)}, but ${document.activeElement?.outerHTML.slice(0, 120)}`);
}
