import { describe, expect, test } from 'vitest';
import { findStory, renderPictureBook } from './server';
import { PICTURE_EDITIONS } from './testing/library';

const tell = (language: 'he' | 'en' | 'ar' | 'ru', grandparentName: string | null, points = false) => {
  const story = findStory(11);
  if (!story) throw new Error('no story');
  const { spreads, blurb } = renderPictureBook(story, {
    name: 'Jo',
    gender: 'girl',
    language,
    grandparentName,
    points,
  });
  return [...spreads.flatMap(({ paragraphs }) => paragraphs), blurb].join('\n');
};

describe('§10 grandparents', () => {
  test.each(PICTURE_EDITIONS)('$book.title ($language) calls whom the catalogue names', ({ book, text }) => {
    const told = [...Object.values(text.spreads).flatMap(Object.values), text.closing, text.blurb].join('\n');
    expect(/\{grandparent(?:_start)?\}/u.test(told)).toBe(book.grandparent !== undefined);
  });

  test('are called as usual unless the parent says otherwise', () => {
    expect(tell('en', null)).toContain('asks Grandpa.');
    expect(tell('en', 'Pop-Pop')).toContain('asks \u2068Pop-Pop\u2069.');
    expect(tell('en', 'Pop-Pop')).not.toContain('Grandpa');
  });

  test('a Russian sentence begins with a capital', () => {
    expect(tell('ru', null)).toContain('Дед помолчал.');
    expect(tell('ru', 'деда Коля')).toContain('\u2068Деда Коля\u2069 помолчал.');
    expect(tell('ru', 'деда Коля')).toContain('сказал \u2068деда Коля\u2069');
  });

  test('a pointed book points what everybody points so', () => {
    expect(tell('he', null, true)).toContain('שָׁאַל סַבָּא');
    expect(tell('ar', null, true)).toContain('قَالَ جَدُّو');
    expect(tell('he', 'סבא יוסי', true)).toContain('שָׁאַל \u2068סבא יוסי\u2069');
  });
});
