/** What the page asks the engine in the browser: as it would `POST /api/PATH`. */
export interface Asked {
  number: number;
  path: string;
  body: string;
}

/** The engine has started: it answers from now on. */
export type Ready = 'ready';

/** A text of JSON, as `kleinstadt.companion.alone` writes it; nothing where the engine could not be started. */
export interface Answered {
  number: number;
  text: string | null;
}
