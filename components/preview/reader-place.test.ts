import { describe, expect, test } from 'vitest';
import { openingsOf } from './reader-moves';
import { indexOfPage, pageOf, queryWithPage } from './reader-place';

const spread = (key: string) => ({
  key,
  paragraphs: [],
  alt: '',
  picture: null,
  thumb: null,
  veil: null,
  locked: false,
});
const openings = openingsOf({ spreads: Array.from({ length: 12 }, (_, at) => spread(`s${at}`)) });

describe('a link to a page', () => {
  test('leads back to every opening', () => {
    openings.forEach((opening, index) => {
      expect(indexOfPage(openings, pageOf(opening)?.toString() ?? null)).toBe(index);
    });
  });
  test('either page of a spread opens it', () => {
    expect(indexOfPage(openings, '6')).toBe(2);
    expect(indexOfPage(openings, '7')).toBe(2);
    expect(indexOfPage(openings, '28')).toBe(13);
  });
  test.each([null, '', '0', '1', '3', '29', '-4', '4.5', '999', 'x', '٤', '<b>'])('%j opens the cover', (typed) =>
    expect(indexOfPage(openings, typed)).toBe(0),
  );
  test('the rest of the query is kept', () => {
    expect(queryWithPage('?offer=roladin', 6)).toBe('?offer=roladin&page=6');
    expect(queryWithPage('?offer=roladin&page=6', null)).toBe('?offer=roladin');
    expect(queryWithPage('?page=6', null)).toBe('');
  });
});
