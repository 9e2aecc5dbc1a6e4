import { describe, expect, test } from 'vitest';
import type { StoryParams } from './model';
import { findStory, renderPictureBook } from './server';
import { PICTURE_EDITIONS } from './testing/library';

/** A story with a grandfather, and one with a dog. */
const [GRANDFATHER, DOG] = [11, 13];

function tellStory(id: number, telling: Omit<StoryParams, 'name' | 'gender'>): string {
  const story = findStory(id);
  if (!story) throw new Error('no story');
  const { spreads, blurb } = renderPictureBook(story, { name: 'Jo', gender: 'girl', ...telling });
  return [...spreads.flatMap(({ paragraphs }) => paragraphs), blurb].join('\n');
}

const tell = (language: 'he' | 'en' | 'ar' | 'ru', relativeName: string | null, points = false) =>
  tellStory(GRANDFATHER, { language, relativeName, points });

describe('§10 relatives', () => {
  test.each(PICTURE_EDITIONS)('$book.title ($language) calls whom the catalogue names', ({ book, text }) => {
    const told = [...Object.values(text.spreads).flatMap(Object.values), text.closing, text.blurb].join('\n');
    expect(/\{relative(?:_start)?\}/u.test(told)).toBe(book.relative !== undefined);
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

  test('a dog is a he or a she', () => {
    const dog = (relativeGender: 'boy' | 'girl' | null, points = false) =>
      tellStory(DOG, { language: 'he', relativeName: 'לונה', relativeGender, points });
    expect(dog(null)).toContain('\u2068לונה\u2069 ראה נקניקייה');
    expect(dog('girl')).toContain('\u2068לונה\u2069 ראתה נקניקייה');
    expect(dog('girl', true)).toContain('רָאֲתָה נַקְנִיקִיָּה');
  });

  test('a pointed book points what everybody points so', () => {
    expect(tell('he', null, true)).toContain('שָׁאַל סַבָּא');
    expect(tell('ar', null, true)).toContain('قَالَ جَدُّو');
    expect(tell('he', 'סבא יוסי', true)).toContain('שָׁאַל \u2068סבא יוסי\u2069');
  });
});
