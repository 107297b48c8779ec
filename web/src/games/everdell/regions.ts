import { eventFacts, placeFacts } from './cards';
import { cityPlace, type Thing } from './things';

export type RegionId = 'board' | 'meadow' | 'station' | 'places' | 'events' | 'rugwort';

/**
 * The part of the table where a thing lies; `board` is my city with my hand. Open cards of other cities lie among the
 * places (of Rugwort's, in his own part), guests and train cars at the station.
 */
export function regionOf(thing: Thing, seat: number, alone = false): RegionId {
  if (thing.startsWith('meadow_')) return 'meadow';
  if (/^(station|car)_/.test(thing) || placeFacts(thing)?.category === 'station') return 'station';
  if (placeFacts(thing)) return 'places';
  if (eventFacts(thing)) return 'events';
  const city = cityPlace(thing);
  if (city) return city.seat === seat ? 'board' : alone ? 'rugwort' : 'places';
  return thing.includes(':') ? 'board' : 'station';
}
