import { FluentBundle, FluentResource } from '@fluent/bundle';
import commonDe from '../../../src/kleinstadt/text/common/de.ftl?raw';
import commonEn from '../../../src/kleinstadt/text/common/en.ftl?raw';
import uiDe from '../../../src/kleinstadt/text/ui/de.ftl?raw';
import uiEn from '../../../src/kleinstadt/text/ui/en.ftl?raw';
import { LANGS, settings, type Lang } from '../lib/settings.svelte';
import { ApiError, api } from '../wire/api';
import { patiently } from '../wire/patience';
import type { Advice, Decision, Message, MoveOffer } from '../wire/types';
import { sentence, wholeSentence, type Names, type Words } from './resolve';

/** What every page may have to say: our own sentences, and those about what the server refuses. */
const SOURCES: Record<Lang, string[]> = { de: [uiDe, commonDe], en: [uiEn, commonEn] };
const ours = once((lang) => SOURCES[lang].map((source) => new FluentResource(source)));
const uiBundle = once((lang) => newBundle(lang));

function newBundle(lang: Lang, ...more: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of [...ours(lang), ...more]) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

/** Made when a language is first spoken: most pages never speak the other one. */
function once<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made: Partial<Record<Lang, T>> = {};
  return (lang) => (made[lang] ??= make(lang));
}

const nobody: Names = { lang: 'en', seatName: (seat) => String(seat + 1) };

/** A sentence of the client itself, in the language of the moment. */
export function t(id: string, args: Words = {}): string {
  return sentence(uiBundle(settings.lang), id, args, { ...nobody, lang: settings.lang }) ?? id;
}

/** The sentence in every language, for who searches; none where nobody wrote it. */
export function inEveryLanguage(id: string): string[] {
  return LANGS.flatMap((lang) => sentence(uiBundle(lang), id, {}, { ...nobody, lang }) ?? []);
}

/** The texts of one game (with the client's and the common ones) in whichever language is spoken now. */
export class GameTexts {
  #bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  #asked = new Set<Lang>();

  constructor(
    readonly game: string,
    private readonly seatName: (seat: number) => string = nobody.seatName,
  ) {}

  /** Fetches the texts of the present language; call it from an effect. */
  load(): void {
    const lang = settings.lang;
    if (this.#asked.has(lang)) return;
    this.#asked.add(lang);
    void this.#fetch(lang);
  }

  async #fetch(lang: Lang): Promise<void> {
    const source = await textsOf(this.game, lang);
    this.#bundles = { ...this.#bundles, [lang]: newBundle(lang, new FluentResource(source)) };
  }

  get ready(): boolean {
    return this.#bundles[settings.lang] !== undefined;
  }

  get #bundle(): FluentBundle {
    return this.#bundles[settings.lang] ?? uiBundle(settings.lang);
  }

  get #names(): Names {
    return { lang: settings.lang, seatName: this.seatName };
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or null where the texts do not have it. */
  find(id: string, args: Words = {}): string | null {
    return sentence(this.#bundle, id, args, this.#names);
  }

  say(id: string, args: Words = {}): string {
    return this.find(id, args) ?? plain(id, args);
  }

  /**
   * What happened; `me`: what this seat did is said to whoever sits there, where the texts can. A card that others do not
   * see is named to whoever may see it: nobody else is told which it is, so that the sentence would lack it.
   */
  event({ id, args }: Message, me: number | null = null): string {
    const mine = me !== null && args.seat === me ? this.find(`event-${id}-you`, args) : null;
    const known = mine === null ? wholeSentence(this.#bundle, `event-${id}-known`, args, this.#names) : null;
    return mine ?? known ?? this.say(`event-${id}`, args);
  }

  /** An offered move in words. */
  move(offer: MoveOffer): string {
    return this.find(`move-${offer.id}`, offer.args) ?? offer.move;
  }

  /** An answer with the question and the action that it is part of, if it is: "Play Farm · How do you pay? The price". */
  within(action: MoveOffer | null, { kind, args, part }: Decision, answer: MoveOffer): string {
    const move = part ? `${this.say(`ask-${kind}`, args)} ${this.move(answer)}` : this.move(answer);
    return action === null ? move : `${this.move(action)} · ${move}`;
  }

  /** Why an answer is better than others. */
  why({ reasons, when, rounds }: Pick<Advice, 'reasons' | 'when' | 'rounds'>): string {
    return this.say(`hint-${when}`, { reasons: reasons.map(({ id, args }) => this.say(`reason-${id}`, args)), rounds });
  }

  error(error: Message): string {
    return this.find(`error-${error.id}`, error.args) ?? this.find(error.id, error.args) ?? t('error-refused');
  }
}

/** A game that brings no texts is shown by its bare ids. */
function textsOf(game: string, lang: Lang): Promise<string> {
  return patiently(() =>
    api.texts(game, lang).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return '';
      throw error;
    }),
  );
}

/** Better than nothing where a text is missing: the bare id and its arguments. */
function plain(id: string, args: Words): string {
  const said = Object.values(args).filter((value) => typeof value !== 'object');
  return [id.replace(/^[a-z]+-/, '').replaceAll('_', ' '), ...said].join(' ');
}

export function errorText(error: Message): string {
  return sentence(uiBundle(settings.lang), `error-${error.id}`, error.args, nobody) ?? t('error-refused');
}
