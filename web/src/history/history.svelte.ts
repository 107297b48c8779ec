import { recallData, remember } from '../lib/memory';
import { isText, listOf } from '../lib/shape';
import { api } from '../wire/api';
import type { KeptGame } from '../wire/types';
import { localMoment } from './record';
import { allGames, putAll, remove, type Put } from './store';

const PUT_AWAY = 'history-put-away';

/** The kept games of this browser, the latest first. */
class History {
  games = $state.raw<readonly KeptGame[]>([]);
  /** Whether they have been fetched. */
  ready = $state(false);
  /** Whether the games that were played here are among them, as far as they can be had. */
  complete = $state(false);
  /** Whether the disk refused the last thing that was to be kept. */
  failed = $state(false);

  async load(): Promise<void> {
    try {
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
    return !this.failed;
  }

  async delete(game: KeptGame): Promise<void> {
    if (game.source === 'table') putAway([...wasPutAway(), game.id]);
    await remove(game.id);
    await this.load();
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
