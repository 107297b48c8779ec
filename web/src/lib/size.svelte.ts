/**
 * The one set of sizes. `phone`: upright and narrow; `low`: wider than high and not high (a phone on its side, a page at
 * 200 %); `tablet`; `desk`. Styles ask `:global([data-size='phone'])`, programs ask `size.now`.
 */
export type SizeName = 'phone' | 'low' | 'tablet' | 'desk';

const SIZES: readonly (readonly [SizeName, string])[] = [
  ['low', '(max-height: 560px) and (min-aspect-ratio: 1/1)'],
  ['phone', '(max-width: 760px)'],
  ['tablet', '(max-width: 1180px)'],
];

class Size {
  #queries = SIZES.map(([name, query]) => ({ name, query: window.matchMedia(query) }));
  #portrait = window.matchMedia('(orientation: portrait)');
  now = $state<SizeName>(this.#measured());
  /** Higher than wide. */
  upright = $state(this.#portrait.matches);

  constructor() {
    for (const { query } of this.#queries) query.addEventListener('change', () => this.#tell());
    this.#portrait.addEventListener('change', ({ matches }) => (this.upright = matches));
    this.#tell();
  }

  /** How the rest lies to the board: around it, in a column beside it, or below. */
  get way(): 'desk' | 'beside' | 'upright' {
    if (this.now === 'desk') return 'desk';
    return this.now === 'low' || !this.upright ? 'beside' : 'upright';
  }

  #measured(): SizeName {
    return this.#queries.find(({ query }) => query.matches)?.name ?? 'desk';
  }

  #tell(): void {
    this.now = this.#measured();
    document.documentElement.dataset.size = this.now;
  }
}

export const size = new Size();
