import type { GameClient } from '../types';
import LinePicture from './LinePicture.svelte';

/** As much of the client as lines of a score sheet need. */
const client: Pick<GameClient, 'LinePicture'> = { LinePicture };

export default client;
