import { ApiError, api } from '../wire/api';
import type { HistoryFile, KeptGame } from '../wire/types';
import { asDataUrl, fromDataUrl } from './photo';
import { history } from './history.svelte';
import type { Put } from './store';

export const LARGEST_FILE = 200 * 1024 * 1024;
/** As `history/files.py` writes it; it alone reads. */
const FORMAT: Omit<HistoryFile, 'games'> = { format: 'kleinstadt-history', version: 1 };
const TYPES = { json: 'application/json', csv: 'text/csv' };

/** Everything, with the photographs; needs no server. */
export async function asJson(games: readonly KeptGame[]): Promise<string> {
  const whole: KeptGame[] = [];
  for (const game of games) {
    const photo = await history.photoOf(game.id);
    whole.push(photo ? { ...game, photo: await asDataUrl(photo) } : game);
  }
  const file: HistoryFile = { ...FORMAT, games: whole };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export function asSpreadsheet(games: readonly KeptGame[], lang: string): Promise<string> {
  return api.spreadsheet(games, lang);
}

export function download(text: string, name: string, kind: keyof typeof TYPES): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[kind] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export interface Read {
  puts: Put[];
  added: number;
  replaced: number;
  known: number;
}

/** What of a file is new here. Photographs stay in the browser; everything else is read by the server. */
export async function readFile(file: File, games: readonly KeptGame[]): Promise<Read> {
  const { text, photos } = withoutPhotos(await readText(file));
  const known = Object.fromEntries(games.map(({ id, changed }) => [id, changed]));
  const read = await api.readHistory({ text, known });
  const puts = read.games.map((game): Put => {
    const photo = photos.get(game.id);
    return photo ? { game, photo } : { game };
  });
  return { puts, added: read.added, replaced: read.replaced, known: read.known };
}

/** UTF-8, or what older spreadsheets write. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file that is not ours goes to the server as it is, which says what is wrong with it. */
function withoutPhotos(text: string): { text: string; photos: Map<string, Blob> } {
  const photos = new Map<string, Blob>();
  let data: Partial<HistoryFile> | null;
  try {
    data = JSON.parse(text) as Partial<HistoryFile> | null;
  } catch {
    return { text, photos };
  }
  if (data?.format !== FORMAT.format || !Array.isArray(data.games)) return { text, photos };
  const games = data.games.map((game: KeptGame | null) => {
    if (typeof game?.photo !== 'string') return game;
    const { photo, ...rest } = game;
    const picture = fromDataUrl(photo);
    if (!picture) throw new ApiError(400, { id: 'field_photo', args: { place: String(game.id) } });
    photos.set(String(game.id), picture);
    return rest;
  });
  return { text: JSON.stringify({ ...data, games }), photos };
}
