import { describe, expect, test } from 'vitest';
import { parseWizardUrl, updateWizardSearch } from './wizard-url';

const read = (search: string) => parseWizardUrl(new URLSearchParams(search));

describe('§2 /wizard: the URL', () => {
  test('holds step, book, format, offer and the book filters', () => {
    expect(
      read('?step=book&book=10012&tier=printed&offer=roladin&q=owl&category=bestsellers&fits=1&draft=b1'),
    ).toMatchObject({
      step: 'book',
      book: 10_012,
      tier: 'printed',
      offer: 'roladin',
      query: 'owl',
      category: 'bestsellers',
      fits: true,
      draft: 'b1',
      fresh: false,
    });
  });

  test.each([
    '?tier=gold',
    '?book=abc',
    '?book=-3',
    '?book=1.5',
    '?category=cooking',
    '?fits=yes',
    '?offer=nobody',
    '?gender=cat',
  ])('%s sets nothing', (search) => expect(read(search)).toEqual(read('')));

  test('§3 priceTier: links can select each format', () => {
    expect(['digital', 'printed', 'combo'].map((tier) => read(`?tier=${tier}`).tier)).toEqual([
      'digital',
      'printed',
      'combo',
    ]);
  });

  test('§4: the gender comes along from the book’s page', () => {
    expect(['boy', 'girl'].map((gender) => read(`?gender=${gender}`).gender)).toEqual(['boy', 'girl']);
  });

  test('a change keeps the other parameters', () => {
    expect(updateWizardSearch('?tier=combo&book=1&utm_source=letter', { book: 12, step: 'photo' })).toBe(
      '?tier=combo&book=12&utm_source=letter&step=photo',
    );
    expect(updateWizardSearch('?q=owl&fits=1&new=1', { q: '', fits: null, new: null })).toBe('?');
  });
});
