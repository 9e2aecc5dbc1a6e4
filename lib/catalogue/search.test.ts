import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/markets';
import { listBooksInLanguage } from './editions';
import { searchBooks } from './search';
import { normalizeWord, toSearchTerms } from './search-terms';

const bases = (language: Language, query: string) =>
  searchBooks(listBooksInLanguage(language), query).map(({ baseId }) => baseId);

describe('normalized words', () => {
  test.each([
    ['Éléphant', 'elephant'],
    ['דְּרָקוֹן', 'דרקונ'],
    ['חנוכה״', 'חנוכה'],
    ["צ'רלי", 'צרלי'],
    ['Ёлка', 'елка'],
    ['تَنِّين', 'تنين'],
    ['أرنبة', 'ارنبه'],
    ['مستشفى', 'مستشفي'],
    ['ســـلام', 'سلام'],
  ])('%s is %s', (written, folded) => {
    expect(normalizeWord(written)).toBe(folded);
  });

  test('a Hebrew prefix and the Arabic article may be left out', () => {
    expect(toSearchTerms('והדרקון')).toContain('הדרקונ');
    expect(toSearchTerms('התנין')).toEqual(['התנינ', 'תנינ']);
    expect(toSearchTerms('والغابة')).toEqual(['والغابه', 'غابه']);
    expect(toSearchTerms('׳')).toEqual([]);
  });
});

describe('§2 catalogue search', () => {
  test.each<[Language, string, number]>([
    ['he', 'דרקון', 12],
    ['he', 'דרקונ', 12],
    ['he', 'דְּרָקוֹן', 12],
    ['he', 'הדרקון', 12],
    ['he', 'דרקןן', 12],
    ['he', 'חושך', 1],
    ['he', 'חנוכה', 9001],
    ['he', 'פסח', 9002],
    ['he', 'פורים', 9003],
    ['en', 'dragon', 12],
    ['en', 'DRAGONS', 12],
    ['en', 'dargon', 12],
    ['en', 'hanuka', 9001],
    ['en', 'ramadan', 9004],
    ['en', 'kindergarten', 2],
    ['ar', 'تنين', 12],
    ['ar', 'التنين', 12],
    ['ar', 'رمضان', 9004],
    ['ru', 'дракон', 12],
    ['ru', 'светлячек', 1],
    ['ru', 'новый год', 9006],
    ['ru', 'темнота', 1],
  ])('%s "%s" finds book %i among the first three', (language, query, baseId) => {
    expect(bases(language, query).slice(0, 3)).toContain(baseId);
  });

  test('every word of the query must match', () => {
    expect(bases('en', 'dragon hanukkah')).toEqual([]);
    expect(bases('en', 'zzzzzz')).toEqual([]);
  });

  test('an empty query returns all books in shelf order', () => {
    for (const query of ['', '   ', '!?'])
      expect(searchBooks(listBooksInLanguage('he'), query).map(({ id }) => id)).toEqual(
        listBooksInLanguage('he').map(({ id }) => id),
      );
  });

  test("a search for a book's title finds it", () => {
    for (const language of ['he', 'en', 'ar', 'ru'] as const)
      for (const book of listBooksInLanguage(language))
        expect(bases(language, book.title)[0], book.title).toBe(book.baseId);
  });
});
