import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { Explanation } from '../explain.svelte';
import type { Good } from '../goods/good';
import type { Screen, View } from '../../wire/types';

/** What a panel tells about a seat beside its name. */
export interface SeatFacts {
  /** On the plate; null where nobody may know. */
  points: number | null;
  nextPoints?: number | null;
  /** What these points are. */
  about?: Explanation;
  goods?: Good[];
  /** A word beside the name: the level of a bot, a people, a season. */
  kind?: string;
  /** Has nothing more to do in this game, in a word or two. */
  out?: string;
  /** A remark below (a hidden card, a finished town). */
  note?: string;
}

/** What somebody is doing now; done: others still think, they do not. Null: nothing that had to be said. */
export interface SeatState {
  doing: boolean;
  text: string;
}

interface Agenda {
  lanes?: [kind: string, seat: number, ...rest: unknown[]][][];
}

export function seatState(screen: Screen, seat: number, texts: GameTexts): SeatState | null {
  if (screen.view.over) return null;
  const asked = screen.view.deciding.includes(seat);
  if (!together(screen)) return asked ? { doing: true, text: t('is-on-turn') } : null;
  return asked ? { doing: true, text: stillDoing(screen, seat, texts) } : { doing: false, text: t('has-decided') };
}

/** Several are asked at the same time, and in any order. */
export function together({ view }: Screen): boolean {
  return view.deciding.length > 1 || ((view.agenda as Agenda).lanes ?? []).some((lane) => lane.length > 0);
}

/** "still placing": by the kind of what they are asked, where there are words for it. */
function stillDoing({ view }: Screen, seat: number, texts: GameTexts): string {
  return texts.find(`doing-${askedOf(view, seat)}`) ?? t('still-deciding');
}

/** The kind of question that this seat has before it while several are asked. */
export function askedOf(view: View, seat: number): string {
  return (view.agenda as Agenda).lanes?.[seat]?.at(-1)?.[0] ?? '';
}
