/** What the page asks the engine in the browser: as it would `POST /api/PATH`. */
export interface Asked {
  number: number;
  path: string;
  body: string;
}

/** What the engine needs is at hand, and it starts; it has started, and answers from now on. */
export type Progress = 'starting' | 'ready';

/** A text of JSON, as `kleinstadt.companion.alone` writes it; nothing where the engine could not be started. */
export interface Answered {
  number: number;
  text: string | null;
}
