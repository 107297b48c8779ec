import type { GameTexts } from '../../i18n/texts.svelte';
import { plainNumber, signed } from '../../lib/numbers';
import type { Desk } from './desk.svelte';
import { groundName, placeName } from './labels';
import { craneAfter, numberArg } from './moves';

/** One thing that a move would change: `before → after`, or just what comes of it. */
export interface Part {
  id: string;
  label: string;
  before?: string;
  after: string;
}
export interface Summary {
  title: string;
  place: string;
  parts: Part[];
}

/** What the move I am looking at would do, in the order in which one wants to know it. */
export function summary(desk: Desk, seat: number, texts: GameTexts): Summary | null {
  const { shown, outcome, position } = desk;
  if (!shown || !outcome) return null;
  const parts: Part[] = [];
  for (const now of outcome.seats) {
    const was = position.seats[now.seat];
    if (!was || was.population === now.population) continue;
    const label = now.seat === seat ? texts.say('gn-population') : texts.say('gn-population-of', { seat: now.seat });
    parts.push({ id: `population-${now.seat}`, label, before: plainNumber(was.population), after: plainNumber(now.population) });
  }
  for (const { card, points } of desk.met) parts.push({ id: card, label: texts.say(`card-${card}`), after: signed(points) });
  if (numberArg(shown, 'crane')) parts.push(cranePart(desk, seat, texts));
  return { ...heading(desk, texts), parts };
}

/** Where the crane goes, and who could complete something there. */
function cranePart({ shown, preview }: Desk, seat: number, texts: GameTexts): Part {
  const hints = (preview?.outlook ?? []).map(({ id, args }) => texts.say(args.seat === seat ? `outlook-${id}-you` : `outlook-${id}`, args));
  return { id: 'crane', label: texts.say('gn-crane-to-short'), after: [String(shown ? craneAfter(shown) : ''), ...hints].join(' · ') };
}

function heading(desk: Desk, texts: GameTexts): { title: string; place: string } {
  const { shown, position } = desk;
  if (!shown) return { title: '', place: '' };
  const field = position.fields.find((each) => each.field === shown.args.field);
  if (!field) return { title: texts.say(`gn-do-${shown.id}`, shown.args), place: '' };
  const laid = desk.needsTile && !desk.tile ? field : desk.outcome?.fields.find((each) => each.field === field.field);
  const storey = numberArg(shown, 'floors') + 1;
  const what = shown.id.startsWith('build') ? texts.say('gn-storey', { storey }) : texts.say(`gn-do-${shown.id}`, shown.args);
  return { title: groundName(laid ?? field, texts), place: `${placeName(field, texts)}, ${what}` };
}
