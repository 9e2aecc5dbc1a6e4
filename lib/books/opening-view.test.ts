import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { renderCatalogueStory } from './book-story';
import { toOpeningView } from './opening-view';

const IDS = { he: 1, en: 10_001, ar: 20_001, ru: 30_001 } as const;

describe.each(LANGUAGES)('§10 narrow screens: a spread on a narrow screen in %s', (language) => {
  const told = renderCatalogueStory(IDS[language], 2, { name: 'Maya', gender: 'girl', language });
  const spreads = told?.text.spreads ?? [];
  const openings = spreads.flatMap((spread) => toOpeningView(spread, language).opening ?? []);

  it('every text is read once, in order', () => {
    expect(openings).toHaveLength(12);
    for (const [at, { stops }] of openings.entries())
      expect(stops.flatMap(({ paragraphs }) => paragraphs)).toEqual(spreads[at]?.paragraphs);
  });

  it('every detail is a part of the picture', () => {
    for (const { box } of openings.flatMap(({ stops }) => stops)) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(2400);
      expect(box.y + box.height).toBeLessThanOrEqual(1200);
    }
  });
});

it('§10 narrow screens: details of a book that is read from the right are mirrored', () => {
  const getFirst = (language: 'he' | 'en') => {
    const told = renderCatalogueStory(IDS[language], 2, { name: 'Maya', gender: 'girl', language });
    const [spread] = told?.text.spreads ?? [];
    return spread && toOpeningView(spread, language).opening?.stops[0]?.box;
  };
  const [left, right] = [getFirst('en'), getFirst('he')];
  expect(right).toEqual({ ...left, x: 2400 - (left?.x ?? 0) - (left?.width ?? 0) });
});
