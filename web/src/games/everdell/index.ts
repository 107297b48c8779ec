import type { GameClient } from '../types';
import { addEverdellArt } from './art';
import Board from './Board.svelte';
import CardFront from './CardFront.svelte';
import DrawPicture from './DrawPicture.svelte';
import './everdell.css';
import { tips } from './guide';
import LinePicture from './LinePicture.svelte';
import MiniBoard from './MiniBoard.svelte';
import PadPicture from './PadPicture.svelte';
import Pieces from './Pieces.svelte';
import { positionOf } from './position';
import Progress from './Progress.svelte';
import Token from './Token.svelte';
import { travels } from './travels';

addEverdellArt();

const client: GameClient = {
  Board,
  MiniBoard,
  Progress,
  CardFront,
  PadPicture,
  DrawPicture,
  Pieces,
  LinePicture,
  tips,
  headings: [],
  quiet: ['refilled', 'refilled_station', 'swept', 'new_car', 'uncovered', 'rugwort_rolled'],
  byItself: ['gained', 'drew', 'hand_full', 'refilled', 'refilled_station', 'shuffled', 'worked', 'stored', 'new_car', 'uncovered', 'unloaded'],
  spots: ({ args }) => (typeof args.location === 'string' ? [args.location] : []),
  rules: {
    visited: 'EV-34',
    visited_card: 'EV-39',
    moved: 'EV-43',
    moved_card: 'EV-43',
    moved_by: 'EV-43',
    moved_card_by: 'EV-43',
    achieved: 'EV-160',
    played: 'EV-58',
    marked: 'EV-61',
    hand_full: 'EV-72',
    prepared: 'EV-168',
    passed: 'EV-174',
    fooled: 'EV-117',
    ruined: 'EV-154',
    imprisoned: 'EV-142',
    travelled: 'EV-224',
    reserved: 'EV-226',
    gilded: 'EV-194',
    unloaded: 'EV-181',
    welcomed: 'EV-190',
    rugwort_rolled: 'EV-238',
    rugwort_prepared: 'EV-240',
    banished: 'EV-239',
  },
  travels,
  Token,
  when: (screen, texts) => texts.say('ev-season', { season: positionOf(screen).seats[screen.view.seat ?? 0]?.season ?? 'winter' }),
  note: (screen, seat, texts) => (positionOf(screen).seats[seat]?.passed ? texts.say('ev-has-passed') : ''),
};

export default client;
