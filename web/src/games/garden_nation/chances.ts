import { adjacent } from './geometry';
import { slotOf, TERRAINS, type Field, type Position, type Project, type Terrain } from './position';

/** Which open projects a seat could complete by building in a territory: who profits where the crane goes. */
export function chances(position: Position, seat: number, territory: number): Project[] {
  const player = position.seats[seat];
  if (!player || player.supply < 1 || position.roofs_left < 1) return [];
  const sites = position.fields.filter(
    (field) => field.territory === territory && field.cost < player.population && (field.owner === null || (field.owner === seat && !field.roof)),
  );
  return position.display.filter((project) => sites.some((site) => grounds(position, site).some((terrain) => meets(position, seat, raised(site, seat, terrain), project))));
}

/** An untouched bramble can become whatever tile is left (GN-32). */
function grounds(position: Position, site: Field): Terrain[] {
  return site.terrain ? [site.terrain] : TERRAINS.filter((terrain) => position.tiles_left[terrain] > 0);
}

function raised(site: Field, seat: number, terrain: Terrain): Field {
  return { ...site, owner: seat, floors: site.floors + 1, terrain };
}

/** GN-49 to GN-51, with `placed` as the building that has just grown. */
export function meets(position: Position, seat: number, placed: Field, project: Project): boolean {
  const near = neighbours(position, placed);
  const mine = (field: Field): boolean => field.owner === seat && !field.roof;
  const on = (terrain: Terrain | null) => (field: Field) => field.terrain === terrain;
  if (project.group === 'f') {
    const others = TERRAINS.filter((terrain) => terrain !== project.terrain);
    const towers = placed.terrain === project.terrain ? [placed] : near.filter((field) => mine(field) && on(project.terrain)(field));
    return towers.some((tower) => {
      const around = neighbours(position, tower).map((field) => (field.field === placed.field ? placed : field));
      return tower.floors >= 2 && others.every((terrain) => around.some((field) => mine(field) && on(terrain)(field)));
    });
  }
  if (placed.terrain !== project.terrain) return false;
  const partners = near.filter((field) => mine(field) && on(project.terrain)(field));
  if (project.group === 'c') return partners.length > 0;
  if (project.group === 'd') return partners.some((partner) => Math.max(partner.floors, placed.floors) >= 2);
  if (placed.floors < project.floors) return false;
  if (project.group === 'a') return near.some((field) => field.owner === null && on(project.free)(field));
  return (slotOf(position, placed.territory) === 'c') === (project.group === 'e');
}

export function neighbours(position: Position, field: Field): Field[] {
  const slot = slotOf(position, field.territory);
  return position.fields.filter((other) => adjacent(slot, field.place, slotOf(position, other.territory), other.place));
}

/** Who may act next where the crane goes: I myself, the other one, or whoever is still to be chosen. */
export function nextActors(position: Position, seat: number): number[] {
  if (position.actions > 1) return [seat];
  const settled = position.turn_slots[position.turn]?.seat;
  if (settled !== null && settled !== undefined) return [settled];
  const waiting = position.seats.filter(({ moved }) => !moved).map((player) => player.seat);
  return waiting.length > 0 ? waiting : [seat];
}
