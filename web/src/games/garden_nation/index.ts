import type { GameClient } from '../types';
import { addGardenArt } from './art';
import Board from './Board.svelte';
import CardFront from './CardFront.svelte';
import './garden.css';
import LinePicture from './LinePicture.svelte';
import MiniBoard from './MiniBoard.svelte';
import Pieces from './Pieces.svelte';
import { positionOf } from './position';
import Progress from './Progress.svelte';

addGardenArt();

const client: GameClient = {
  Board,
  MiniBoard,
  Progress,
  CardFront,
  Pieces,
  LinePicture,
  whole: true,
  headings: ['round_began'],
  quiet: ['turn_began', 'crane_moved', 'laid_tile'],
  byItself: ['majority', 'majority_shared', 'last_floor', 'revealed_secret', 'counted_population', 'turned_up'],
  spots: ({ args }) => (args.place === undefined ? [] : [`${String(args.territory)}.${String(args.place)}`]),
  when: (screen, texts) => texts.say('gn-round', { round: positionOf(screen).round }),
  note: (screen, seat, texts) => (screen.view.seat === seat || screen.view.over ? '' : texts.say('gn-secrets-hidden')),
};

export default client;
