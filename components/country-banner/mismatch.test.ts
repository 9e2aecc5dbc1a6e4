import { describe, expect, it } from 'vitest';
import { bannerLanguage, countryToOffer, isUnserved, type VisitorContext } from './mismatch';

const visit: VisitorContext = {
  detected: 'KE',
  shown: 'IL',
  phoneVerified: false,
  dismissed: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
};

describe('§2 Country-mismatch banner', () => {
  it('offers the detected country if it differs from the page’s', () => {
    expect(countryToOffer(visit)).toBe('KE');
    expect(countryToOffer({ ...visit, shown: 'KE', detected: 'IL' })).toBe('IL');
  });

  it.each<[string, Partial<VisitorContext>]>([
    ['the same country', { detected: 'IL' }],
    ['an unknown country', { detected: null }],
    ['a country without a market', { detected: 'FR' }],
    ['a verified phone', { phoneVerified: true }],
    ['a dismissal in this session', { dismissed: true }],
    ['a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a link preview', { userAgent: 'facebookexternalhit/1.1' }],
  ])('offers nothing for %s', (_, change) => expect(countryToOffer({ ...visit, ...change })).toBeNull());
});

it('§2 banner: tells visitors from a country without a shop, until they dismiss it', () => {
  const france = { ...visit, detected: 'FR' };
  expect(isUnserved(france)).toBe(true);
  for (const other of [{ detected: 'KE' }, { detected: null }, { dismissed: true }, { phoneVerified: true }])
    expect(isUnserved({ ...france, ...other })).toBe(false);
  expect(isUnserved({ ...france, userAgent: 'Googlebot/2.1' })).toBe(false);
});

it('§2 banner: uses the page’s language if the visitor reads it, else one of theirs, else English', () => {
  expect(bannerLanguage('he', ['en-KE', 'iw'])).toBe('he');
  expect(bannerLanguage('he', ['sw', 'en-KE'])).toBe('en');
  expect(bannerLanguage('en', ['ru-RU'])).toBe('ru');
  expect(bannerLanguage('he', ['fr-FR'])).toBe('en');
});
