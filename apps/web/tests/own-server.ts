// A server of a test's own, to be killed and started again on the same folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env['LETTRINE_BIN'] ?? '../../target/debug/lettrine';

export class OwnServer {
  readonly address: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'lettrine-killed-'));
  #running: ChildProcess | null = null;

  constructor() {
    this.#port = 40000 + Math.floor(Math.random() * 20000);
    this.address = `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, and waits until it answers. */
  async start(): Promise<void> {
    this.#running = spawn(program, ['serve', '--listen', `127.0.0.1:${this.#port}`, '--data', this.#folder], { stdio: 'ignore' });
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not answer');
  }

  /** Ends it without a word of warning. */
  async kill(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    if (!running) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }
}
