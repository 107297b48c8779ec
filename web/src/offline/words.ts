/** What page and service worker say to each other. (Types alone: a service worker shares no code with the page.) */
export type ToServiceWorker = 'keep-engine';
/** `where`: is answered through the port that comes with it, with what the address says after its hash. */
export type FromServiceWorker = 'engine-kept' | 'where';
