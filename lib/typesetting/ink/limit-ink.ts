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

/** The least lift that is enough. */
async function findLift(counts: Parameters<typeof getInkPercentile>[0], maxPercent: number): Promise<number> {
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

/**
 * Lightens the shadows of a JPEG or PNG just enough that its ink on white paper (see `getInkPercentile`) stays below
 * `maxPercent`; returns the same bytes if it already does. For print only: on a screen the shadows stay as they were
 * painted.
 */
export async function limitInk(picture: Uint8Array, maxPercent: number): Promise<Uint8Array> {
  const rgb = sharp(picture).toColourspace('srgb');
  const onPaper = await rgb.clone().flatten({ background: '#fff' }).raw().toBuffer();
  const lift = await findLift(countColours(onPaper), maxPercent);
  if (lift === 0) return picture;
  const { data, info } = await rgb.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lifted = sharp(applyTone(data, channels, lift), { raw: { width, height, channels } });
  const { format } = await sharp(picture).metadata();
  const encoded = format === 'png' ? lifted.png() : lifted.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  return new Uint8Array(await encoded.toBuffer());
}
