import type { GameClient } from '../types';
import { addColonistsArt } from './art';
import Board from './Board.svelte';
import CardFront from './CardFront.svelte';
import DrawPicture from './DrawPicture.svelte';
import { playWith, PRINTED } from './cards';
import './colonists.css';
import { tips } from './guide';
import LinePicture from './LinePicture.svelte';
import MiniBoard from './MiniBoard.svelte';
import PadPicture from './PadPicture.svelte';
import Pieces from './Pieces.svelte';
import { positionOf } from './position';
import Progress from './Progress.svelte';
import Token from './Token.svelte';
import { travels } from './travels';

addColonistsArt();

const client: GameClient = {
  Board,
  MiniBoard,
  Progress,
  CardFront,
  PadPicture,
  DrawPicture,
  Pieces,
  printed: () => playWith(PRINTED),
  LinePicture,
  tips,
  headings: ['year', 'winter'],
  quiet: ['tile', 'turn', 'deed'],
  byItself: ['year', 'winter', 'places', 'turn', 'era', 'colony', 'sustained', 'produced', 'shuffled', 'starts'],
  counting: ['sustained', 'produced'],
  leadsOn: ['go', 'enter', 'ride'],
  spots: ({ args }) => (typeof args.place === 'string' ? [args.place] : []),
  rules: { levy: 'CO-70', built: 'CO-134', remodelled: 'CO-134', razed: 'CO-139', embassy: 'CO-174', played: 'CO-163', drew: 'CO-159', sustained: 'CO-220', produced: 'CO-224', starts: 'CO-212', laid: 'CO-213', staffed: 'CO-126' },
  travels,
  Token,
  when: (screen, texts) => (positionOf(screen).year === 0 ? texts.say('co-set-up') : texts.say('co-year', { year: positionOf(screen).year, half: positionOf(screen).half })),
};

export default client;
