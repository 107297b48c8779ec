import { forget, recallData, remember } from '../lib/memory';
import { isNumber, isText, recordOf, tableOf } from '../lib/shape';
import { api } from '../wire/api';
import type { KeptGame } from '../wire/types';
import type { Exchanged } from '../wire/generated';

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
const MOST_AT_ONCE = 50;
const isTalk = recordOf<Talk>({ since: isNumber, said: tableOf(isText), gone: tableOf(isText) });

function key(owner: string): string {
  return `history-talk-${owner}`;
}

export function talkOf(owner: string): Talk {
  return recallData(key(owner), isTalk) ?? { since: 0, said: {}, gone: {} };
}

export function keepTalk(owner: string, talk: Talk): void {
  remember(key(owner), JSON.stringify(talk));
}

export function forgetTalk(owner: string): void {
  forget(key(owner));
}

/** What has not been said yet. */
export function unsaid(games: readonly KeptGame[], talk: Talk): KeptGame[] {
  return games.filter(({ id, changed }) => talk.said[id] !== changed);
}

/** A word and the answer: what was sent as deleted, what was heard, and how things stand then. */
export interface Spoken {
  sent: Record<string, string>;
  heard: Exchanged;
  talk: Talk;
  /** Nothing is left on either side. */
  finished: boolean;
}

export async function spoken(games: readonly KeptGame[], talk: Talk): Promise<Spoken> {
  const fresh = unsaid(games, talk);
  const sent = fresh.slice(0, MOST_AT_ONCE);
  const gone = Object.entries(talk.gone).slice(0, MOST_AT_ONCE);
  const heard = await api.exchange({ since: talk.since, games: sent.map(withoutPhoto), deleted: Object.fromEntries(gone) });
  const said = { ...talk.said };
  for (const { id, changed } of [...sent, ...heard.games]) said[id] = changed;
  for (const id of [...gone.map(([each]) => each), ...Object.keys(heard.deleted)]) delete said[id];
  const left = Object.fromEntries(Object.entries(talk.gone).slice(MOST_AT_ONCE));
  const finished = !heard.more && sent.length === fresh.length && Object.keys(left).length === 0;
  return { sent: Object.fromEntries(gone), heard, talk: { since: heard.version, said, gone: left }, finished };
}

/** What of it is news here: games to keep, and ids to delete. What was changed here meanwhile stays. */
export function news(games: readonly KeptGame[], heard: Exchanged): { games: KeptGame[]; deleted: string[] } {
  const here = new Map(games.map(({ id, changed }) => [id, changed]));
  return {
    games: heard.games.filter(({ id, changed }) => changed > (here.get(id) ?? '')),
    deleted: Object.entries(heard.deleted)
      .filter(([id, when]) => (here.get(id) ?? '') <= when)
      .map(([id]) => id),
  };
}

/** It stays on the device that has it. */
function withoutPhoto(game: KeptGame): Record<string, unknown> {
  const { photo: _, ...record } = game;
  return record;
}
