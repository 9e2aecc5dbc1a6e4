import { expect, test } from 'vitest';
import { PRICE_IDS } from '@/lib/prices';
import { priceList } from './price-list';

const pricesOf = (country: 'IL' | 'US' | 'KE') =>
  Object.fromEntries(priceList(country).flatMap(({ lines }) => lines.map(({ key, price }) => [key, price])));

test('§9 prices: the list of a country leaves out nothing that can be bought there', () => {
  // Groups pay the tiers; the single price is what marketing calls "from" (rulings, "Money").
  const asked = PRICE_IDS.filter((id) => id !== 'kindergarten_printed');
  expect(Object.keys(pricesOf('IL'))).toEqual(expect.arrayContaining([...asked, 'combo']));
});

test('§9 prices: each country in its own money', () => {
  expect(pricesOf('IL')).toMatchObject({ digital: '₪39', printed: '₪99', combo: '₪108' });
  expect(pricesOf('US')).toMatchObject({ digital: '$19', combo: '$39', kindergarten_printed_100_plus: '$15' });
  expect(pricesOf('KE')).toMatchObject({ printed: 'KSh 2,499', kindergarten_delivery_express: 'KSh 1,000' });
});

test('what is free has no price, and the last tier no end', () => {
  expect(pricesOf('IL').kindergarten_delivery_self_pickup).toBeNull();
  const tiers = priceList('IL').find(({ key }) => key === 'groups')?.lines;
  expect(tiers?.at(-1)).toMatchObject({ from: 100 });
  expect(tiers?.at(-1)).not.toHaveProperty('to');
});
