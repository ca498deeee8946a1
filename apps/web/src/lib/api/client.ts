// Everything the page asks of the server, one function a route.
import type {
  ActionRequest,
  QuestionAnswer,
  CatalogueEntry,
  Credentials,
  HighScores,
  ImportedTable,
  LexiconEntry,
  Me,
  NewTableRequest,
  ScoreCategory,
  SeatRequest,
  Settings,
  Statistics,
  TableChanges,
  TableList,
  TableView,
  Update,
  WordReport,
} from '../types/protocol.ts';
import { send, sendFile, sendUntilAnswered, type Surroundings } from './request.ts';
import { refused, type Result } from './result.ts';

export type Api = ReturnType<typeof connectApi>;

/** The server's routes, as functions. */
export function connectApi(around: Surroundings) {
  const get = <Value>(path: string): Promise<Result<Value>> => sendUntilAnswered(around, 'GET', path);
  const post = <Value>(path: string, body?: unknown): Promise<Result<Value>> => send(around, 'POST', path, body ?? {});
  const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
  return {
    me: () => get<Me>('/api/me'),
    takeName: (name: string) => post<Me>('/api/me', { name }),
    keepAccount: (credentials: Credentials) => post<Me>('/api/account', credentials),
    signIn: (credentials: Credentials) => post<Me>('/api/sign-in', credentials),
    signOut: () => post<Me>('/api/sign-out'),
    changePassword: (old: string, next: string) => send<Me>(around, 'PUT', '/api/account/password', { old, new: next }),
    settings: () => get<Settings>('/api/me/settings'),
    keepSettings: (settings: Record<string, unknown>) => send<void>(around, 'PUT', '/api/me/settings', { settings }),
    statistics: (game: string) => get<Statistics>(`/api/me/statistics?game=${encodeURIComponent(game)}`),
    scoreCategories: () => get<ScoreCategory[]>('/api/high-scores/categories'),
    highScores: (category: ScoreCategory) => get<HighScores>(`/api/high-scores?${new URLSearchParams(category).toString()}`),
    games: () => get<CatalogueEntry[]>('/api/games'),
    material: (game: string) => get<unknown>(`/api/games/${encodeURIComponent(game)}/material`),
    lexicons: () => get<LexiconEntry[]>('/api/lexicons'),
    myTables: () => get<TableList>('/api/me/tables'),
    openTables: () => get<TableList>('/api/tables'),
    setTable: (request: NewTableRequest) => post<TableView>('/api/tables', request),
    table: (id: string) => get<TableView>(table(id)),
    tableByCode: (code: string) => get<TableView>(`/api/tables/by-code/${encodeURIComponent(code)}`),
    removeTable: (id: string) => send<void>(around, 'DELETE', table(id)),
    seat: (id: string, seat: number, request: SeatRequest) => post<TableView>(`${table(id)}/seats/${seat}`, request),
    start: (id: string) => post<TableView>(`${table(id)}/start`),
    rematch: (id: string) => post<TableView>(`${table(id)}/rematch`),
    pause: (id: string) => post<TableView>(`${table(id)}/pause`),
    resume: (id: string) => post<TableView>(`${table(id)}/resume`),
    copy: (id: string) => post<TableView>(`${table(id)}/copy`),
    save: (id: string, title: string) => post<TableView>(`${table(id)}/save`, { title }),
    change: (id: string, changes: TableChanges) => send<TableView>(around, 'PATCH', table(id), changes),
    bringIn: (file: Blob) => sendFile<ImportedTable>(around, '/api/import', file),
    missed: (id: string, after: number) => get<Update[]>(`${table(id)}/updates?after=${after}`),
    act: (id: string, request: ActionRequest) =>
      sendUntilAnswered<Update>(around, 'POST', `${table(id)}/actions`, request),
    ask: async (id: string, seat: number, question: unknown): Promise<Result<QuestionAnswer>> => {
      const result = await post<QuestionAnswer>(`${table(id)}/questions`, { seat, question });
      return result.done && result.value.refused ? refused(result.value.refused) : result;
    },
    unveil: (id: string, seat: number | null) => post<Update>(`${table(id)}/veil`, { seat }),
    force: (id: string, seat: number) => post<void>(`${table(id)}/force`, { seat }),
    /** A word of a table: one that lies on its board is told in every game. */
    word: (lexicon: string, word: string, at: string) =>
      get<WordReport>(`/api/words/${encodeURIComponent(lexicon)}/${encodeURIComponent(word)}?table=${encodeURIComponent(at)}`),
    /** From the update after this one on; without one, from the present. */
    streamAddress: (id: string, after: number | null) => `${table(id)}/stream${after === null ? '' : `?after=${after}`}`,
    fileAddress: (id: string, format: string) => `${table(id)}/file?format=${format}`,
  };
}
