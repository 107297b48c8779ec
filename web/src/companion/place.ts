import type { GameTexts } from '../i18n/texts.svelte';
import type { Message, PadForm } from '../wire/types';
import { itemName, partTitle, type PadData } from './part';

const WHERE = /^players\[(\d+)\](?:\.(\w+))?(.*)$/;

/** Whom an error or a remark is about; null: everybody together. */
export function seatOf({ args }: Message): number | null {
  const found = WHERE.exec(String(args.place ?? ''));
  return found ? Number(found[1]) : null;
}

/** players[0].town[0][1] is Oma, row 1, column 2. As `text/pads.py` says it. */
export function placeInWords(texts: GameTexts, form: PadForm, data: PadData, names: readonly string[], place: string): string {
  const found = WHERE.exec(place);
  if (!found) {
    const part = form.table.find(({ key }) => key === place);
    return part ? partTitle(texts, part) : texts.say('pad-everybody');
  }
  const seat = Number(found[1]);
  const who = names[seat] ?? '';
  const part = form.parts.find(({ key }) => key === found[2]);
  if (!part) return who;
  const steps = [...(found[3] ?? '').matchAll(/\[(\d+)\]|\.(\w+)/g)].map(([, number, key]) => number ?? key ?? '');
  const [first, second] = steps;
  if (part.shape === 'grid' && second !== undefined) return texts.say('pad-place-field', { who, row: Number(first) + 1, column: Number(second) + 1 });
  if (first === undefined) return texts.say('pad-place-part', { who, part: partTitle(texts, part) });
  const item = idAt(data.players[seat]?.[part.key], first, part.entry);
  if (part.items.some(({ id }) => id === item)) return texts.say('pad-place-item', { who, part: partTitle(texts, part), item: itemName(texts, part, item) });
  return texts.say('pad-place-number', { who, part: partTitle(texts, part), number: Number(first) + 1 });
}

function idAt(value: unknown, step: string, entry: string): string {
  if (!Array.isArray(value)) return step;
  const found: unknown = value[Number(step)];
  return String(typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[entry] : found);
}

/** An error or a remark about a pad, with its place in words. */
export function troubleText(texts: GameTexts, form: PadForm, data: PadData, names: readonly string[], message: Message): string {
  const place = message.args.place;
  if (typeof place !== 'string') return texts.error(message);
  return texts.error({ id: message.id, args: { ...message.args, place: placeInWords(texts, form, data, names, place) } });
}
