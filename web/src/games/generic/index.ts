import type { GameClient } from '../types';
import MiniBoard from './MiniBoard.svelte';
import Panel from './Panel.svelte';

/** Any registered game can be played through this, without a board of its own. */
const client: GameClient = { Board: Panel, MiniBoard, headings: ['round', 'turn', 'season'], quiet: [] };

export default client;
