import type { GameTexts } from '../../i18n/texts.svelte';
import type { Refusal } from '../types';
import type { Desk } from './desk.svelte';
import type { Field, Position } from './position';

/** Why nothing can be built where the crane stands. */
export function whyStuck({ crane, fields, seats }: Position, seat: number): 'no-floors' | 'too-dear' | 'no-field' {
  if ((seats[seat]?.supply ?? 0) < 1) return 'no-floors';
  const open = fields.some(({ territory, owner, roof }) => territory === crane && !roof && (owner === null || owner === seat));
  return open ? 'too-dear' : 'no-field';
}

/** Why a click on this field does nothing, or null where silence is better. */
export function refusalFor(desk: Desk, field: Field, seat: number, texts: GameTexts): Refusal | null {
  const { position } = desk;
  const say = (id: string, rule: string): Refusal => ({
    title: texts.say(`gn-no-${id}`, { territory: position.crane, cost: field.cost, price: field.worth }),
    text: texts.say(`gn-no-${id}-why`, { territory: position.crane, cost: field.cost }),
    rule,
  });
  if (desk.task === 'keep') return say('keep-first', 'GN-18');
  if (desk.task === 'take') return say('take-first', 'GN-48');
  if (desk.task === 'next') return say('next-first', 'GN-22');
  if (desk.task === 'none') return null;
  const mine = field.owner === seat;
  if (desk.mode === 'roof') return desk.source ? say('roof-target', 'GN-61') : say('roof', 'GN-61');
  if (desk.mode === 'territory') return say('neighbour', 'GN-60');
  if (field.territory !== position.crane && position.crane > 0) return say('elsewhere', 'GN-25');
  // Who is stuck has not chosen to demolish, it is merely what lights up.
  if (desk.mode === 'demolish' && !desk.stuck) return say('not-yours', 'GN-34');
  if (desk.mode === 'raid') return field.owner === null || mine ? say('nobody', 'GN-62') : say('raid-cost', 'GN-62');
  if ((position.seats[seat]?.supply ?? 0) < 1) return say('no-floors', 'GN-31');
  if (field.owner !== null && !mine) return say('foreign', 'GN-29');
  if (field.roof) return say('roofed', 'GN-55');
  return say('too-dear', 'GN-31');
}
