import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { isForSale } from './is-for-sale';

const digital = { tier: 'digital', country: 'IL', isUpgrade: false, hasDedication: false, isGift: false } as const;
const upgrade = { ...digital, tier: 'printed', isUpgrade: true } as const;

describe('rulings "Capabilities": nothing is bought that is not for sale', () => {
  it('a digital book always is', () => expect(isForSale(digital, NO_CAPABILITIES)).toBe(true));

  it.each([
    ['print', { ...digital, tier: 'combo' }],
    ['print', upgrade],
    ['upgrade', upgrade],
    ['dedication', { ...digital, hasDedication: true }],
    ['gift', { ...digital, isGift: true }],
  ] as const)('%s', (capability, sale) => {
    expect(isForSale(sale, ALL_CAPABILITIES)).toBe(true);
    expect(isForSale(sale, { ...ALL_CAPABILITIES, [capability]: false })).toBe(false);
  });

  it('an upgrade is one printed copy', () => {
    for (const tier of ['digital', 'combo'] as const)
      expect(isForSale({ ...upgrade, tier }, ALL_CAPABILITIES)).toBe(false);
  });
});
