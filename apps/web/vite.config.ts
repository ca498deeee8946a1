// How the page is built, tried out and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.ts';
import { kept } from './scripts/kept.ts';
import { LANGUAGES, sentences } from './scripts/sentences.ts';

/** Where the API is, while the page is served by Vite and not by the program itself. */
const SERVER = process.env['LETTRINE_SERVER'] ?? 'http://127.0.0.1:8604';

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(LANGUAGES) },
  plugins: [svelte(), sentences(), kept(), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['../..'] }, proxy: { '/api': SERVER } },
  preview: { proxy: { '/api': SERVER } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'], environment: './src/testing/environment.ts', setupFiles: './src/testing/sentences.ts' },
});
