import type { GameTexts } from '../../i18n/texts.svelte';
import type { GameEvent, MoveOffer } from '../../wire/types';
import { buildingFacts, LEVELS } from './cards';
import { buildingNamed } from './named';
import type { Player } from './position';

/** Answers that put up a building or an embassy where something else has to go. */
const RAZES = ['over', 'over_embassy', 'embassy_over', 'embassy_for'];

export function razes({ id }: Pick<MoveOffer, 'id'>): boolean {
  return RAZES.includes(id);
}

/** One thing that can be put up by razing, and the answers that say what goes. */
export interface Razing {
  what: string;
  name: string;
  offers: MoveOffer[];
}

/** What can be put up by razing, each once: of what goes for it the least worth comes first, its own like last. */
export function razingsOf(offers: readonly MoveOffer[], me: Player | undefined, texts: GameTexts): Razing[] {
  const found = new Map<string, Razing>();
  for (const offer of offers.filter(razes)) {
    const kind = offer.id.startsWith('embassy') ? 'colony' : 'building';
    const what = `${kind}-${String(offer.args[kind])}`;
    const razing = found.get(what) ?? { what, name: texts.say(what), offers: [] };
    found.set(what, { ...razing, offers: [...razing.offers, offer] });
  }
  const order = (one: MoveOffer, other: MoveOffer): number => Number(isSame(one)) - Number(isSame(other)) || razedWorth(one, me) - razedWorth(other, me);
  return [...found.values()].map((razing) => ({ ...razing, offers: razing.offers.sort(order) }));
}

/** A building goes for another one of its kind. */
export function isSame({ args }: Pick<MoveOffer, 'args'>): boolean {
  return args.old !== undefined && args.old === args.building;
}

/** The building that goes for its own like where nothing else could be chosen: the engine has answered for me. */
export function razedForItsLike(events: readonly GameEvent[]): string {
  const names = (what: string): unknown[] => events.flatMap(({ id, args }) => (id === what ? [args.building] : []));
  const built = names('built');
  return String(names('razed').find((building) => built.includes(building)) ?? '');
}

/** The embassy that goes, and its level. */
function embassyOf({ args }: MoveOffer, me: Player | undefined): { colony: string; level: number } {
  const colony = String(args.building === undefined ? args.other_colony : args.colony);
  return { colony, level: me?.embassies.find((each) => each.colony === colony)?.level ?? 0 };
}

/** What it is worth that goes. */
export function razedWorth(offer: MoveOffer, me: Player | undefined): number {
  if (offer.args.old !== undefined) return buildingFacts(String(offer.args.old))?.value ?? 0;
  return LEVELS[embassyOf(offer, me).level - 1]?.value ?? 0;
}

/** What goes. */
export function razedName(offer: MoveOffer, { offers }: Razing, me: Player | undefined, texts: GameTexts): string {
  return offer.args.old === undefined ? texts.say('co-embassy-of', { ...embassyOf(offer, me) }) : buildingNamed('old', offer, offers, texts);
}
