import { expect, it } from 'vitest';
import { blogStructuredData, postStructuredData } from './structured-data';

const POST = {
  id: 'a-lamp',
  title: 'A lamp',
  description: 'What helps.',
  image: '/pictures/blog-a-lamp-960.webp',
  date: '2026-11-06',
  readingTime: 3,
  content: 'It begins.',
  relatedBook: null,
};
const DESCRIBED = {
  origin: 'https://shop.example.com',
  locale: 'en-US',
  crumbs: [
    { name: 'Home', path: '/US/en' },
    { name: 'Blog', path: '/US/en/blog' },
  ],
};
const HERE = { name: 'A lamp', path: '/US/en/blog/a-lamp' };

it('describes a post as a BlogPosting with its URL', () => {
  const [posting, way] = postStructuredData(POST, { ...DESCRIBED, crumbs: [...DESCRIBED.crumbs, HERE] })['@graph'];
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A lamp',
    datePublished: '2026-11-06',
    timeRequired: 'PT3M',
    inLanguage: 'en-US',
    url: 'https://shop.example.com/US/en/blog/a-lamp',
    image: ['https://shop.example.com/pictures/blog-a-lamp-960.webp'],
    publisher: { '@id': 'https://shop.example.com/#organization' },
  });
  expect(way.itemListElement).toHaveLength(3);
});

it('describes the list as a Blog with its posts', () => {
  const words = { name: 'Before Lights-Out', description: 'Words' };
  const [blog] = blogStructuredData(words, [{ post: POST, path: HERE.path }], DESCRIBED)['@graph'];
  expect(blog).toMatchObject({
    '@type': 'Blog',
    name: 'Before Lights-Out',
    url: 'https://shop.example.com/US/en/blog',
  });
  expect(blog.blogPost.map(({ url }) => url)).toEqual(['https://shop.example.com/US/en/blog/a-lamp']);
});
