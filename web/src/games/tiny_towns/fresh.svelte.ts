import { FIELDS } from './position';

/** Remembers which fields were filled by the latest change of a town. */
export class Fresh {
  fields = $state.raw<string[]>([]);
  #before: string[] | null = null;

  see(fields: string[]): void {
    const before = this.#before;
    this.#before = fields;
    if (!before || before.every((content, index) => content === fields[index])) return;
    this.fields = FIELDS.filter((_, index) => fields[index] && fields[index] !== before[index]);
  }
}
