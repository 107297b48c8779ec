import type { OptionInfo, Options, Value } from '../wire/types';

export interface Chosen {
  option: OptionInfo;
  value: Value;
}

/** The rules of a table: what was chosen on purpose, and what is as usual. */
export function wordsFor(all: OptionInfo[], options: Options): { special: Chosen[]; usual: Chosen[] } {
  const chosen = all.map((option) => ({ option, value: options[option.id] ?? option.default }));
  const isUsual = ({ option, value }: Chosen): boolean => value === option.default;
  return { special: chosen.filter((each) => !isUsual(each)), usual: chosen.filter(isUsual) };
}
