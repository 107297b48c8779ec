import { t } from '../i18n/texts.svelte';
import { botName } from '../lib/catalogue.svelte';
import { settings } from '../lib/settings.svelte';
import type { KeptGame, KeptPlayer, PadScore } from '../wire/types';

/** Works also where a page is not served safely, as in a club's own network; no spreadsheet takes it for a number. */
export function freshId(): string {
  return 'g' + [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A moment as people at the table had it: 2026-11-16T20:30. */
export function localMoment(at = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function dayOf({ date }: { date: string }): string {
  return date.slice(0, 10);
}

export function dayInWords(date: string): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(new Date(year, month - 1, day));
}

export function nameOf({ game, players }: Pick<KeptGame, 'game' | 'players'>, player: KeptPlayer): string {
  if (player.kind === 'rival') return t(`rival-${game}`);
  if (player.kind === 'bot') return t('seat-bot', { level: botName(player.name) });
  return player.name || t('pad-player', { number: players.indexOf(player) + 1 });
}

export function byPlace(players: readonly KeptPlayer[]): KeptPlayer[] {
  return [...players].sort((a, b) => a.place - b.place);
}

export function winnersOf(game: KeptGame): KeptPlayer[] {
  return game.players.filter(({ place }) => place === 1);
}

/** Who has won, in a sentence; who played alone has points. */
export function outcome(game: KeptGame): string {
  const winners = winnersOf(game);
  const points = winners[0]?.total ?? 0;
  const [only, ...others] = game.players;
  if (only && others.length === 0) return t('pad-alone', { name: nameOf(game, only), points });
  return t('end-winner', { names: winners.map((player) => nameOf(game, player)), count: winners.length, points });
}

const LONGEST_NAME = 80;

/** What else is known here of the game that a pad is about. */
export type Evening = Pick<KeptGame, 'options' | 'code' | 'minutes'>;

/** A pad's result as a game to keep; what was added to an earlier one by hand stays. */
export function fromPad(game: string, score: PadScore, names: readonly string[], rival: number | null, before: KeptGame | undefined, evening: Evening): KeptGame {
  return {
    id: before?.id ?? freshId(),
    changed: new Date().toISOString(),
    date: before?.date ?? localMoment(),
    game,
    source: 'pad',
    players: score.sheets.map(({ seat, total, lines }) => ({
      name: seat === rival ? '' : [...(names[seat] ?? '')].slice(0, LONGEST_NAME).join(''),
      kind: seat === rival ? 'rival' : 'person',
      place: score.places[seat] ?? 1,
      total,
      lines,
    })),
    ties: score.ties,
    options: before?.options ?? evening.options,
    code: before?.code ?? evening.code,
    where: before?.where ?? '',
    minutes: before?.minutes ?? evening.minutes,
    notes: before?.notes ?? '',
  };
}
