import type { SeatLink } from '../wire/generated';
import type { TableSession } from './session.svelte';

/** Links to seats. The server keeps only their hashes, so this tab remembers those it was given; a lost one is replaced. */
export class SeatLinks {
  /** Those that were made since this was opened. */
  made = $state<Record<number, string>>({});

  constructor(private readonly session: () => TableSession) {}

  of(seat: number): string | null {
    const url = this.made[seat] ?? this.#saved().find((link) => link.seat === seat)?.url;
    return url ? new URL(url, location.href).href : null;
  }

  /** A fresh link; the older one no longer works. */
  async renew(seat: number): Promise<void> {
    const { url } = await this.session().fetch({ type: 'hand_over', seat, to: { kind: 'link' } });
    if (!url) return;
    this.made[seat] = url;
    sessionStorage.setItem(this.#key, JSON.stringify([...this.#saved().filter((link) => link.seat !== seat), { seat, url }]));
  }

  get #key(): string {
    return `links.${this.session().id}`;
  }

  #saved(): SeatLink[] {
    const saved = sessionStorage.getItem(this.#key);
    return saved ? (JSON.parse(saved) as SeatLink[]) : [];
  }
}
