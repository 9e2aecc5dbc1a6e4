import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureMissing } from '@/lib/photos';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { toPresentBox } from './present-box';

/** The portrait with its last two fifths missing, as a decoder opens it, held as EXIF orientation 1, 3, 6 or 8 says. */
async function openCutOff(orientation: number) {
  const whole = await sharp(readPortrait(HEAD_PORTRAIT))
    .resize(640, 640)
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const cut = Buffer.concat([whole.subarray(0, whole.length * 0.6), Buffer.of(0xff, 0xd9)]);
  const { data, info } = await sharp(cut, { failOn: 'none' }).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('§5 photo: a JPEG that was cut off', () => {
  it.each([
    [1, 'bottom'],
    [3, 'top'],
    [6, 'left'],
    [8, 'right'],
  ] as const)('with orientation %i it lacks its %s, and the rest is a photo', async (orientation, edge) => {
    const picture = await openCutOff(orientation);
    const missing = measureMissing(picture);
    const { [edge]: share, ...others } = missing;
    expect(share).toBeGreaterThan(0.1);
    expect(Object.values(others)).toEqual([0, 0, 0]);
    const box = toPresentBox(missing, picture);
    expect(Math.min(box.width, box.height)).toBeLessThan(640 * (1 - share));
    // Nothing of the box is missing.
    const { data } = await sharp(picture.data, { raw: { width: 640, height: 640, channels: 3 } })
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(measureMissing({ data, width: box.width, height: box.height })).toEqual({
      top: 0,
      bottom: 0,
      left: 0,
      right: 0,
    });
  });

  it('a whole picture is whole', () => {
    expect(toPresentBox({ top: 0, bottom: 0, left: 0, right: 0 }, { width: 640, height: 480 })).toEqual({
      x: 0,
      y: 0,
      width: 640,
      height: 480,
    });
  });
});
