import { describe, expect, it } from 'vitest';
import { bookById } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import { factsFor } from './facts';

function factsOf(id: number, country: CountryCode = 'IL') {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return factsFor(country, book, {
    child: (gender) => (gender === 'boy' ? 'Noah' : 'Mia'),
    home: 'Home',
    books: 'Books',
  });
}

describe('§2 book detail: what the page states', () => {
  it('tells the three sample openings for a boy and for a girl, each with its own pictures', () => {
    const [boy, girl] = factsOf(10_001).tellings;
    expect(boy?.samples.map(({ pages }) => pages)).toEqual([
      [4, 5],
      [10, 11],
      [18, 19],
    ]);
    expect(boy?.samples[0]?.spread.picture).toBe('/book_samples/boy/B1_s01-800.avif');
    expect(girl?.samples[0]?.spread.picture).toBe('/book_samples/girl/B1_s01-800.avif');
    expect(boy?.samples[0]?.alt).toContain('Noah');
    expect(girl?.samples[0]?.alt).toContain('Mia');
  });

  it.each([
    [10_003, ['boy']],
    [10_004, ['girl']],
  ])('book %i has one version only', (id, genders) => {
    const facts = factsOf(id);
    expect(facts.tellings.map(({ gender }) => gender)).toEqual(genders);
    expect(facts.hero).toBe(genders[0]);
  });

  it('a book to come has no words yet', () => {
    expect(factsOf(10_014).tellings.map(({ samples, beginning }) => [...samples, ...beginning])).toEqual([[], []]);
  });

  it('leads to the wizard with the book, and to four others that can be made', () => {
    const facts = factsOf(10_001, 'US');
    expect(facts.wizardHref).toBe('/US/en/wizard?book=10001');
    expect(facts.related).toHaveLength(4);
    expect(facts.related.filter(({ book }) => book.comingSoon || book.id === 10_001)).toEqual([]);
    expect(facts.printedPrice).toBe('$39');
  });
});
