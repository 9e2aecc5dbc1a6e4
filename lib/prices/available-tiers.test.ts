import { expect, test } from 'vitest';
import { CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { isTierAvailable, listAvailableTiers, listMainTiers, resolveTier } from './available-tiers';

const PRINTED = { ...CURRENT_CAPABILITIES, print: true };
const DIGITAL = { ...ALL_CAPABILITIES, print: false };

test('rulings "Capabilities": without print only the digital book is sold, whatever else is on', () => {
  expect(listAvailableTiers('IL', DIGITAL)).toEqual(['digital']);
  expect(listMainTiers('IL', DIGITAL)).toEqual(['digital']);
  expect(isTierAvailable('combo', 'IL', DIGITAL)).toBe(false);
});

test('§3 priceTier: one that is not sold falls back to the digital book', () => {
  expect([resolveTier('printed', 'IL', DIGITAL), resolveTier('combo', 'IL', DIGITAL)]).toEqual(['digital', 'digital']);
  expect([resolveTier('printed', 'IL', PRINTED), resolveTier('digital', 'IL', PRINTED)]).toEqual([
    'printed',
    'digital',
  ]);
});

test('with print, all three in Israel', () => {
  expect(listAvailableTiers('IL', PRINTED)).toEqual(['digital', 'printed', 'combo']);
});

test.each(['US', 'KE'] as const)('rulings "Money": in %s the printed book comes with the digital one', (country) => {
  expect(listAvailableTiers(country, PRINTED)).toEqual(['digital', 'combo']);
  expect(resolveTier('printed', country, PRINTED)).toBe('combo');
});
