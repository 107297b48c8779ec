import { matches } from '../companion/search';
import { inEveryLanguage, t } from '../i18n/texts.svelte';
import { gameName } from '../lib/catalogue.svelte';
import type { KeptGame } from '../wire/types';
import { dayInWords, nameOf } from './record';

/** Names, the game in every language, place, notes, and the day as it is written and as it is said. */
export function wordsOf(game: KeptGame): string {
  const people = game.players.map((player) => nameOf(game, player));
  const date = game.date.slice(0, 10);
  const german = date.split('-').reverse();
  const written = [date, german.join('.'), german.map(Number).join('.'), dayInWords(date)];
  const source = t(`history-source-${game.source}`);
  return [gameName(game.game), ...inEveryLanguage(`game-${game.game}`), ...people, game.where, game.notes, game.code, ...written, source].join(' ');
}

export function found(games: readonly KeptGame[], typed: string): KeptGame[] {
  return typed.trim() ? games.filter((game) => matches(wordsOf(game), typed.trim())) : [...games];
}
