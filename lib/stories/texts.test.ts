import { describe, expect, test } from 'vitest';
import { ALL_BASE_IDS, type CatalogueBook, listEditions, supportsGender } from '@/lib/catalogue';
import { smallLight } from './data/small-light';
import type { RenderedStory } from './model';
import { renderStory } from './render';
import { findStory } from './server';
import { FIRST_EDITIONS, listLines, listStoryParams, PICTURE_EDITIONS, renderEdition } from './testing/library';
import {
  countWords,
  findForeignLetters,
  hasBothGenders,
  hasPairedQuotes,
  removeNames,
  UNCLEAN,
} from './testing/text-rules';
import { TRICKY_NAMES } from './testing/tricky-names';

/** First editions are for readers from this age on; the verse for younger ones is in picture books. */
const YOUNGEST = 3;

/** Word count range of a spread, by the mean age of a book's readers: 25 to 60. */
function getWordRange({ ages }: CatalogueBook): readonly [least: number, most: number] {
  const middle = (Math.max(ages[0] ?? 1, YOUNGEST) + (ages.at(-1) ?? 10)) / 2;
  if (middle <= 3) return [25, 42];
  return middle < 6 ? [25, 55] : [30, 60];
}

const page = (paragraphs: readonly string[]) => paragraphs.join('\n');

describe.each(FIRST_EDITIONS)('§1 book languages: $book.title ($book.language)', ({ book, text }) => {
  const everyTelling = (check: (story: RenderedStory, isolatedName: string) => void) => {
    for (const telling of listStoryParams(book, TRICKY_NAMES[book.language]))
      check(renderEdition(book, telling), `\u2068${telling.name}\u2069`);
  };

  test('every line is clean: no braces, no double spaces, no straight quotes, no outer spaces', () => {
    everyTelling((story) => {
      for (const line of listLines(story)) {
        expect(removeNames(line)).not.toMatch(UNCLEAN);
        expect(line).toBe(line.trim());
        expect(line.length).toBeGreaterThan(0);
      }
    });
  });

  test('the name appears on every spread, in every alt text, on the last page and on the back', () => {
    everyTelling((story, name) => {
      for (const { key, paragraphs, alt } of story.spreads) {
        expect(alt, key).toContain(name);
        expect(page(paragraphs), key).toContain(name);
      }
      for (const line of [story.coverAlt, story.closing, story.blurb, story.dedicationPlaceholder])
        expect(line).toContain(name);
    });
  });

  test("a spread has one to six paragraphs, a short first one, and a word count for its readers' age", () => {
    const [least, most] = getWordRange(book);
    everyTelling((story) => {
      for (const { key, paragraphs } of story.spreads) {
        expect(paragraphs.length, key).toBeGreaterThanOrEqual(1);
        expect(paragraphs.length, key).toBeLessThanOrEqual(6);
        expect(removeNames(paragraphs[0] ?? '').length, key).toBeLessThanOrEqual(70);
        const count = countWords(removeNames(page(paragraphs)));
        expect(count, `${key}: ${count} words`).toBeGreaterThanOrEqual(least);
        expect(count, `${key}: ${count} words`).toBeLessThanOrEqual(most);
        // Two-word names make a page longer, but never too long.
        expect(countWords(page(paragraphs)), key).toBeLessThanOrEqual(60);
      }
    });
  });

  test("no secondary character shares the hero's name, and both of its names have the same forms", () => {
    for (const { usual, substitute } of Object.values(text.characters ?? {})) {
      expect(Object.keys(substitute)).toEqual(Object.keys(usual));
      // A first name is enough for a match: with a hero Нина there is no Нина Петровна.
      const firstNames = [usual, substitute].map(({ mainForm }) => mainForm.split(' ')[0] ?? mainForm);
      for (const telling of listStoryParams(book, [usual.mainForm, substitute.mainForm, ...firstNames])) {
        for (const line of listLines(renderEdition(book, telling))) {
          const words = removeNames(line).match(/[\p{L}\p{M}]+/gu) ?? [];
          expect(words, line).not.toContain(telling.name);
        }
      }
    }
  });

  test('only one script, apart from the name', () => {
    everyTelling((story) => {
      for (const line of listLines(story)) expect(findForeignLetters(line, book.language), line).toEqual([]);
    });
  });

  test('quotation marks are paired, also across paragraphs', () => {
    everyTelling((story) => {
      for (const line of [...story.spreads.map(({ paragraphs }) => page(paragraphs)), story.closing, story.blurb])
        expect(hasPairedQuotes(line), line).toBe(true);
    });
  });

  test('the texts for a boy and a girl differ, where both may be the hero', () => {
    const [boy, girl] = (['boy', 'girl'] as const).map(
      (gender) => supportsGender(book, gender) && renderEdition(book, { name: 'Jo', gender, language: book.language }),
    );
    if (!boy || !girl) return;
    const differing = boy.spreads.filter(
      ({ paragraphs }, i) => page(paragraphs) !== page(girl.spreads[i]?.paragraphs ?? []),
    );
    // English has few gendered words, and a sentence rewritten to contain one reads worse.
    expect(differing.length).toBeGreaterThanOrEqual(book.language === 'en' ? 1 : 10);
  });

  test('every gender choice has the branches boy and girl, and no other', () => {
    const { spreads, characters, ...others } = text;
    const sources = [...spreads.flat(), ...Object.values(others).flat()];
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.filter((source) => !hasBothGenders(source))).toEqual([]);
  });

  test('twelve spreads with twelve alt texts, a title and a catalogue text', () => {
    expect([text.spreads.length, text.alts.length]).toEqual([12, 12]);
    for (const telling of listStoryParams(book, ['Jo'])) expect(renderEdition(book, telling).title).toBe(book.title);
    expect(book.title.length).toBeLessThanOrEqual(36);
    expect(book.keywords.length).toBeGreaterThanOrEqual(6);
    const words = countWords(book.description);
    expect(words).toBeGreaterThanOrEqual(18);
    expect(words).toBeLessThanOrEqual(60);
  });
});

test('Russian uses ё: in the words most often written with е, and consistently', () => {
  const russian = FIRST_EDITIONS.filter(({ book }) => book.language === 'ru');
  const pictureBooks = PICTURE_EDITIONS.filter(({ language }) => language === 'ru');
  const all = JSON.stringify([...russian, ...pictureBooks].map(({ text }) => text)).toLowerCase();
  expect(all).not.toMatch(
    /(?<!\p{L})(огонек|лисенок|светлячек|шел|ждет|идет|еще|ее|нее|нем|вперед|легкий|дернул|застегнут)(?!\p{L})/u,
  );
  const words = new Set(all.match(/[а-яё]+/gu));
  const twice = [...words].filter((word) => word.includes('ё') && words.has(word.replaceAll('ё', 'е')));
  // Different words from those with ё.
  expect(
    twice.filter((word) => !['ё', 'всё', 'чём', 'нём', 'всём', 'узнаём', 'щёки', 'котё', 'звёзды'].includes(word)),
  ).toEqual([]);
});

test('every language of a story is an edition of the catalogue', () => {
  for (const baseId of ALL_BASE_IDS) {
    const { spreads = [], texts = {}, pictureTexts = {} } = findStory(baseId) ?? {};
    expect(Object.keys(spreads.length ? texts : pictureTexts), `book ${baseId}`).toEqual(
      listEditions(baseId).flatMap(({ comingSoon, language }) => (comingSoon ? [] : [language])),
    );
  }
});

test('rendering a missing edition throws', () => {
  expect(() => renderStory({ ...smallLight, texts: {} }, { name: 'Jo', gender: 'boy', language: 'en' })).toThrow('en');
});
