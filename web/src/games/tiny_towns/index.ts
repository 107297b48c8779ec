import type { GameTexts } from '../../i18n/texts.svelte';
import { addDrawings } from '../../lib/sprite';
import type { Screen } from '../../wire/types';
import type { GameClient } from '../types';
import Board from './Board.svelte';
import CardFront from './CardFront.svelte';
import DrawPicture from './DrawPicture.svelte';
import { cardOf, rankOf } from './cards';
import { tips } from './guide';
import LinePicture from './LinePicture.svelte';
import MiniBoard from './MiniBoard.svelte';
import { positionOf, townOf } from './position';
import PadPicture from './PadPicture.svelte';
import Pieces from './Pieces.svelte';
import Progress from './Progress.svelte';
import RuleTown from './RuleTown.svelte';
import Token from './Token.svelte';
import { travels } from './travels';

addDrawings('tiny_towns', import.meta.glob<string>('../../../art/tiny_towns/*.svg', { query: '?raw', import: 'default', eager: true }));

function note(screen: Screen, seat: number, texts: GameTexts): string {
  const town = townOf(screen, seat);
  const parts: string[] = [];
  if (town.monument_built && town.monument) parts.push(texts.say('tt-monument-stands', { card: town.monument }));
  else if (town.monument && (seat !== screen.view.seat || screen.view.over)) parts.push(texts.say('tt-monument-unbuilt', { card: town.monument }));
  else if (screen.view.options.monuments !== false && seat !== screen.view.seat) parts.push(texts.say('tt-monument-hidden'));
  if (town.finished_round !== null) parts.push(texts.say('tt-town-finished', { round: town.finished_round }));
  if (positionOf(screen).hammer === seat) parts.push(texts.say('tt-has-hammer'));
  return parts.join(' ');
}

function out(screen: Screen, seat: number, texts: GameTexts): string {
  return screen.view.over || townOf(screen, seat).finished_round === null ? '' : texts.say('tt-out');
}

function verdict(screen: Screen, texts: GameTexts): string {
  const sheet = screen.standing[0];
  if (positionOf(screen).variant !== 'solo' || !sheet) return '';
  return texts.say('tt-rank', { rank: rankOf(sheet.total) });
}

const client: GameClient = {
  Board,
  MiniBoard,
  Progress,
  CardFront,
  PadPicture,
  DrawPicture,
  Pieces,
  drawings: { town: RuleTown },
  LinePicture,
  tips,
  headings: ['round'],
  together: true,
  quiet: ['done', 'paid', 'turned_up', 'chose'],
  byItself: ['revealed_card', 'reshuffled', 'finished', 'hammer'],
  laid: ['placed'],
  counting: ['finished'],
  spots: ({ args }) => (args.field === undefined ? [] : [`${String(args.seat)}.${String(args.field)}`]),
  rules: {
    kept_monument: 'TT-8',
    revealed_card: 'TT-13',
    chosen: 'TT-15',
    named: 'TT-108',
    opened: 'TT-116',
    placed: 'TT-16',
    built: 'TT-22',
    finished: 'TT-36',
  },
  travels,
  Token,
  when: (screen, texts) => texts.say('tt-round', { round: positionOf(screen).round }),
  note,
  out,
  row: (item) => (cardOf(item)?.type === 'monument' ? 'monument' : item),
  verdict,
};

export default client;
