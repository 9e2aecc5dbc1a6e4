import sharp from 'sharp';
import { countColours, getInkPercentile } from './ink-model.ts';

const STEP = 4;
const MOST = 96;
/** Percent below the limit, because a JPEG is encoded once more. */
const MARGIN = 2;

/** A tone curve that lifts black by `lift` (0 to 96), middle tones by little and white not at all. */
const createTone =
  (lift: number) =>
  (value: number): number =>
    value + lift * (1 - value / 255) ** 2;

/**
 * How far the shadows of a JPEG or PNG are lifted so that its ink on white paper (see `getInkPercentile`) stays below
 * `maxPercent`; 0 if it already does.
 */
export async function findLift(picture: Uint8Array, maxPercent: number): Promise<number> {
  const onPaper = sharp(picture).toColourspace('srgb').flatten({ background: '#fff' });
  const counts = countColours(await onPaper.raw().toBuffer());
  if ((await getInkPercentile(counts)) <= maxPercent) return 0;
  let lift = STEP;
  while (lift < MOST && (await getInkPercentile(counts, createTone(lift))) > maxPercent - MARGIN) lift += STEP;
  return lift;
}

/** Changes the pixels in place: a copy would take another 20 MB. */
function applyTone(pixels: Uint8Array, channels: number, lift: number): Uint8Array {
  const tone = createTone(lift);
  const curve = Uint8Array.from({ length: 256 }, (_, value) => Math.round(tone(value)));
  pixels.forEach((value, at) => {
    // The fourth channel is opacity.
    if (channels !== 4 || at % 4 !== 3) pixels[at] = curve[value] ?? value;
  });
  return pixels;
}

/** Lifts the shadows of a JPEG or PNG; the same bytes for a lift of 0. */
export async function liftShadows(picture: Uint8Array, lift: number): Promise<Uint8Array> {
  if (lift === 0) return picture;
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lifted = sharp(applyTone(data, channels, lift), { raw: { width, height, channels } });
  const { format } = await sharp(picture).metadata();
  const encoded = format === 'png' ? lifted.png() : lifted.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  return new Uint8Array(await encoded.toBuffer());
}

/**
 * Lightens the shadows of a picture just enough for the ink that the paper takes. For print only: on a screen the shadows
 * stay as they were painted.
 */
export const limitInk = async (picture: Uint8Array, maxPercent: number): Promise<Uint8Array> =>
  liftShadows(picture, await findLift(picture, maxPercent));
