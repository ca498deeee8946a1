// Draws the icons of the page: an SVG of our initial, and PNG pictures of it for installing.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A tile with our initial; `margin` is the part of each side that a round mask may cut away. */
function picture(margin) {
  const [inset, side] = [64 * margin * 2, 64 - 128 * margin];
  const place = inset / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <defs><linearGradient id="tile" x2="0" y2="1"><stop stop-color="#fdf3d8"/><stop offset="1" stop-color="#ead9ad"/></linearGradient></defs>
  ${margin > 0 ? '<rect width="64" height="64" fill="#1f6f5c"/>' : ''}
  <rect x="${place + 1}" y="${place + 1}" width="${side - 2}" height="${side - 2}" rx="${side * 0.17}" fill="url(#tile)" stroke="#c9b27c" stroke-width="2"/>
  <g transform="translate(${place} ${place}) scale(${side / 64})" fill="#b3261e">
    <path d="M18 14h18v4.4l-4.6 1V44.6h6.3c3.6 0 5.6-1.9 6.8-6.1l.8-2.9h4.2L48.6 50H18v-4.4l4.6-1V19.4l-4.6-1z"/>
  </g>
</svg>
`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const folder = join(root, 'public');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'icon.svg'), picture(0));
for (const [name, size, margin] of [['icon-192.png', 192, 0], ['icon-512.png', 512, 0], ['icon-maskable-512.png', 512, 0.14]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture(margin)}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
