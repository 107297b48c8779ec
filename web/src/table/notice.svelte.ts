import { t } from '../i18n/texts.svelte';
import { closeNotices, push, registered, tagOf } from '../lib/push.svelte';

/** Tells me that it is my turn when I look elsewhere: in the tab's title and, where allowed, as a notification. */
export class TurnNotice {
  #was = false;
  #shown: Notification | null = null;
  #look = (): void => {
    if (!document.hidden) this.#end();
  };

  constructor(private readonly table: string) {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  show(mine: boolean, game: string, question: string): void {
    document.title = mine ? `● ${t('your-turn')}: ${game}` : game;
    if (mine && !this.#was && document.hidden && question) void this.#notify(`${game}: ${t('your-turn')}`, question);
    if (!mine && this.#was) this.#end();
    this.#was = mine;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#shown?.close();
    document.title = 'Kleinstadt';
  }

  #end(): void {
    this.#shown?.close();
    void closeNotices(this.table);
  }

  /** By the service worker where there is one: on phones a page alone may not. */
  async #notify(title: string, body: string): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted' || !push.may(this.table)) return;
    const look = { body, tag: tagOf(this.table), data: { table: this.table } };
    const registration = await registered().catch(() => undefined);
    if (registration) {
      await registration.showNotification(title, look).catch(() => undefined);
      return;
    }
    this.#shown = new Notification(title, look);
    this.#shown.onclick = () => window.focus();
  }
}
