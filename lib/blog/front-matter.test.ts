import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter';

const POST =
  '---\n\ntitle: A lamp: and a book\ndescription: What helps.\ndate: 2026-11-06\n---\n\nIt begins.\n\n---\n\nEnd.\n';

describe('a post as it is written', () => {
  it('has three named lines, then Markdown, which may hold rules of its own', () => {
    expect(readFrontMatter(POST)).toEqual({
      title: 'A lamp: and a book',
      description: 'What helps.',
      date: '2026-11-06',
      content: 'It begins.\n\n---\n\nEnd.',
    });
  });

  it('reads files of Windows too', () => {
    expect(readFrontMatter(POST.replaceAll('\n', '\r\n'))).toMatchObject({
      title: 'A lamp: and a book',
      date: '2026-11-06',
    });
  });

  it.each([
    ['no rules', 'title: A', /begins with/],
    ['no title', POST.replace('title', 'name'), /no title/],
    ['an empty description', POST.replace('What helps.', ' '), /no description/],
    ['a day that is none', POST.replace('11-06', '13-06'), /2026-13-06 is no day/],
    ['a day in other words', POST.replace('2026-11-06', '6 November'), /is no day/],
  ])('refuses %s', (_, text, why) => expect(() => readFrontMatter(text)).toThrow(why));
});
