import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

const POST =
  '---\n\ntitle: A lamp: and a book\ndescription: What helps.\ndate: 2026-11-06\n---\n\nIt begins.\n\n---\n\nEnd.\n';

describe('a post as it is written', () => {
  it('three named lines, then Markdown, which may contain horizontal rules', () => {
    expect(parseFrontMatter(POST)).toEqual({
      title: 'A lamp: and a book',
      description: 'What helps.',
      date: '2026-11-06',
      content: 'It begins.\n\n---\n\nEnd.',
    });
  });

  it('accepts Windows line endings', () => {
    expect(parseFrontMatter(POST.replaceAll('\n', '\r\n'))).toMatchObject({
      title: 'A lamp: and a book',
      date: '2026-11-06',
    });
  });

  it.each([
    ['no rules', 'title: A', /must start/],
    ['no title', POST.replace('title', 'name'), /no title/],
    ['an empty description', POST.replace('What helps.', ' '), /no description/],
    ['a day that is none', POST.replace('11-06', '13-06'), /2026-13-06 is not a valid date/],
    ['a day in other words', POST.replace('2026-11-06', '6 November'), /is not a valid date/],
  ])('rejects %s', (_, text, why) => expect(() => parseFrontMatter(text)).toThrow(why));
});
