import sharp from 'sharp';
import type { Defect } from './defects';

const MAX_PIXELS = 50_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Enough for a likeness; more would only be more of the child's data. */
const REFERENCE_EDGE_PX = 1024;

/** Sides that differ by more than this share make a picture that would lose its edges. */
const SQUARE_TOLERANCE = 0.03;
/** Standard deviation of the liveliest channel (0 to 255) below which nothing is painted. */
const BLANK_DEVIATION = 3;

type NormalisedPicture = { readonly image: Uint8Array; readonly defects: readonly Defect[] };

/**
 * A generated picture as our own: square, of the asked edge, sRGB JPEG without metadata, with the defects that its
 * pixels tell. `null` when the bytes are no picture.
 */
export async function normalisePicture(bytes: Uint8Array, sizePx: number): Promise<NormalisedPicture | null> {
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

/** A picture as it leaves the house: small, without metadata. Rejects when it is broken. */
export async function referenceJpeg(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(REFERENCE_EDGE_PX, REFERENCE_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
}
