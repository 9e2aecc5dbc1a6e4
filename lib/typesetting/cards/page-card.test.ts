import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { createJpeg } from '../testing/book';
import { renderPageCard } from './page-card';

const TITLES = {
  he: 'איזה סיפור נקרא הערב?',
  en: 'Which story tonight?',
  ar: 'أيّ قصة نقرأ الليلة؟',
  ru: 'Что читаем?',
} as const;

/** Number of dark pixels in the half that starts at a column. */
async function countDarkPixels(card: Uint8Array, left: number): Promise<number> {
  const half = sharp(card).extract({ left, top: 140, width: 500, height: 430 });
  const { data } = await half.greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 60).length;
}

test.each(LANGUAGES)(
  '§3 per-page SEO text: %s, a card of 1200 × 630 with its text at the start side',
  async (language) => {
    const words = { language, title: TITLES[language], line: TITLES[language], brand: 'Gibori' };
    const card = await renderPageCard({ ...words, picture: await createJpeg(400), ground: 'paper' });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [left, right] = [await countDarkPixels(card, 0), await countDarkPixels(card, 700)];
    const [lettered, pictured] = language === 'he' || language === 'ar' ? [right, left] : [left, right];
    expect(lettered).toBeGreaterThan(2000);
    expect(lettered).toBeGreaterThan(pictured);
  },
);
