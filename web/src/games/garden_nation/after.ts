import type { MoveOffer } from '../../wire/types';
import { numberArg, textArg } from './moves';
import { TERRITORIES, type Field, type Majority, type Player, type Position, type Terrain } from './position';

/** The position after a move of `seat`, as far as it lies open: no new cards, no next turn. For previews. */
export function after(position: Position, seat: number, offer: MoveOffer): Position {
  const field = textArg(offer, 'field');
  const owner = position.fields.find((each) => each.field === field)?.owner ?? null;
  const fields = position.fields.map((each) => (each.field === field ? changed(each, seat, offer) : moved(each, offer)));
  const seats = position.seats.map((player) => ({
    ...paid(player, seat, owner, offer),
    floors_in: TERRITORIES.map((territory) => floorsIn(fields, player.seat, territory)),
  }));
  const crane = offer.id.startsWith('trick_territory') || offer.id === 'on' ? numberArg(offer, 'territory') : numberArg(offer, 'crane') || position.crane;
  return { ...position, fields, seats, crane, majorities: majorities(seats) };
}

function changed(field: Field, seat: number, offer: MoveOffer): Field {
  if (offer.id === 'demolish') return { ...field, owner: null, floors: 0, roof: false, cost: field.number, worth: 0 };
  if (offer.id === 'raid') return { ...field, owner: seat, roof: false };
  if (offer.id === 'trick_roof') return { ...field, roof: false };
  const tile = (textArg(offer, 'terrain') || field.tile) as Terrain | null;
  return { ...field, owner: seat, floors: field.floors + 1, cost: field.cost + 1, tile, terrain: tile ?? field.terrain };
}

function moved(field: Field, offer: MoveOffer): Field {
  return field.field === textArg(offer, 'to_field') ? { ...field, roof: true } : field;
}

function paid(player: Player, seat: number, owner: number | null, offer: MoveOffer): Player {
  const price = numberArg(offer, 'price');
  const floors = numberArg(offer, 'floors');
  if (player.seat !== seat) {
    if (offer.id !== 'raid' || player.seat !== owner) return player;
    return { ...player, population: player.population + price, supply: player.supply + floors };
  }
  const trick = offer.id === 'raid' || offer.id.startsWith('trick') ? 1 : 0;
  const population = player.population - numberArg(offer, 'cost') - price + numberArg(offer, 'refund');
  const used = offer.id.startsWith('build') ? 1 : offer.id === 'raid' ? floors : offer.id === 'demolish' ? -floors : 0;
  return { ...player, population, tricks: player.tricks - trick, supply: player.supply - used };
}

function floorsIn(fields: Field[], seat: number, territory: number): number {
  return fields.reduce((sum, field) => (field.owner === seat && field.territory === territory ? sum + field.floors : sum), 0);
}

/** GN-65: two for the sole majority, one each for those who share it. */
export function majorities(seats: Player[]): Majority[] {
  return TERRITORIES.map((territory) => {
    const most = Math.max(...seats.map((player) => player.floors_in[territory - 1] ?? 0));
    const leading = most > 0 ? seats.filter((player) => player.floors_in[territory - 1] === most).map(({ seat }) => seat) : [];
    return { territory, seats: leading, gain: leading.length === 1 ? 2 : leading.length > 1 ? 1 : 0 };
  });
}

/** What the population phase would bring a seat now. */
export function growth(position: Position, seat: number): number {
  return position.majorities.reduce((sum, { seats, gain }) => (seats.includes(seat) ? sum + gain : sum), 0);
}
