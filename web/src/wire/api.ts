import type { Admitted, Claim, Claimed, ClosePad, Invited, Notify, Ok, PadForm, PadScore, PadShared, Played, SentFile, SharePad, Statistics, TurnAid } from './generated';
import type { GameInfo, Gallery, Invitation, KeptGame, Message, TableInfo, TableMade, TableWish } from './types';

/** A refusal by the server: a message id that the texts turn into a sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.id);
  }
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, { id: 'unreachable', args: {} });
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, reasonIn(body) ?? { id: 'refused', args: { status: response.status } });
}

function reasonIn(body: unknown): Message | null {
  if (typeof body !== 'object' || body === null) return null;
  const error = 'error' in body ? body.error : body;
  if (typeof error !== 'object' || error === null || !('id' in error) || typeof error.id !== 'string') return null;
  return { id: error.id, args: 'args' in error ? (error.args as Message['args']) : {} };
}

async function get<T>(path: string): Promise<T> {
  return (await call(path)).json() as Promise<T>;
}

function send(path: string, body: unknown): Promise<Response> {
  return call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function post<T, B = unknown>(path: string, body: B): Promise<T> {
  return (await send(path, body)).json() as Promise<T>;
}

export const api = {
  games: () => get<GameInfo[]>('games'),
  tables: () => get<TableInfo[]>('tables'),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  create: (wish: TableWish) => post<TableMade, TableWish>('tables', wish),
  invitation: (token: string) => post<Invitation, Invited>('invitation', { token }),
  claim: (token: string, name: string) => post<Claimed, Claim>('claim', { token, name }),
  rematch: (id: string) => post<TableMade>(`tables/${id}/rematch`, {}),
  exportUrl: (id: string) => `/api/tables/${id}/export`,
  texts: async (game: string, lang: string) => (await call(`texts/${game}/${lang}.ftl`)).text(),
  rules: async (game: string, lang: string) => (await call(`rules/${game}/${lang}`)).text(),
  gallery: (game: string) => get<Gallery>(`gallery/${game}`),
  pads: () => get<string[]>('pads'),
  pad: (game: string) => get<PadForm>(`pads/${game}`),
  turns: (game: string) => get<TurnAid>(`turns/${game}`),
  sharePad: (game: string, cells: SharePad['cells']) => post<PadShared, SharePad>('shared_pads', { game, cells }),
  closePad: (pad: string) => post<Ok, ClosePad>('shared_pads/close', { pad }),
  scorePad: (game: string, pad: unknown) => post<PadScore>(`pads/${game}`, pad),
  played: (table: string) => get<Played>(`tables/${table}/kept`),
  statistics: (games: readonly KeptGame[]) => post<Statistics>('history/statistics', { games }),
  spreadsheet: async (games: readonly KeptGame[], lang: string) => (await send('history/csv', { games, lang })).text(),
  readHistory: (file: SentFile) => post<Admitted, SentFile>('history/read', file),
  notify: (url: string) => post<Ok, Notify>('notify', { url }),
};
