import { expect, test } from 'vitest';
import { filterAllowedFields } from './allowed-fields';
import { formatClick, formatMetaClickId, getClick, isMetaClickId, parseClick } from './click-id';
import { getPixelParams } from './pixel-params';
import { isSafePath, isSharedPage, stripIds } from './safe-path';
import { addTracker, getDedupeId, type TrackedEvent, track } from './track';

const NOW = new Date('2026-11-21T10:15:42.123Z');
const PURCHASE = { name: 'Purchase', orderNumber: '7K3MA90Q', amountMinor: 3950, currency: 'ILS' } as const;
const PERSONAL = [
  'dana@example.com',
  '0501234567',
  '+972501234567',
  '050-123-4567',
  'דנה',
  'Dana Levy',
  'Herzl 5, Haifa',
];

test('§7 tracking: the de-duplication id is the lower-case event with the order, else with the minute', () => {
  expect(getDedupeId(PURCHASE, NOW)).toBe('purchase_7K3MA90Q');
  const minute = new Date('2026-11-21T10:15:00Z').getTime();
  expect(getDedupeId({ name: 'PageView', path: '/he' }, NOW)).toBe(`pageview_${minute}`);
  expect(getDedupeId({ name: 'Lead' }, new Date(NOW.getTime() + 15_000))).toBe(`lead_${minute}`);
  expect(getDedupeId({ name: 'Lead' }, new Date(NOW.getTime() + 18_000))).not.toBe(`lead_${minute}`);
});

test('§7 tracking: every tracker receives events until it is removed', () => {
  const heard: [TrackedEvent, string][] = [];
  const remove = addTracker((...event) => heard.push(event));
  track({ name: 'Lead' }, NOW);
  remove();
  track({ name: 'Lead' }, NOW);
  expect(heard).toHaveLength(1);
});

test('§7 tracking: paths contain no ids and secrets, and nothing that somebody typed', () => {
  for (const [path, safe] of [
    ['/IL/he/preview/6f9619ff-8b86-4011-b42d-00cf4fc964ff', '/IL/he/preview/:id'],
    ['/US/en/company/Zt7qP1_x9TkLm20sWq3R4A', '/US/en/company/:id'],
    ['/US/en/company/abcdefghijkl/dashboard', '/US/en/company/:id/dashboard'],
    ['/IL/he/company/order/aB3dE5fG7h', '/IL/he/company/order/:id'],
    ['/IL/he/share/noam', '/IL/he/share/:id'],
    ['/he/class/0OQ-xYz12345678', '/he/class/:id'],
    ['/IL/he/editor/6f9619ff-8b86-4011-b42d-00cf4fc964ff/hero', '/IL/he/editor/:id/hero'],
    ['/IL/he/dana-levy', '/IL/he/:unknown'],
    ['/IL/he/search/dana@example.com', '/IL/he/:unknown'],
    ['/IL/he/resume?token=abc#x', '/IL/he/resume'],
    ['/IL/he/books/12', '/IL/he/books/12'],
    ['/IL/he', '/IL/he'],
    ['/he/blog/reading-aloud', '/he/blog/reading-aloud'],
    ['/', '/'],
  ] as const) {
    expect(stripIds(path), path).toBe(safe);
    expect(isSafePath(safe), safe).toBe(true);
  }
});

test('recordings are of pages that show everybody the same', () => {
  for (const path of [
    '/IL/he/preview/6f9619ff-8b86-4011-b42d-00cf4fc964ff',
    '/IL/he/share/aB3dE5fG7h',
    '/IL/he/wizard',
    '/IL/he/my-books',
    '/IL/he/kindergarten',
    '/IL/he/company-batch',
    '/IL/he/delete-photo',
    '/IL/he/no-such-page',
  ]) {
    expect(isSharedPage(path), path).toBe(false);
  }
  for (const path of ['/IL/he', '/IL/he/books/12', '/KE/en/blog/reading-aloud', '/US/en/privacy-policy', '/']) {
    expect(isSharedPage(path), path).toBe(true);
  }
});

test('§7 tracking: personal fields are removed, whatever their names', () => {
  const names = [
    'email',
    'phone',
    'phoneNumber',
    'name',
    'firstName',
    'lastName',
    'fullName',
    'childName',
    'child_name',
    'address',
    'street',
    'city',
    'zip',
    'card',
    'cardNumber',
    'photo',
    'url',
    '$current_url',
    '$referrer',
  ];
  const fields = Object.fromEntries(names.map((name) => [name, 'דנה']));
  expect(filterAllowedFields({ ...fields, currency: 'ILS', orderNumber: '7K3MA90Q' })).toEqual({
    currency: 'ILS',
    orderNumber: '7K3MA90Q',
  });
});

test('§7 tracking: no allowed field can carry an e-mail address, a phone number or a name', () => {
  const event = {
    event_id: 'purchase_7K3MA90Q',
    click_id: 'IwAR0-abcdefgh_12345',
    path: '/IL/he/books/12',
    catalogueId: 12,
    orderNumber: '7K3MA90Q',
    amountMinor: 3950,
    currency: 'ILS',
    content_ids: ['12'],
    content_type: 'product',
    value: 39.5,
  };
  expect(filterAllowedFields(event)).toEqual(event);
  for (const [name, value] of Object.entries(event)) {
    for (const text of PERSONAL) {
      const filled = Array.isArray(value) ? [text] : text;
      expect(filterAllowedFields({ [name]: filled }), `${name}: ${text}`).toEqual({});
      expect(filterAllowedFields({ [name]: { [text]: text } }), name).toEqual({});
    }
    expect(filterAllowedFields({ [name]: 972_501_234_567 }), name).toEqual({});
    expect(filterAllowedFields({ [name]: 501_234_567 }), name).toEqual({});
  }
  expect(filterAllowedFields({ path: '/IL/he/0501234567' })).toEqual({});
  expect(filterAllowedFields({ event_id: 'lead_dana' })).toEqual({});
});

test('§9: texts are cut after 255 characters', () => {
  const { path } = filterAllowedFields({ path: `/IL/he${'/word'.repeat(100)}` });
  expect(path).toHaveLength(255);
});

test('§7 tracking: a click id is an opaque word of the query string; it is kept with its network and time', () => {
  const click = getClick('?utm_source=x&fbclid=IwAR0abc_DEF-123', NOW);
  expect(click).toEqual({ param: 'fbclid', id: 'IwAR0abc_DEF-123', at: NOW });
  expect(click && parseClick(formatClick(click))).toEqual(click);
  expect(getClick('?gclid=EAIaIQobChMI7', NOW)?.param).toBe('gclid');
  for (const text of [...PERSONAL, '', 'dana_levy', 'DanaLevy', '9725012345678']) {
    expect(getClick(`?${new URLSearchParams({ fbclid: text })}`, NOW), text).toBeNull();
    expect(parseClick(`fbclid.${NOW.getTime()}.${text}`), text).toBeNull();
    expect(isMetaClickId(`fb.1.${NOW.getTime()}.${text}`), text).toBe(false);
  }
});

test("§7 tracking: Meta gets the click of its own link with that link's time, and no click of Google's", () => {
  const text = `fb.1.${NOW.getTime()}.IwAR0abc_DEF-123`;
  expect(formatMetaClickId({ param: 'fbclid', id: 'IwAR0abc_DEF-123', at: NOW })).toBe(text);
  expect(isMetaClickId(text)).toBe(true);
  expect(formatMetaClickId({ param: 'gclid', id: 'EAIaIQobChMI7', at: NOW })).toBeNull();
});

test('§7 tracking: the pixel gets amounts in major units and products by their number', () => {
  expect(getPixelParams(PURCHASE)).toEqual({ value: 39.5, currency: 'ILS' });
  expect(getPixelParams({ name: 'AddToCart', catalogueId: 7 })).toEqual({
    content_ids: ['7'],
    content_type: 'product',
  });
});
