/**
 * What a phone keeps so that the companion works without a connection: the program itself, and what the server says to
 * everybody (the games, their texts, rules and pads). Nothing of a table and nothing of a person is ever kept here.
 * Who opens the companion gets the engine too, so that it counts and draws without a server.
 */
import type { FromServiceWorker, ToServiceWorker } from './words';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, put in by the build itself (web/offline.ts): with every build this worker is another. */
declare const __FILES__: readonly string[];
declare const __ENGINE__: readonly string[];
declare const __BUILD__: string;

const PAGE = './';
const FILES_OF = 'kleinstadt-files-';
const FILES = FILES_OF + __BUILD__;
const ENGINE = 'kleinstadt-engine';
const PARCEL = '/api/engine.zip';
const SAID = 'kleinstadt-said';
const SAID_TO_EVERYBODY = /^\/api\/(games|engine\.zip|(pads|texts|rules|turns|draws)(\/[\w.-]+){0,2})$/;
const LANGUAGES = ['de', 'en'];
const PATIENCE_MS = 4_000;

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepFiles(), keepSaid().catch(() => undefined)])));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const word = event.data as ToServiceWorker;
  if (word === 'keep-engine') event.waitUntil(keepEngine().then(() => event.source?.postMessage('engine-kept' satisfies FromServiceWorker)));
});
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(freshOrKept(event.request, FILES, PAGE));
  else if (SAID_TO_EVERYBODY.test(pathname)) event.respondWith(freshOrKept(event.request, SAID, event.request));
  else if (!pathname.startsWith('/api/')) event.respondWith(keptOrFresh(event.request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([PAGE, ...__FILES__]);
}

/** What is kept already has its version in its name; of what is not needed any more nothing stays. */
async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE);
  const wanted = __ENGINE__.map((name) => new URL(name, self.location.href).href);
  const there = (await cache.keys()).map(({ url }) => url);
  await Promise.all(there.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
  await cache.addAll(wanted.filter((url) => !there.includes(url)));
  await caches.open(SAID).then((said) => said.add(PARCEL));
}

/** So that a pad can be opened for the first time where there is no connection. */
async function keepSaid(): Promise<void> {
  const cache = await caches.open(SAID);
  const response = await fetch('/api/pads');
  const games = (await response.clone().json()) as string[];
  const words = games.flatMap((game) => [`/api/pads/${game}`, `/api/turns/${game}`, `/api/draws/${game}`, ...LANGUAGES.map((lang) => `/api/texts/${game}/${lang}.ftl`)]);
  await Promise.all([cache.put('/api/pads', response), cache.addAll(['/api/games', ...words])]);
}

/** This worker is at work only when no page of an older build is open any more. */
async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FILES_OF) && name !== FILES).map((name) => caches.delete(name)));
}

/** A file's name changes with its content, so a kept one is the right one. */
async function keptOrFresh(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: FILES })) ?? (await caches.match(request, { cacheName: ENGINE })) ?? fetch(request);
}

/** What the server says now; what it said last where it is silent, slow or broken. */
async function freshOrKept(request: Request, cacheName: string, key: RequestInfo): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = fetch(request);
  const heard = await Promise.race([fresh.catch(() => null), pause()]);
  if (heard !== null && heard.status < 500) {
    if (heard.ok && cacheName === SAID) await cache.put(key, heard.clone());
    return heard;
  }
  return (await cache.match(key)) ?? fresh;
}

function pause(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), PATIENCE_MS));
}
