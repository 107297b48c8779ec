import type { BoardProps } from '../../games/types';
import type { Obstacles } from '../../wire/types';
import { refusalOf } from './reason';

/** What keeps me from things on the table, by thing: asked for as soon as I look at something, now or after these answers. */
export class InTheWay {
  found = $state.raw<Obstacles>({});

  constructor(
    private readonly props: () => BoardProps,
    looks: () => boolean,
    private readonly given: () => string[] = () => [],
  ) {
    $effect(() => {
      if (!props().active || !looks()) return;
      let current = true;
      void props()
        .obstacles(given())
        .then((found) => current && (this.found = found));
      return () => (current = false);
    });
  }

  /** Says beside the touch of a thing why it comes to nothing. */
  refuse(thing: string): void {
    const { obstacles, refuse, texts } = this.props();
    refuse(obstacles(this.given()).then((found) => refusalOf(found[thing], texts)));
  }
}
