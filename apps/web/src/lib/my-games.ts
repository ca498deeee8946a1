// The player's own tables, filtered by typed text and by state.
import type { TableSummary } from './types/protocol.ts';

export type Sieve = 'all' | 'going' | 'over' | 'saved';

export const SIEVES: readonly Sieve[] = ['all', 'going', 'over', 'saved'];

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function passes(table: TableSummary, sieve: Sieve): boolean {
  switch (sieve) {
    case 'all':
      return true;
    case 'going':
      return table.state !== 'over';
    case 'over':
      return table.state === 'over';
    case 'saved':
      return table.saved;
  }
}

/** The tables that match: every typed word is in the title or among the players. Accents do not matter. */
export function sifted(tables: readonly TableSummary[], sieve: Sieve, typed: string): TableSummary[] {
  const wanted = plain(typed).split(/\s+/).filter((word) => word !== '');
  return tables.filter((table) => {
    const where = plain([table.title, ...table.seats.map((seat) => seat.name)].join(' '));
    return passes(table, sieve) && wanted.every((word) => where.includes(word));
  });
}
