import { expect, test } from 'vitest';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { PRICE_IDS } from '@/lib/prices/table';
import { priceList } from './price-list';

const pricesOf = (country: 'IL' | 'US' | 'KE', table = ALL_CAPABILITIES) =>
  Object.fromEntries(priceList(country, table).flatMap(({ lines }) => lines.map(({ key, price }) => [key, price])));

test('§9 prices: the list of a country contains everything sold there', () => {
  // Groups pay by tier; "from" is the smallest single price (rulings, "Money").
  // Pick-up needs an address of the owner (§9 Delivery).
  const hidden = ['kindergarten_printed', 'kindergarten_delivery_self_pickup'];
  const asked = PRICE_IDS.filter((id) => !hidden.includes(id));
  expect(Object.keys(pricesOf('IL'))).toEqual(expect.arrayContaining([...asked, 'combo']));
});

test('§9 prices: each country uses its own currency', () => {
  expect(pricesOf('IL')).toMatchObject({ digital: '₪39', printed: '₪99', combo: '₪108' });
  expect(pricesOf('US')).toMatchObject({ digital: '$19', combo: '$39', kindergarten_printed_100_plus: '$15' });
  expect(pricesOf('KE')).not.toHaveProperty('printed');
  expect(pricesOf('KE')).toMatchObject({ combo: 'KSh 2,498', kindergarten_delivery_express: 'KSh 1,000' });
});

test('free items have no price, and the last tier has no upper limit', () => {
  // §9 Delivery: offered where the owner has set an address and hours.
  expect(pricesOf('IL')).not.toHaveProperty('kindergarten_delivery_self_pickup');
  const tiers = priceList('IL', ALL_CAPABILITIES).find(({ key }) => key === 'groups')?.lines;
  expect(tiers?.at(-1)).toMatchObject({ from: 100 });
  expect(tiers?.at(-1)).not.toHaveProperty('to');
});

test('rulings "Capabilities": without other capabilities lists only the digital book, and no empty group', () => {
  expect(pricesOf('IL', NO_CAPABILITIES)).toEqual({ digital: '₪39', advanced_model_addon: '₪19', added_hero: null });
  expect(priceList('IL', NO_CAPABILITIES).map(({ key }) => key)).toEqual(['book', 'extras']);
});

test.each([
  [{ print: true }, ['printed', 'combo']],
  [{ print: true, dedication: true }, ['printed', 'combo', 'printed_dedication']],
  [{ upgrade: true }, ['upgrade_to_printed']],
  [{ kindergarten: true }, ['kindergarten_digital']],
])('rulings "Capabilities": %o adds %o', (on, keys) => {
  const before = Object.keys(pricesOf('IL', NO_CAPABILITIES));
  expect(Object.keys(pricesOf('IL', { ...NO_CAPABILITIES, ...on })).filter((key) => !before.includes(key))).toEqual(
    keys,
  );
});

test('the digital book mentions the dedication only if there is one', () => {
  const textOf = (table = NO_CAPABILITIES) => priceList('IL', table)[0]?.lines[0]?.text;
  expect([textOf(NO_CAPABILITIES), textOf({ ...NO_CAPABILITIES, dedication: true })]).toEqual([
    'text',
    'textDedication',
  ]);
});
