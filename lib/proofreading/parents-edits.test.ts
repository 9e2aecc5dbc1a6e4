import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENDERS, type Gender } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { FIRST_EDITIONS, listStoryParams, renderEdition } from '@/lib/stories/testing/library';
import type { PageInput } from './model';
import { proofread } from './proofread';

const QUOTES = /[״“”„«»"]/gu;
const ISOLATES = /[\u2068\u2069]/gu;
const EDITS = 200;
/** §4 hints: at most one sensible edit in twenty may raise one. */
const MAX_FALSE_ALARMS = EDITS / 20;

const NAMES: Readonly<Record<Language, Readonly<Record<Gender, readonly string[]>>>> = {
  he: { boy: ['איתי', 'נועם', 'אורי', 'בן'], girl: ['מאיה', 'נועה', 'תמר', 'אור'] },
  en: { boy: ['Leo', 'James', 'Jean-Luc', 'Baraka'], girl: ['Maya', 'Grace', 'Wanjiku', 'Rose'] },
  ar: { boy: ['يوسف', 'آدم', 'كريم', 'نور'], girl: ['ليلى', 'مريم', 'نور', 'جنى'] },
  ru: { boy: ['Миша', 'Лев', 'Артём', 'Женя'], girl: ['Соня', 'Аня', 'Любовь', 'Женя'] },
};

/** What families add, in words of their own, as they type them on a phone. */
const loadSentences = (language: Language): Readonly<Record<Gender, readonly string[]>> =>
  JSON.parse(
    readFileSync(new URL(`../../tests/fixtures/proof-corpus/sentences-${language}.json`, import.meta.url), 'utf8'),
  );

/** Pages of every story for sale, told of children of both genders. */
function listPages(language: Language): readonly PageInput[] {
  return FIRST_EDITIONS.filter(({ book }) => book.language === language).flatMap(({ book }, nth) =>
    GENDERS.flatMap((gender) => {
      const name = NAMES[language][gender][nth % 4] ?? '';
      const params = listStoryParams(book, [name]).find((given) => given.gender === gender);
      if (!params) return [];
      return renderEdition(book, params).spreads.map(({ paragraphs }) => ({
        language,
        gender,
        name,
        text: paragraphs.join('\n').replace(ISOLATES, ''),
      }));
    }),
  );
}

/** One edit: a sentence of the family's own before, inside or after the page, or in place of its longest paragraph. */
function edit(page: PageInput, sentence: string, nth: number): PageInput {
  const own = sentence.replaceAll('{name}', page.name);
  const paragraphs = page.text.split('\n');
  const isWhole = (text: string) => (text.match(QUOTES)?.length ?? 0) % 2 === 0;
  const longest = paragraphs.reduce((at, text, index) => (text.length > (paragraphs[at]?.length ?? 0) ? index : at), 0);
  // Replacing half of a quotation would not be sensible.
  const replaces = nth % 4 === 3 && paragraphs.every(isWhole);
  const places = [0, 1, paragraphs.length];
  const edited = replaces
    ? paragraphs.map((text, at) => (at === longest ? own : text))
    : paragraphs.toSpliced(places[nth % 4] ?? paragraphs.length, 0, own);
  return { ...page, text: edited.join('\n'), byParent: true };
}

type WrittenEdit = Omit<PageInput, 'language'> & { readonly id: string };

/** Whole pages as families rewrite them, written by a native speaker who did not know what is checked. */
const loadWrittenEdits = (language: Language): readonly WrittenEdit[] =>
  JSON.parse(
    readFileSync(new URL(`../../tests/fixtures/proof-corpus/edits-${language}.json`, import.meta.url), 'utf8'),
  );

test.each(['en', 'ar', 'ru'] as const)(
  '§4 hints: 200 rewritten pages in %s: at most one in twenty raises a hint',
  (language) => {
    const edits = loadWrittenEdits(language);
    expect(edits).toHaveLength(EDITS);
    const alarms = edits.flatMap(({ id, ...page }) => {
      const kinds = proofread({ ...page, language, byParent: true }).map(({ kind }) => kind);
      return kinds.length > 0 ? [`${id}: ${kinds.join(' ')}`] : [];
    });
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
  },
);

describe.each(LANGUAGES)('§4 hints: 200 sensible edits of parents in %s', (language) => {
  const sentences = loadSentences(language);
  const pages = listPages(language);
  const edits = Array.from({ length: EDITS }, (_, nth) => {
    const page = pages[(nth * 37) % pages.length] as PageInput;
    return edit(page, sentences[page.gender][Math.floor(nth / 4) % sentences[page.gender].length] ?? '', nth);
  });

  test('at most one in twenty raises a hint', () => {
    const alarms = edits.flatMap((page) => proofread(page).map(({ kind, excerpt }) => `${kind}: ${excerpt}`));
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
  });

  test('and every sentence of theirs is used for both genders', () => {
    const used = new Set(edits.map(({ text }) => text)).size;
    expect(used).toBeGreaterThan(EDITS * 0.9);
  });
});
