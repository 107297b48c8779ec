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
  /** Of the whole window. */
  window = $state<SizeName>('desk');
  /** Of what is left of it for the page: a column beside it may have taken something. */
  now = $state<SizeName>('desk');
  /** Higher than wide. */
  upright = $state(false);
  #given = 0;

  constructor() {
    addEventListener('resize', () => this.#measure());
    this.#measure();
  }

  /** So many pixels at the right belong to a column beside the page. */
  give(pixels: number): void {
    this.#given = pixels;
    this.#measure();
  }

  #measure(): void {
    const width = innerWidth - this.#given;
    this.window = sizeOf(innerWidth, innerHeight);
    this.now = sizeOf(width, innerHeight);
    this.upright = innerHeight >= width;
    document.documentElement.dataset.size = this.now;
  }
}

export const size = new Size();
