// How the page is built, tried out and tested.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.ts';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['../..'] }, proxy: { '/api': process.env['LETTRINE_SERVER'] ?? 'http://127.0.0.1:8604' } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
