import type { Admitted, Claim, Claimed, ClosePad, ConfirmMail, DrawForm, Drawn, DrawWish, EndSession, Exchange, Exchanged, Invited, MailConfirmed, MailNotices, MuteTable, NewAccount, NewPassword, Notify, Ok, PadForm, PadScore, PadShared, Played, Push, SentFile, SharePad, SignIn, Statistics, StopBrowser, TellBrowser, TurnAid, WantMail, WithPassword, Word } from './generated';
import type { AccountInfo, GameInfo, Gallery, Invitation, KeptGame, Message, TableInfo, TableMade, TableWish } from './types';

const TOO_OFTEN = 429;

/** A refusal by the server: a message id that the texts turn into a sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.id);
  }

  /** Nobody answered, or not just now: asked once more, it may end otherwise. */
  get passes(): boolean {
    return this.status === 0 || this.status === TOO_OFTEN || this.status >= 500;
  }
}

const UNREACHABLE = new ApiError(0, { id: 'unreachable', args: {} });
const JSON_BODY = { 'content-type': 'application/json' };
/** So long the server has for what this browser could say as well. */
const PATIENCE_MS = 8_000;
/** After such a silence the server is left alone for so long. */
const ALONE_MS = 15_000;
let aloneUntil = 0;

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw UNREACHABLE;
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
  return call(path, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });
}

async function post<T, B = unknown>(path: string, body: B): Promise<T> {
  return (await send(path, body)).json() as Promise<T>;
}

/**
 * What the engine says: on the server or, where that is silent, in this browser. As long as it is, the next question
 * goes to the browser at once.
 */
async function figure<T, B = unknown>(path: string, body: B): Promise<T> {
  const text = JSON.stringify(body);
  let silence: ApiError = UNREACHABLE;
  if (Date.now() > aloneUntil) {
    try {
      const response = await call(path, { method: 'POST', headers: JSON_BODY, body: text, signal: AbortSignal.timeout(PATIENCE_MS) });
      return (await response.json()) as T;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) throw error;
      silence = error;
    }
  }
  const { askEngine } = await import('../engine/engine').catch(() => ({ askEngine: () => null }));
  const answer = await askEngine(path, text);
  if (answer === null) throw silence;
  aloneUntil = Date.now() + ALONE_MS;
  if ('error' in answer) throw new ApiError(400, answer.error);
  return answer.said as T;
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
  scorePad: (game: string, pad: unknown) => figure<PadScore>(`pads/${game}`, pad),
  drawForm: (game: string) => get<DrawForm>(`draws/${game}`),
  draw: (game: string, wish: DrawWish) => figure<Drawn, DrawWish>(`draws/${game}`, wish),
  played: (table: string) => get<Played>(`tables/${table}/kept`),
  statistics: (games: readonly KeptGame[]) => figure<Statistics>('history/statistics', { games }),
  spreadsheet: async (games: readonly KeptGame[], lang: string) => (await send('history/csv', { games, lang })).text(),
  exchange: (words: Exchange) => post<Exchanged, Exchange>('history/exchange', words),
  readHistory: (file: SentFile) => post<Admitted, SentFile>('history/read', file),
  account: () => get<AccountInfo>('account'),
  makeAccount: (wanted: NewAccount) => post<AccountInfo, NewAccount>('account', wanted),
  signIn: (who: SignIn) => post<AccountInfo, SignIn>('account/sign_in', who),
  signOut: () => post<AccountInfo>('account/sign_out', {}),
  newPassword: (passwords: NewPassword) => post<AccountInfo, NewPassword>('account/password', passwords),
  endSession: (session: string) => post<AccountInfo, EndSession>('account/end_session', { session }),
  deleteAccount: (password: string) => post<AccountInfo, WithPassword>('account/delete', { password }),
  wantMail: (address: string, lang: WantMail['lang']) => post<AccountInfo, WantMail>('account/mail', { address, lang }),
  unwantMail: () => post<AccountInfo>('account/mail/unwant', {}),
  mailNotices: (on: boolean, lang: MailNotices['lang']) => post<AccountInfo, MailNotices>('account/mail/notices', { on, lang }),
  confirmMail: (token: string) => post<MailConfirmed, ConfirmMail>('mail/confirm', { token }),
  stopMail: (token: string) => post<Ok>(`mail/stop?token=${encodeURIComponent(token)}`, {}),
  comeIn: (invitation: string) => post<AccountInfo, Word>('guest', { invitation }),
  notify: (url: string) => post<Ok, Notify>('notify', { url }),
  push: () => get<Push>('push'),
  tellBrowser: (browser: TellBrowser) => post<Ok, TellBrowser>('push', browser),
  stopBrowser: (endpoint: string) => post<Ok, StopBrowser>('push/stop', { endpoint }),
  muteTable: (table: string, muted: boolean) => post<Ok, MuteTable>('push/mute', { table, muted }),
};
