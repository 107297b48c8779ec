/**
 * Addresses after the hash: #/, #/new/GAME, #/table/ID, #/seat/TOKEN, #/watch/ID, #/gallery/GAME, #/gallery/GAME/CARD, #/companion, #/companion/GAME,
 * #/companion/GAME/AID, and what that page reads after it, #/pad/TOKEN, #/history, #/history/statistics, #/history/game/ID,
 * #/account, #/mail/confirm/TOKEN, #/mail/stop/TOKEN.
 */
export type Page = 'home' | 'new' | 'table' | 'seat' | 'watch' | 'gallery' | 'companion' | 'pad' | 'history' | 'account' | 'mail' | 'lost';
export interface Route {
  page: Page;
  param: string;
  /** What stands after the parameter. */
  more: readonly string[];
}

const WITH_PARAM: readonly Page[] = ['new', 'table', 'seat', 'watch', 'gallery', 'companion', 'pad', 'history', 'account', 'mail'];
const ALONE: readonly Page[] = ['companion', 'history', 'account'];
const WITH_MORE: readonly Page[] = ['gallery', 'companion', 'history', 'mail'];
const LOST: Route = { page: 'lost', param: '', more: [] };

export function parseHash(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (page === '') return { page: 'home', param: '', more: [] };
  const known = WITH_PARAM.find((candidate) => candidate === page);
  const [param = '', ...more] = rest.map(decode);
  const complete = param !== '' || (known !== undefined && ALONE.includes(known));
  return known && complete && (more.length === 0 || WITH_MORE.includes(known)) ? { page: known, param, more } : LOST;
}

export function hrefTo(page: Page, ...params: readonly string[]): string {
  if (page === 'home') return '#/';
  return ['#', page, ...params.map(encodeURIComponent)].join('/');
}

export function go(page: Page, ...params: readonly string[]): void {
  location.hash = hrefTo(page, ...params);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
