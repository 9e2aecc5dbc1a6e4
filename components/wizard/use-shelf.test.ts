import { expect, test } from 'vitest';
import { booksIn } from '@/lib/catalogue';
import { editionOn } from './use-shelf';

test('rulings "Routing and locale": changing the book language maps the chosen book to that language’s edition', () => {
  expect(editionOn(booksIn('ru'), 12)?.id).toBe(30_012);
  expect(editionOn(booksIn('he'), 30_012)?.id).toBe(12);
  expect(editionOn(booksIn('ar'), 9001)).toBeNull();
  expect(editionOn(booksIn('he'), null)).toBeNull();
});
