import type { OpenPadAt, PadNews, PadWords } from './generated';

const BEAT_MS = 20_000;
const PATIENCE_MS = 8_000;
const SHORTEST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8_000;
const GONE = [4404, 4400];

/** Who speaks and listens over the line. */
export interface PadTalk {
  readonly version: number;
  /** What is to be said next, and goes on being so until it was heard. */
  say: () => PadWords | null;
  hear: (news: PadNews) => void;
  online: (online: boolean) => void;
  gone: () => void;
}

/** A shared pad's line to the server: it comes back by itself after a cut, and says again what was not heard. */
export class PadSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #said: PadWords | null = null;
  #lastWord = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #closed = false;
  readonly #cut = (): void => this.#ended();
  readonly #wake = (): void => {
    if (this.#socket === null && !document.hidden) this.#open();
  };

  constructor(
    private readonly pad: string,
    private readonly talk: PadTalk,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
    this.#beat = setInterval(() => this.#listenForLife(), PATIENCE_MS);
    this.#open();
  }

  /** There is something new to say. */
  nudge(): void {
    const words = this.#said === null && this.#socket?.readyState === WebSocket.OPEN && this.#lastWord > 0 ? this.talk.say() : null;
    if (words) this.#send((this.#said = words));
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    clearInterval(this.#beat);
    this.#ended();
    clearTimeout(this.#later);
  }

  #open(): void {
    clearTimeout(this.#later);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/shared_pads/socket`);
    this.#socket = socket;
    this.#said = null;
    this.#lastWord = 0;
    socket.onopen = () => this.#send({ pad: this.pad, after: this.talk.version } satisfies OpenPadAt);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as PadNews);
    socket.onclose = ({ code }) => this.#ended(code);
  }

  /** A line that is dead may take long to say so: nobody waits for that. */
  #ended(code = 0): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
    if (this.#closed) return;
    this.talk.online(false);
    if (GONE.includes(code)) this.talk.gone();
    else this.#later = setTimeout(() => this.#open(), Math.min(SHORTEST_PAUSE_MS * 2 ** this.#tries++, LONGEST_PAUSE_MS));
  }

  #send(message: OpenPadAt | PadWords): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(news: PadNews): void {
    this.#tries = 0;
    this.#lastWord = Date.now();
    if (news.heard !== null && news.heard === this.#said?.number) this.#said = null;
    this.talk.hear(news);
    this.talk.online(true);
    this.nudge();
  }

  /** Who hears nothing for long asks whether anybody is there; who gets no answer tries anew. */
  #listenForLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.#lastWord;
    if (silent > BEAT_MS + PATIENCE_MS || (this.#said && silent > PATIENCE_MS)) this.#ended();
    else if (silent > BEAT_MS) this.#send({ sender: '', number: 0, cells: {} });
  }
}
