import type { Lang } from './settings.svelte';

/** What somebody looks for, word by word. */
export function wordsOf(search: string, lang: Lang): string[] {
  return search.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words, or their beginnings and middles: who types has not finished. */
export function speaksOf(text: string, words: readonly string[], lang: Lang): boolean {
  const low = text.toLocaleLowerCase(lang);
  return words.every((word) => low.includes(word));
}

/** Fewer letters stand in too many names. */
const LEAST = 3;

/** The cards whose names have all of these words; those first whose name begins with them. */
export function cardsNamed(cards: readonly string[], nameOf: (card: string) => string, words: readonly string[], lang: Lang): string[] {
  if (words.join('').length < LEAST) return [];
  const begins = (card: string): boolean => nameOf(card).toLocaleLowerCase(lang).startsWith(words.join(' '));
  const found = cards.filter((card) => speaksOf(nameOf(card), words, lang));
  return [...found.filter(begins), ...found.filter((card) => !begins(card))];
}
