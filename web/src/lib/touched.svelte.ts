/** What was clicked or pressed last: whatever comes of it can be told beside it. */
class Touched {
  last = $state.raw<Element | null>(null);
  #heard = new Set<() => void>();

  constructor() {
    addEventListener('click', (event) => this.#hear(event), true);
    addEventListener('keydown', (event) => ['Enter', ' ', 'Escape'].includes(event.key) && this.#hear(event), true);
  }

  /** Calls back before each new touch takes effect. Notes from the side (`data-beside`) are not part of the table. */
  before(tell: () => void): () => void {
    this.#heard.add(tell);
    return () => void this.#heard.delete(tell);
  }

  #hear(event: Event): void {
    const on = event.target instanceof Element ? event.target : null;
    if (on?.closest('[data-beside]')) return;
    for (const tell of this.#heard) tell();
    this.last = on?.closest('button, a, [role=button], [role=gridcell], [data-spot]') ?? on;
  }
}

export const touched = new Touched();
