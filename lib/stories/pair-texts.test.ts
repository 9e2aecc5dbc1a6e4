import { describe, expect, test } from 'vitest';
import { findEdition, toEditionId } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { LIBRARY } from './data';
import type { BookLanguage, SecondHero, StoryParams } from './model';
import { getPairArguments } from './pair';
import { renderPictureText } from './testing/library';
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
/** Of twelve spreads, those that call the second hero by name. */
const LEAST_NAMED_SPREADS = 5;

const EDITIONS = LIBRARY.flatMap(({ baseId, pair }) =>
  Object.entries(pair?.pictureTexts ?? {}).flatMap(([language, text]) => {
    const book = findEdition(toEditionId(baseId, language as BookLanguage));
    return book ? [{ book, language: book.language, text }] : [];
  }),
);

/** Every cast: genders, who is older, and names that are hard to set. */
const listCasts = (language: BookLanguage): readonly (StoryParams & { readonly second: SecondHero })[] => {
  const names = TRICKY_NAMES[language];
  return (['boy', 'girl'] as const).flatMap((gender) =>
    (['boy', 'girl'] as const).flatMap((other) =>
      [
        [5, 3],
        [3, 5],
        [6, 6],
      ].flatMap(([age = 0, otherAge = 0]) =>
        names.map((name, at) => ({
          language,
          name,
          gender,
          age,
          second: { name: names[(at + 1) % names.length] ?? name, gender: other, age: otherAge },
        })),
      ),
    ),
  );
};

test('§10 two heroes: the catalogue names the editions that are told of two', () => {
  for (const { baseId, pair } of LIBRARY)
    for (const language of LANGUAGES)
      expect(findEdition(toEditionId(baseId, language))?.twoHeroes ?? false, `${baseId} ${language}`).toBe(
        pair?.pictureTexts[language] !== undefined,
      );
});

describe('§10 two heroes: what is said of both', () => {
  const say = (gender: 'boy' | 'girl', other: 'boy' | 'girl', ages: readonly [number, number]) => {
    const second = { name: 'B', gender: other, age: ages[1] };
    const { pair, older } = getPairArguments({ name: 'A', gender, age: ages[0], language: 'he', second });
    return [pair, older];
  };

  test('follows both genders and ages', () => {
    expect(say('girl', 'girl', [5, 3])).toEqual(['girls', 'first']);
    expect(say('boy', 'boy', [3, 5])).toEqual(['boys', 'second']);
    expect(say('girl', 'boy', [4, 4])).toEqual(['mixed', 'same']);
  });

  test('is nothing in a story of one', () => {
    expect(getPairArguments({ name: 'A', gender: 'boy', language: 'he' })).toEqual({});
  });
});

describe.each(EDITIONS)('§10 two heroes: $book.title ($language)', ({ book, language, text }) => {
  const everyCast = (check: (rendered: ReturnType<typeof renderPictureText>, cast: (typeof casts)[number]) => void) => {
    for (const cast of casts) check(renderPictureText({ book, text }, cast), cast);
  };
  const casts = listCasts(language);
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

  test('both heroes are named, on the pages, in every description of the cover and on the back', () => {
    everyCast(({ spreads, coverAlt, closing, blurb, dedicationPlaceholder }, { name, second }) => {
      for (const who of [name, second.name]) {
        const hasName = (told: string) => told.includes(`\u2068${who}\u2069`);
        expect(spreads.filter(({ texts }) => hasName(page(texts))).length).toBeGreaterThanOrEqual(LEAST_NAMED_SPREADS);
        for (const line of [coverAlt, closing, blurb, dedicationPlaceholder]) expect(hasName(line), line).toBe(true);
      }
    });
  });

  test('every gender choice has both branches, and the words follow the second hero and the two together', () => {
    const { spreads, characters, alts, ...others } = text;
    const sources = [
      ...Object.values(spreads).flatMap(Object.values),
      ...Object.values(alts),
      ...Object.values(others),
    ];
    expect(sources.filter((source) => !hasBothGenders(source))).toEqual([]);
    if (language === 'en') return;
    const told = (gender: 'boy' | 'girl', other: 'boy' | 'girl') =>
      JSON.stringify(
        renderPictureText(
          { book, text },
          { name: 'Jo', gender, language, second: { name: 'Al', gender: other, age: 5 } },
        ),
      );
    expect(told('boy', 'boy')).not.toBe(told('boy', 'girl'));
    expect(told('girl', 'girl')).not.toBe(told('girl', 'boy'));
  });

  test('no secondary character shares the name of either hero', () => {
    for (const { usual, substitute, spare } of Object.values(text.characters ?? {})) {
      const others = [usual.mainForm, substitute.mainForm, spare?.mainForm ?? ''];
      expect(new Set(others).size, 'a spare name of its own').toBe(3);
      for (const [name, second] of [others.slice(0, 2), others.slice(0, 2).toReversed()]) {
        if (!name || !second) throw new Error('no names');
        const cast: StoryParams = { language, name, gender: 'girl', second: { name: second, gender: 'girl', age: 5 } };
        const words = removeNames(page(renderPictureText({ book, text }, cast).spreads.flatMap(({ texts }) => texts)));
        for (const taken of [name, second]) expect(words).not.toContain(taken);
      }
    }
  });
});
