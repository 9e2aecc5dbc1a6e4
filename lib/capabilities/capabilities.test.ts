import { expect, test } from 'vitest';
import { CAPABILITIES, type Conditional, EVERYTHING, GROUPS, isAvailable, standing, stands, TODAY } from './index';

const NOTHING = { ...EVERYTHING, print: false, editing: false, kindergarten: false, company: false };

test('rulings "Capabilities": one switch for each, and a printed copy needs printing', () => {
  expect(Object.keys(TODAY).sort()).toEqual([...CAPABILITIES].sort());
  expect(isAvailable('upgrade') && !isAvailable('print')).toBe(false);
});

test.each<readonly [Conditional, boolean, boolean]>([
  [{}, true, true],
  [{ needs: ['print'] }, false, true],
  [{ without: ['print'] }, true, false],
  [{ needs: [GROUPS, 'print'] }, false, true],
])('%o stands with nothing: %s, with everything: %s', (entry, withNothing, withEverything) => {
  expect([stands(entry, NOTHING), stands(entry, EVERYTHING)]).toEqual([withNothing, withEverything]);
});

test('of a list one is enough, of several needs all', () => {
  expect(stands({ needs: [GROUPS] }, { ...NOTHING, company: true })).toBe(true);
  expect(stands({ needs: ['print', 'dedication'] }, { ...NOTHING, dedication: true })).toBe(false);
  expect(standing([{ key: 'a' }, { key: 'b', needs: ['print'] as const }], NOTHING)).toEqual([{ key: 'a' }]);
});
