import { recall, remember } from './memory';

/** What this browser remembers: language, theme, movement, pace, my name. */
export const LANGS = ['de', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
export type Lang = (typeof LANGS)[number];
export type Theme = (typeof THEMES)[number];
/** How fast what others do is shown; `off`: all at once. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

function browserLang(): Lang {
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('de')) ? 'de' : 'en';
}

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

class Settings {
  lang = $state<Lang>(LANGS.find((lang) => lang === recall('lang')) ?? browserLang());
  #theme = $state<Theme | null>(THEMES.find((theme) => theme === recall('theme')) ?? null);
  #system = $state<Theme>(darkSystem.matches ? 'dark' : 'light');
  still = $state(recall('still') === 'yes');
  speed = $state<Speed>(SPEEDS.find((speed) => speed === recall('speed')) ?? 'normal');
  name = $state(recall('name') ?? '');

  constructor() {
    darkSystem.addEventListener('change', (event) => (this.#system = event.matches ? 'dark' : 'light'));
  }

  get theme(): Theme {
    return this.#theme ?? this.#system;
  }

  speak(lang: Lang): void {
    this.lang = lang;
    remember('lang', lang);
  }

  /** The language that somebody has chosen elsewhere; what was chosen in this browser counts more. */
  suggest(lang: Lang): void {
    if (recall('lang') === null) this.lang = lang;
  }

  turnTheme(): void {
    this.#theme = this.theme === 'dark' ? 'light' : 'dark';
    remember('theme', this.#theme);
  }

  setStill(still: boolean): void {
    this.still = still;
    remember('still', still ? 'yes' : 'no');
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  callMe(name: string): void {
    this.name = name.trim();
    remember('name', this.name);
  }
}

export const settings = new Settings();

export function prefersStill(): boolean {
  return settings.still || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
