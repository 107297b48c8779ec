/**
 * What a phone keeps so that the companion works without a connection: the program itself, and what the server says to
 * everybody (the games, their texts, rules and pads). Nothing of a table and nothing of a person is ever kept here.
 * Who opens the companion gets the engine too, so that it counts and draws without a server. And it shows the notices
 * that the server sends to who asked for them.
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
/** What can be tapped in a notice besides the notice itself. */
const MUTE = 'mute';
/** That an open page has to say where it is. */
const ANSWER_MS = 1_000;

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepFiles(), keepSaid().catch(() => undefined)])));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const word = event.data as ToServiceWorker;
  if (word === 'keep-engine') event.waitUntil(keepEngine().then(() => event.source?.postMessage('engine-kept' satisfies FromServiceWorker)));
});
self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event as SubscriptionChange)));
self.addEventListener('notificationclick', (event) => {
  const { table } = event.notification.data as { table: string };
  event.notification.close();
  event.waitUntil(event.action === MUTE ? mute(table) : openTable(table));
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

// -- notices: it is my turn, and no page of mine is looking ------------------------------------------------------------

interface Told {
  table: string;
  title: string;
  body: string;
  mute: string;
}

/** What the server says (server/notify.py). */
function read(data: PushMessageData | null): Told | null {
  try {
    const told = data?.json() as Partial<Record<keyof Told, unknown>> | undefined;
    const { table, title, body, mute: muting } = told ?? {};
    const whole = typeof table === 'string' && /^[\w-]+$/.test(table) && typeof title === 'string' && typeof body === 'string' && typeof muting === 'string';
    return whole ? { table, title, body, mute: muting } : null;
  } catch {
    return null;
  }
}

async function tell(data: PushMessageData | null): Promise<void> {
  const told = read(data);
  if (!told) return;
  const pages = await pagesAt(told.table);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { table, title, body } = told;
  const actions = [{ action: MUTE, title: told.mute }];
  const look: NotificationOptions & { actions: typeof actions } = { body, tag: `table-${table}`, data: { table }, icon: './icon-192.png', actions };
  await self.registration.showNotification(title, look);
}

async function openTable(table: string): Promise<void> {
  const [page] = await pagesAt(table);
  if (page) await page.focus();
  else await self.clients.openWindow(`./#/table/${table}`);
}

/** The open pages of a table. They have to be asked: a worker is told only where a page once began. */
async function pagesAt(table: string): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const places = await Promise.all(pages.map(whereIs));
  return pages.filter((_, index) => places[index] === `#/table/${table}`);
}

function whereIs(page: WindowClient): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), ANSWER_MS); // a page that the system has put to sleep
    page.postMessage('where' satisfies FromServiceWorker, [port2]);
  });
}

async function mute(table: string): Promise<void> {
  await post('push/mute', { table, muted: true });
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser has another address from now on, or needs one: the server is told, or it would call the old one in vain. */
async function renew({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  const before = old?.endpoint ?? '';
  const { endpoint, keys } = (newSubscription ?? (await subscribed().catch(() => null)))?.toJSON() ?? {};
  const lang = LANGUAGES.find((each) => navigator.language.startsWith(each)) ?? 'en';
  if (endpoint && keys) await post('push', { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], lang, before });
  else if (before) await post('push/stop', { endpoint: before });
}

async function subscribed(): Promise<PushSubscription> {
  const { key } = (await (await fetch('/api/push')).json()) as { key: string };
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function post(path: string, body: object): Promise<void> {
  await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
