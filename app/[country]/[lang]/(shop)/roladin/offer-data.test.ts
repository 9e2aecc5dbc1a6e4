import { expect, it } from 'vitest';
import { type CountryCode, type Language, supportedPairs } from '@/lib/markets';
import { getOfferPercent, getPartner } from '@/lib/partners';
import { getOfferPageData } from './offer-data';

const partner = getPartner('roladin');
const facts = (country: CountryCode, language: Language, now = '2026-11-30T12:00:00Z') =>
  getOfferPageData(partner, { country, language, child: 'Mia', now: new Date(now) });

it('rulings "Flow": every language has a book in the offer, the partner’s own where there is an edition', () => {
  for (const { country, lang } of supportedPairs)
    expect(facts(country, lang)?.sample.spread.paragraphs).not.toEqual([]);
  expect(facts('IL', 'he')).toMatchObject({ book: { id: 9001 }, isOwnBook: true });
  expect(facts('IL', 'ru')).toMatchObject({ book: { id: 39001 }, isOwnBook: true });
  expect(facts('IL', 'ar')).toMatchObject({ book: { id: 20001 }, isOwnBook: false });
});

it('rulings "Flow": the page shows the book that the offer applies to', () => {
  const asking = { now: new Date('2026-11-30T12:00:00Z') };
  for (const { country, lang } of supportedPairs.filter((pair) => partner.countries.includes(pair.country))) {
    const catalogueId = facts(country, lang)?.book.id ?? 0;
    expect(getOfferPercent('roladin', { ...asking, country, catalogueId })).toBe(partner.percentOff);
  }
});

it('rulings "Money": prices come from the table, shilling prices stay whole after the discount', () => {
  expect(facts('IL', 'he')?.prices[0]).toEqual({ format: 'digital', regularPrice: '₪39', offerPrice: '₪33.15' });
  expect(facts('KE', 'en')?.prices[0]).toEqual({
    format: 'digital',
    regularPrice: 'KSh 1,499',
    offerPrice: 'KSh 1,274',
  });
});

it('the link to the wizard contains the book and the offer', () => {
  expect(facts('US', 'en')?.wizardHref).toBe('/US/en/wizard?book=19001&offer=roladin');
});
