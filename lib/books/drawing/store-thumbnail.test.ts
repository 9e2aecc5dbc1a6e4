import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PICTURE_SIZES } from '../pages';
import { createThumbnail } from './store-thumbnail';

const { thumb, preview } = PICTURE_SIZES;
const BLUE = { r: 60, g: 70, b: 110 };
const RED = { r: 200, g: 70, b: 50 };

/** A spread of one colour with a red square near one of its ends. */
async function drawSpread(left: number): Promise<Uint8Array> {
  const ground = sharp({ create: { width: 2 * preview, height: preview, channels: 3, background: BLUE } });
  const size = preview / 3;
  const hero = await sharp({ create: { width: size | 0, height: size | 0, channels: 3, background: RED } })
    .png()
    .toBuffer();
  return ground
    .composite([{ input: hero, left, top: preview / 2 }])
    .jpeg()
    .toBuffer();
}

it.each([
  ['start', 0.1],
  ['end', 1.6],
])('§4 preview: the thumbnail of a spread shows its hero at the %s', async (_end, share) => {
  const key = { bookId: 'a', revision: 1, pageKey: 's01', variation: 0, model: 'regular', sizePx: preview } as const;
  const bytes = await drawSpread((share * preview) | 0);
  const picture = {
    key,
    storageKey: `a-${preview}.jpg`,
    bytes,
    mimeType: 'image/jpeg',
    provider: 'test',
    costMicroUsd: 0,
  };
  const made = await createThumbnail(picture);
  expect(made?.key.sizePx).toBe(thumb);
  const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([thumb, thumb]);
  const red = data.filter((value, at) => at % 3 === 0 && value > 150).length;
  expect(red / (thumb * thumb)).toBeGreaterThan(0.08);
});
