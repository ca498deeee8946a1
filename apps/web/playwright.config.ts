// A real browser against a real server: the program named by LETTRINE_BIN, on a port and a folder of its own.
//
// With LETTRINE_PAGE=preview Vite serves the built page in front of a program that was built without it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const program = process.env['LETTRINE_BIN'] ?? '../../target/debug/lettrine';
const port = (process.env['LETTRINE_PORT'] ??= String(20000 + Math.floor(Math.random() * 20000)));
const folder = (process.env['LETTRINE_DATA'] ??= mkdtempSync(join(tmpdir(), 'lettrine-browser-')));
const needsPreview = process.env['LETTRINE_PAGE'] === 'preview';
const address = `http://127.0.0.1:${port}`;
const previewPort = Number(port) + 1;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: needsPreview ? `http://127.0.0.1:${previewPort}` : address,
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  webServer: [
    { command: `${program} serve --listen 127.0.0.1:${port} --data ${folder}`, url: `${address}/healthz`, timeout: 60_000 },
    ...(needsPreview
      ? [{ command: `npx vite preview --host 127.0.0.1 --port ${previewPort} --strictPort`, env: { LETTRINE_SERVER: address }, port: previewPort }]
      : []),
  ],
});
