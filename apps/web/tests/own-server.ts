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

  /** Starts it, and waits until it says that it is ready. */
  async start(): Promise<void> {
    const running = spawn(program, ['serve', '--listen', `127.0.0.1:${this.#port}`, '--data', this.#folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#running = running;
    await new Promise<void>((resolve, reject) => {
      running.stderr.on('data', (said: Buffer) => said.includes('ready') && resolve());
      running.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
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
