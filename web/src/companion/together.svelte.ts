import { forget, recall, recallData, remember } from '../lib/memory';
import type { PadNews, PadWords } from '../wire/generated';
import { PadSocket, type PadTalk } from '../wire/padSocket';
import type { Cells } from './cells';
import { Copy, isCopy, type KeptCopy } from './copy';

/** A pad that others fill in too: this phone's copy, kept at once, and the line to the server. */
export class Together implements PadTalk {
  game = $state('');
  phones = $state(1);
  isOnline = $state(false);
  /** Closed, too old, or never there. */
  isGone = $state(false);
  #copy: Copy;
  #line: PadSocket;

  constructor(
    readonly token: string,
    /** What others have entered is here. */
    public onnews: () => void = () => undefined,
  ) {
    const kept = recallData(keyOf(token), isCopy);
    this.#copy = new Copy(crypto.getRandomValues(new Uint32Array(2)).join(''), kept ?? undefined);
    this.game = this.#copy.game;
    this.#line = new PadSocket(token, this);
  }

  /** One that this phone itself has just shared. */
  static begun(token: string, game: string, cells: Cells): Together {
    const kept: KeptCopy = { game, version: 0, cells, outgoing: [] };
    remember(keyOf(token), JSON.stringify(kept));
    return new Together(token);
  }

  get url(): string {
    return new URL(`#/pad/${this.token}`, location.href).href;
  }

  get version(): number {
    return this.#copy.version;
  }

  get cells(): Cells {
    return this.#copy.shown;
  }

  /** Entered here. */
  enter(cells: Cells): void {
    if (Object.keys(cells).length === 0) return;
    this.#copy.enter(cells);
    this.#keep();
    this.#line.nudge();
  }

  say(): PadWords | null {
    return this.#copy.say();
  }

  hear(news: PadNews): void {
    this.#copy.hear(news);
    this.phones = news.phones;
    this.#keep();
    this.onnews();
    this.game = news.game;
  }

  online(online: boolean): void {
    this.isOnline = online;
  }

  gone(): void {
    this.isGone = true;
    this.close();
  }

  close(): void {
    this.#line.close();
  }

  #keep(): void {
    remember(keyOf(this.token), JSON.stringify(this.#copy.kept));
    remember(linkOf(this.#copy.game), this.token);
  }

  /** From now on this phone knows nothing of it. */
  forget(): void {
    this.close();
    forget(keyOf(this.token));
    if (sharedPad(this.#copy.game) === this.token) forget(linkOf(this.#copy.game));
  }
}

function keyOf(token: string): string {
  return `shared.${token}`;
}

function linkOf(game: string): string {
  return `shared-pad.${game}`;
}

/** The pad of this game that this phone last filled in with others. */
export function sharedPad(game: string): string | null {
  return recall(linkOf(game));
}
