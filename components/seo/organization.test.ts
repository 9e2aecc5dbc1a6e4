import { expect, test } from 'vitest';
import { BRAND } from '@/lib/brand';
import { shopStructuredData } from './organization';

const [company, site] = shopStructuredData({ origin: 'https://shop.example.com', country: 'US', language: 'en' })[
  '@graph'
];

test('§3 SEO: the organization has what search engines require, with absolute URLs', () => {
  expect(company).toMatchObject({ '@type': 'Organization', name: 'Gibori', url: 'https://shop.example.com' });
  expect(company.logo.url).toBe('https://shop.example.com/icons/icon-512.png');
  expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://shop.example.com/US/en', inLanguage: 'en-US' });
  expect(site.publisher['@id']).toBe(company['@id']);
});

test('sample numbers and addresses are not published', () => {
  expect('telephone' in company).toBe(!BRAND.isSample);
  expect('sameAs' in company).toBe(!BRAND.isSample);
});
