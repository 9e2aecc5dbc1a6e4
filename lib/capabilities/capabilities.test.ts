import { expect, test } from 'vitest';
import {
  CAPABILITIES,
  type CapabilityGated,
  CURRENT_CAPABILITIES,
  filterEnabled,
  GROUP_ORDER_CAPABILITIES,
  isAvailable,
  isEnabled,
} from './index';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from './testing/tables';

test('rulings "Capabilities": one switch for each, and a printed copy needs printing', () => {
  expect(Object.keys(CURRENT_CAPABILITIES).sort()).toEqual([...CAPABILITIES].sort());
  expect(isAvailable('upgrade') && !isAvailable('print')).toBe(false);
});

test.each<readonly [CapabilityGated, boolean, boolean]>([
  [{}, true, true],
  [{ needs: ['print'] }, false, true],
  [{ without: ['print'] }, true, false],
  [{ needs: [GROUP_ORDER_CAPABILITIES, 'print'] }, false, true],
])('%o is hidden without its capabilities: %s, shown with all of them: %s', (entry, withNothing, withEverything) => {
  expect([isEnabled(entry, NO_CAPABILITIES), isEnabled(entry, ALL_CAPABILITIES)]).toEqual([
    withNothing,
    withEverything,
  ]);
});

test('a list inside `needs` requires one of its capabilities, several entries require all', () => {
  expect(isEnabled({ needs: [GROUP_ORDER_CAPABILITIES] }, { ...NO_CAPABILITIES, company: true })).toBe(true);
  expect(isEnabled({ needs: ['print', 'dedication'] }, { ...NO_CAPABILITIES, dedication: true })).toBe(false);
  expect(filterEnabled([{ key: 'a' }, { key: 'b', needs: ['print'] as const }], NO_CAPABILITIES)).toEqual([
    { key: 'a' },
  ]);
});
