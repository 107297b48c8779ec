/* Made by scripts/generate.py from the types in Python. Do not edit. */

export interface ScreenMessage {
  type: 'screen';
  n: number;
  screen: Screen;
  log: LogLine[];
  cause: number | null;
}

export interface Screen {
  decision: Decision | null;
  end: End | null;
  log_length: number;
  moves: MoveOffer[];
  standing: ScoreSheet[];
  table: TableInfo;
  undo: UndoInfo;
  view: View;
}

export interface Decision {
  args: Record<string, string | number | string[]>;
  form: string;
  kind: string;
  number: number;
  part: boolean;
  rule: string;
}

export interface End {
  seconds: number;
  ties: TieBreak[];
}

export interface TieBreak {
  amounts: number[];
  fewer: boolean;
  id: string;
  rule: string;
}

export interface MoveOffer {
  args: Record<string, string | number | string[]>;
  beside: boolean;
  id: string;
  move: string;
  spots: string[];
}

export interface ScoreSheet {
  lines: ScoreLine[];
  seat: number;
  total: number;
}

export interface ScoreLine {
  args: Record<string, string | number | string[]>;
  item: string;
  points: number;
}

export interface TableInfo {
  closing: number | null;
  deciding: number[];
  game: string;
  host: boolean;
  id: string;
  options: Record<string, string | number | boolean>;
  pace: Pace;
  ranking: number[] | null;
  rematch: string | null;
  seats: SeatInfo[];
  seed: string | null;
  state: 'open' | 'over' | 'running';
  watchers: number;
}

export interface Pace {
  kind: 'budget' | 'days' | 'none';
  seconds?: number;
  at_zero?: 'bot';
  days?: number;
}

export interface SeatInfo {
  bot: string | null;
  host: boolean;
  kind: 'bot' | 'open' | 'person';
  lent_by: string | null;
  name: string;
  online: boolean;
  ready: boolean;
  seat: number;
  seconds_left: number | null;
  seconds_used: number;
  you: boolean;
  yours: boolean;
}

export interface UndoInfo {
  ask: boolean;
  asked_by: number | null;
  own: boolean;
}

export interface View {
  agenda: Record<string, unknown>;
  deciding: number[];
  game: string;
  numbers: number[];
  options: Record<string, string | number | boolean>;
  over: boolean;
  position: unknown;
  rules_version: number;
  seat: number | null;
  seats: number;
}

export interface LogLine {
  args: Record<string, string | number | string[]>;
  auto: boolean;
  by: number | null;
  entry: number;
  id: string;
  withdrawn: number[];
}

export interface ChangeMessage {
  type: 'change';
  n: number;
  change: unknown[] | Record<string, unknown>;
  log: LogLine[];
  cause: number | null;
}

export interface TableMessage {
  type: 'table';
  n: number;
  table: TableInfo;
}

export interface ChatMessage {
  type: 'chat';
  n: number;
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number;
  who: string;
  text: string;
  at: number;
}

export interface Reply {
  re: number | null;
  ok: boolean;
  error?: Message;
  screen?: Screen;
  preview?: Preview;
  obstacles?: Record<string, Obstacle[]>;
  log?: LogLine[];
  chat?: ChatLine[];
  history?: Moment[];
  entry?: number;
  advice?: Advice;
  regrets?: Regret[];
  url?: string;
}

export interface Message {
  id: string;
  args: Record<string, string | number | string[]>;
}

export interface Preview {
  after: ScoreSheet;
  before: ScoreSheet;
  decision: Decision | null;
  events: Event[];
  moves: string[];
  offers: MoveOffer[];
  outlook: Message[];
  view: View;
}

export interface Event {
  args: Record<string, string | number | string[]>;
  auto: boolean;
  id: string;
}

export interface Obstacle {
  args: Record<string, string | number | string[]>;
  id: string;
  rule: string;
}

export interface Moment {
  entry: number;
  log_length: number;
  totals: number[];
  unfinished: boolean;
}

export interface Advice {
  behind: number;
  move: string;
  next: string | null;
  reasons: Message[];
  rounds: number;
  sure: 'clear' | 'close' | 'likely';
  then: MoveOffer[];
  when: 'ahead' | 'at_once' | 'unsaid';
}

export interface Regret {
  action: MoveOffer | null;
  better: MoveOffer;
  cost: number;
  decision: Decision;
  entry: number;
  played: MoveOffer;
  reasons: Message[];
  rounds: number;
  when: 'ahead' | 'at_once' | 'unsaid';
}

export interface Answer {
  type: 'answer';
  id: number;
  decision: number;
  moves: string[];
}

export interface AskPreview {
  type: 'preview';
  id: number;
  moves: string[];
}

export interface AskObstacles {
  type: 'obstacles';
  id: number;
  moves: string[];
}

export interface Undo {
  type: 'undo';
  id: number;
}

export interface Consent {
  type: 'consent';
  id: number;
  yes: boolean;
}

export interface Ready {
  type: 'ready';
  id: number;
}

export interface Close {
  type: 'close';
  id: number;
}

export interface Leave {
  type: 'leave';
  id: number;
}

export interface HandOver {
  type: 'hand_over';
  id: number;
  seat: number;
  to: ABot | ByLink;
}

export interface ABot {
  kind: 'bot';
  bot: string;
}

export interface ByLink {
  kind: 'link';
}

export interface TakeBack {
  type: 'take_back';
  id: number;
  seat: number;
}

export interface Chat {
  type: 'chat';
  id: number;
  text: string;
}

export interface Log {
  type: 'log';
  id: number;
  before: number;
}

export interface ChatLog {
  type: 'chat_log';
  id: number;
  before: number;
}

export interface Replay {
  type: 'replay';
  id: number;
  entry: number;
}

export interface History {
  type: 'history';
  id: number;
}

export interface Hint {
  type: 'hint';
  id: number;
}

export interface Review {
  type: 'review';
  id: number;
}

export interface Ping {
  type: 'ping';
  id: number;
}

export interface Wish {
  game: string;
  seats: (Me | ByLink | ABot)[];
  options?: Record<string, string | number | boolean>;
  pace?: Pace;
  seed?: number | null;
}

export interface Me {
  kind: 'me';
  name: string;
}

export interface TableMade {
  table: string;
  seat_links: SeatLink[];
  watch_url: string;
}

export interface SeatLink {
  seat: number;
  url: string;
}

export interface Claim {
  token: string;
  name: string;
}

export interface Claimed {
  table: string;
  seat: number;
}

export interface Invited {
  token: string;
}

export interface Invitation {
  game: string;
  options: Record<string, string | number | boolean>;
  pace: Pace;
  seat: number;
  seats: Guest[];
  seed: string | null;
  state: 'open' | 'over' | 'running';
}

export interface Guest {
  bot: string | null;
  host: boolean;
  kind: 'bot' | 'open' | 'person';
  name: string;
  seat: number;
}

export interface GameInfo {
  id: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
}

export interface OptionInfo {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
  not_with: ([string | number | boolean, Record<string, (string | number | boolean)[]>])[];
  only_with: ([string | number | boolean, Record<string, (string | number | boolean)[]>])[];
  own: boolean;
}

export interface Gallery {
  catalogue: Record<string, unknown>;
  decisions: DecisionInfo[];
  moves: string[];
  events: string[];
  lines: string[];
}

export interface DecisionInfo {
  kind: string;
  rule: string;
  form: string;
}

export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  screens: number;
}

export interface Notify {
  url: string;
}

export interface AccountInfo {
  accounts: 'off' | 'optional' | 'required';
  invitation: boolean;
  known: boolean;
  name: string | null;
  sessions: SessionInfo[];
  mail?: MailInfo | null;
}

export interface SessionInfo {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  current: boolean;
}

export interface MailInfo {
  address: string;
  wanted: string;
  notices: boolean;
  lang: 'de' | 'en';
}

export interface NewAccount {
  name: string;
  password: string;
  invitation?: string;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface WithPassword {
  password: string;
}

export interface EndSession {
  session: string;
}

export interface Word {
  invitation: string;
}

export interface Ok {
  ok: boolean;
}

export interface Problem {
  error: Message;
}

export interface PadForm {
  parts: PadPart[];
  rival: PadPart | null;
  seats: number[];
  table: PadPart[];
}

export interface PadPart {
  columns: number;
  each: boolean;
  entry: string;
  for_rival: boolean;
  instead_of: string;
  items: PadItem[];
  key: string;
  least: number;
  most: number;
  names: string;
  needs: Record<string, string>;
  one_of_group: boolean;
  rows: number;
  shape: 'amounts' | 'grid' | 'map' | 'number' | 'one' | 'player' | 'several';
}

export interface PadItem {
  for_rival: boolean;
  group: string;
  id: string;
  most: number;
  needs: string;
  parts: PadPart[];
}

export interface TurnAid {
  ways: TurnWay[];
}

export interface TurnWay {
  actions: number[];
  begins: 'last' | 'marker' | 'same';
  counts: TurnCount[];
  deck: TurnDeck | null;
  id: string;
  leaves: boolean;
  order: 'chosen' | 'clockwise' | 'together';
  rival: TurnRival | null;
  seats: number[];
  turns: number;
}

export interface TurnCount {
  id: string;
  values: string[];
}

export interface TurnDeck {
  aside: number;
  cards: Record<string, number>;
  free_every: number;
  names: string;
  open: number;
}

export interface TurnRival {
  begins: RivalDeed[];
  dice: Record<string, RivalDeed[][]>;
  levels: number[];
  occasions: RivalOccasion[];
  seasons: Record<string, RivalOccasion[]>;
}

export interface RivalDeed {
  args: Record<string, string | number>;
  cards: number;
  points: number;
  roll: string;
  say: string;
}

export interface RivalOccasion {
  deeds: RivalDeed[];
  id: string;
}

export interface PadScore {
  places: number[];
  remarks: Remark[];
  sheets: ScoreSheet[];
  ties: TieBreak[];
}

export interface Remark {
  args: Record<string, string | number>;
  id: string;
}

export interface DrawForm {
  aside: string[];
  groups: DrawGroup[];
  secret: string;
}

export interface DrawGroup {
  cards: string[];
  id: string;
  names: string;
}

export interface DrawWish {
  again?: string;
  bought?: Record<string, number>;
  code?: string;
  options?: Record<string, string | number | boolean>;
  seat?: number | null;
  seats?: number;
  without?: string[];
}

export interface Drawn {
  budget: Budget | null;
  code: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  secret: Secret | null;
  tasks: Task[];
  view: View;
  without: string[];
}

export interface Budget {
  lines: BudgetLine[];
  purses: Purse[];
  rule: string;
}

export interface BudgetLine {
  id: string;
  most: number;
  number: number;
  price: number;
}

export interface Purse {
  id: string;
  left: number;
  total: number;
}

export interface Secret {
  cards: string[];
  keep: number;
  rule: string;
}

export interface Task {
  args: Record<string, string | number | string[]>;
  id: string;
  part: string;
  rule: string;
  under: boolean;
}

export interface Played {
  game: KeptGame;
  ended: number;
}

export interface KeptGame {
  changed: string;
  code: string;
  date: string;
  game: string;
  id: string;
  minutes: number;
  notes: string;
  options: Record<string, string | number | boolean>;
  photo?: string;
  players: KeptPlayer[];
  source: 'import' | 'pad' | 'table';
  ties: TieBreak[];
  where: string;
}

export interface KeptPlayer {
  kind: 'bot' | 'person' | 'rival';
  lines: ScoreLine[];
  name: string;
  place: number;
  total: number;
}

export interface Exchange {
  since: number;
  games: Record<string, unknown>[];
  deleted: Record<string, string>;
}

export interface Exchanged {
  version: number;
  more: boolean;
  games: KeptGame[];
  deleted: Record<string, string>;
}

export interface HistoryFile {
  format: string;
  games: KeptGame[];
  version: number;
}

export interface SentFile {
  text: string;
  known: Record<string, string>;
}

export interface Admitted {
  added: number;
  games: KeptGame[];
  known: number;
  replaced: number;
}

export interface Statistics {
  by_game: GameStatistics[];
  duels: Duel[];
  games: number;
  months: Month[];
  people: Person[];
  solo: number;
}

export interface GameStatistics {
  average: number;
  best: Best | null;
  clearest: Best | null;
  closest: Best | null;
  game: string;
  games: number;
  groups: Group[];
  lines: LineWorth[];
  minutes: number;
  solo: number;
  winning: number;
}

export interface Best {
  date: string;
  id: string;
  kind: 'bot' | 'person' | 'rival';
  name: string;
  points: number;
}

export interface Group {
  average: number;
  best: Best | null;
  games: number;
  id: string;
  kind: string;
  value: string;
  winning: number;
}

export interface LineWorth {
  games: number;
  line: ScoreLine;
  others: number;
  winners: number;
}

export interface Duel {
  games: number;
  level: number;
  margin: number;
  one: string;
  one_ahead: number;
  other: string;
  other_ahead: number;
}

export interface Month {
  games: Record<string, number>;
  month: string;
}

export interface Person {
  against: Results;
  by_game: PersonGame[];
  name: string;
  solo: number;
}

export interface Results {
  average: number;
  best: Best | null;
  games: number;
  shared: number;
  wins: number;
}

export interface PersonGame {
  against: Results;
  game: string;
  solo: Results;
}

export interface WantMail {
  address: string;
  lang: 'de' | 'en';
}

export interface MailNotices {
  on: boolean;
  lang: 'de' | 'en';
}

export interface ConfirmMail {
  token: string;
}

export interface MailConfirmed {
  lang: 'de' | 'en';
}

export interface Push {
  key: string;
  muted: string[];
}

export interface TellBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: 'de' | 'en';
  before?: string;
}

export interface StopBrowser {
  endpoint: string;
}

export interface MuteTable {
  table: string;
  muted: boolean;
}

export interface SharePad {
  game: string;
  cells: Record<string, unknown>;
}

export interface PadShared {
  pad: string;
}

export interface ClosePad {
  pad: string;
}

export interface OpenPadAt {
  pad: string;
  after?: number;
}

export interface PadWords {
  sender: string;
  number: number;
  cells: Record<string, unknown>;
}

export interface PadNews {
  game: string;
  version: number;
  cells: Record<string, unknown>;
  phones: number;
  heard: number | null;
}

export type ServerMessage = ScreenMessage | ChangeMessage | TableMessage | ChatMessage;

export type Request = Answer | AskPreview | AskObstacles | Undo | Consent | Ready | Close | Leave | HandOver | TakeBack | Chat | Log | ChatLog | Replay | History | Hint | Review | Ping;
