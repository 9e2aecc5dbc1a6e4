import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { createJpeg } from '../testing/book';
import { renderSocialCard } from './social-card';

const TITLES = { he: 'אור קטן ביער', en: 'A Small Light', ar: 'ضوء صغير', ru: 'Огонёк в лесу' } as const;

/** Number of dark pixels per third of the card, from left to right: shows the title's position. */
async function countDarkPixels(card: Uint8Array): Promise<readonly number[]> {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  const thirds = [0, 0, 0];
  for (let i = 0; i < data.length; i++)
    if ((data[i] as number) < 60)
      thirds[Math.floor(((i % info.width) / info.width) * 3)] =
        (thirds[Math.floor(((i % info.width) / info.width) * 3)] ?? 0) + 1;
  return thirds;
}

test.each(LANGUAGES)('§5 social images: %s, 1200 × 630, the title on the start side', async (language) => {
  const art = await createJpeg(400);
  const card = await renderSocialCard({
    lettering: 'serif',
    language,
    title: TITLES[language],
    line: TITLES[language],
    brand: 'Gibori',
    art,
  });
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [left = 0, , right = 0] = await countDarkPixels(card);
  const [lettered, pictured] = language === 'he' || language === 'ar' ? [right, left] : [left, right];
  expect(lettered).toBeGreaterThan(2000);
  expect(lettered).toBeGreaterThan(pictured);
});
