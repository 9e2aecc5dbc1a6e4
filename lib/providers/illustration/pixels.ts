import sharp from 'sharp';
import type { Defect } from './defects';

const MAX_PIXELS = 50_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Enough for a likeness; more would only disclose more of the child's data. */
const REFERENCE_EDGE_PX = 1024;

/** A picture whose sides differ by more than this share would lose its edges when cropped. */
const SQUARE_TOLERANCE = 0.03;
/** A picture is blank when its most varied channel (0 to 255) has a lower standard deviation. */
const BLANK_DEVIATION = 3;

type NormalizedPicture = { readonly image: Uint8Array; readonly defects: readonly Defect[] };

/**
 * Normalizes a generated picture: square, of the requested size, sRGB JPEG without metadata, with the defects found in
 * its pixels. `null` when the bytes are no picture.
 */
export async function normalizePicture(bytes: Uint8Array, sizePx: number): Promise<NormalizedPicture | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    const image = await picture
      .resize(sizePx, sizePx, { fit: 'cover', kernel: 'lanczos3' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const defects: Defect[] = [];
    if (Math.abs(width / height - 1) > SQUARE_TOLERANCE) defects.push({ kind: 'not_square' });
    if (await isBlank(image)) defects.push({ kind: 'blank' });
    return { image, defects };
  } catch {
    return null;
  }
}

async function isBlank(image: Uint8Array): Promise<boolean> {
  const small = await sharp(image).resize(96, 96).toBuffer();
  const { channels } = await sharp(small).stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) < BLANK_DEVIATION;
}

/** The version of a photo that is sent to a provider: small, without metadata. Rejects for a broken photo. */
export async function createReferenceJpeg(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(REFERENCE_EDGE_PX, REFERENCE_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
}
