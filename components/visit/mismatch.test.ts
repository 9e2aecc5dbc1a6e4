import { describe, expect, it } from 'vitest';
import { askedIn, isUnserved, showsMismatch, type VisitFacts } from './mismatch';

const visit: VisitFacts = {
  detected: 'KE',
  shown: 'IL',
  verified: false,
  dismissed: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
};

describe('§2 Country-mismatch banner', () => {
  it('offers the detected country where it differs from the shown one', () => {
    expect(showsMismatch(visit)).toBe('KE');
    expect(showsMismatch({ ...visit, shown: 'KE', detected: 'IL' })).toBe('IL');
  });

  it.each<[string, Partial<VisitFacts>]>([
    ['the same country', { detected: 'IL' }],
    ['an unknown country', { detected: null }],
    ['a country without a market', { detected: 'FR' }],
    ['a verified phone', { verified: true }],
    ['a dismissal in this session', { dismissed: true }],
    ['a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a link preview', { userAgent: 'facebookexternalhit/1.1' }],
  ])('nothing for %s', (_, facts) => expect(showsMismatch({ ...visit, ...facts })).toBeNull());
});

it('F11: whoever stands where the shop sells nothing is told so, until they say that they know', () => {
  const france = { ...visit, detected: 'FR' };
  expect(isUnserved(france)).toBe(true);
  for (const other of [{ detected: 'KE' }, { detected: null }, { dismissed: true }, { verified: true }])
    expect(isUnserved({ ...france, ...other })).toBe(false);
  expect(isUnserved({ ...france, userAgent: 'Googlebot/2.1' })).toBe(false);
});

it('F11: in the page’s language for who reads it, else in one of theirs, else in English', () => {
  expect(askedIn('he', ['en-KE', 'iw'])).toBe('he');
  expect(askedIn('he', ['sw', 'en-KE'])).toBe('en');
  expect(askedIn('en', ['ru-RU'])).toBe('ru');
  expect(askedIn('he', ['fr-FR'])).toBe('en');
});
