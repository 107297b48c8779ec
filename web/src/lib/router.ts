/** Addresses after the hash: #/, #/new/GAME, #/table/ID, #/seat/TOKEN, #/watch/ID, #/gallery/GAME, #/companion, #/companion/GAME. */
export type Page = 'home' | 'new' | 'table' | 'seat' | 'watch' | 'gallery' | 'companion' | 'lost';
export interface Route {
  page: Page;
  param: string;
}

const WITH_PARAM: readonly Page[] = ['new', 'table', 'seat', 'watch', 'gallery', 'companion'];
const ALONE: readonly Page[] = ['companion'];

export function parseHash(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (page === '') return { page: 'home', param: '' };
  const known = WITH_PARAM.find((candidate) => candidate === page);
  const param = decode(rest.join('/'));
  return known && (param || ALONE.includes(known)) ? { page: known, param } : { page: 'lost', param: '' };
}

export function hrefTo(page: Page, param = ''): string {
  if (page === 'home') return '#/';
  return param ? `#/${page}/${encodeURIComponent(param)}` : `#/${page}`;
}

export function go(page: Page, param = ''): void {
  location.hash = hrefTo(page, param);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
