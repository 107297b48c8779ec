import { recallData, remember } from '../lib/memory';
import { isText, listOf } from '../lib/shape';
import { account } from '../account/account.svelte';
import { api } from '../wire/api';
import type { KeptGame } from '../wire/types';
import { forgetTalk, keepTalk, news, spoken, talkOf, unsaid } from './across';
import { localMoment } from './record';
import { allGames, belongTo, forgetAll, photoOf, putAll, remove, type Put } from './store';

const PUT_AWAY = 'history-put-away';

/** The kept games of this browser, or of who has signed in there; the latest first. */
class History {
  games = $state.raw<readonly KeptGame[]>([]);
  /** Whether they have been fetched. */
  ready = $state(false);
  /** Whether the games that were played here are among them, as far as they can be had. */
  complete = $state(false);
  /** Whether the disk refused the last thing that was to be kept. */
  failed = $state(false);

  /** Games of this device's guest, whom somebody has signed in over. */
  guests = $state(0);
  #talking: Promise<void> | undefined;

  async load(): Promise<void> {
    const owner = await account.whose();
    try {
      if (owner) this.guests = await this.#asGuest(async () => (await allGames()).length);
      else this.guests = 0;
      belongTo(owner);
      this.games = latestFirst(await allGames());
    } catch {
      this.failed = true;
    }
    this.ready = true;
  }

  async keep(...puts: Put[]): Promise<boolean> {
    try {
      await putAll(puts);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    await this.load();
    void this.talk();
    return !this.failed;
  }

  async delete(game: KeptGame): Promise<void> {
    if (game.source === 'table') putAway([...wasPutAway(), game.id]);
    const owner = await account.whose();
    if (owner) {
      const talk = talkOf(owner);
      keepTalk(owner, { ...talk, gone: { ...talk.gone, [game.id]: new Date().toISOString() } });
    }
    await remove(game.id);
    await this.load();
    void this.talk();
  }

  /** Who has signed in has the same games on every device; one talk at a time. */
  async talk(): Promise<void> {
    this.#talking = (this.#talking ?? Promise.resolve()).then(() => this.#talkNow());
    await this.#talking;
  }

  async #talkNow(): Promise<void> {
    const owner = await account.whose();
    for (let finished = !owner; !finished; ) {
      const said = await spoken(this.games, talkOf(owner)).catch(() => null); // the server is away: another time
      if (!said || (await account.whose()) !== owner) return;
      const fresh = news(this.games, said.heard);
      try {
        await putAll(fresh.games.map((game) => ({ game })));
        for (const id of fresh.deleted) await remove(id);
      } catch {
        this.failed = true;
        return;
      }
      const kept = talkOf(owner).gone; // what was deleted here meanwhile is still to be said
      const since = Object.fromEntries(Object.entries(kept).filter(([id]) => !(id in said.sent)));
      keepTalk(owner, { ...said.talk, gone: since });
      putAway([...wasPutAway(), ...fresh.deleted.filter((id) => id.startsWith('table-'))]);
      if (fresh.games.length + fresh.deleted.length > 0) await this.load();
      finished = said.finished;
    }
  }

  /** The guest's games become those of who has signed in. */
  async takeAlong(): Promise<void> {
    const puts = await this.#asGuest(async () => {
      const games = await allGames();
      return Promise.all(games.map(async (game) => ({ game, photo: await photoOf(game.id) })));
    });
    if (!(await this.keep(...puts))) return;
    await this.#asGuest(async () => {
      for (const { game } of puts) await remove(game.id);
    });
    await this.load();
  }

  /** Who signs out leaves nothing here, unless something of theirs has not reached the server. */
  async leave(): Promise<void> {
    await this.load();
    await this.talk();
    const owner = await account.whose();
    if (!owner) return;
    const talk = talkOf(owner);
    if (unsaid(this.games, talk).length + Object.keys(talk.gone).length > 0) return;
    forgetAll(owner);
    forgetTalk(owner);
  }

  async #asGuest<T>(look: () => Promise<T>): Promise<T> {
    const owner = await account.whose();
    belongTo('');
    try {
      return await look();
    } finally {
      belongTo(owner);
    }
  }

  /** Games that ended at tables of this browser come by themselves; who deletes one has it deleted. */
  async addPlayed(): Promise<void> {
    this.complete = false;
    try {
      const known = new Set([...this.games.map(({ id }) => id), ...wasPutAway()]);
      const ended = (await api.tables()).filter(({ id, state }) => state === 'over' && !known.has(`table-${id}`));
      const puts: Put[] = [];
      for (const { id } of ended) {
        const played = await api.played(id).catch(() => null); // one that cannot be had hurts no other
        if (played) puts.push({ game: { ...played.game, date: localMoment(new Date(played.ended)) } });
      }
      if (puts.length > 0) await this.keep(...puts);
    } catch {
      /* the server is away: they come another time */
    }
    this.complete = true;
  }
}

function latestFirst(games: readonly KeptGame[]): KeptGame[] {
  return [...games].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1));
}

function wasPutAway(): string[] {
  return recallData(PUT_AWAY, listOf(isText)) ?? [];
}

function putAway(ids: readonly string[]): void {
  remember(PUT_AWAY, JSON.stringify(ids));
}

export const history = new History();
