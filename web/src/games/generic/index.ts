import type { GameClient } from '../types';
import { seatGoods } from './goods';
import MiniBoard from './MiniBoard.svelte';
import Panel from './Panel.svelte';

/** Any registered game can be played through this, without a board of its own. */
const client: GameClient = { Board: Panel, MiniBoard, boardless: true, goods: seatGoods, headings: ['round', 'turn', 'season', 'morning'], quiet: [] };

export default client;
