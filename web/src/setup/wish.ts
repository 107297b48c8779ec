import { firstGame } from '../games';
import { guideAt } from '../guide/guide.svelte';
import { t, type GameTexts } from '../i18n/texts.svelte';
import { gentleBot } from '../lib/catalogue.svelte';
import { settings } from '../lib/settings.svelte';
import { api } from '../wire/api';
import type { GameInfo, OptionInfo, Options, Pace, SeatWish, TableMade, Value } from '../wire/types';

const SEATS = 'seats'; // what options say of the number of players

/** The numbers of players a game can be played with, in order. */
export function playersOf(game: GameInfo): number[] {
  return [...game.seats].sort((a, b) => a - b);
}

export function myName(): string {
  return settings.name || t('guest');
}

export function optionName(texts: GameTexts, option: OptionInfo): string {
  return texts.find(`option-${option.id}`) ?? option.id.replaceAll('_', ' ');
}

export function valueName(texts: GameTexts, option: OptionInfo, value: Value): string {
  const text = texts.find(`value-${option.id}-${String(value)}`);
  if (text) return text;
  if (option.own) return ownValues(String(value));
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value).replaceAll('_', ' ');
}

/** Values of one's own, each with its place. */
function ownValues(kept: string): string {
  const values = JSON.parse(kept) as Record<string, unknown>;
  return Object.entries(values)
    .map(([place, value]) => `${place} = ${JSON.stringify(value)}`)
    .join('; ');
}

/** The other choices that do not let this value stand beside them, by their ids; `seats` is how many play. */
export function against(option: OptionInfo, value: Value, chosen: Options, seats: number): string[] {
  const actual = (other: string): Value => (other === SEATS ? seats : (chosen[other] ?? false));
  const rules = (list: [Value, Record<string, Value[]>][]): [string, Value[]][] =>
    list.filter(([of]) => of === value).flatMap(([, condition]) => Object.entries(condition));
  return [
    ...rules(option.not_with).filter(([other, values]) => values.includes(actual(other))),
    ...rules(option.only_with).filter(([other, values]) => !values.includes(actual(other))),
  ].map(([other]) => other);
}

/** Whether this value can stand beside the other choices. */
export function fits(option: OptionInfo, value: Value, chosen: Options, seats: number): boolean {
  return against(option, value, chosen, seats).length === 0;
}

/** Why nothing can be chosen here: with which other choices there is only one value left. Nothing where there are more. */
export function whyFixed({ options }: GameInfo, option: OptionInfo, chosen: Options, seats: number, texts: GameTexts): string {
  if (option.values.filter((value) => fits(option, value, chosen, seats)).length > 1) return '';
  const others = new Set(option.values.flatMap((value) => against(option, value, chosen, seats)));
  const what = [...others].flatMap((id) => {
    if (id === SEATS) return [t('option-seats', { count: seats })];
    const other = options.find((each) => each.id === id);
    return other ? [t('option-is', { option: optionName(texts, other), value: valueName(texts, other, chosen[id] ?? other.default) })] : [];
  });
  return what.length > 0 ? t('option-fixed', { what }) : '';
}

/** The wished options, each that cannot be so moved to its default or the first value that fits. */
export function mended(game: GameInfo, wished: Options, seats: number): Options {
  const chosen: Options = Object.fromEntries(game.options.map((option) => [option.id, wished[option.id] ?? option.default]));
  for (const option of game.options) {
    const order = [chosen[option.id] ?? option.default, option.default, ...option.values];
    chosen[option.id] = order.find((value) => fits(option, value, chosen, seats)) ?? option.default;
  }
  return chosen;
}

export async function openTable(game: GameInfo, bots: number, level: string): Promise<string> {
  const others: SeatWish[] = Array.from({ length: bots }, () => ({ kind: 'bot', bot: level }));
  return (await createTable(game, mended(game, {}, bots + 1), [{ kind: 'me', name: myName() }, ...others])).table;
}

/** A first game: as the rulebook advises, against one gentle bot, and with a guide. */
export async function openFirstGame(game: GameInfo): Promise<string> {
  const options = mended(game, firstGame(game.id) ?? {}, 2);
  const { table } = await createTable(game, options, [{ kind: 'me', name: myName() }, { kind: 'bot', bot: gentleBot(game.bots) }]);
  guideAt(table).call();
  return table;
}

export function createTable(game: GameInfo, options: Options, seats: SeatWish[], pace: Pace = { kind: 'none' }): Promise<TableMade> {
  return api.create({ game: game.id, options, seats, pace });
}
