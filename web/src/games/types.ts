import type { Component, Snippet } from 'svelte';
import type { GameTexts } from '../i18n/texts.svelte';
import type { Tip } from '../guide/tip';
import type { Good } from '../parts/goods/good';
import type { Travel } from '../table/mover.svelte';
import type { DrawPictureProps } from '../companion/draw/picture';
import type { PadMapProps, PadPictureProps } from '../companion/part';
import type { LogLine, MoveOffer, Obstacles, Options, Preview, Screen } from '../wire/types';

/** A wrong click explains itself: a sentence, why, and the rule to read. */
export interface Refusal {
  title: string;
  text: string;
  rule: string;
}

/** How a first game is set up: whatever is not named here is as usual. */
export type FirstGame = Readonly<Options>;

/** What every board is given and may ask for. */
export interface BoardProps {
  screen: Screen;
  texts: GameTexts;
  /** The seat whose board is shown large: mine, or the one a watcher looks at. */
  seat: number;
  /** Whether I may act now (it is the present, I am asked, and no answer is on its way). */
  active: boolean;
  answer: (moves: string[]) => void;
  preview: (moves: string[]) => Promise<Preview | null>;
  /** What keeps me from things on the table, now or after these answers. */
  obstacles: (moves: string[]) => Promise<Obstacles>;
  /** Why a touch comes to nothing; what is still to be asked for is told as soon as it is known. */
  refuse: (why: Refusal | null | Promise<Refusal | null>) => void;
  /** What I have begun and not done yet, to be taken back before anything else; null where there is nothing. */
  begun: (back: (() => void) | null) => void;
  /** A move that was advised, to be pointed at. */
  hint: MoveOffer | null;
  /** Undo and its like, for the board's own action bar. */
  tools: Snippet;
  /** Everybody at the table, for a board that has nothing to add to it; and a way to open somebody's sheet. */
  people: Snippet;
  open: (seat: number) => void;
}

export interface MiniBoardProps {
  screen: Screen;
  texts: GameTexts;
  seat: number;
  /** Room for details (an opened board) or only for a glance. */
  large?: boolean;
}

/** What the client knows about one game beyond the generic panel. */
export interface GameClient {
  Board: Component<BoardProps>;
  MiniBoard: Component<MiniBoardProps>;
  /** There is nothing of a board to show small beside a name. */
  boardless?: boolean;
  /** Progress of the game for the page's head. */
  Progress?: Component<{ screen: Screen; texts: GameTexts }>;
  /** A card from the front, for the gallery. */
  CardFront?: Component<{ card: string; texts: GameTexts }>;
  /** Back to what is printed, for the gallery, where a table may play with values of its own. */
  printed?: () => void;
  /** Everything else in the box, laid out to be looked at. */
  Pieces?: Component<{ texts: GameTexts }>;
  /** What the drawings in the rules show, by its kind (`lib/markdown.ts`). */
  drawings?: Readonly<Record<string, Component<{ words: string[]; texts: GameTexts }>>>;
  /** A small picture for a score line. */
  LinePicture?: Component<{ item: string }>;
  /** How something looks that the score pad asks for, and the map on which a part of the pad is entered. */
  PadPicture?: Component<PadPictureProps>;
  PadMap?: Component<PadMapProps>;
  /** What was drawn for the real table, as it lies there. */
  DrawPicture?: Component<DrawPictureProps>;
  /** Events that open a new group of the log. */
  headings: readonly string[];
  /** All answer at the same time: there are no turns, and a round is told from its beginning. */
  together?: true;
  /** Events too small for the log. */
  quiet: readonly string[];
  /** Events that come by themselves (the count at the end of a round): no story begins with them. */
  byItself?: readonly string[];
  /** Events that change a player's board: where they come without a question, they are seen before the next one is asked. */
  laid?: readonly string[];
  /** Those that bring points at the end of a round: nobody's action is credited with them. */
  counting?: readonly string[];
  /** Moves of which a hint says little until it tells how they go on: somebody goes to a market, for one of its lines. */
  leadsOn?: readonly string[];
  /** The spots of the table that an event is about. */
  spots?: (line: LogLine) => string[];
  /** What a newcomer is told, most urgent first. */
  tips?: readonly Tip[];
  /** The rules behind events, by their ids. */
  rules?: Readonly<Record<string, string>>;
  /** What goes from spot to spot when this happens, and how such a piece looks. */
  travels?: (before: Screen, lines: LogLine[]) => Travel[];
  Token?: Component<{ piece: string }>;
  /** Where the game stands, in a few words ("Round 8"). */
  when?: (screen: Screen, texts: GameTexts) => string;
  /** What a player has, for the panel: goods, cards in hand, workers. */
  goods?: (screen: Screen, seat: number, texts: GameTexts) => Good[];
  /** A remark beside a player's name (a hidden card, a finished town). */
  note?: (screen: Screen, seat: number, texts: GameTexts) => string;
  /** Said of who has nothing more to do in this game (a finished town); empty for all others. */
  out?: (screen: Screen, seat: number, texts: GameTexts) => string;
  /** The row of the final table that a score line belongs to, where several share one. */
  row?: (item: string) => string;
  /** A verdict under the result (the rank of a solo game). */
  verdict?: (screen: Screen, texts: GameTexts) => string;
}
