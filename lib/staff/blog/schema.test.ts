import { describe, expect, it } from 'vitest';
import { newPostSchema, postTextSchema, publicationSchema } from './schema';

const text = {
  language: 'en',
  title: 'A lamp',
  description: 'What helps.',
  content: 'It begins.',
  shown: true,
  version: 1,
};
const codes = (changed: object) =>
  postTextSchema.safeParse({ ...text, ...changed }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('§6 the desk: the text of a post', () => {
  it('is complete before readers see it, and may be anything before', () => {
    expect(codes({})).toBeUndefined();
    expect(codes({ title: ' ', description: '', content: '' })).toEqual([
      ['title', 'post_title_required'],
      ['description', 'post_summary_required'],
      ['content', 'post_text_required'],
    ]);
    expect(codes({ title: '', description: '', content: '', shown: false })).toBeUndefined();
  });

  it.each([
    ['![](/pictures/fox.webp)', 'post_alt_required'],
    ['![ ](/pictures/fox.webp)', 'post_alt_required'],
    ['![A fox](https://elsewhere.example/fox.webp)', 'post_picture_foreign'],
    ['![A fox][1]\n\n[1]: https://elsewhere.example/fox.webp', 'post_picture_foreign'],
  ])('its pictures are described and the shop’s own: %s', (content, code) =>
    expect(codes({ content })).toEqual([['content', code]]),
  );

  it('shows pictures that were uploaded or come with the shop', () => {
    const uploaded = '/pictures/posts/0f8fad5b-d9cb-469f-a165-70867728950e-960.webp';
    expect(codes({ content: `![A fox](/pictures/fox.webp)\n\n![A lamp](${uploaded} "A title")` })).toBeUndefined();
  });
});

it.each(['', 'A-post', 'a post', '-a', 'a--b', '../a', 'a'.repeat(81)])('an address of a post is not %j', (slug) =>
  expect(newPostSchema.safeParse({ slug }).success).toBe(false),
);

it.each(['now', 'never', '2026-12-24T18:30'])('a post can be published at %s', (at) =>
  expect(publicationSchema.safeParse({ at }).success).toBe(true),
);

it.each(['', '2026-12-24', '2026-13-24T18:30', '2026-12-24T18:30Z', null])(
  'a time of publication is whole and of the market, not %j',
  (at) => expect(publicationSchema.safeParse({ at }).error?.issues[0]?.message).toBe('post_time_invalid'),
);
