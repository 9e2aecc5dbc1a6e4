import { describe, expect, it } from 'vitest';
import { isDeliverable } from './delivery-address';

const address = {
  fullName: 'Dana Levi',
  country: 'IL',
  state: null,
  city: 'Haifa',
  postalCode: null,
  street: 'Hanassi',
  house: '12',
  apartment: null,
} as const;
const american = { ...address, country: 'US', state: 'TX', postalCode: '78701' } as const;

describe('§5 Shipping: what a parcel needs', () => {
  it('name, city, street and house number; a postal code in the United States only', () => {
    expect(isDeliverable(address, 'IL')).toBe(true);
    expect(isDeliverable(american, 'US')).toBe(true);
    expect(isDeliverable(null, 'IL')).toBe(false);
    expect(isDeliverable({ ...address, street: 'ת.ד. 123', house: '' }, 'IL')).toBe(true);
  });

  it.each(['fullName', 'city', 'street', 'house'] as const)('rejects an address without %s', (field) => {
    expect(isDeliverable({ ...address, [field]: ' ' }, 'IL')).toBe(false);
  });

  it.each(['state', 'postalCode'] as const)('rejects an American address without %s', (field) => {
    expect(isDeliverable({ ...american, [field]: null }, 'US')).toBe(false);
  });

  it("§9 Delivery: the market's country only", () => expect(isDeliverable(american, 'IL')).toBe(false));
});
