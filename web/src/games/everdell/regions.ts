import { eventFacts, placeFacts } from './cards';
import { cityPlace, type Thing } from './things';

/** The part of the table where a thing lies; `board` is my city with my hand. Open cards of other cities lie among the places. */
export function regionOf(thing: Thing, seat: number): 'board' | 'meadow' | 'places' | 'events' {
  if (thing.startsWith('meadow_')) return 'meadow';
  if (placeFacts(thing)) return 'places';
  if (eventFacts(thing)) return 'events';
  const city = cityPlace(thing);
  return city && city.seat !== seat ? 'places' : 'board';
}
