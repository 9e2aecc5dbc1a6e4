import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderCatalogueStory } from '@/lib/books/book-story';
import { bookToSet } from '@/lib/books/drawing/typesetter-input';
import { PICTURE_KEYS } from '@/lib/books/pages';
import { ALL_BASE_IDS, GENDERS, listEditions, supportsGender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { typesetReadingPdf } from '@/lib/typesetting/server';

/** Names of the maximum length in one word, and in two (§5 child name: 30 characters). */
const LONGEST_NAMES: Readonly<Record<Language, readonly string[]>> = {
  he: ['אביגיילאביגיילאביג', 'אלכסנדרה־ויקטוריה מרגריטה בת'],
  en: ['Maximilianalexande', 'Maximiliana-Alexandra Victoria'],
  ar: ['عبدالرحمنعبدالرحيم', 'عبد الرحمن بن عبد العزيز الهاش'],
  ru: ['Александраконстант', 'Александра-Виктория Константин'],
};

const editions = ALL_BASE_IDS.flatMap((baseId) => listEditions(baseId)).filter(({ comingSoon }) => !comingSoon);
let pictures: ReadonlyMap<string, Uint8Array>;
let vignette: Uint8Array;

beforeAll(async () => {
  const paper = { width: 240, height: 240, channels: 3, background: '#7fb2c9' } as const;
  const jpeg = new Uint8Array(await sharp({ create: paper }).jpeg().toBuffer());
  vignette = new Uint8Array(
    await sharp({ create: { ...paper, width: 80, height: 80 } })
      .png()
      .toBuffer(),
  );
  pictures = new Map(PICTURE_KEYS.map((key) => [key, jpeg]));
});

const MINUTE_MS = 60_000;

describe('§10 words: every edition can be typeset at 14 pt or more, with the longest names', () => {
  test.concurrent.each(editions)(
    '$title ($language)',
    async ({ id, language, genders }) => {
      for (const [nth, name] of LONGEST_NAMES[language].entries()) {
        const offered = GENDERS.filter((gender) => supportsGender({ genders }, gender));
        const gender = offered[nth % offered.length] ?? 'girl';
        const told = renderCatalogueStory(id, 1, { name, gender, language });
        if (!told) throw new Error('no story');
        const book = {
          told,
          hero: { name, gender },
          language,
          dedication: null,
          dedicationDesign: 'stitched' as const,
          dedicationPhoto: null,
          pictures,
          siteUrl: 'https://example.com',
        };
        const made = { ...book, createdAt: new Date('2026-01-01'), drawVignette: async () => vignette };
        const pdf = await typesetReadingPdf(await bookToSet(made));
        expect(pdf.ok, pdf.ok ? '' : JSON.stringify(pdf)).toBe(true);
      }
    },
    5 * MINUTE_MS,
  );
});
