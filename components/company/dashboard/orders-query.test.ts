import { expect, test } from 'vitest';
import { FIRST_QUERY, parseOrdersQuery, toAddressSearch, toOrdersSearch } from './orders-query';

test('the address holds filter, order and page, and reads back the same', () => {
  const query = { ...FIRST_QUERY, status: 'ready', sort: 'childName', direction: 'asc', page: 3 } as const;
  expect(parseOrdersQuery(new URLSearchParams(toAddressSearch(query)))).toEqual(query);
  expect(toOrdersSearch(FIRST_QUERY)).toBe('');
});

test('what somebody typed into the address is ignored', () => {
  expect(parseOrdersQuery(new URLSearchParams('status=moon&sort=phone&direction=up'))).toEqual(FIRST_QUERY);
  expect(parseOrdersQuery(new URLSearchParams('page=-4'))).toEqual(FIRST_QUERY);
});

test('a search text, which may be a name, goes to the API and never into the address', () => {
  const query = { ...FIRST_QUERY, search: 'Dana' };
  expect(toOrdersSearch(query)).toBe('search=Dana');
  expect(toAddressSearch(query)).toBe('');
});
