/** What crosses the wire is made from the server's own types; only the client's names for parts of it are written here. */
import type {
  ChangeMessage,
  ChatMessage,
  Event,
  Gallery as AnyGallery,
  Message,
  Obstacle,
  Request as Sent,
  Screen,
  ScreenMessage,
  TableMessage,
  Wish,
} from './generated';

export type {
  AccountInfo,
  MailInfo,
  Advice,
  ChatLine,
  Decision,
  Best,
  Duel,
  GameInfo,
  GameStatistics,
  Group,
  HistoryFile,
  Invitation,
  KeptGame,
  KeptPlayer,
  LineWorth,
  LogLine,
  Message,
  Obstacle,
  Moment,
  Month,
  MoveOffer,
  OptionInfo,
  Pace,
  Budget,
  DrawForm,
  DrawGroup,
  Drawn,
  DrawWish,
  PadForm,
  PadItem,
  PadPart,
  PadScore,
  Person,
  Secret,
  Task,
  Preview,
  Regret,
  Reply,
  ScoreLine,
  ScoreSheet,
  Screen,
  SeatInfo,
  SessionInfo,
  Statistics,
  TieBreak,
  ServerMessage,
  TableInfo,
  TableMade,
  View,
} from './generated';

/** Arguments of a message. */
export type Args = Message['args'];
/** What keeps me from things on the table, by thing. */
export type Obstacles = Readonly<Record<string, Obstacle[]>>;
/** Something that happened; `Event` is the browser's own word. */
export type GameEvent = Event;
export type TableWish = Wish;
export type SeatWish = Wish['seats'][number];
/** The options that somebody chose, and a value of one. */
export type Options = NonNullable<Wish['options']>;
export type Value = Options[string];

/** A message of the server with the whole screen in it, also where only changes were sent. */
export type Heard = ScreenMessage | (ChangeMessage & { screen: Screen }) | TableMessage | ChatMessage;

type Unnumbered<R> = R extends unknown ? Omit<R, 'id'> : never;
/** A request before the line gives it its number. */
export type Request = Unnumbered<Sent>;

/** A catalogue is the game's own; where it has cards, they have at least names. */
export type CardFacts = { id: string; type?: string } & Record<string, unknown>;
export interface Gallery extends AnyGallery {
  catalogue: { cards?: CardFacts[]; [part: string]: unknown };
}
