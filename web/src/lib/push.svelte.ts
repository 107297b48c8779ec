import { ApiError, api } from '../wire/api';
import type { TableInfo } from '../wire/types';
import { recall, remember } from './memory';
import { settings } from './settings.svelte';

/**
 * How far this browser can tell somebody that it is their turn while no page is open (Web Push): not over plain HTTP, not
 * before it is installed (iOS), not at all, not permitted, not asked for, or it does.
 */
export type PushState = 'looking' | 'insecure' | 'install' | 'unable' | 'denied' | 'off' | 'on';

/** What this browser was told about notices: to send them, to send none, or (null) nothing yet. */
const KEPT = 'push';

class PushNotices {
  state = $state<PushState>('looking');
  /** The tables of which nothing is to be heard. */
  muted = $state.raw<readonly string[]>([]);
  #answered = $state(recall(KEPT) !== null);
  #told = '';

  /** Whether to ask for it: nobody has said yes or no yet. */
  readonly open = $derived(this.state === 'off' && !this.#answered);

  /** Nobody is asked anything here. */
  async look(): Promise<void> {
    try {
      this.state = await found();
    } catch {
      this.state = 'unable';
    }
  }

  /** After a tap: asks the browser, then tells the server. */
  async start(): Promise<void> {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      this.state = permission === 'denied' ? 'denied' : 'off';
      return;
    }
    const { key } = await api.push();
    const subscription = await subscribed(key).catch(() => null);
    if (!subscription) {
      this.state = 'unable';
      return;
    }
    await this.#tell(subscription);
    this.#answer('on');
    this.state = 'on';
  }

  /** The browser is silent from now on, whether the server hears of it or not. */
  async stop(): Promise<void> {
    this.#answer('off');
    const subscription = await current();
    await subscription?.unsubscribe();
    this.state = 'off';
    if (subscription) await api.stopBrowser(subscription.endpoint).catch(() => undefined);
  }

  decline(): void {
    this.#answer('off');
  }

  /** Where it was asked for, the server knows this browser's language and whose it is. */
  async follow(lang: string): Promise<void> {
    if (recall(KEPT) !== 'on' || this.#told === lang) return;
    const subscription = await current().catch(() => undefined);
    if (subscription) await this.#tell(subscription).catch(() => undefined);
  }

  /** The browser is somebody else's from now on: its notices are theirs. */
  async again(): Promise<void> {
    this.#told = '';
    await this.follow(settings.lang);
  }

  async lookMuted(): Promise<void> {
    this.muted = (await api.push().catch(() => ({ muted: [] }))).muted;
  }

  async mute(table: string, muted: boolean): Promise<void> {
    await api.muteTable(table, muted);
    this.muted = muted ? [...this.muted, table] : this.muted.filter((id) => id !== table);
  }

  /** Whether a page that is open but hidden may say something of this table. */
  may(table: string): boolean {
    return recall(KEPT) !== 'off' && !this.muted.includes(table);
  }

  #answer(what: 'on' | 'off'): void {
    remember(KEPT, what);
    this.#answered = true;
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { lang } = settings;
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new ApiError(0, { id: 'no_push_service', args: {} });
    await api.tellBrowser({ endpoint, p256dh: keys.p256dh, auth: keys.auth, lang });
    this.#told = lang;
  }
}

export const push = new PushNotices();

/** A notice is worth asking for where one waits for other people. */
export function waitsForPeople(table: TableInfo): boolean {
  return table.state === 'running' && table.seats.some(({ you }) => you) && table.seats.some((seat) => seat.kind === 'person' && !seat.you);
}

/** Notices of the same table replace one another (service-worker.ts has the same). */
export function tagOf(table: string): string {
  return `table-${table}`;
}

/** The table is in sight: its notices have done their work. */
export async function closeNotices(table: string): Promise<void> {
  const registration = await registered().catch(() => undefined);
  const shown = (await registration?.getNotifications({ tag: tagOf(table) }).catch(() => [])) ?? [];
  for (const notice of shown) notice.close();
}

export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

async function current(): Promise<PushSubscription | null | undefined> {
  return (await registered())?.pushManager.getSubscription();
}

async function found(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('PushManager' in window) || !('Notification' in window)) return isApple() ? 'install' : 'unable';
  if (!(await registered())) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return recall(KEPT) === 'on' && (await current()) ? 'on' : 'off';
}

/** Their browsers take notices only for what lies on the home screen. */
function isApple(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
}

/** A subscription with this key; one with another key is of a server that is no more. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  const manager = (await registered())?.pushManager;
  const old = await manager?.getSubscription();
  if (old && keyOf(old) === key) return old;
  await old?.unsubscribe();
  return (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? null;
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
