import { expect, it } from 'vitest';
import { toSearchParams } from './page-query';

it('converts the query of a page to the search params that the browser reads', () => {
  expect(toSearchParams({ step: 'book', q: ['a', 'b'], none: undefined, new: '' }).toString()).toBe(
    'step=book&q=a&q=b&new=',
  );
  expect(toSearchParams({}).has('new')).toBe(false);
});
