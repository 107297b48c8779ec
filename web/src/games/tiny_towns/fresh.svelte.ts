import { FIELDS } from './position';

/** More at once is a leap in a replay, not a move. */
const MOST = 2;

/** Remembers what the latest change of a town filled. */
export class Fresh {
  fields = $state.raw<string[]>([]);
  #before: string[] | null = null;

  see(fields: string[]): void {
    const before = this.#before;
    this.#before = fields;
    if (!before || before.every((content, index) => content === fields[index])) return;
    const filled = FIELDS.filter((_, index) => fields[index] && fields[index] !== before[index]);
    this.fields = filled.length <= MOST ? filled : [];
  }
}
