import { isResource } from './cards';
import { FIELDS } from './position';

/** More at once is a leap in a replay, not a move. */
const MOST = 2;

/** A resource that left its field for the building it pays for. */
export interface Flight {
  key: number;
  kind: string;
  from: string;
  to: string;
}

/** Remembers what the latest change of a town filled, and what was paid for it. */
export class Fresh {
  fields = $state.raw<string[]>([]);
  flights = $state.raw<Flight[]>([]);
  #before: string[] | null = null;
  #count = 0;

  see(fields: string[]): void {
    const before = this.#before;
    this.#before = fields;
    if (!before || before.every((content, index) => content === fields[index])) return;
    const filled = FIELDS.filter((_, index) => fields[index] && fields[index] !== before[index]);
    this.fields = filled.length <= MOST ? filled : [];
    this.flights = this.#flights(before, fields);
  }

  #flights(before: string[], fields: string[]): Flight[] {
    const built = FIELDS.filter((_, index) => fields[index] !== before[index] && fields[index] && !isResource(fields[index]));
    const [to] = built;
    if (!to || built.length > 1) return [];
    return FIELDS.flatMap((from, index) => {
      const kind = before[index] ?? '';
      return isResource(kind) && fields[index] === '' ? [{ key: (this.#count += 1), kind, from, to }] : [];
    });
  }
}
