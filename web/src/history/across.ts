import { forget, recallData, remember } from '../lib/memory';
import { isNumber, isText, recordOf, tableOf } from '../lib/shape';
import { api } from '../wire/api';
import type { Exchanged } from '../wire/generated';
import type { KeptGame } from '../wire/types';

/**
 * The kept games of who has signed in, on every device of theirs. Of each game the latest word counts, and to delete one is
 * a word about it, too. A device says what is new there and hears what is new elsewhere.
 */
export interface Talk {
  /** The version that was heard last. */
  since: number;
  /** By game: when it was last changed, as far as both sides know. */
  said: Record<string, string>;
  /** Deleted here, and when; not said yet. */
  gone: Record<string, string>;
}

/** A word and the answer. */
export interface Spoken {
  games: KeptGame[];
  gone: Record<string, string>;
  heard: Exchanged;
  /** Nothing is left on either side. */
  finished: boolean;
}
const MOST_AT_ONCE = 50;
const isTalk = recordOf<Talk>({ since: isNumber, said: tableOf(isText), gone: tableOf(isText) });

function key(owner: string): string {
  return `history-talk-${owner}`;
}

export function talkOf(owner: string): Talk {
  return recallData(key(owner), isTalk) ?? { since: 0, said: {}, gone: {} };
}

function keep(owner: string, talk: Talk): void {
  remember(key(owner), JSON.stringify(talk));
}

export function forgetTalk(owner: string): void {
  forget(key(owner));
}

/** It was deleted here just now. */
export function willSay(owner: string, id: string): void {
  const talk = talkOf(owner);
  keep(owner, { ...talk, gone: { ...talk.gone, [id]: new Date().toISOString() } });
}

/** What was said and heard needs no saying again; what was deleted meanwhile still does. */
export function wasSaid(owner: string, { games, gone, heard }: Spoken): void {
  const talk = talkOf(owner);
  const said = { ...talk.said };
  for (const { id, changed } of [...games, ...heard.games]) said[id] = changed;
  for (const id of [...Object.keys(gone), ...Object.keys(heard.deleted)]) delete said[id];
  const left = Object.entries(talk.gone).filter(([id, when]) => gone[id] !== when);
  keep(owner, { since: heard.version, said, gone: Object.fromEntries(left) });
}

function unsaid(games: readonly KeptGame[], talk: Talk): KeptGame[] {
  return games.filter(({ id, changed }) => talk.said[id] !== changed);
}

export function isAllSaid(games: readonly KeptGame[], talk: Talk): boolean {
  return unsaid(games, talk).length === 0 && Object.keys(talk.gone).length === 0;
}

export async function spoken(games: readonly KeptGame[], talk: Talk): Promise<Spoken> {
  const fresh = unsaid(games, talk);
  const sent = fresh.slice(0, MOST_AT_ONCE);
  const gone = Object.entries(talk.gone);
  const told = Object.fromEntries(gone.slice(0, MOST_AT_ONCE));
  const heard = await api.exchange({ since: talk.since, games: sent.map(withoutPhoto), deleted: told });
  return { games: sent, gone: told, heard, finished: !heard.more && fresh.length <= MOST_AT_ONCE && gone.length <= MOST_AT_ONCE };
}

/** What of it is news here. What was changed here meanwhile stays. */
export function news(games: readonly KeptGame[], heard: Exchanged): { games: KeptGame[]; deleted: string[] } {
  const here = new Map(games.map(({ id, changed }) => [id, changed]));
  const gone = Object.entries(heard.deleted).filter(([id, when]) => here.has(id) && (here.get(id) ?? '') <= when);
  return { games: heard.games.filter(({ id, changed }) => changed > (here.get(id) ?? '')), deleted: gone.map(([id]) => id) };
}

/** It stays on the device that has it. */
function withoutPhoto(game: KeptGame): Record<string, unknown> {
  const { photo: _, ...record } = game;
  return record;
}
