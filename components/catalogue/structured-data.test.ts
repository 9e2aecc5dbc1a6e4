import { expect, test } from 'vitest';
import { catalogueStructuredData } from './structured-data';

test('§2 /books: structured data lists the books in their order and the breadcrumbs', () => {
  const data = catalogueStructuredData({
    origin: 'https://shop.example.com',
    home: { name: 'Home', path: '/US/en' },
    page: { name: 'Books', path: '/US/en/books' },
    language: 'en-US',
    books: [
      { id: 10_001, title: 'Light' },
      { id: 10_012, title: 'Dragon' },
    ],
  });
  const [collection, places] = data['@graph'];
  expect(collection.url).toBe('https://shop.example.com/US/en/books');
  expect(collection.mainEntity.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Light', url: 'https://shop.example.com/US/en/books/10001' },
    { '@type': 'ListItem', position: 2, name: 'Dragon', url: 'https://shop.example.com/US/en/books/10012' },
  ]);
  expect(places.itemListElement.map(({ item }) => item)).toEqual([
    'https://shop.example.com/US/en',
    'https://shop.example.com/US/en/books',
  ]);
});
