import { expect, it } from 'vitest';
import { getSourceSite } from './source-site';

it.each([
  ['https://www.reviews.example.com/shop?id=7', 'reviews.example.com'],
  ['http://reviews.example.com/shop', null],
  ['javascript:alert(1)', null],
  ['E-mail of 3 May, folder 7', null],
  ['', null],
])('§ Social proof: the site of the source %j is %j', (source, site) => expect(getSourceSite(source)).toBe(site));
