import type { Field } from './position';

/** Remembers which buildings the latest change touched. */
export class Fresh {
  fields = $state.raw<string[]>([]);
  #before: Field[] | null = null;

  see(fields: Field[]): void {
    const before = this.#before;
    this.#before = fields;
    if (!before) return;
    const touched = fields.filter((field, index) => field.floors > (before[index]?.floors ?? 0) || (field.floors > 0 && field.owner !== before[index]?.owner));
    const fallen = fields.some((field, index) => field.floors < (before[index]?.floors ?? 0));
    if (touched.length > 0 || fallen) this.fields = touched.map(({ field }) => field);
  }
}
