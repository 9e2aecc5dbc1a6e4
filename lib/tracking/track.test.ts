import { expect, test } from 'vitest';
import { addTracker, getDedupeId, stripIds, type TrackedEvent, track } from './track';

const NOW = new Date('2026-11-21T10:15:42.123Z');

test('§7 tracking: an order is counted once, anything else once a minute', () => {
  const purchase = { name: 'Purchase', orderNumber: '7K3MA90Q', amountMinor: 3900, currency: 'ILS' } as const;
  expect(getDedupeId(purchase, NOW)).toBe('purchase_7K3MA90Q');
  const minute = new Date('2026-11-21T10:15:00Z').getTime();
  expect(getDedupeId({ name: 'PageView', path: '/he' }, NOW)).toBe(`pageview_${minute}`);
});

test('§7 tracking: every tracker receives events until it is removed', () => {
  const heard: [TrackedEvent, string][] = [];
  const remove = addTracker((...event) => heard.push(event));
  track({ name: 'Lead' }, NOW);
  remove();
  track({ name: 'Lead' }, NOW);
  expect(heard).toHaveLength(1);
});

test('§7 tracking: events contain no ids of books or orders', () => {
  expect(stripIds('/IL/he/preview/6f9619ff-8b86-4011-b42d-00cf4fc964ff')).toBe('/IL/he/preview/:id');
  expect(stripIds('/IL/he/books/12')).toBe('/IL/he/books/12');
});
