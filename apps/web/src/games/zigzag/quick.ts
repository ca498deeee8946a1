// Tables at one press, by the rules of the leaflet.
import type { QuickRequest } from '../../lib/game-manifest.ts';
import { IN_COMPANY, tableForTwo } from '../../lib/quick-table.ts';
import type { CatalogueEntry, NewTableRequest } from '../../lib/types/protocol.ts';
import { COMPUTERS } from './computers.ts';

export const WAYS = IN_COMPANY;

export function quickTable(game: CatalogueEntry, request: QuickRequest): NewTableRequest {
  return tableForTwo(game, request, COMPUTERS.gentle);
}
