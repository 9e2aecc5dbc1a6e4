import { expect, test } from 'vitest';
import { ALL_CAPABILITIES, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { isTierAvailable, listAvailableTiers, listSingleTiers, resolveTier } from './available-tiers';

const PRINTED = { ...CURRENT_CAPABILITIES, print: true };
const DIGITAL = { ...ALL_CAPABILITIES, print: false };

test('D1: without print only the digital book is sold, whatever else is on', () => {
  expect(listAvailableTiers(DIGITAL)).toEqual(['digital']);
  expect(listSingleTiers(DIGITAL)).toEqual(['digital']);
  expect(isTierAvailable('combo', DIGITAL)).toBe(false);
});

test('§3 priceTier: one that is not sold falls back to the digital book', () => {
  expect([resolveTier('printed', DIGITAL), resolveTier('combo', DIGITAL)]).toEqual(['digital', 'digital']);
  expect([resolveTier('printed', PRINTED), resolveTier('digital', PRINTED)]).toEqual(['printed', 'digital']);
});

test('with print, all three', () => expect(listAvailableTiers(PRINTED)).toEqual(['digital', 'printed', 'combo']));
