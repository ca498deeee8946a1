// Fingers on the glass, as the browser itself feels them.
import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[], timestamp?: number): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points, ...(timestamp === undefined ? {} : { timestamp }) });
  }

  /** Drags from one point to another along others between them. */
  async drag(path: Point[]): Promise<void> {
    const [first, ...rest] = path;
    if (!first) return;
    await this.#send('touchStart', [first]);
    for (const point of rest) await this.#send('touchMove', [point]);
    await this.#send('touchEnd', []);
  }

  /** Drags and holds still before letting go: a finger that lets go in flight flings, and a tap after that only stops the fling. */
  async carry(path: Point[]): Promise<void> {
    const [first, ...rest] = path;
    const last = rest.at(-1);
    if (!first || !last) return;
    let time = Date.now() / 1000;
    await this.#send('touchStart', [first], time);
    for (const point of rest) await this.#send('touchMove', [point], (time += 0.02));
    await this.#send('touchMove', [{ x: last.x + 0.5, y: last.y }], (time += 0.15));
    await this.#send('touchEnd', [], time + 0.1);
  }

  /** Two quick taps, however slowly the machine passes them on: each says when it was made. */
  async tapTwice(point: Point): Promise<void> {
    const begun = Date.now() / 1000;
    for (const time of [begun, begun + 0.1]) {
      await this.#send('touchStart', [point], time);
      await this.#send('touchEnd', [], time + 0.05);
    }
  }

  /** Two fingers move apart. */
  async spread(middle: Point, from: number, to: number): Promise<void> {
    const pair = (distance: number): Point[] => [
      { x: middle.x - distance, y: middle.y },
      { x: middle.x + distance, y: middle.y },
    ];
    await this.#send('touchStart', pair(from));
    for (let step = 1; step <= 6; step += 1) await this.#send('touchMove', pair(from + ((to - from) * step) / 6));
    await this.#send('touchEnd', []);
  }
}
