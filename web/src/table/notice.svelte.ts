import { t } from '../i18n/texts.svelte';

/** Tells me that it is my turn when I look elsewhere: in the tab's title and, where allowed, as a notification. */
export class TurnNotice {
  #was = false;
  #shown: Notification | null = null;

  show(mine: boolean, game: string, question: string): void {
    document.title = mine ? `● ${t('your-turn')}: ${game}` : game;
    if (mine && !this.#was && document.hidden && question) this.#notify(game, question);
    if (!mine) this.#shown?.close();
    this.#was = mine;
  }

  close(): void {
    this.#shown?.close();
    document.title = 'Kleinstadt';
  }

  #notify(game: string, question: string): void {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    this.#shown = new Notification(`${game}: ${t('your-turn')}`, { body: question, tag: location.hash });
    this.#shown.onclick = () => window.focus();
  }
}
