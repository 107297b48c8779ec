import type { GameClient } from '../types';
import { addGardenArt } from './art';
import Board from './Board.svelte';
import CardFront from './CardFront.svelte';
import DrawPicture from './DrawPicture.svelte';
import './garden.css';
import { tips } from './guide';
import LinePicture from './LinePicture.svelte';
import MiniBoard from './MiniBoard.svelte';
import PadMap from './PadMap.svelte';
import PadPicture from './PadPicture.svelte';
import Pieces from './Pieces.svelte';
import { positionOf } from './position';
import Progress from './Progress.svelte';
import RuleBands from './RuleBands.svelte';
import RuleGarden from './RuleGarden.svelte';
import Token from './Token.svelte';
import { travels } from './travels';

addGardenArt();

const client: GameClient = {
  Board,
  MiniBoard,
  Progress,
  CardFront,
  PadMap,
  PadPicture,
  DrawPicture,
  Pieces,
  drawings: { garden: RuleGarden, bands: RuleBands },
  LinePicture,
  tips,
  headings: ['round_began'],
  quiet: ['turn_began', 'crane_moved'],
  byItself: ['laid_tile', 'majority', 'majority_with', 'majority_shared', 'last_floor', 'revealed_secret', 'counted_population', 'turned_up', 'chose_next'],
  counting: ['majority', 'majority_with', 'majority_shared', 'revealed_secret', 'counted_population'],
  spots: ({ args }) => (args.place === undefined ? [] : [`${String(args.territory)}.${String(args.place)}`]),
  rules: {
    kept: 'GN-18',
    chose_next: 'GN-22',
    built: 'GN-29',
    demolished: 'GN-34',
    raided: 'GN-62',
    changed_territory: 'GN-60',
    moved_roof: 'GN-61',
    went_on: 'GN-41',
    completed: 'GN-52',
    turned_up: 'GN-52',
    majority: 'GN-65',
    majority_with: 'GN-65',
    majority_shared: 'GN-65',
    last_floor: 'GN-69',
  },
  travels,
  Token,
  when: (screen, texts) => texts.say('gn-round', { round: positionOf(screen).round }),
  note: (screen, seat, texts) => (positionOf(screen).seats[seat]?.secrets.length ? '' : texts.say('gn-secrets-hidden')),
};

export default client;
