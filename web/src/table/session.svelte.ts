import { untrack } from 'svelte';
import type { GameClient } from '../games/types';
import { settings } from '../lib/settings.svelte';
import { TableSocket } from '../wire/socket';
import type { Advice, ChatLine, Heard, LogLine, Message, MoveOffer, Obstacles, Preview, Regret, Reply, Request, Screen, TableInfo } from '../wire/types';
import { Absence } from './absence.svelte';
import { ChatBadge } from './chat-badge.svelte';
import { Given } from './given.svelte';
import { History } from './history.svelte';
import { asTold, doneFor, laidFor, lastTurn, notable, standing, worthTelling } from './log';
import { LogBook } from './logbook.svelte';
import { Mover } from './mover.svelte';
import { aloneWithBots, onlyAnswer } from './obvious';
import { Pace, type Step } from './pace.svelte';

/** Of an absence at most so many steps are shown. */
const MOST_SHOWN = 40;

/** One table as this screen knows it: the live screen, a replayed one, log, chat, and what can be asked of the server. */
export class TableSession {
  /** As far as it has been shown: what others do comes at a pace that can be followed. */
  live = $state.raw<Screen | null>(null);
  /** As far as it has been heard. */
  newest = $state.raw<Screen | null>(null);
  /** The latest of what others did, as far as it has been shown. */
  told = $state.raw<LogLine[]>([]);
  /** What this game draws and tells, once it is known. */
  client = $state.raw<GameClient | null>(null);
  table = $state.raw<TableInfo | null>(null);
  past = $state.raw<Screen | null>(null);
  pastEntry = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  gone = $state(false);
  busy = $state(false);
  /** The question before which I have seen what was done for me. */
  #seenBefore = $state(-1);
  #requests = $state(0);
  #done = $state(false);
  problem = $state.raw<Message | null>(null);
  /** Takes back what I have begun on this screen and not done yet. */
  begun = $state.raw<(() => void) | null>(null);
  /** What a bot would do in my place, if I have asked, and why. */
  hint = $state.raw<MoveOffer | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Whether a bot thinks about a hint. */
  hinting = $state(false);
  /** My answers that cost most, once a bot has looked back. */
  regrets = $state.raw<Regret[] | null>(null);
  /** The one of them that I look at. */
  regret = $state.raw<Regret | null>(null);
  readonly badge: ChatBadge;
  readonly book = new LogBook(async (before) => (await this.#request({ type: 'log', before })).log ?? []);
  readonly alone = $derived(this.table !== null && aloneWithBots(this.table));
  /** My only answer, which is given without asking me (not again if it was refused). */
  readonly obvious = $derived(this.live && this.current && !this.past && !this.problem ? onlyAnswer(this.live, this.book.upTo(this.book.length)) : null);
  readonly absence: Absence;
  readonly given: Given;
  readonly mover = new Mover();
  readonly pace = new Pace({
    speed: () => settings.speed,
    notable: ({ lines }) => this.#notable(lines).length > 0,
    send: (step, most) => this.#send(step, most),
    show: (step) => this.#show(step),
  });
  readonly history = new History(async () => (await this.#request({ type: 'history' })).history ?? []);
  readonly #socket: TableSocket;
  #previews = new Map<string, Promise<Preview | null>>();
  #obstacles = new Map<string, Promise<Obstacles>>();

  constructor(readonly id: string) {
    this.badge = new ChatBadge(
      id,
      () => this.chat,
      () => this.table?.seats.find((seat) => seat.you)?.seat ?? null,
    );
    this.absence = new Absence(id);
    this.given = new Given(id);
    document.addEventListener('visibilitychange', this.#turnTo);
    this.#socket = new TableSocket(
      id,
      (message) => this.#hear(message),
      (online) => (this.online = online),
      () => (this.gone = true),
    );
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#turnTo);
    this.#socket.close();
  }

  /** What is on the table in front of the eyes: a moment of the past while replaying. */
  get screen(): Screen | null {
    return this.past ?? this.live;
  }

  /** Whether the server has still to answer something, or cannot be reached. */
  get waiting(): boolean {
    return this.#requests > 0 || !this.online;
  }

  /** Whether what is asked of me on the screen is what I am asked by now. */
  get current(): boolean {
    return this.live?.decision?.number === this.newest?.decision?.number;
  }

  get lastEntry(): number {
    return this.book.latest?.entry ?? 0;
  }

  /** `forMe`: the page gives it, because I have no other. */
  async answer(moves: string[], forMe = false): Promise<boolean> {
    const decision = this.live?.decision;
    if (!decision || this.busy || !this.current) return false;
    const { ok, entry } = await this.#ask({ type: 'answer', decision: decision.number, moves });
    if (forMe && entry !== undefined) this.given.add(entry);
    return ok;
  }

  /** From now on it is known what this game draws and tells. */
  play(client: GameClient): void {
    this.client = client;
    this.#turnTo();
  }

  /** Straight to the present. */
  skip(): void {
    this.pace.skip();
    this.mover.landAll();
  }

  /** What happened while I was away, once more and step by step. */
  async showAbsence(): Promise<void> {
    const now = this.newest;
    const { lines, since } = this.absence;
    this.absence.end();
    const entries = [...new Set(lines.map(({ entry }) => entry))].slice(-MOST_SHOWN);
    const screens = await Promise.all([since, ...entries].map((entry) => this.replayed(entry)));
    const [before, ...steps] = screens.map((screen, at) => screen && { screen, lines: lines.filter(({ entry }) => entry === entries[at - 1]) });
    if (!before || !now || this.newest !== now || this.past) return;
    this.pace.leap(before);
    for (const step of steps) if (step) this.pace.hear(step);
    this.pace.hear({ screen: now, lines: [] });
  }

  undo(): Promise<boolean> {
    return this.ask({ type: 'undo' });
  }

  async ask(request: Request): Promise<boolean> {
    return (await this.#ask(request)).ok;
  }

  /** Like `ask`, for requests that give something back. */
  async fetch(request: Request): Promise<Reply> {
    const reply = await this.#request(request);
    if (!reply.ok) this.problem = reply.error ?? null;
    return reply;
  }

  async askHint(): Promise<void> {
    const asked = this.live?.decision?.number;
    if (this.hinting) return;
    this.hinting = true;
    const { advice } = await this.fetch({ type: 'hint' });
    this.hinting = false;
    if (this.live?.decision?.number !== asked) return;
    this.advice = advice ?? null;
    this.hint = this.offer(advice?.move);
  }

  /** Which of my answers cost most; a sentence where that cannot be told. */
  async lookBack(): Promise<Message | null> {
    const reply = await this.#request({ type: 'review' });
    this.regrets = reply.regrets ?? null;
    return reply.error ?? null;
  }

  /** What would have been better at the moment of the past on the table; of several answers there the one that was asked for.
   * Nothing where somebody wants to see what was done. */
  get pastRegret(): Regret | undefined {
    if (this.#done) return undefined;
    const here = this.regrets?.filter(({ entry }) => entry - 1 === this.pastEntry) ?? [];
    return here.find((regret) => regret === this.regret) ?? here[0];
  }

  /** The answer of this text, where it is offered now. */
  offer(move: string | null | undefined): MoveOffer | null {
    return this.live?.moves.find((offer) => offer.move === move) ?? null;
  }

  /** What an action would change. Asked once per action and decision. */
  preview(moves: string[]): Promise<Preview | null> {
    return once(this.#previews, this.#draftKey(moves), async () => (await this.#request({ type: 'preview', moves })).preview ?? null);
  }

  /** What keeps me from doing something with things on the table, now or after these answers. Asked once, too. */
  obstacles(moves: string[]): Promise<Obstacles> {
    return once(this.#obstacles, this.#draftKey(moves), async () => (await this.#request({ type: 'obstacles', moves })).obstacles ?? {});
  }

  #draftKey(moves: string[]): string {
    return `${this.live?.decision?.number}:${this.live?.log_length}:${moves.join('|')}`;
  }

  /** What was said before what is known here. */
  async earlierChat(): Promise<void> {
    const before = this.chat[0]?.number ?? 0;
    const { chat = [] } = await this.#request({ type: 'chat_log', before });
    if (this.chat[0]?.number === before) this.chat = [...chat, ...this.chat];
  }

  /** `done`: to see what was done then, not what would come next. */
  async showPast(entry: number, done = false): Promise<void> {
    this.pastEntry = entry;
    this.#done = done;
    const screen = await this.replayed(entry);
    if (screen && this.pastEntry === entry) this.past = screen;
  }

  /** The whole turn of somebody else to which the latest of what others did belongs. */
  get toldTurn(): LogLine[] {
    if (!this.client || !this.live) return [];
    const { log_length, view } = this.live;
    const turn = lastTurn(this.book.upTo(log_length), this.client, view.seat);
    return turn.length > 0 ? turn : asTold(this.told, this.client, view.seat, 2);
  }

  /** What the page did for me since I last had a choice. */
  get doneForMe(): LogLine[] {
    if (!this.client || !this.live || this.past) return [];
    return doneFor(this.book.upTo(this.live.log_length), this.client, this.live.view.seat, this.given.has);
  }

  /** Whether something was laid on my board without asking me, and I have not seen it yet: I am asked the next after that. */
  get unseen(): boolean {
    const { client, live } = this;
    if (!client || !live?.decision || live.decision.number === this.#seenBefore) return false;
    return laidFor(this.doneForMe, client, live.view.seat).length > 0;
  }

  see(): void {
    this.#seenBefore = this.live?.decision?.number ?? -1;
  }

  /** What the step did that brought about the moment of the past on the table. */
  get pastLines(): LogLine[] {
    const entry = this.pastEntry;
    return entry === null || !this.client ? [] : worthTelling(this.book.between(entry - 1, entry), this.client);
  }

  /** How the game came to its end, whoever brought it about. */
  get lastLines(): LogLine[] {
    const end = this.pace.now?.screen.log_length ?? 0;
    const log = standing(this.book.upTo(end));
    const last = log.at(-1)?.entry;
    return this.client ? worthTelling(log.filter(({ entry }) => entry === last), this.client) : [];
  }

  showNow(): void {
    this.past = null;
    this.pastEntry = null;
  }

  async #ask(request: Request): Promise<Reply> {
    this.busy = true;
    this.problem = null;
    const reply = await this.#request(request);
    this.busy = false;
    if (reply.screen) this.#take({ screen: reply.screen, lines: [] }, true);
    if (!reply.ok) this.problem = reply.error ?? { id: 'refused', args: {} };
    return reply;
  }

  async #request(request: Request): Promise<Reply> {
    untrack(() => (this.#requests += 1)); // an effect may ask for previews
    const reply = await this.#socket.request(request);
    this.#requests -= 1;
    return reply;
  }

  /** The position after this entry, as far as I may know it. */
  async replayed(entry: number): Promise<Screen | null> {
    const reply = await this.#request({ type: 'replay', entry });
    return reply.ok ? (reply.screen ?? null) : null;
  }

  #hear(message: Heard): void {
    if (message.type === 'chat') this.#said(message.lines);
    else if (message.type === 'table') this.#seatsChanged(message.table);
    else {
      const step = { screen: message.screen, lines: message.log };
      if (message.type === 'screen') this.book.begin(message.screen.log_length, message.log);
      else this.book.add(message.screen.log_length, message.log);
      this.#take(step, message.type === 'screen');
      if (message.type === 'screen') this.#turnTo();
    }
  }

  /** I look at the table again, or for the first time. */
  readonly #turnTo = (): void => {
    const length = this.newest?.log_length;
    if (document.hidden || length === undefined || !this.client) return;
    const known = this.book.upTo(length);
    const mine = known.findLastIndex(({ by }) => by !== null && by === this.newest?.view.seat);
    const seen = Math.max(known.length - (length - (this.absence.seen ?? 0)), mine + 1, 0);
    const missed = this.#notable(standing(known.slice(seen)));
    if (mine >= 0 && missed.length > 0) this.absence.tell(missed, known[seen - 1]?.entry ?? -1);
    this.absence.see(length);
  };

  #take(step: Step, atOnce: boolean): void {
    const { screen, lines } = step;
    this.newest = screen;
    this.table = screen.table;
    this.#previews.clear();
    this.#obstacles.clear();
    const mine = lines.some(({ by }) => by !== null && by === screen.view.seat);
    if (mine) {
      this.absence.end();
      this.#send(step);
    }
    if (!document.hidden && !atOnce) this.absence.see(screen.log_length);
    if (mine) this.pace.act(step);
    else if (atOnce) this.pace.leap(step);
    else if (document.hidden || settings.speed === 'off') this.pace.present(step);
    else this.pace.hear(step);
  }

  /** What others did in these lines, apart from what is too small to be told. */
  #notable(lines: LogLine[]): LogLine[] {
    return this.client ? notable(lines, this.client, this.newest?.view.seat ?? null) : [];
  }

  #send({ lines }: Step, most?: number): number {
    const travels = this.live ? (this.client?.travels?.(this.live, lines) ?? []) : [];
    this.told = this.#notable(lines);
    return this.mover.send(travels, most);
  }

  #show({ screen, lines }: Step): void {
    if (screen.decision?.number !== this.live?.decision?.number) this.hint = null;
    this.live = this.table ? { ...screen, table: { ...this.table, state: screen.table.state } } : screen;
    const told = this.#notable(lines);
    if (told.length > 0) this.told = told;
  }

  #said(lines: ChatLine[]): void {
    const first = lines[0]?.number ?? 0;
    const before = this.chat.filter((line) => line.number < first);
    this.chat = before.at(-1)?.number === first - 1 ? [...before, ...lines] : lines;
  }

  #seatsChanged(table: TableInfo): void {
    this.table = table;
    if (this.newest) this.newest = { ...this.newest, table };
    if (this.live) this.live = { ...this.live, table: { ...table, state: this.live.table.state } };
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  return found;
}
