import { describe, expect, it } from 'vitest';
import { findEdition } from '@/lib/catalogue';
import type { CountryCode } from '@/lib/markets';
import { getBookPageData } from './page-data';

function pageDataOf(id: number, country: CountryCode = 'IL') {
  const book = findEdition(id);
  if (!book) throw new Error(`no book ${id}`);
  return getBookPageData(country, book, {
    child: (gender) => (gender === 'boy' ? 'Noah' : 'Mia'),
    home: 'Home',
    books: 'Books',
  });
}

describe('§2 book detail: what the page states', () => {
  it('shows the three sample openings for a boy and for a girl, each with its own pictures', () => {
    const [boy, girl] = pageDataOf(10_001).sampleStories;
    expect(boy?.samples.map(({ pages }) => pages)).toEqual([
      [4, 5],
      [10, 11],
      [18, 19],
    ]);
    expect(boy?.samples[0]?.spread.picture).toBe('/book_samples/boy/B1_s01-ltr-1600.avif');
    expect(girl?.samples[0]?.spread.picture).toBe('/book_samples/girl/B1_s01-ltr-1600.avif');
    expect(boy?.samples[0]?.alt).toContain('Noah');
    expect(girl?.samples[0]?.alt).toContain('Mia');
  });

  it.each([
    [10_001, 'ltr'],
    [1, 'rtl'],
  ])(
    'samples of the picture book %i are what is bought: both pages, read %s, with the words at their places',
    (id, direction) => {
      for (const { samples } of pageDataOf(id).sampleStories)
        for (const { spread, opening } of samples) {
          expect(spread.picture).toContain(`-${direction}-`);
          expect(opening?.lines.map(({ direction: way }) => way)).toContain(direction);
          expect(opening?.stops.flatMap(({ paragraphs }) => paragraphs)).toEqual(spread.paragraphs);
        }
    },
  );

  it.each([
    [10_003, ['boy']],
    [10_004, ['girl']],
  ])('book %i has one version only', (id, genders) => {
    const facts = pageDataOf(id);
    expect(facts.sampleStories.map(({ gender }) => gender)).toEqual(genders);
    expect(facts.initialGender).toBe(genders[0]);
  });

  it('an unreleased book has no text yet', () => {
    expect(pageDataOf(10_015).sampleStories.map(({ samples, excerpt }) => [...samples, ...excerpt])).toEqual([[], []]);
  });

  it('links to the wizard with the book, and to four other released books', () => {
    const facts = pageDataOf(10_001, 'US');
    expect(facts.wizardHref).toBe('/US/en/wizard?book=10001');
    expect(facts.related).toHaveLength(4);
    expect(facts.related.filter(({ book }) => book.comingSoon || book.id === 10_001)).toEqual([]);
    expect(facts.printedPrice).toBe('$39');
  });
});
