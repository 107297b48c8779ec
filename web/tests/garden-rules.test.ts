import { describe, expect, it } from 'vitest';
import { PLACES } from '../src/games/garden_nation/geometry';
import { boxOf, planksOf, sampleGround, sceneOf } from '../src/games/garden_nation/ruleGarden';

describe('a garden in the rules', () => {
  const pair = sceneOf(['nw=1', 'ne=2', '1.e', '2.w', 'places']);
  it('is described in words', () => {
    expect(pair.slots).toEqual([{ slot: 'nw', territory: 1 }, { slot: 'ne', territory: 2 }]);
    expect(pair.marked).toEqual([{ territory: 1, place: 'e' }, { territory: 2, place: 'w' }]);
    expect([pair.named, pair.turtle]).toEqual([true, null]);
    expect(sceneOf(['c=4', 'turtle=4']).turtle).toBe(4);
  });
  it('shows the planks between its territories and no others', () => {
    expect(planksOf(pair)).toHaveLength(1);
    expect(planksOf(sceneOf(['c=4']))).toHaveLength(0);
    expect(planksOf(sceneOf(PLACES.map((slot, index) => `${slot}=${index + 1}`)))).toHaveLength(12);
  });
  it('is as large as its territories need, and higher with a turtle', () => {
    expect(boxOf(pair).width).toBeGreaterThan(boxOf(pair).height);
    expect(boxOf(sceneOf(['c=4', 'turtle=4'])).height).toBeGreaterThan(boxOf(sceneOf(['c=4'])).height);
  });
  it('has two fields of each terrain and a bramble in every territory (GN-3)', () => {
    for (const territory of [1, 2, 3, 4, 5, 6, 7]) {
      const grounds = PLACES.map((place) => sampleGround(territory, place)).sort();
      expect(grounds).toEqual(['bramble', 'leaf', 'leaf', 'meadow', 'meadow', 'straw', 'straw']);
    }
  });
});
