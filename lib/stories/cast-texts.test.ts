import { describe, expect, test } from 'vitest';
import { findEdition, toEditionId } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { getCastArguments, getMaxHeroes, listStoryHeroes, withCast } from './cast';
import { LIBRARY } from './data';
import type { AddedHero, BookLanguage, StoryParams } from './model';
import { renderPictureText } from './testing/library';
import { ADDED_HEROES, countAdded, listAddedGenders, STORY_VARIANTS, type StoryVariant } from './testing/tellings';
import {
  countWords,
  findForeignLetters,
  hasBothGenders,
  hasPairedQuotes,
  removeNames,
  UNCLEAN,
} from './testing/text-rules';
import { TRICKY_NAMES } from './testing/tricky-names';

const MOST_WORDS = 35;
/** Of twelve spreads, those that call each hero by name. */
const LEAST_NAMED_SPREADS = 5;

const EDITIONS = STORY_VARIANTS.filter((variant) => countAdded(variant) > 0).flatMap(({ story, told }) =>
  Object.entries(story.pictureTexts ?? {}).flatMap(([language, text]) => {
    const book = findEdition(toEditionId(story.baseId, language as BookLanguage));
    return book ? [{ book, told, language: book.language, text }] : [];
  }),
);

/** Of the first hero, and of those beside it. */
const AGES = [
  [5, 3],
  [3, 5],
  [6, 6],
] as const;

type Cast = StoryParams & { readonly added: readonly AddedHero[] };

/** Every cast: genders, who is older, and names that are hard to set. */
const listCasts = (language: BookLanguage, told: StoryVariant['told']): readonly Cast[] => {
  const names = TRICKY_NAMES[language];
  return (['boy', 'girl'] as const).flatMap((gender) =>
    listAddedGenders(told).flatMap((others) =>
      AGES.flatMap(([age, otherAge]) =>
        names.map((name, at) => ({
          language,
          name,
          gender,
          age,
          added: others.map((other, nth) => ({
            name: names[(at + nth + 1) % names.length] ?? name,
            gender: other,
            age: otherAge + nth,
          })),
        })),
      ),
    ),
  );
};

test('§10 heroes together: the catalogue says of how many heroes each edition is told', () => {
  for (const story of LIBRARY)
    for (const language of LANGUAGES)
      expect(findEdition(toEditionId(story.baseId, language))?.mostHeroes ?? 1, `${story.baseId} ${language}`).toBe(
        getMaxHeroes(story, language),
      );
});

describe('§10 heroes together: a story is told of as many as it is written for', () => {
  const [of2, of3] = [{ pictureTexts: { he: {} } }, { pictureTexts: { he: {} } }];
  const added = ADDED_HEROES.he;

  test.each([
    ['none of more than one', {}, 1],
    ['one of two', { pair: of2 }, 2],
    ['one of three', { pair: of2, trio: of3 }, 3],
  ])('%s', (_, retellings, most) => {
    const story = retellings as Parameters<typeof getMaxHeroes>[0];
    expect(getMaxHeroes(story, 'he')).toBe(most);
    expect(getMaxHeroes(story, 'en')).toBe(1);
    expect(listStoryHeroes(story, { language: 'he', added })).toEqual(added.slice(0, most - 1));
  });

  test('and never of fewer or more than a book has', () => {
    const story = LIBRARY.find(({ trio }) => trio);
    if (!story) throw new Error('no story of three');
    const tell = (count: number) => withCast(story, { language: 'he', added: added.slice(0, count) }).picture;
    expect([0, 1, 2].map(tell)).toEqual([story.picture, story.pair?.picture, story.trio?.picture]);
  });
});

describe('§10 heroes together: what is said of several', () => {
  const say = (gender: 'boy' | 'girl', other: 'boy' | 'girl', ages: readonly [number, number]) => {
    const added = [{ name: 'B', gender: other, age: ages[1] }];
    const { pair, older } = getCastArguments({ name: 'A', gender, age: ages[0], language: 'he', added });
    return [pair, older];
  };

  test('follows both genders and ages', () => {
    expect(say('girl', 'girl', [5, 3])).toEqual(['girls', 'first']);
    expect(say('boy', 'boy', [3, 5])).toEqual(['boys', 'second']);
    expect(say('girl', 'boy', [4, 4])).toEqual(['mixed', 'same']);
  });

  test.each([
    ['girl', 'girl', 'girl', 'girls', 'girls'],
    ['boy', 'boy', 'boy', 'boys', 'boys'],
    ['girl', 'girl', 'boy', 'girls', 'mixed'],
    ['boy', 'girl', 'boy', 'mixed', 'mixed'],
  ] as const)('%s, %s and %s', (gender, other, last, pair, all) => {
    const added = [other, last].map((one) => ({ name: one, gender: one, age: 5 }));
    expect(getCastArguments({ name: 'A', gender, language: 'ar', added })).toMatchObject({ pair, all });
  });

  test('is nothing in a story of one', () => {
    expect(getCastArguments({ name: 'A', gender: 'boy', language: 'he' })).toEqual({});
  });
});

describe.each(EDITIONS)('§10 heroes together: $book.title $told ($language)', ({ book, told, language, text }) => {
  const everyCast = (check: (rendered: ReturnType<typeof renderPictureText>, cast: (typeof casts)[number]) => void) => {
    for (const cast of casts) check(renderPictureText({ book, text }, cast), cast);
  };
  const casts = listCasts(language, told);
  const page = (texts: readonly string[]) => texts.join('\n');

  test('every line is clean and in one language', () => {
    everyCast(({ spreads, alts, coverAlt, closing, blurb, dedicationPlaceholder }) => {
      const lines = [...spreads.flatMap(({ texts }) => texts), ...alts.map(({ alt }) => alt)];
      for (const line of [...lines, coverAlt, closing, blurb, dedicationPlaceholder].flatMap((told) =>
        told.split('\n'),
      )) {
        expect(removeNames(line)).not.toMatch(UNCLEAN);
        expect(line).toBe(line.trim());
        expect(line.length).toBeGreaterThan(0);
        expect(findForeignLetters(line, language), line).toEqual([]);
      }
    });
  });

  test('a spread has at most 35 words, and its quotation marks are paired', () => {
    everyCast(({ spreads, closing, blurb }) => {
      for (const { key, texts } of spreads) {
        const words = countWords(removeNames(page(texts)));
        expect(words, `${key}: ${words} words`).toBeLessThanOrEqual(MOST_WORDS);
        expect(hasPairedQuotes(page(texts)), key).toBe(true);
      }
      expect(hasPairedQuotes(closing) && hasPairedQuotes(blurb)).toBe(true);
    });
  });

  test('every hero is named, on the pages, in every description of the cover and on the back', () => {
    everyCast(({ spreads, coverAlt, closing, blurb, dedicationPlaceholder }, { name, added }) => {
      for (const who of [name, ...added.map((hero) => hero.name)]) {
        const hasName = (told: string) => told.includes(`\u2068${who}\u2069`);
        expect(spreads.filter(({ texts }) => hasName(page(texts))).length).toBeGreaterThanOrEqual(LEAST_NAMED_SPREADS);
        for (const line of [coverAlt, closing, blurb, dedicationPlaceholder]) expect(hasName(line), line).toBe(true);
      }
    });
  });

  test('every gender choice has both branches, and the words follow every hero and all of them together', () => {
    const { spreads, characters, alts, ...others } = text;
    const sources = [
      ...Object.values(spreads).flatMap(Object.values),
      ...Object.values(alts),
      ...Object.values(others),
    ];
    expect(sources.filter((source) => !hasBothGenders(source))).toEqual([]);
    if (language === 'en') return;
    const tellings = (['boy', 'girl'] as const).flatMap((gender) =>
      listAddedGenders(told).map((genders) => {
        const added = genders.map((other, at) => ({ name: ['Al', 'Bo'][at] ?? '', gender: other, age: 5 }));
        return JSON.stringify(renderPictureText({ book, text }, { name: 'Jo', gender, language, added }));
      }),
    );
    expect(new Set(tellings).size).toBe(tellings.length);
  });

  test('no secondary character shares the name of a hero', () => {
    const heroes = countAdded({ told }) + 1;
    for (const { usual, substitute, spares = [] } of Object.values(text.characters ?? {})) {
      const others = [usual, substitute, ...spares].map(({ mainForm }) => mainForm);
      expect(new Set(others).size, 'a spare name of its own').toBe(heroes + 1);
      for (const [name = '', ...rest] of [others.slice(0, heroes), others.slice(0, heroes).toReversed()]) {
        const added = rest.map((other): AddedHero => ({ name: other, gender: 'girl', age: 5 }));
        const cast: StoryParams = { language, name, gender: 'girl', added };
        const words = removeNames(page(renderPictureText({ book, text }, cast).spreads.flatMap(({ texts }) => texts)));
        for (const taken of [name, ...rest]) expect(words).not.toContain(taken);
      }
    }
  });
});
