import sharp from 'sharp';

const MAX_PIXELS = 50_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Enough for a likeness; more would only be more of the child's data. */
const REFERENCE_EDGE_PX = 1024;

/**
 * A generated picture as our own: square, of the asked edge, sRGB JPEG without metadata.
 * `null` when the bytes are no picture.
 */
export async function normalisePicture(bytes: Uint8Array, sizePx: number): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .resize(sizePx, sizePx, { fit: 'cover', kernel: 'lanczos3' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The photo as it leaves the house: small, without metadata. Rejects when the stored photo is broken. */
export async function referencePhoto(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(REFERENCE_EDGE_PX, REFERENCE_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer();
}
