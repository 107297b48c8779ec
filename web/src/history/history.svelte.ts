import { recallData, remember } from '../lib/memory';
import { isText, listOf } from '../lib/shape';
import { account } from '../account/account.svelte';
import { ApiError, api } from '../wire/api';
import type { KeptGame, Message } from '../wire/types';
import { forgetTalk, isAllSaid, news, spoken, talkOf, wasSaid, willSay } from './across';
import { localMoment } from './record';
import { shelfOf, type Put } from './store';

const PUT_AWAY = 'history-put-away';

/** The kept games of this browser, or of who has signed in there; the latest first. */
class History {
  games = $state.raw<readonly KeptGame[]>([]);
  /** Whether they have been fetched. */
  ready = $state(false);
  /** Whether the games that were played here are among them, as far as they can be had. */
  complete = $state(false);
  /** How many talks with the server are going on or to come. */
  talks = $state(0);
  /** Whether the disk refused the last thing that was to be kept. */
  failed = $state(false);
  /** Who has signed in, empty for the guest. */
  owner = $state('');
  /** How many games are the guest's over whom somebody has signed in. */
  guests = $state(0);
  /** Why the server does not keep them for the other devices; nothing where it does, or is away. */
  refusal = $state.raw<Message>();
  #talking = Promise.resolve();

  /** Somebody looks at them: all there is, from the server and from tables, too. */
  async open(): Promise<void> {
    this.complete = false;
    await this.load();
    await this.talk();
    await this.addPlayed();
  }

  async load(): Promise<void> {
    const owner = await account.whose();
    this.owner = owner;
    try {
      this.guests = owner ? (await shelfOf('').games()).length : 0;
      this.games = latestFirst(await shelfOf(owner).games());
    } catch {
      this.failed = true;
    }
    this.ready = true;
  }

  async photoOf(id: string): Promise<Blob | undefined> {
    return shelfOf(await account.whose()).photoOf(id);
  }

  async keep(...puts: Put[]): Promise<boolean> {
    const owner = await account.whose();
    try {
      await shelfOf(owner).put(puts);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    void this.talk();
    await this.load();
    return !this.failed;
  }

  async delete(game: KeptGame): Promise<void> {
    const owner = await account.whose();
    if (game.source === 'table') putAway([game.id]);
    if (owner) willSay(owner, game.id);
    await shelfOf(owner).remove([game.id]);
    void this.talk();
    await this.load();
  }

  /** Who has signed in has the same games on every device. One talk after the other. */
  talk(): Promise<void> {
    this.talks += 1;
    this.#talking = this.#talking
      .then(() => this.#talkNow())
      .catch((error: unknown) => {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500; // else it is away: another time
        this.refusal = refused ? error.reason : undefined;
      })
      .finally(() => (this.talks -= 1));
    return this.#talking;
  }

  async #talkNow(): Promise<void> {
    const owner = await account.whose();
    const shelf = shelfOf(owner);
    for (let finished = !owner; !finished; ) {
      const talk = talkOf(owner);
      const said = await spoken(await shelf.games(), talk);
      if (said.heard.version < talk.since) {
        forgetTalk(owner); // it was restored from a copy: it may know none of what was said
        continue;
      }
      const fresh = news(await shelf.games(), said.heard);
      await shelf.put(fresh.games.map((game) => ({ game })));
      await shelf.remove(fresh.deleted);
      putAway(fresh.deleted.filter((id) => id.startsWith('table-')));
      wasSaid(owner, said);
      await this.load();
      finished = said.finished;
    }
    this.refusal = undefined;
  }

  /** The guest's games become those of who has signed in. */
  async takeAlong(): Promise<void> {
    const guest = shelfOf('');
    const games = await guest.games();
    const puts = await Promise.all(games.map(async (game) => ({ game, photo: await guest.photoOf(game.id) })));
    if (await this.keep(...puts)) await guest.remove(games.map(({ id }) => id));
    await this.load();
  }

  /** Who signs out leaves nothing here, unless something of theirs has not reached the server. */
  async leave(): Promise<void> {
    const owner = await account.whose();
    if (!owner) return;
    await this.talk();
    if (isAllSaid(await shelfOf(owner).games(), talkOf(owner))) await this.forget(owner);
  }

  /** Nothing of theirs stays here. */
  async forget(owner: string): Promise<void> {
    await shelfOf(owner).clear();
    forgetTalk(owner);
  }

  /** Games that ended at tables of this browser come by themselves; who deletes one has it deleted. */
  async addPlayed(): Promise<void> {
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
  remember(PUT_AWAY, JSON.stringify([...wasPutAway(), ...ids]));
}

export const history = new History();
