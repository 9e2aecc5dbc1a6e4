import { expect, test } from 'vitest';
import { EVERYTHING, TODAY } from '@/lib/capabilities';
import { PRICE_IDS } from '@/lib/prices';
import { priceList } from './price-list';

const pricesOf = (country: 'IL' | 'US' | 'KE', table = EVERYTHING) =>
  Object.fromEntries(priceList(country, table).flatMap(({ lines }) => lines.map(({ key, price }) => [key, price])));

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
  const tiers = priceList('IL', EVERYTHING).find(({ key }) => key === 'groups')?.lines;
  expect(tiers?.at(-1)).toMatchObject({ from: 100 });
  expect(tiers?.at(-1)).not.toHaveProperty('to');
});

test('F1: nothing is priced that cannot be bought, and no group stands empty', () => {
  expect(TODAY.print || TODAY.upgrade || TODAY.kindergarten || TODAY.company).toBe(false);
  expect(pricesOf('IL', TODAY)).toEqual({ digital: '₪39', advanced_model_addon: '₪19' });
  expect(priceList('IL', TODAY).map(({ key }) => key)).toEqual(['book', 'extras']);
});

test.each([
  [{ print: true }, ['printed', 'combo']],
  [{ print: true, dedication: true }, ['printed', 'combo', 'printed_dedication']],
  [{ upgrade: true }, ['upgrade_to_printed']],
  [{ company: true }, ['kindergarten_digital']],
])('rulings "Capabilities": %o adds %o', (on, keys) => {
  const before = Object.keys(pricesOf('IL', TODAY));
  expect(Object.keys(pricesOf('IL', { ...TODAY, ...on })).filter((key) => !before.includes(key))).toEqual(keys);
});

test('the digital book says that its dedication is included only where there is one', () => {
  const textOf = (table = TODAY) => priceList('IL', table)[0]?.lines[0]?.text;
  expect([textOf(TODAY), textOf({ ...TODAY, dedication: true })]).toEqual(['text', 'textDedication']);
});
