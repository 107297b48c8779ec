import { untrack } from 'svelte';
import { TableSocket } from '../wire/socket';
import type { ChatLine, Heard, Message, MoveOffer, Preview, Reply, Request, Screen, TableInfo } from '../wire/types';
import { ChatBadge } from './chat-badge.svelte';
import { History } from './history.svelte';
import { LogBook } from './logbook.svelte';
import { aloneWithBots, onlyAnswer } from './obvious';

/** One table as this screen knows it: the live screen, a replayed one, log, chat, and what can be asked of the server. */
export class TableSession {
  live = $state.raw<Screen | null>(null);
  table = $state.raw<TableInfo | null>(null);
  past = $state.raw<Screen | null>(null);
  pastEntry = $state<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  gone = $state(false);
  busy = $state(false);
  #requests = $state(0);
  problem = $state.raw<Message | null>(null);
  /** What a bot would do in my place, if I have asked. */
  hint = $state.raw<MoveOffer | null>(null);
  readonly badge: ChatBadge;
  readonly book = new LogBook(async (before) => (await this.#request({ type: 'log', before })).log ?? []);
  readonly alone = $derived(this.table !== null && aloneWithBots(this.table));
  /** My only answer, which is given without asking me (not again if it was refused). */
  readonly obvious = $derived(this.live && !this.past && !this.problem ? onlyAnswer(this.live, this.book.upTo(this.book.length)) : null);
  readonly history = new History(async () => (await this.#request({ type: 'history' })).history ?? []);
  readonly #socket: TableSocket;
  #previews = new Map<string, Promise<Preview | null>>();

  constructor(readonly id: string) {
    this.badge = new ChatBadge(
      id,
      () => this.chat,
      () => this.table?.seats.find((seat) => seat.you)?.seat ?? null,
    );
    this.#socket = new TableSocket(
      id,
      (message) => this.#hear(message),
      (online) => (this.online = online),
      () => (this.gone = true),
    );
  }

  close(): void {
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

  get lastEntry(): number {
    return this.book.latest?.entry ?? 0;
  }

  async answer(moves: string[]): Promise<boolean> {
    const decision = this.live?.decision;
    if (!decision || this.busy) return false;
    return this.#ask({ type: 'answer', decision: decision.number, moves });
  }

  undo(): Promise<boolean> {
    return this.#ask({ type: 'undo' });
  }

  ask(request: Request): Promise<boolean> {
    return this.#ask(request);
  }

  /** Like `ask`, for requests that give something back. */
  async fetch(request: Request): Promise<Reply> {
    const reply = await this.#request(request);
    if (!reply.ok) this.problem = reply.error ?? null;
    return reply;
  }

  async askHint(): Promise<void> {
    const { move } = await this.fetch({ type: 'hint' });
    this.hint = this.live?.moves.find((offer) => offer.move === move) ?? null;
  }

  /** What an action would change. Asked once per action and decision. */
  preview(moves: string[]): Promise<Preview | null> {
    const key = `${this.live?.decision?.number}:${this.live?.log_length}:${moves.join('|')}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.#request({ type: 'preview', moves }).then((reply) => (reply.ok ? (reply.preview ?? null) : null));
    this.#previews.set(key, asked);
    return asked;
  }

  /** What was said before what is known here. */
  async earlierChat(): Promise<void> {
    const before = this.chat[0]?.number ?? 0;
    const { chat = [] } = await this.#request({ type: 'chat_log', before });
    if (this.chat[0]?.number === before) this.chat = [...chat, ...this.chat];
  }

  async showPast(entry: number): Promise<void> {
    this.pastEntry = entry;
    const screen = await this.replayed(entry);
    if (screen && this.pastEntry === entry) this.past = screen;
  }

  showNow(): void {
    this.past = null;
    this.pastEntry = null;
  }

  async #ask(request: Request): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    const reply = await this.#request(request);
    this.busy = false;
    if (reply.screen) this.#take(reply.screen);
    if (!reply.ok) this.problem = reply.error ?? { id: 'refused', args: {} };
    return reply.ok;
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
      if (message.type === 'screen') this.book.begin(message.screen.log_length, message.log);
      else this.book.add(message.screen.log_length, message.log);
      this.#take(message.screen);
    }
  }

  #take(screen: Screen): void {
    if (screen.decision?.number !== this.live?.decision?.number) this.hint = null;
    this.live = screen;
    this.table = screen.table;
    this.#previews.clear();
  }

  #said(lines: ChatLine[]): void {
    const first = lines[0]?.number ?? 0;
    const before = this.chat.filter((line) => line.number < first);
    this.chat = before.at(-1)?.number === first - 1 ? [...before, ...lines] : lines;
  }

  #seatsChanged(table: TableInfo): void {
    this.table = table;
    if (this.live) this.live = { ...this.live, table };
  }
}
