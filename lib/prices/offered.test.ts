import { expect, test } from 'vitest';
import { EVERYTHING, TODAY } from '@/lib/capabilities';
import { isOffered, offeredTier, offeredTiers, soldSingly } from './offered';

const PRINTED = { ...TODAY, print: true };
const DIGITAL = { ...EVERYTHING, print: false };

test('D1: without print there is the digital book alone, whatever else is on', () => {
  expect(offeredTiers(DIGITAL)).toEqual(['digital']);
  expect(soldSingly(DIGITAL)).toEqual(['digital']);
  expect(isOffered('combo', DIGITAL)).toBe(false);
});

test('§3 priceTier: one that is not sold falls back to the digital book', () => {
  expect([offeredTier('printed', DIGITAL), offeredTier('combo', DIGITAL)]).toEqual(['digital', 'digital']);
  expect([offeredTier('printed', PRINTED), offeredTier('digital', PRINTED)]).toEqual(['printed', 'digital']);
});

test('with print, all three', () => expect(offeredTiers(PRINTED)).toEqual(['digital', 'printed', 'combo']));
