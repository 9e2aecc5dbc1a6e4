import { expect, it } from 'vitest';
import { renderFeed } from './feed';

const POST = {
  id: 'a-lamp',
  title: 'A lamp & a <book>',
  description: 'What “helps”.',
  image: '/pictures/blog-a-lamp-960.webp',
  date: '2026-11-06',
  readingTime: 2,
  content: 'It begins.',
  relatedBook: null,
};
const FEED = {
  origin: 'https://shop.example.com',
  language: 'ru',
};

it('renders one RSS item per post, with escaped text and a URL without a country', () => {
  const xml = renderFeed({ ...FEED, language: 'ru', path: '/api/blog/rss/ru', posts: [POST] });
  expect(xml).toContain('<rss version="2.0"');
  expect(xml).toContain('<language>ru</language>');
  expect(xml).toContain('href="https://shop.example.com/api/blog/rss/ru"');
  expect(xml.match(/<item>/g)).toHaveLength(1);
  expect(xml).toContain('<link>https://shop.example.com/ru/blog/a-lamp</link>');
  expect(xml).toContain('Fri, 06 Nov 2026 00:00:00 GMT');
  expect(xml).not.toContain('<book>a');
  expect(xml).toMatch(/A lamp (?:&amp;|& )/);
});

it('a blog without posts is a valid feed', () => {
  expect(renderFeed({ ...FEED, language: 'he', path: '/feed', posts: [] })).not.toContain('<item>');
});
