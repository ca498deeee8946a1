// What a person chooses once and finds again: looks, language, sound, motion, keys and buttons.
import { firstControls, readControls, type Controls } from './controls.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast' | 'ink';
/** What tiles are made of. */
export type TileSet = 'ivory' | 'walnut' | 'slate';
/** The code of a language: `en`. */
export type Language = string;
/** How squares are named: `8D` or, with lettered rows, `H4`. */
export type Notation = 'english' | 'french';
export type Motion = 'system' | 'full' | 'reduced';

export interface Settings {
  theme: Theme;
  tiles: TileSet;
  language: Language;
  /** The language of words in a quick game; nothing means the interface's. */
  wordLanguage: Language | null;
  notation: Notation;
  motion: Motion;
  /** The size of text in hundredths of the usual. */
  textSize: number;
  /** Whether animations are left out so that games go quicker. */
  fast: boolean;
  /** 0 (off) to 10. */
  effects: number;
  /** 0 (off) to 10. */
  music: number;
  /** The pause between letters when the computer lays a word, 0 to 9; nothing means the table's own. */
  placementSpeed: number | null;
  /** The keys and buttons of each player at this screen. */
  controls: Controls[];
  /** Whether everything is so large that it is read from a sofa. */
  sofa: boolean;
  /** The name last used. */
  name: string;
  /** Whether the tour has been taken or waved away. */
  tourDone: boolean;
}

declare const __LANGUAGES__: readonly Language[];

/** The languages of the screens, as the build found them in `locales`. */
export const LANGUAGES: readonly Language[] = __LANGUAGES__;

/** What a language calls itself: `Français`. */
export function ownNameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The settings that may be nothing, and what they are otherwise. */
const MAY_BE_NOTHING: Record<string, string> = { wordLanguage: 'string', placementSpeed: 'number' };

/** The first language of a list like `navigator.languages` that we speak. */
export function negotiated(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export function firstSettings(wanted: readonly string[]): Settings {
  const language = negotiated(wanted);
  return {
    theme: 'system',
    tiles: 'ivory',
    language,
    wordLanguage: null,
    notation: language === 'fr' ? 'french' : 'english',
    motion: 'system',
    textSize: 100,
    fast: false,
    effects: 6,
    music: 0,
    placementSpeed: null,
    controls: firstControls(),
    sofa: false,
    name: '',
    tourDone: false,
  };
}

/** The settings that were kept, with first settings for whatever is missing or of the wrong kind. */
export function readSettings(kept: unknown, first: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return first;
  const found = kept as Record<string, unknown>;
  const read = { ...first } as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(first)) {
    const kind = MAY_BE_NOTHING[name];
    const fits = kind ? found[name] === null || typeof found[name] === kind : typeof found[name] === typeof value;
    if (fits) read[name] = found[name];
  }
  const settings = read as unknown as Settings;
  settings.controls = readControls(settings.controls);
  if (!LANGUAGES.includes(settings.language)) settings.language = first.language;
  if (settings.wordLanguage !== null && !LANGUAGES.includes(settings.wordLanguage)) settings.wordLanguage = null;
  return settings;
}

/** What follows a person from screen to screen: everything but the name, which the account has. */
export function shared(settings: Settings): Omit<Settings, 'name'> {
  const { name: _, ...rest } = settings;
  return rest;
}

/** Merges the settings of an account into those of this screen; the account wins. */
export function merged(here: Settings, theirs: unknown): Settings {
  const read = readSettings(theirs, here);
  return { ...read, name: here.name, tourDone: here.tourDone || read.tourDone };
}
