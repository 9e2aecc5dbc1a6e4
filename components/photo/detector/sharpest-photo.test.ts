import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { assessPhoto, findBestIndex, measurePhoto, scanPhoto } from '@/lib/photos';
import { readChildPhoto } from '@/tests/fixtures/children/children';
import { createNodeFaceDetector, toRaster } from '../testing/node-face-detector';

const detector = createNodeFaceDetector();

async function assess(picture: Sharp) {
  const photo = new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer());
  const { width, height } = await sharp(photo).metadata();
  return assessPhoto(measurePhoto(await scanPhoto(await toRaster(photo), await detector), { width, height }, null));
}

const CHILDREN = ['A002', 'A106', 'A201', 'B101', 'B212', 'C109', 'C210', 'D101', 'D209', 'E006', 'E309', 'E507'];

// The photos of one child, as a parent picks several.
describe('the sharpest usable photo is proposed', () => {
  it.each(CHILDREN)('%s', async (id) => {
    const child = () => sharp(readChildPhoto(`${id}.jpg`));
    const { width } = await child().metadata();
    const softer = [child().blur(width / 700), child().blur(width / 350), child().blur(width / 100)];
    const worse = [child().linear(0.2, 0), child().resize(420)];
    const [sharpest, ...others] = await Promise.all([child(), ...softer, ...worse].map(assess));
    const last = [...others, sharpest ?? null];
    expect([findBestIndex([sharpest ?? null, ...others]), findBestIndex(last)]).toEqual([0, others.length]);
    const [slightly, clearly, blurred] = others;
    expect(findBestIndex([blurred ?? null, clearly ?? null, slightly ?? null])).toBe(2);
  });
});
