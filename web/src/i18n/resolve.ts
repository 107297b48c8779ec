import type { FluentBundle, FluentVariable } from '@fluent/bundle';

/** What can be put into a sentence: what the wire brings, and whatever the client itself has to say. */
export type Word = string | number | boolean | null | Word[];
export type Words = Record<string, Word>;

/** What a message's arguments mean to a reader: `card: farm` is the message `card-farm`, `seat: 2` a name. */
export interface Names {
  lang: string;
  seatName(seat: number): string;
}

export function sentence(bundle: FluentBundle, id: string, args: Words, names: Names): string | null {
  return formatted(bundle, id, args, names, []);
}

/** The sentence, if all that it speaks of is there: what is hidden from me is not. */
export function wholeSentence(bundle: FluentBundle, id: string, args: Words, names: Names): string | null {
  const problems: Error[] = [];
  const text = formatted(bundle, id, args, names, problems);
  return problems.length === 0 ? text : null;
}

function formatted(bundle: FluentBundle, id: string, args: Words, names: Names, problems: Error[]): string | null {
  const message = bundle.getMessage(id);
  return message?.value ? withMinus(bundle.formatPattern(message.value, readable(bundle, args, names), problems)) : null;
}

/** Numbers below zero have a real minus, not the hyphen that they are formatted with. */
function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, '$1\u2212');
}

export function readable(bundle: FluentBundle, args: Words, names: Names): Record<string, FluentVariable> {
  const shown: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null) continue;
    shown[name] = word(bundle, name, value, names);
  }
  return shown;
}

function word(bundle: FluentBundle, name: string, value: Word, names: Names): FluentVariable {
  if (isSeatName(name) && typeof value === 'number') return names.seatName(value);
  if (Array.isArray(value)) return listOf(counted(bundle, singular(name), value, names), names.lang);
  if (typeof value === 'string') return nameOf(bundle, name, value);
  if (typeof value === 'number') return value;
  return String(value);
}

function isSeatName(name: string): boolean {
  return name === 'seat' || name.endsWith('_seat') || name === 'seats';
}

function nameOf(bundle: FluentBundle, name: string, value: string): string {
  const message = bundle.getMessage(`${name}-${value}`) ?? bundle.getMessage(`${lastPart(name)}-${value}`);
  return message?.value ? bundle.formatPattern(message.value, null, []) : value;
}

/** `to_place` is a place, too. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1);
}

function singular(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

/** Each thing once, with how often it was there: a a b is 2 × a, b. Goods are counted by `amount-GOOD` where a game has that: then a single one has its number, too. */
function counted(bundle: FluentBundle, name: string, parts: Word[], names: Names): string[] {
  const words = parts.map((part) => String(word(bundle, name, part, names)));
  return [...new Set(words)].map((each) => {
    const times = words.filter((other) => other === each).length;
    const amount = lastPart(name) === 'good' ? bundle.getMessage(`amount-${String(parts[words.indexOf(each)])}`) : undefined;
    if (amount?.value) return bundle.formatPattern(amount.value, { number: times }, []);
    return times > 1 ? `${times} × ${each}` : each;
  });
}

/** As the terminal joins them: our English is British and has no comma before the last one. */
function listOf(words: string[], lang: string): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' }).format(words);
}
