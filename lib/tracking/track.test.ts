import { expect, test } from 'vitest';
import { filterAllowedFields } from './allowed-fields';
import { formatMetaClickId, getClickId } from './click-id';
import { getPixelParams } from './pixel-params';
import { isPersonalPath, stripIds } from './safe-path';
import { addTracker, getDedupeId, type TrackedEvent, track } from './track';

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

test('§7 tracking: pages of one person are recognised by their path', () => {
  for (const path of [
    '/IL/he/preview/6f9619ff-8b86-4011-b42d-00cf4fc964ff',
    '/US/en/company/Zt7qP1_x9TkLm20sWq3R4A',
    '/IL/he/share/aB3dE5fG7h',
    '/IL/he/class/0OQ-xYz12345678',
  ]) {
    expect(isPersonalPath(path), path).toBe(true);
    expect(stripIds(path)).not.toContain(path.split('/').at(-1));
  }
  for (const path of ['/IL/he', '/IL/he/books/12', '/KE/en/birthday-gifts', '/US/ru/privacy-policy']) {
    expect(isPersonalPath(path), path).toBe(false);
  }
});

test('§7 tracking: personal fields are removed, whatever their names', () => {
  const personal = [
    ...['email', 'phone', 'phoneNumber', 'name', 'firstName', 'lastName', 'fullName', 'childName', 'child_name'],
    ...['address', 'street', 'city', 'zip', 'card', 'cardNumber', 'photo', 'url', '$current_url', '$referrer'],
  ];
  const fields = Object.fromEntries(personal.map((name) => [name, 'דנה']));
  expect(filterAllowedFields({ ...fields, currency: 'ILS', event_id: 'lead_1' })).toEqual({
    currency: 'ILS',
    event_id: 'lead_1',
  });
});

test('§7 tracking: a click id is an opaque word of the query string', () => {
  expect(getClickId('?utm_source=x&fbclid=IwAR0abc_DEF-123')).toBe('IwAR0abc_DEF-123');
  expect(getClickId('?gclid=EAIaIQobChMI7')).toBe('EAIaIQobChMI7');
  expect(getClickId('?fbclid=dana@example.com')).toBeNull();
  expect(getClickId('?fbclid=')).toBeNull();
  expect(formatMetaClickId('IwAR0abc', NOW)).toBe(`fb.1.${NOW.getTime()}.IwAR0abc`);
});

test('§7 tracking: the pixel gets amounts in major units and products by their number', () => {
  const purchase = { name: 'Purchase', orderNumber: '7K3MA90Q', amountMinor: 3950, currency: 'ILS' } as const;
  expect(getPixelParams(purchase)).toEqual({ value: 39.5, currency: 'ILS' });
  expect(getPixelParams({ name: 'AddToCart', catalogueId: 7 })).toEqual({
    content_ids: ['7'],
    content_type: 'product',
  });
});
