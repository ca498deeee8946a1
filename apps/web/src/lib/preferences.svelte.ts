// The settings in use: kept by the browser, and shown by the page at once when they change.
import { firstSettings, readSettings, type Settings } from './settings.ts';
import { keep, recall } from './stored.ts';

const NAME = 'lettrine.settings';
const store = typeof localStorage === 'undefined' ? undefined : localStorage;
const languages = typeof navigator === 'undefined' ? ['en'] : navigator.languages;

export const settings: Settings = $state(readSettings(recall(store, NAME), firstSettings(languages)));

const system = $state({ dark: false, still: false, contrast: false });

/** The theme to be shown, when the system's wishes are heard. */
export function shownTheme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme === 'ink') return 'contrast';
  if (settings.theme !== 'system') return settings.theme;
  if (system.contrast) return 'contrast';
  return system.dark ? 'dark' : 'light';
}

/** Whether nothing should move. */
export function isStill(): boolean {
  return settings.fast || settings.motion === 'reduced' || (settings.motion === 'system' && system.still);
}

/** Keeps settings and page in step from here on; gives a way to stop. */
export function applySettings(): () => void {
  const watched = [
    watch('(prefers-color-scheme: dark)', (matches) => (system.dark = matches)),
    watch('(prefers-reduced-motion: reduce)', (matches) => (system.still = matches)),
    watch('(prefers-contrast: more)', (matches) => (system.contrast = matches)),
  ];
  const stop = $effect.root(() => {
    $effect(() => keep(store, NAME, settings));
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = shownTheme();
      root.dataset['tiles'] = settings.tiles;
      root.dataset['colours'] = settings.theme === 'ink' ? 'none' : 'all';
      root.dataset['motion'] = isStill() ? 'reduced' : 'full';
      root.lang = settings.language;
      root.dataset['sofa'] = settings.sofa ? 'on' : 'off';
      root.style.fontSize = settings.textSize === 100 || settings.sofa ? '' : `${settings.textSize}%`;
    });
  });
  return () => {
    watched.forEach((unwatch) => unwatch());
    stop();
  };
}

function watch(query: string, tell: (matches: boolean) => void): () => void {
  const list = matchMedia(query);
  const heard = (): void => tell(list.matches);
  heard();
  list.addEventListener('change', heard);
  return () => list.removeEventListener('change', heard);
}
