import { t, type GameTexts } from '../../i18n/texts.svelte';
import type { MoveOffer } from '../../wire/types';
import { isBuilding, mayRepeat } from './building';
import { builtAt, type BuildingFacts } from './cards';
import type { Desk } from './desk.svelte';
import type { Player } from './position';
import { isCell } from './things';

/** What a place is called: a builder by what it builds (a hammer says the rest). */
export function placeName(tile: string, texts: GameTexts): string {
  if (isCell(tile)) return texts.say('co-empty');
  const building = builtAt(tile);
  return texts.say(building ? `building-${building}` : `place-${tile}`);
}

/** The tile that is being laid: a place, or the next market. */
export function laidNow({ draft }: Desk): string {
  return String(draft.decision?.args.place ?? '');
}

/** Who has to work in a building; nothing where nobody has to. */
export function needsOf({ worker }: BuildingFacts, texts: GameTexts): string {
  return Object.entries(worker).map(([who, number]) => texts.say(`co-needs-${who}`, { number })).join(' ');
}

/** How many of a building there may be; nothing where one may have as many as one likes. */
export function limitsOf({ id, own_max, per_move }: BuildingFacts, me: Player | undefined, texts: GameTexts): string {
  const owned = me?.buildings.filter(({ building }) => building === id).length ?? 0;
  return [own_max > 0 ? texts.say('co-own-most', { number: own_max, owned }) : '', per_move > 0 && per_move !== own_max ? texts.say('co-per-move', { number: per_move }) : ''].filter(Boolean).join(' ');
}

/** Something is bought with money of its own, before the first year of a later era. */
export function isShop(kind: string): boolean {
  return kind === 'buy_building' || kind === 'buy_goods';
}

/** Answers by which the same is done. */
const LIKE: Readonly<Record<string, string>> = { over: 'build', over_embassy: 'build', change: 'remodel', embassy_over: 'embassy', embassy_for: 'embassy', ride_envoy: 'ride', swap_with: 'swap' };

/** What the main button says: what I am about to do, or that there is more to answer. Where I went before is done with: it is about what is asked now. */
export function mainLabel(desk: Pick<Desk, 'draft' | 'kind' | 'ends'>, texts: GameTexts): string {
  const { draft } = desk;
  if (isShop(desk.kind)) return t('go-on');
  if (draft.unfinished && !desk.ends) return t('go-on');
  const answer = draft.offers.find(({ move }) => move === draft.tail[0]);
  const args = { ...answer?.args, number: numberIn(draft.tail) };
  return (answer && texts.find(`co-do-${LIKE[answer.id] ?? answer.id}`, args)) ?? t('do-it');
}

/** How many all answers of a run make together: "exchange 2", "exchange 1". */
function numberIn(tail: readonly string[]): number {
  return tail.reduce((sum, move) => sum + (Number(move.split(' ')[1]) || 0), 0);
}

/** What is asked, in a few words. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  const { decision } = desk.draft;
  if (!decision || !desk.active) return '';
  if (decision.kind === 'go' && desk.me?.stewards.length === 0) return texts.say('co-ask-enter');
  if (decision.kind === 'go') return texts.say('co-ask-go', { count: Math.max(desk.me?.steward_limit ?? 1, 1) });
  if (decision.kind === 'build' && decision.args.number) return texts.say('co-ask-build-more', decision.args); // where only one could be built first, the engine has chosen it
  const { year } = desk.position;
  const own = decision.kind === 'lay' && year === 0 ? null : texts.find(`co-ask-${decision.kind}`, { ...decision.args, year }); // before the first year the country is laid out
  return own ?? texts.say(`ask-${decision.kind}`, decision.args);
}

export function detailOf(desk: Desk, texts: GameTexts): string {
  if (!desk.active) return '';
  const { turn } = desk.position;
  return turn && turn.move >= 1 && turn.move <= 3 ? texts.say('co-move', { number: turn.move }) : '';
}

/** What an answer is about, where that is not to be seen on the table: a card, a colony, a deed. */
export function noteOf(offer: MoveOffer, desk: Desk, texts: GameTexts): string {
  const { args, id } = offer;
  if (desk.kind === 'build') return buildNote(offer, desk, texts);
  if (typeof args.card === 'string') return texts.find(`card-${args.card}-text`) ?? '';
  if (typeof args.colony === 'string' && id.startsWith('embassy')) {
    const level = desk.me?.embassies.find(({ colony }) => colony === args.colony)?.level ?? 0;
    return texts.find(`colony-${args.colony}-${level + 1}`) ?? '';
  }
  return '';
}

/** The same can be built again by the same answer: how often it was chosen, and whether once more is possible. */
function buildNote(offer: MoveOffer, { draft, me }: Desk, texts: GameTexts): string {
  if (offer.id === 'done') return texts.say('co-build-enough', draft.decision?.args);
  if (!isBuilding(offer.id)) return '';
  const number = draft.tail.filter((move) => move === offer.move).length;
  if (number > 0) return texts.say(draft.further.some(({ move }) => move === offer.move) ? 'co-build-again' : 'co-build-all', { number });
  const once = draft.decision?.args.left === 1;
  return draft.tail.length === 0 && !once && me && mayRepeat(offer, draft.steps, me) ? texts.say('co-build-several') : '';
}
