/**
 * The one set of sizes. `phone`: upright and narrow; `low`: wider than high and not high (a phone on its side, a page at
 * 200 %); `tablet`; `desk`. Styles ask `:global([data-size='phone'])`, programs ask `size.now`.
 */
export type SizeName = 'phone' | 'low' | 'tablet' | 'desk';

function sizeOf(width: number, height: number): SizeName {
  if (height <= 560 && width >= height) return 'low';
  if (width <= 760) return 'phone';
  return width <= 1180 ? 'tablet' : 'desk';
}

class Size {
  #width = $state(innerWidth);
  #height = $state(innerHeight);
  /** So many pixels at the right belong to a column beside the page. */
  taken = $state(0);
  /** Of the whole window. */
  window = $derived(sizeOf(this.#width, this.#height));
  /** Of what is left of it for the page. */
  now = $derived(sizeOf(this.#width - this.taken, this.#height));
  /** Higher than wide. */
  upright = $derived(this.#height >= this.#width - this.taken);

  constructor() {
    addEventListener('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
    $effect.root(() => {
      $effect.pre(() => void (document.documentElement.dataset.size = this.now));
    });
  }

  /** How the rest lies to the board: around it, in a column beside it, or below. */
  get way(): 'desk' | 'beside' | 'upright' {
    if (this.now === 'desk') return 'desk';
    return this.now === 'low' || !this.upright ? 'beside' : 'upright';
  }
}

export const size = new Size();
