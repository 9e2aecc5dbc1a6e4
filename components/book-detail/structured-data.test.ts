import { describe, expect, it } from 'vitest';
import { termsOutline } from '@/components/legal/terms-outline';
import { CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { findEdition } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import { listMainTiers } from '@/lib/prices';
import { bookStructuredData } from './structured-data';

const NAMES = { digital: 'Digital', printed: 'Printed', combo: 'Printed with digital' } as const;

const describedIn = (id: number, country: CountryCode, path: string, table = ALL_CAPABILITIES, change = {}) => {
  const edition = findEdition(id);
  if (!edition) throw new Error(`no book ${id}`);
  const book = { ...edition, ...change };
  const described = {
    origin: 'https://shop.example.com',
    country,
    book,
    crumbs: [
      { name: 'Home', path: `/${country}/en` },
      { name: 'Books', path: `/${country}/en/books` },
      { name: book.title, path },
    ],
    formatNames: NAMES,
  };
  return bookStructuredData(described, table);
};

describe('structured data of a book', () => {
  it.each([
    ['IL', 'ILS', '39.00', '99.00'],
    ['US', 'USD', '19.00', '39.00'],
    ['KE', 'KES', '1499.00', '2498.00'],
  ] as const)('§9 %s: both formats at the prices of the country in %s', (country, currency, digital, printed) => {
    const [product] = describedIn(10_001, country, `/${country}/en/books/10001`)['@graph'];
    expect(product.offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual([
      [digital, currency],
      [printed, currency],
    ]);
    expect(product.offers.map(({ areaServed }) => areaServed)).toEqual([country, country]);
  });

  it('only the printed book ships: free and within seven business days', () => {
    const [{ offers }] = describedIn(10_001, 'US', '/US/en/books/10001')['@graph'];
    expect(offers[0]).not.toHaveProperty('shippingDetails');
    expect(offers[1]?.shippingDetails).toMatchObject({
      shippingRate: { value: '0', currency: 'USD' },
      shippingDestination: { addressCountry: 'US' },
      deliveryTime: { handlingTime: { maxValue: 7 } },
    });
  });

  it.each([
    ['IL', 'Sunday', 'Friday'],
    ['US', 'Friday', 'Sunday'],
    ['KE', 'Friday', 'Sunday'],
  ] as const)(
    '§9 Delivery: the seven days are business days of %s, and no transit time is promised',
    (country, works, rests) => {
      const [{ offers }] = describedIn(10_001, country, `/${country}/en/books/10001`)['@graph'];
      const time = offers[1]?.shippingDetails?.deliveryTime;
      expect(time?.businessDays.dayOfWeek).toContain(`https://schema.org/${works}`);
      expect(time?.businessDays.dayOfWeek).not.toContain(`https://schema.org/${rests}`);
      expect(time).not.toHaveProperty('transitTime');
    },
  );

  it('rulings "Capabilities": offers only what is sold today', () => {
    const [{ offers }] = describedIn(10_001, 'US', '/US/en/books/10001', CURRENT_CAPABILITIES)['@graph'];
    expect(offers.map(({ name }) => name)).toEqual(
      listMainTiers('US', CURRENT_CAPABILITIES).map((format) => NAMES[format]),
    );
    const [digital] = describedIn(10_001, 'US', '/US/en/books/10001', { ...ALL_CAPABILITIES, print: false })['@graph'];
    expect(JSON.stringify(digital)).not.toMatch(/Printed|shipping/);
  });

  it('rulings "Money": return policy follows the terms', () => {
    const [{ offers }] = describedIn(10_001, 'US', '/US/en/books/10001')['@graph'];
    const policy = {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      merchantReturnLink: 'https://shop.example.com/US/en/terms-of-service#cancel',
    };
    expect(offers.map((offer) => offer.hasMerchantReturnPolicy)).toEqual([
      { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      policy,
    ]);
    expect(termsOutline().sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['cancel', 'faults']));
  });

  it.each([
    [false, 'https://schema.org/InStock'],
    [true, 'https://schema.org/OutOfStock'],
  ])('a book that is announced (%s) is %s', (comingSoon, availability) => {
    const described = describedIn(10_001, 'IL', '/IL/en/books/10001', ALL_CAPABILITIES, { comingSoon });
    const [{ offers }] = described['@graph'];
    expect(offers.map((offer) => offer.availability)).toEqual([availability, availability]);
  });

  it('uses absolute URLs for page, pictures and audience', () => {
    const [product] = describedIn(10_004, 'IL', '/IL/en/books/10004')['@graph'];
    expect(product).toMatchObject({
      '@id': 'https://shop.example.com/IL/en/books/10004#product',
      image: [
        'https://shop.example.com/book_social/B10004.jpg',
        'https://shop.example.com/book_covers/girl/B4_girl.avif',
      ],
      audience: { suggestedMinAge: 2, suggestedMaxAge: 6 },
    });
  });

  it('has no rating, because there are no reviews', () => {
    expect(JSON.stringify(describedIn(10_001, 'IL', '/IL/en/books/10001'))).not.toContain('ating');
  });

  it('numbers the breadcrumbs from one and ends with the book', () => {
    const [, places] = describedIn(10_001, 'US', '/US/en/books/10001')['@graph'];
    expect(places.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://shop.example.com/US/en'],
      [2, 'https://shop.example.com/US/en/books'],
      [3, 'https://shop.example.com/US/en/books/10001'],
    ]);
  });
});
