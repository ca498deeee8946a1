// What a game gives the page. A folder of games/ with a manifest.ts is a game; whatever is heavy in it is imported when it is needed.
import type { Component } from 'svelte';
import type { Language } from './settings.ts';
import type { AnyRules } from './setup/choices.ts';
import type { ComputerPlayers } from './setup/computers.ts';
import type { Setup, SetupRequest } from './setup/setup.svelte.ts';
import type { TableSession } from './table.svelte.ts';
import type { CatalogueEntry, NewTableRequest, TableView, Update } from './types/protocol.ts';

export type TableComponent = Component<{ session: TableSession }>;
export type ReviewComponent = Component<{ table: TableView; update: Update }>;

/** Makes the set-up of a game. */
export type NewSetup = (request: SetupRequest) => Setup<AnyRules> | Promise<Setup<AnyRules>>;

/**
 * A way to play besides "Play"; `way-<name>` is its title.
 *
 * It opens a table at once, a table after the name of a second person was asked for, a table that waits for friends, or
 * the set-up with rules that fit it (then `new-<name>-title` and `new-<name>-about` stand above it).
 */
export interface WayToPlay {
  name: string;
  opens: 'table' | 'beside' | 'friends' | 'setup';
  /** Has an address, but no place on the front page. */
  unlisted?: true;
}

/** The way of "Play": against a computer player. */
export const AT_ONE_PRESS = 'computer';

/** A table at one press. */
export interface QuickRequest {
  /** `AT_ONE_PRESS`, or the name of one of the game's ways. */
  way: string;
  /** The language of the words. */
  language: Language;
  /** Who plays beside me, where that was asked for. */
  besideName: string;
}

/** The steps that are shown to newcomers. */
export interface Tour {
  /** Its sentences are `<sentences>-title-1`, `<sentences>-about-1` and so on. */
  sentences: string;
  isTaken: () => boolean;
  /** Remembers that it was taken or skipped. */
  take: () => void;
}

/** A game of this page. Its title is `game-<id>`, and `game-<id>-about` says what it is. */
export interface GameManifest {
  /** Its id in the server's catalogue. */
  id: string;
  table: () => Promise<TableComponent>;
  setup: () => Promise<NewSetup>;
  /** Absent if its games cannot be reviewed. */
  review?: () => Promise<ReviewComponent>;
  /** The list of its keys. */
  keys: () => Promise<Component>;
  tour: Tour;
  computers: ComputerPlayers;
  ways: readonly WayToPlay[];
  quickTable: (game: CatalogueEntry, request: QuickRequest) => NewTableRequest;
  /** What its counters are called in statistics: counter to sentence. */
  counters: Readonly<Record<string, string>>;
}
