import { expect, test } from 'vitest';
import { sanitizeRecording } from './sanitize-recording';

const PAGE = 'https://shop.example/IL/he';

test('a snapshot keeps the layout and loses labels, addresses, values and pictures', () => {
  const link = {
    type: 2,
    tagName: 'a',
    id: 7,
    childNodes: [{ type: 3, textContent: '****', id: 8 }],
    attributes: {
      class: 'book-card',
      style: 'color: red; background: url("/api/files/abc")',
      'data-look': 'quiet',
      href: '/IL/he/preview/1',
      'aria-label': 'הספר של נועם',
      title: 'נועם',
      'data-id': '1',
      value: 'נועם',
    },
  };
  expect(sanitizeRecording({ type: 2, data: { node: link, initialOffset: { top: 0 } }, timestamp: 1 }, PAGE)).toEqual({
    type: 2,
    data: {
      node: {
        ...link,
        attributes: { class: 'book-card', style: 'color: red; background: none', 'data-look': 'quiet' },
      },
      initialOffset: { top: 0 },
    },
    timestamp: 1,
  });
});

test('later changes and the address of the page are treated in the same way', () => {
  const change = { source: 0, adds: [], removes: [], texts: [{ id: 3, value: '***' }] };
  const attributes = [
    { id: 4, attributes: { 'aria-label': 'נועם', class: 'open', style: { background: 'url(x.png)' } } },
  ];
  expect(sanitizeRecording({ type: 3, data: { ...change, attributes } }, PAGE)).toEqual({
    type: 3,
    data: { ...change, attributes: [{ id: 4, attributes: { class: 'open', style: { background: 'none' } } }] },
  });
  expect(
    sanitizeRecording({ type: 4, data: { href: 'https://shop.example/IL/he/share/secret', width: 390 } }, PAGE),
  ).toEqual({ type: 4, data: { href: PAGE, width: 390 } });
});
