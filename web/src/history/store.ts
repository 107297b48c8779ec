import type { KeptGame } from '../wire/types';

/**
 * The kept games of this browser, in its own databases: records, and photographs beside them. Who has signed in has a shelf
 * of their own, beside the guest's. Where nothing may be kept (some private windows), games last as long as the page.
 */
const NAME = 'kleinstadt-history';
const GAMES = 'games';
const PHOTOS = 'photos';

/** A photograph that is not mentioned stays; null takes it away. */
export interface Put {
  game: KeptGame;
  photo?: Blob | null;
}

export class Shelf {
  #name: string;
  #opened: Promise<IDBDatabase | null> | undefined;
  #games = new Map<string, KeptGame>();
  #photos = new Map<string, Blob>();

  /** Whose it is; empty: the guest's. */
  constructor(owner: string) {
    this.#name = owner ? `${NAME}-of-${owner}` : NAME;
  }

  async games(): Promise<KeptGame[]> {
    const db = await this.#database();
    return db ? answered<KeptGame[]>(db.transaction(GAMES).objectStore(GAMES).getAll()) : [...this.#games.values()];
  }

  async photoOf(id: string): Promise<Blob | undefined> {
    const db = await this.#database();
    return db ? answered<Blob | undefined>(db.transaction(PHOTOS).objectStore(PHOTOS).get(id)) : this.#photos.get(id);
  }

  put(puts: readonly Put[]): Promise<void> {
    return this.#write(
      (games, photos) => {
        for (const { game, photo } of puts) {
          games.put(game);
          if (photo) photos.put(photo, game.id);
          else if (photo === null) photos.delete(game.id);
        }
      },
      () => {
        for (const { game, photo } of puts) {
          this.#games.set(game.id, game);
          if (photo) this.#photos.set(game.id, photo);
          else if (photo === null) this.#photos.delete(game.id);
        }
      },
    );
  }

  /** Gone for good, with the photographs. */
  remove(ids: readonly string[]): Promise<void> {
    return this.#write(
      (games, photos) => {
        for (const id of ids) {
          games.delete(id);
          photos.delete(id);
        }
      },
      () => {
        for (const id of ids) {
          this.#games.delete(id);
          this.#photos.delete(id);
        }
      },
    );
  }

  /** Nothing is left of it on this device. */
  async clear(): Promise<void> {
    const db = await this.#database();
    this.#opened = undefined;
    this.#games.clear();
    this.#photos.clear();
    db?.close();
    if (db) indexedDB.deleteDatabase(this.#name);
  }

  #database(): Promise<IDBDatabase | null> {
    this.#opened ??= new Promise((done) => {
      try {
        const request = indexedDB.open(this.#name, 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore(GAMES, { keyPath: 'id' });
          request.result.createObjectStore(PHOTOS);
        };
        request.onsuccess = () => done(request.result);
        request.onerror = () => done(null);
      } catch {
        done(null);
      }
    });
    return this.#opened;
  }

  /** Everything or nothing of it is written; done when it is on the disk. */
  async #write(change: (games: IDBObjectStore, photos: IDBObjectStore) => void, otherwise: () => void): Promise<void> {
    const db = await this.#database();
    if (!db) return otherwise();
    const transaction = db.transaction([GAMES, PHOTOS], 'readwrite');
    const written = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error('the disk is full'));
    });
    change(transaction.objectStore(GAMES), transaction.objectStore(PHOTOS));
    return written;
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the database refuses'));
  });
}

const shelves = new Map<string, Shelf>();

export function shelfOf(owner: string): Shelf {
  const shelf = shelves.get(owner) ?? new Shelf(owner);
  shelves.set(owner, shelf);
  return shelf;
}
