import type { GameTexts } from '../../i18n/texts.svelte';
import type { Words } from '../../i18n/resolve';
import { amount } from '../../parts/goods/amounts';
import type { Screen } from '../../wire/types';
import type { Reason } from '../../parts/desk/reason';
import { notNow } from '../notNow';
import { cardFacts, eventFacts, guestFacts, placeFacts, RESOURCES } from './cards';
import type { Desk } from './desk.svelte';
import { cityOf, metOf, standing } from './position';
import { cardOf, cityPlace, type Thing } from './things';

/** Why nothing can be done with what I look at; null where it can, or where nobody would expect it. */
export function whyNot(desk: Desk, thing: Thing, screen: Screen, texts: GameTexts): Reason | null {
  if (desk.lit(thing) || desk.draft.started) return null;
  const say = (id: string, rule: string, args: Words = {}): Reason => ({ text: texts.say(`ev-no-${id}`, args), rule });
  if (!desk.active) {
    const now = notNow(screen);
    return now ? { text: now.title, rule: '' } : null;
  }
  if (desk.kind !== 'turn') return say('answer-first', '');
  const idle = desk.me?.idle ?? 0;
  const place = placeFacts(thing);
  if (place) {
    if (place.category === 'journey' && desk.me?.season !== 'autumn') return say('journey', 'EV-48');
    if (idle === 0) return say('workers', 'EV-34');
    const there = standing(desk.position, thing);
    if (place.occupancy === 'one_of_each') return there.includes(desk.seat) ? say('one-of-each', place.rule) : say('use', 'EV-38');
    if (place.occupancy !== 'shared' && there.length > 0) return say('taken', place.occupancy === 'forest' ? 'EV-37' : 'EV-36');
    return say('use', 'EV-38');
  }
  const event = eventFacts(thing);
  if (event) {
    const owner = desk.position.events.find((each) => each.event === thing)?.owner ?? null;
    if (owner !== null) return say('achieved', 'EV-160', { seat: owner });
    const missing = event.needs.some((need) => metOf(desk.position, desk.seat, need) < need.number);
    if (missing) return say('needs', 'EV-160');
    return idle === 0 ? say('workers', 'EV-34') : say('use', 'EV-160');
  }
  if (desk.position.rugwort?.workers.includes(thing)) return say('closed-meadow', 'EV-241');
  if (guestFacts(thing)) return null;
  const city = cityPlace(thing);
  return city ? whyNoVisit(desk, thing, city.seat, say) : whyNotPlayed(desk, cardOf(thing, desk.position), say, texts);
}

type Say = (id: string, rule: string, args?: Words) => Reason;

/** A card of a city to which no worker can go; most cards are not there for that. */
function whyNoVisit(desk: Desk, thing: Thing, owner: number, say: Say): Reason | null {
  const facts = cardFacts(cardOf(thing, desk.position));
  if (!facts || facts.spots === 0) return null;
  if (owner !== desk.seat && !facts.open) return say('closed', 'EV-39');
  if (desk.me?.idle === 0) return say('workers', 'EV-34');
  return standing(desk.position, thing).length > 0 ? say('taken', 'EV-39') : say('use', 'EV-38');
}

function whyNotPlayed(desk: Desk, card: string, say: Say, texts: GameTexts): Reason | null {
  const facts = cardFacts(card);
  const { me } = desk;
  if (!facts || !me) return null;
  const city = cityOf(me);
  if (facts.unique && city.some((each) => each.card === card)) return say('unique', 'EV-56');
  if (card === 'fool' && !canPay(desk, card)) return say('price', 'EV-60', { goods: missing(desk, card, texts) });
  if (card === 'fool') return say('fool', 'EV-117');
  if (card === 'ruins' && !city.some((each) => cardFacts(each.card)?.kind === 'construction')) return say('ruins', 'EV-154');
  if (!canPay(desk, card)) return say('price', 'EV-60', { goods: missing(desk, card, texts) });
  return me.spaces >= me.space_limit && facts.takes_space ? say('room', 'EV-82') : say('use', 'EV-56');
}

function canPay({ me }: Desk, card: string): boolean {
  const cost = cardFacts(card)?.cost ?? {};
  return RESOURCES.every((id) => amount(me?.goods ?? {}, id) >= amount(cost, id));
}

/** What the price still wants, in words. */
function missing({ me }: Desk, card: string, texts: GameTexts): string[] {
  const cost = cardFacts(card)?.cost ?? {};
  return RESOURCES.flatMap((id) => {
    const count = amount(cost, id) - amount(me?.goods ?? {}, id);
    return count > 0 ? [texts.say(`ev-count-${id}`, { count })] : [];
  });
}
