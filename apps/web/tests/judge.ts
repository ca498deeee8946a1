// A screen judged by axe: nobody is shut out of it, and nothing sticks out of it.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours; all others judge alike whatever the screen looks like. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block'];

/** Ways a screen can look, as attributes of its root. */
const LOOKS = {
  light: { theme: 'light', tiles: 'ivory', colours: 'all' },
  dark: { theme: 'dark', tiles: 'ivory', colours: 'all' },
  contrast: { theme: 'contrast', tiles: 'ivory', colours: 'all' },
  ink: { theme: 'contrast', tiles: 'ivory', colours: 'none' },
  walnut: { theme: 'light', tiles: 'walnut', colours: 'all' },
  slate: { theme: 'dark', tiles: 'slate', colours: 'all' },
} as const;

export type Look = keyof typeof LOOKS;

/** The looks of every theme with colours. */
export const THEMES: readonly Look[] = ['light', 'dark', 'contrast'];

async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((wanted) => Object.assign(document.documentElement.dataset, wanted), LOOKS[look]);
}

async function violations(page: Page, which: 'all' | 'looks'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // What lies under a dialog was judged before it opened.
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  const result = await (which === 'all' ? axe.withTags(STANDARDS) : axe.withRules(RULES_OF_LOOKS)).analyze();
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Judges what is shown in every look, by all rules in the first; a look with faults leaves a picture. */
export async function judge(page: Page, name: string, looks: readonly Look[] = THEMES): Promise<void> {
  await settled(page);
  for (const [number, look] of looks.entries()) {
    await wear(page, look);
    const faults = await violations(page, number === 0 ? 'all' : 'looks');
    const wide = await overflow(page);
    if (wide > 0) faults.push(`sticks out by ${wide} pixels`);
    if (faults.length > 0) await page.screenshot({ path: `test-results/${name}-${look}.png`, fullPage: true });
    expect.soft(faults, `${name} in ${look}`).toEqual([]);
  }
  await wear(page, 'light');
}
