import { describe, expect, test } from 'vitest';
import { readerViews } from './reader-navigation';
import { getPageNumber, indexForPage, queryWithPage } from './reader-url';

const spread = (key: string) => ({
  key,
  paragraphs: [],
  alt: '',
  picture: null,
  thumb: null,
  veil: null,
  locked: false,
});
const openings = readerViews({ spreads: Array.from({ length: 12 }, (_, at) => spread(`s${at}`)) });

describe('links to a page', () => {
  test('a link leads back to every view', () => {
    openings.forEach((opening, index) => {
      expect(indexForPage(openings, getPageNumber(opening)?.toString() ?? null)).toBe(index);
    });
  });
  test('either page of a spread opens it', () => {
    expect(indexForPage(openings, '6')).toBe(2);
    expect(indexForPage(openings, '7')).toBe(2);
    expect(indexForPage(openings, '28')).toBe(13);
  });
  test.each([null, '', '0', '1', '3', '29', '-4', '4.5', '999', 'x', '٤', '<b>'])('%j opens the cover', (typed) =>
    expect(indexForPage(openings, typed)).toBe(0),
  );
  test('keeps the rest of the query', () => {
    expect(queryWithPage('?offer=roladin', 6)).toBe('?offer=roladin&page=6');
    expect(queryWithPage('?offer=roladin&page=6', null)).toBe('?offer=roladin');
    expect(queryWithPage('?page=6', null)).toBe('');
  });
});
