import { t, type GameTexts } from '../../i18n/texts.svelte';
import { DONE } from '../../parts/desk/composing.svelte';
import type { MoveOffer } from '../../wire/types';
import { CLOCK_TOWER } from './asker';
import { SEASONS } from './cards';
import type { Desk } from './desk.svelte';

/** What the main button says: what I am about to do, or that there is more to answer. */
export function mainLabel(desk: Desk, texts: GameTexts): string {
  const { draft, chosen } = desk;
  if (draft.unfinished && !desk.ends) return t('go-on');
  const given = draft.tail.filter((move) => move !== DONE).length;
  if (desk.several && given > 1) return texts.say('ev-do-several', { count: given });
  if (!draft.started && draft.tail[0] === DONE) return texts.say('move-done'); // nothing of it
  const begun = desk.kind === 'turn' || draft.started;
  return (begun && chosen && texts.find(`ev-do-${chosen.id}`, chosen.args)) || t('do-it');
}

/** Questions that say how many answers were given, or are left: what I have chosen for them counts already. */
const COUNTS: Readonly<Record<string, number>> = { pick: 1, gain_any: -1, lay: -1, take: -1, clear: -1 };

/** Questions that name the card themselves, or are about the one that is being played. */
const NAMED = ['way', 'strike', 'swap', 'price_to', 'target', 'ruin', 'share', 'react_next', 'lay', 'tuck', 'may', 'snails_may', 'snail_work'];

/** What is asked, in a few words, and which card asks it. */
export function questionOf(desk: Desk, texts: GameTexts): string {
  const { decision } = desk.draft;
  if (!decision || !desk.active) return '';
  if (decision.kind === 'copy_place' && desk.asker === CLOCK_TOWER) return texts.say('ev-ask-clock_tower', { season: nextSeason(desk) });
  const question = plainQuestion(desk, texts);
  return desk.asker && !NAMED.includes(decision.kind) ? texts.say('ev-asked-by', { card: desk.asker, question }) : question;
}

/** What is asked, where it is to be seen who asks. */
export function plainQuestion(desk: Desk, texts: GameTexts): string {
  const { decision, tail } = desk.draft;
  if (!decision) return '';
  const { args, kind } = decision;
  const step = COUNTS[kind];
  const now = step && typeof args.number === 'number' ? { ...args, number: Math.max(0, args.number + step * tail.length) } : args;
  return texts.find(`ev-ask-${kind}-${String(args.good)}`, now) ?? texts.find(`ev-ask-${kind}`, now) ?? texts.say(`ask-${kind}`, now);
}

function nextSeason({ me }: Desk): string {
  return SEASONS[SEASONS.findIndex((season) => season === me?.season) + 1] ?? '';
}

export function detailOf(desk: Desk, texts: GameTexts): string {
  if (!desk.active) return '';
  if (desk.asks) return desk.points ? choiceOf(desk, texts) : '';
  if (desk.kind !== 'turn') return '';
  if ((desk.me?.idle ?? 0) > 0) return texts.say('ev-turn-workers');
  return texts.say(desk.me?.season === SEASONS.at(-1) ? 'ev-turn-last' : 'ev-turn-no-workers');
}

/** Where the answers lie, in which order all of them could be given, or that no more of them can be. */
export function choiceOf(desk: Desk, texts: GameTexts): string {
  const rest = desk.rest.cards;
  if (rest.length > 1) return texts.say('ev-choose-produce', { cards: rest.map(({ card }) => card) });
  return texts.say(desk.full ? 'ev-chosen-all' : 'ev-choose-lit');
}

/** What an answer is about, where that is not to be seen on the table: an ability, a card of another city. */
export function noteOf({ args }: MoveOffer, texts: GameTexts): string {
  if (typeof args.ability === 'string') return texts.find(`ability-${args.ability}-text`) ?? '';
  return typeof args.card === 'string' && args.other_seat !== undefined ? (texts.find(`card-${args.card}-text`) ?? '') : '';
}
