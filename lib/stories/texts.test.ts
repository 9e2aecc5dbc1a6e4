import { describe, expect, test } from 'vitest';
import { editionsOf, GENDERS } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { smallLight as story } from './data/small-light';
import type { RenderedStory } from './model';
import { renderStory } from './render';

/** Two words, a hyphen, two letters, eighteen letters, and Latin within the other scripts. */
const TRICKY: Readonly<Record<Language, readonly string[]>> = {
  he: ['רות מיכל', 'בת־אל', 'גל', 'אביגיילאביגיילאביג', 'Maya Lee', "צ'רלי"],
  en: ['Anna Lee', 'Mary-Jane', 'Jo', 'Maximilianalexande', 'נועה', "Ng'ang'a"],
  ar: ['عبد الله', 'نور-الهدى', 'مي', 'عبدالرحمنعبدالرحيم', 'Maya Lee', 'لَيلى'],
  ru: ['Анна Мария', 'Анна-Мария', 'Ия', 'Александраконстант', 'Maya Lee', 'Семён'],
};
const LETTERS: Readonly<Record<Language, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
};

const page = (paragraphs: readonly string[]) => paragraphs.join('\n');
const strings = (told: RenderedStory): readonly string[] => [
  ...told.spreads.flatMap(({ paragraphs, alt }) => [...paragraphs, alt]),
  told.coverAlt,
  told.closing,
  told.blurb,
  told.dedicationPlaceholder,
];
const withoutNames = (line: string) => line.replace(/\u2068[^\u2069]*\u2069/gu, '#');

const tellings = LANGUAGES.flatMap((language) =>
  GENDERS.flatMap((gender) => TRICKY[language].map((name) => ({ language, gender, name }))),
);

describe.each(tellings)('§1 book languages: story in $language for $gender $name', (telling) => {
  const told = renderStory(story, telling);
  const isolated = `\u2068${telling.name}\u2069`;

  test('every line is whole: no braces, no double spaces, no straight quotes, no stray edges', () => {
    for (const line of strings(told)) {
      const words = withoutNames(line);
      expect(words).not.toMatch(/[{}<>"'\n]| {2}|\s[,.!?:;»”]|undefined/u);
      expect(line).toBe(line.trim());
      expect(line.length).toBeGreaterThan(0);
    }
  });

  test('the name stands on every spread, in every alt, on the last page and on the back', () => {
    for (const { key, paragraphs, alt } of told.spreads) {
      expect(alt, key).toContain(isolated);
      expect(page(paragraphs), key).toContain(isolated);
    }
    for (const line of [told.coverAlt, told.closing, told.blurb, told.dedicationPlaceholder])
      expect(line).toContain(isolated);
  });

  test('a spread has one to four paragraphs, a short first one, and 20 to 60 words', () => {
    for (const { key, paragraphs } of told.spreads) {
      expect(paragraphs.length, key).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length, key).toBeLessThanOrEqual(4);
      expect(withoutNames(paragraphs[0] ?? '').length, key).toBeLessThanOrEqual(70);
      const count = wordCount(page(paragraphs));
      expect(count, `${key}: ${count} words`).toBeGreaterThanOrEqual(20);
      expect(count, `${key}: ${count} words`).toBeLessThanOrEqual(60);
    }
  });

  test('one script, apart from the name', () => {
    for (const line of strings(told))
      for (const letter of withoutNames(line).match(/\p{L}/gu) ?? []) expect(letter).toMatch(LETTERS[telling.language]);
  });

  test('quotation marks are in pairs, also across paragraphs', () => {
    for (const line of [...told.spreads.map(({ paragraphs }) => page(paragraphs)), told.closing, told.blurb]) {
      expect(line.split('«').length).toBe(line.split('»').length);
      expect(line.split('“').length).toBe(line.split('”').length);
      expect(line.split('״').length % 2).toBe(1);
    }
  });
});

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

describe.each(LANGUAGES)('§1 book languages: story in %s: gender', (language) => {
  const name = TRICKY[language][0] ?? '';
  const [boy, girl] = GENDERS.map((gender) => renderStory(story, { name, gender, language }));

  test('a boy and a girl read different words', () => {
    const differing = boy?.spreads.filter(
      ({ paragraphs }, i) => page(paragraphs) !== page(girl?.spreads[i]?.paragraphs ?? []),
    );
    expect(differing?.length).toBeGreaterThanOrEqual(language === 'en' ? 4 : 10);
  });

  test('every choice of gender names boy and girl, and nothing else', () => {
    const { spreads = [], ...others } = story.texts[language] ?? {};
    const sources = [...spreads.flat(), ...Object.values(others).flat()];
    expect(sources.length).toBeGreaterThan(40);
    for (const source of sources) {
      const selects = source.match(/\{gender, select, /gu) ?? [];
      expect(source.match(/\{gender, select, boy \{/gu) ?? []).toHaveLength(selects.length);
      expect(source.match(/\} girl \{/gu) ?? []).toHaveLength(selects.length);
      expect(source).not.toContain('other {');
    }
  });
});

describe('§1 book languages: story: the whole set', () => {
  test('every language tells twelve spreads with twelve alts', () => {
    expect(Object.keys(story.texts)).toEqual([...LANGUAGES]);
    for (const { spreads, alts } of Object.values(story.texts)) expect([spreads.length, alts.length]).toEqual([12, 12]);
    expect(story.spreads.map(({ key }) => key)).toEqual(story.spreads.map((_, i) => `s${`${i + 1}`.padStart(2, '0')}`));
    expect(story.spreads).toHaveLength(12);
  });

  test('the title is the catalogue’s', () => {
    for (const { language, title } of editionsOf(1))
      expect(renderStory(story, { name: 'Jo', gender: 'boy', language }).title).toBe(title);
  });

  test('Russian never writes е for ё in the words of this story', () => {
    const words = JSON.stringify(story.texts.ru);
    expect(words).not.toMatch(
      /(?<!\p{L})(огонек|лисенок|светлячек|шел|ждет|идет|еще|ее|нее|нем|вперед|легкий|дернул|застегнут)(?!\p{L})/iu,
    );
  });

  test('a story without an edition in the language is a mistake of ours', () => {
    expect(() => renderStory({ ...story, texts: {} }, { name: 'Jo', gender: 'boy', language: 'en' })).toThrow('en');
  });
});
