/** What page and service worker say to each other. (Types alone: a service worker shares no code with the page.) */
export type ToServiceWorker = 'keep-engine';
export type FromServiceWorker = 'engine-kept';
