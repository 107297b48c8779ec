import { applied } from './change';
import type { Heard, Reply, Request, Screen, ServerMessage } from './types';

const BEAT_MS = 20_000;
const PATIENCE_MS = 8_000;

interface Waiting {
  text: string;
  done: (reply: Reply) => void;
}

/**
 * One table's line to the server. It comes back by itself after a cut, tells the server the last number it
 * heard, and sends again what was not answered (an answer sent twice counts once). The server tells it the whole screen
 * once and then what has changed; whoever listens here gets whole screens.
 */
export class TableSocket {
  #socket: WebSocket | null = null;
  #heard = 0;
  #shown: Screen | null = null;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lastWord = 0;
  #closed = false;
  readonly #wake = (): void => this.#reconnectNow();

  constructor(
    private readonly table: string,
    private readonly onMessage: (message: Heard) => void,
    private readonly onLine: (online: boolean) => void,
    private readonly onGone: () => void,
  ) {
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  request(request: Request): Promise<Reply> {
    const id = this.#nextId++;
    const text = JSON.stringify({ ...request, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?after=${this.#heard}&changes`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#lastWord = Date.now();
      this.onLine(true);
      for (const { text } of this.#waiting.values()) socket.send(text);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listenForLife(), BEAT_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Reply | ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#beat);
      this.onLine(false);
      if (event.code === 4404 || event.code === 4403) this.onGone();
      else {
        if (event.code === 4401) this.#heard = 0; // signed out: whoever this is now sees another screen
        this.#again();
      }
    };
  }

  #hear(message: Reply | ServerMessage): void {
    this.#lastWord = Date.now();
    if ('re' in message) {
      if (message.re === null) return;
      this.#waiting.get(message.re)?.done(message);
      this.#waiting.delete(message.re);
      return;
    }
    this.#heard = message.n;
    this.onMessage(this.#completed(message));
  }

  #completed(message: ServerMessage): Heard {
    if (message.type === 'screen') this.#shown = message.screen;
    else if (message.type === 'table') this.#shown = this.#shown && { ...this.#shown, table: message.table };
    else if (message.type === 'change') {
      const screen = applied(this.#shown, message.change) as Screen;
      this.#shown = screen;
      return { ...message, screen };
    }
    return message;
  }

  #listenForLife(): void {
    if (Date.now() - this.#lastWord > BEAT_MS + PATIENCE_MS) this.#socket?.close();
    else void this.request({ type: 'ping' });
  }

  #again(): void {
    const pause = Math.min(300 * 2 ** this.#tries++, 8_000);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #reconnectNow(): void {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  }
}
