import { describe, expect, test } from 'vitest';
import { GENDERS, supportsGender } from '@/lib/catalogue';
import { getNameCases } from './name-cases';
import { listStoryParams, PICTURE_EDITIONS, renderPictureText } from './testing/library';
import {
  countWords,
  findForeignLetters,
  hasBothGenders,
  hasPairedQuotes,
  removeNames,
  UNCLEAN,
} from './testing/text-rules';
import { TRICKY_NAMES } from './testing/tricky-names';

const KEYS = Array.from({ length: 12 }, (_, i) => `s${`${i + 1}`.padStart(2, '0')}`);

/** Words of a spread: the picture says the rest (§10 spreads). */
const MOST_WORDS = 35;
/** A letter by itself is drawn: it is a character, not a word. */
const LONE_LETTER = /^\u2068?\p{L}\p{M}*\u2069?$/u;
/** Of twelve spreads, those that call the child by name. */
const LEAST_NAMED_SPREADS = 6;

type Rendered = ReturnType<typeof renderPictureText>;

const page = (texts: readonly string[]) => texts.join('\n');
const otherTexts = ({ alts, coverAlt, closing, blurb, dedicationPlaceholder }: Rendered) => [
  ...alts.map(({ alt }) => alt),
  coverAlt,
  closing,
  blurb,
  dedicationPlaceholder,
];

describe.each(PICTURE_EDITIONS)(
  '§1 book languages: picture book $book.title ($language)',
  ({ book, language, text }) => {
    const everyTelling = (check: (rendered: Rendered, names: readonly string[]) => void) => {
      for (const telling of listStoryParams(book, TRICKY_NAMES[language]))
        for (const nameKeptAsWritten of language === 'ru' ? [false, true] : [false]) {
          const cases = nameKeptAsWritten ? null : getNameCases(telling.name, telling.gender, language);
          const names = [`\u2068${telling.name}\u2069`, ...Object.values(cases ?? {})];
          check(renderPictureText({ book, text }, { ...telling, nameKeptAsWritten }), names);
        }
    };

    test('twelve spreads with twelve alt texts, one of them without words', () => {
      expect(Object.keys(text.spreads)).toEqual(KEYS);
      expect(Object.keys(text.alts)).toEqual(KEYS);
      expect(KEYS.filter((key) => Object.keys(text.spreads[key] ?? {}).length === 0).length).toBeLessThanOrEqual(1);
    });

    test('has the texts of every other language', () => {
      for (const { book: other, text: told } of PICTURE_EDITIONS.filter(
        ({ book: { baseId } }) => baseId === book.baseId,
      ))
        for (const key of KEYS)
          expect(Object.keys(text.spreads[key] ?? {}), `${key} ${other.language}`).toEqual(
            Object.keys(told.spreads[key] ?? {}),
          );
    });

    test('every line is clean: no braces, no double spaces, no straight quotes, no outer spaces', () => {
      everyTelling((rendered) => {
        const lines = [...rendered.spreads.flatMap(({ texts }) => texts), ...otherTexts(rendered)];
        for (const line of lines.flatMap((told) => told.split('\n'))) {
          expect(removeNames(line)).not.toMatch(UNCLEAN);
          expect(line).toBe(line.trim());
          expect(line.length).toBeGreaterThan(0);
          expect(findForeignLetters(line, language), line).toEqual([]);
        }
      });
    });

    test('a spread has at most 35 words, and its quotation marks are paired', () => {
      everyTelling(({ spreads, closing, blurb }) => {
        for (const { key, texts } of spreads) {
          const words = countWords(removeNames(page(texts.filter((told) => !LONE_LETTER.test(told)))));
          expect(words, `${key}: ${words} words`).toBeLessThanOrEqual(MOST_WORDS);
          expect(hasPairedQuotes(page(texts)), key).toBe(true);
        }
        expect(hasPairedQuotes(closing)).toBe(true);
        expect(hasPairedQuotes(blurb)).toBe(true);
      });
    });

    test('the name appears on the first two spreads, on half of all, on the last page and on the back', () => {
      everyTelling(({ spreads, coverAlt, closing, blurb, dedicationPlaceholder }, names) => {
        const hasName = (told: string) => names.some((name) => told.includes(name));
        const named = spreads.filter(({ texts }) => hasName(page(texts))).map(({ key }) => key);
        expect(named.length, named.join(' ')).toBeGreaterThanOrEqual(LEAST_NAMED_SPREADS);
        expect(KEYS.slice(0, 2)).toContain(named[0]);
        for (const line of [coverAlt, closing, blurb, dedicationPlaceholder]) expect(hasName(line), line).toBe(true);
      });
    });

    test("no secondary character shares the hero's name", () => {
      for (const { usual, substitute } of Object.values(text.characters ?? {})) {
        expect(Object.keys(substitute)).toEqual(Object.keys(usual));
        for (const telling of listStoryParams(book, [usual.mainForm, substitute.mainForm])) {
          const rendered = renderPictureText({ book, text }, telling);
          const words = removeNames(page(rendered.spreads.flatMap(({ texts }) => texts))).match(/[\p{L}\p{M}]+/gu);
          expect(words).not.toContain(telling.name);
        }
      }
    });

    test('every gender choice has both branches, and the texts for a boy and a girl differ', () => {
      const { spreads, characters, alts, ...others } = text;
      const sources = [
        ...Object.values(spreads).flatMap(Object.values),
        ...Object.values(alts),
        ...Object.values(others),
      ];
      expect(sources.filter((source) => !hasBothGenders(source))).toEqual([]);
      const [boy, girl] = (['boy', 'girl'] as const).map((gender) =>
        JSON.stringify(renderPictureText({ book, text }, { name: 'Jo', gender, language })),
      );
      // English has few gendered words, and a sentence rewritten to contain one reads worse.
      const forBoth = GENDERS.every((gender) => supportsGender(book, gender));
      if (language !== 'en' && forBoth) expect(boy).not.toBe(girl);
    });
  },
);
