import { prefersStill } from '../lib/settings.svelte';

/** A piece that goes from one spot of the table to another. Spots are named by `data-spot`. */
export interface Travel {
  /** What it looks like: the game's `Token` draws it. */
  piece: string;
  from: string;
  to: string;
}

export interface Flight extends Travel {
  key: number;
  /** Where it ends, and where it begins from there, in pixels. */
  left: number;
  top: number;
  size: number;
  dx: number;
  dy: number;
  ms: number;
}

const LONGEST_MS = 420;
const SMALLEST = 20;
const LARGEST = 58;
/** The part of its spot that a piece fills. */
const FILLS = 0.7;

/** Pieces on their way. */
export class Mover {
  flights = $state.raw<Flight[]>([]);
  #count = 0;

  /** Sends what has a visible way. Tells how long it takes; nothing for people who want things still. */
  send(travels: Travel[], most = LONGEST_MS): number {
    if (prefersStill() || document.hidden) return 0;
    const ms = Math.min(LONGEST_MS, most);
    const sent = travels.flatMap((travel) => this.#flight(travel, ms));
    this.flights = [...this.flights, ...sent];
    return sent.length > 0 ? ms : 0;
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((each) => each !== flight);
  }

  landAll(): void {
    if (this.flights.length > 0) this.flights = [];
  }

  #flight(travel: Travel, ms: number): Flight[] {
    const from = boxOf(travel.from);
    const to = boxOf(travel.to);
    if (!from || !to || travel.from === travel.to) return [];
    const size = Math.min(LARGEST, Math.max(SMALLEST, Math.min(to.width, to.height) * FILLS));
    const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
    const dx = from.left + from.width / 2 - x;
    const dy = from.top + from.height / 2 - y;
    return [{ ...travel, key: (this.#count += 1), left: x - size / 2, top: y - size / 2, size, dx, dy, ms }];
  }
}

/** Where a spot is in sight; the same spot may be drawn twice, large and small. */
export function spotOf(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return all.find((element) => inSight(element.getBoundingClientRect())) ?? null;
}

function boxOf(name: string): DOMRect | null {
  return spotOf(name)?.getBoundingClientRect() ?? null;
}

function inSight({ width, height, left, right, top, bottom }: DOMRect): boolean {
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
