/** The shapes that cross the wire, as docs/protocol.md describes them. */

export type Seat = number;
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = Record<string, Value>;

export interface Message {
  id: string;
  args: Args;
}
export interface GameEvent extends Message {
  auto: boolean;
  revealed: boolean;
}
export interface Decision {
  number: number;
  kind: string;
  rule: string;
  args: Args;
  form: string;
}
export interface MoveOffer {
  move: string;
  id: string;
  args: Args;
  spots: string[];
}
export interface ScoreLine {
  item: string;
  points: number;
  args: Args;
}
export interface ScoreSheet {
  seat: Seat;
  total: number;
  lines: ScoreLine[];
}
export interface Preview {
  move: string;
  events: GameEvent[];
  before: ScoreSheet;
  after: ScoreSheet;
}
export interface View<Position = unknown> {
  game: string;
  rules_version: number;
  options: Args;
  seats: number;
  seat: Seat | null;
  over: boolean;
  deciding: Seat[];
  numbers: number[];
  agenda: Args;
  position: Position;
}
export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string | null;
  ready: boolean;
  online: boolean;
  seconds_used: number;
  seconds_left: number | null;
  you: boolean;
  lent_by: string | null;
}
export type Pace = { kind: 'none' } | { kind: 'budget'; seconds: number; at_zero: string };
export interface TableInfo {
  id: string;
  game: string;
  options: Args;
  state: 'open' | 'running' | 'over';
  seats: SeatInfo[];
  pace: Pace;
  watchers: number;
  rematch: string | null;
  ranking: number[] | null;
  deciding: Seat[];
  /** Whether I opened this table. */
  host: boolean;
}
export interface UndoState {
  own: boolean;
  ask: boolean;
  asked_by: Seat | null;
}
export interface Screen<Position = unknown> {
  table: TableInfo;
  view: View<Position>;
  standing: ScoreSheet[];
  decision: Decision | null;
  moves: MoveOffer[];
  undo: UndoState;
  log_length: number;
}
export interface LogLine extends GameEvent {
  entry: number;
  by: Seat | null;
  /** Entries that this one takes back. */
  withdrawn: number[];
}
export interface ChatLine {
  number: number;
  seat: Seat;
  who: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

export interface OptionInfo {
  id: string;
  values: Value[];
  default: Value;
  rule: string;
  /** Per value: the values of other options (or of `seats`) it cannot stand beside, or needs. */
  not_with: [Value, Record<string, Value[]>][];
  only_with: [Value, Record<string, Value[]>][];
}
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
}
export type SeatWish = { kind: 'me'; name: string } | { kind: 'link' } | { kind: 'bot'; bot: string };
export interface TableWish {
  game: string;
  options: Args;
  seats: SeatWish[];
  pace: Pace;
}
export interface TableMade {
  table: string;
  seat_links: { seat: Seat; url: string }[];
  watch_url: string;
}
export type CardFacts = { id: string; type?: string } & Args;
export interface Gallery {
  catalogue: { cards?: CardFacts[]; [part: string]: unknown };
  decisions: { kind: string; rule: string; form: string }[];
  moves: string[];
  events: string[];
  lines: string[];
}

export type ServerMessage =
  | { type: 'screen'; n: number; screen: Screen; log: LogLine[]; cause: number | null }
  | { type: 'chat'; n: number; line: ChatLine }
  | { type: 'table'; n: number; table: TableInfo };

export interface Reply {
  re: number;
  ok: boolean;
  error?: Message;
  screen?: Screen;
  preview?: Preview;
  entry?: number;
  url?: string;
}
export type Request =
  | { type: 'answer'; decision: number; moves: string[] }
  | { type: 'preview'; move: string }
  | { type: 'undo' }
  | { type: 'consent'; yes: boolean }
  | { type: 'ready' }
  | { type: 'leave' }
  | { type: 'hand_over'; seat: Seat; to: { kind: 'bot'; bot: string } | { kind: 'link' } }
  | { type: 'take_back'; seat: Seat }
  | { type: 'chat'; text: string }
  | { type: 'replay'; entry: number }
  | { type: 'ping' };
