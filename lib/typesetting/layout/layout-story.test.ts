import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/markets';
import { layoutStory, MIN_PT } from './layout-story';
import type { MeasureText, PageLayout } from './model';

/** Every letter is half its size wide. */
const measure: MeasureText = (text, _face, sizePt) => [...text].length * sizePt * 0.5;
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const layout = (...pages: readonly (readonly string[])[]): readonly PageLayout[] =>
  layoutStory(
    { language: 'en', spreads: pages.map((paragraphs, at) => ({ key: `s${at}`, paragraphs, vignette: true })) },
    measure,
  );
const first = (...paragraphs: readonly string[]): PageLayout => layout(paragraphs)[0] as PageLayout;

describe('§4 editor: the printed page as data', () => {
  it('a short page has the largest size and the widest leading, and its opening is larger', () => {
    const page = first('Once upon a time', 'a duck said hello.');
    expect(page).toMatchObject({ sizePt: 24, leadingEm: 0.55 });
    expect(page.paragraphs).toEqual([
      { large: true, sizePt: 24 * 1.3, leadingEm: 0.16, direction: 'ltr', lines: ['Once upon a time'] },
      { large: false, sizePt: 24, leadingEm: 0.55, direction: 'ltr', lines: ['a duck said hello.'] },
    ]);
    expect(page.heightPt).toBeCloseTo(24 * 1.3 + 24 + page.gapPt);
  });

  it('a single long paragraph has no large opening', () => {
    expect(first(words(15)).paragraphs?.map(({ large }) => large)).toEqual([false]);
    expect(first(words(14)).paragraphs?.map(({ large }) => large)).toEqual([true]);
  });

  it('all pages have the size of the longest one, but at least 17 pt; only too long ones are smaller', () => {
    const { sizePt } = first(words(100));
    expect(sizePt).toBeGreaterThan(17);
    expect(sizePt).toBeLessThan(24);
    expect(layout([words(10)], [words(100)]).map((page) => page.sizePt)).toEqual([sizePt, sizePt]);
    const [short, long] = layout([words(10)], [words(180)]) as [PageLayout, PageLayout];
    expect(short.sizePt).toBe(17);
    expect(long.sizePt).toBeLessThan(17);
    expect(long.sizePt).toBeGreaterThanOrEqual(MIN_PT);
  });

  it('a page that does not fit at 14 pt has no lines, and changes no other page', () => {
    const [page, other] = layout([words(400)], [words(10)]) as [PageLayout, PageLayout];
    expect(page).toMatchObject({ sizePt: 14, paragraphs: null });
    expect(page.heightPt).toBeGreaterThan((112 * 72) / 25.4);
    expect(other.sizePt).toBe(24);
    expect(first('w'.repeat(80)).paragraphs).toBeNull();
  });

  it('a page without a vignette has more room', () => {
    const spread = { key: 's01', paragraphs: [words(170)] };
    const size = (vignette: boolean) =>
      layoutStory({ language: 'en', spreads: [{ ...spread, vignette }] }, measure)[0]?.sizePt;
    expect(size(false)).toBeGreaterThan(size(true) as number);
  });

  it('lines keep the marks of the name and its two words together', () => {
    const text = `${words(14)} said \u2068Anna Lee\u2069 and ${words(20)}`;
    const lines = first(text).paragraphs?.[0]?.lines ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes('\u2068Anna Lee\u2069'))).toHaveLength(1);
    expect(lines.join(' ')).toBe(text);
  });
});

describe('§4 editor: a paragraph has the direction of its own letters', () => {
  const getDirections = (language: Language, ...paragraphs: readonly string[]) =>
    layoutStory({ language, spreads: [{ key: 's01', paragraphs, vignette: true }] }, measure)[0]?.paragraphs?.map(
      ({ direction }) => direction,
    );

  it('whatever the language of the book', () => {
    expect(getDirections('he', 'יום אחד', 'A duck said hello.', '3 ברווזים')).toEqual(['rtl', 'ltr', 'rtl']);
    expect(getDirections('en', 'One day', 'ברווז אמר שלום.', '🦆')).toEqual(['ltr', 'rtl', 'ltr']);
  });

  it('and not that of the hero’s name', () => {
    expect(getDirections('he', '\u2068Emma\u2069 הלכה', '\u2068Emma\u2069!')).toEqual(['rtl', 'rtl']);
  });
});
