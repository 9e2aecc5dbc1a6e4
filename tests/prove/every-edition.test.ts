import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookToSet } from '@/lib/books/book-to-set';
import { PICTURE_KEYS } from '@/lib/books/pages';
import { toldStory } from '@/lib/books/story-of';
import { ALL_BASE_IDS, editionsOf, GENDERS, offeredTo } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';
import { setReadingPdf } from '@/lib/typesetting/server';

/** As long as a name may be in one word, and in two (rulings, "child's name": 30 characters). */
const LONGEST: Readonly<Record<Language, readonly string[]>> = {
  he: ['אביגיילאביגיילאביג', 'אלכסנדרה־ויקטוריה מרגריטה בת'],
  en: ['Maximilianalexande', 'Maximiliana-Alexandra Victoria'],
  ar: ['عبدالرحمنعبدالرحيم', 'عبد الرحمن بن عبد العزيز الهاش'],
  ru: ['Александраконстант', 'Александра-Виктория Константин'],
};

const editions = ALL_BASE_IDS.flatMap(editionsOf).filter(({ comingSoon }) => !comingSoon);
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

const MINUTES = 60_000;

describe('book design: every edition is set whole at 14 pt or more, with the longest names', () => {
  test.concurrent.each(editions)(
    '$title ($language)',
    async ({ id, language, genders }) => {
      for (const [nth, name] of LONGEST[language].entries()) {
        const offered = GENDERS.filter((gender) => offeredTo({ genders }, gender));
        const gender = offered[nth % offered.length] ?? 'girl';
        const told = toldStory(id, { name, gender, language });
        if (!told) throw new Error('no story');
        const book = {
          told,
          hero: { name, gender },
          language,
          dedication: null,
          pictures,
          siteUrl: 'https://example.com',
        };
        const made = { ...book, createdAt: new Date('2026-01-01'), drawVignette: async () => vignette };
        const pdf = await setReadingPdf(await bookToSet(made));
        expect(pdf.ok, pdf.ok ? '' : JSON.stringify(pdf)).toBe(true);
      }
    },
    5 * MINUTES,
  );
});
