import type { KeptGame } from '../wire/types';

/**
 * The kept games of this browser, in its own databases: records, and photographs beside them. Who has signed in has one of
 * their own, beside the guest's. Where it may keep nothing (some private windows), games last as long as the page.
 */
const NAME = 'kleinstadt-history';
const GAMES = 'games';
const PHOTOS = 'photos';

interface Drawer {
  games: Map<string, KeptGame>;
  photos: Map<string, Blob>;
}
let page: Drawer = { games: new Map(), photos: new Map() };

/** Who has signed in; empty: the guest. */
let owner = '';
let opened: Promise<IDBDatabase | null> | undefined;

function nameOf(whose: string): string {
  return whose ? `${NAME}-of-${whose}` : NAME;
}

/** Whose games these are from now on. */
export function belongTo(whose: string): void {
  if (whose === owner) return;
  void opened?.then((db) => db?.close());
  owner = whose;
  opened = undefined;
  page = { games: new Map(), photos: new Map() };
}

/** Nothing of theirs is left on this device. */
export function forgetAll(whose: string): void {
  belongTo('');
  try {
    indexedDB.deleteDatabase(nameOf(whose));
  } catch {
    /* where nothing may be kept, nothing is */
  }
}

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((done) => {
    try {
      const request = indexedDB.open(nameOf(owner), 1);
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
  return opened;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the database refuses'));
  });
}

/** Everything or nothing of it is written; done when it is on the disk. */
async function write(change: (games: IDBObjectStore, photos: IDBObjectStore) => void, otherwise: () => void): Promise<void> {
  const db = await database();
  if (!db) return otherwise();
  const transaction = db.transaction([GAMES, PHOTOS], 'readwrite');
  const written = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('the disk is full'));
  });
  change(transaction.objectStore(GAMES), transaction.objectStore(PHOTOS));
  return written;
}

export async function allGames(): Promise<KeptGame[]> {
  const db = await database();
  return db ? answered<KeptGame[]>(db.transaction(GAMES).objectStore(GAMES).getAll()) : [...page.games.values()];
}

export async function oneGame(id: string): Promise<KeptGame | undefined> {
  const db = await database();
  return db ? answered<KeptGame | undefined>(db.transaction(GAMES).objectStore(GAMES).get(id)) : page.games.get(id);
}

export async function photoOf(id: string): Promise<Blob | undefined> {
  const db = await database();
  return db ? answered<Blob | undefined>(db.transaction(PHOTOS).objectStore(PHOTOS).get(id)) : page.photos.get(id);
}

/** A photograph that is not mentioned stays; null takes it away. */
export interface Put {
  game: KeptGame;
  photo?: Blob | null;
}

export function putAll(puts: readonly Put[]): Promise<void> {
  return write(
    (games, photos) => {
      for (const { game, photo } of puts) {
        games.put(game);
        if (photo) photos.put(photo, game.id);
        else if (photo === null) photos.delete(game.id);
      }
    },
    () => {
      for (const { game, photo } of puts) {
        page.games.set(game.id, game);
        if (photo) page.photos.set(game.id, photo);
        else if (photo === null) page.photos.delete(game.id);
      }
    },
  );
}

/** Gone for good, with the photograph. */
export function remove(id: string): Promise<void> {
  return write(
    (games, photos) => {
      games.delete(id);
      photos.delete(id);
    },
    () => {
      page.games.delete(id);
      page.photos.delete(id);
    },
  );
}
