import sharp, { type Sharp } from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import { toCropBox } from './crop';
import { decodeHeic } from './face-reader';
import { type Crop, PHOTO_LIMITS, type PhotoErrorCode } from './model';
import { sniffFormat } from './sniff-format';

/** The private picture that is stored: upright, sRGB, no metadata. */
export type NormalizedPhoto = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };
type OpenedImage = { readonly open: () => Sharp; readonly widthPx: number; readonly heightPx: number };

const LIMITS = { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'error' } as const;
const DECODE_SECONDS = 20;
const JPEG_QUALITY = 90;

async function openHeic(
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<Result<OpenedImage, PhotoErrorCode | 'server_busy'>> {
  const decoded = await decodeHeic(bytes, signal);
  if (!decoded.ok) return decoded;
  const { rgba, width, height } = decoded.value;
  const open = () => sharp(rgba, { ...LIMITS, raw: { width, height, channels: 4 } });
  return ok({ open, widthPx: width, heightPx: height });
}

async function openWithSharp(bytes: Uint8Array): Promise<Result<OpenedImage, PhotoErrorCode>> {
  const { autoOrient } = await sharp(bytes, LIMITS).metadata();
  const { width, height } = autoOrient;
  if (width * height > PHOTO_LIMITS.maxPixels) return fail('photo_too_large');
  return ok({ open: () => sharp(bytes, LIMITS).autoOrient(), widthPx: width, heightPx: height });
}

/** sharp reports a decompression bomb by this message only. */
const isPixelLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit');

type Options = { readonly crop?: Crop; readonly signal?: AbortSignal };

async function normalizeDecodable(bytes: Uint8Array, isHeic: boolean, { crop, signal }: Options) {
  const opened = await (isHeic ? openHeic(bytes, signal) : openWithSharp(bytes));
  if (!opened.ok) return opened;
  const { open, widthPx, heightPx } = opened.value;
  const box = toCropBox(crop, widthPx, heightPx);
  if (Math.min(box.width, box.height) < PHOTO_LIMITS.minEdgePx) return fail('photo_too_small');
  const edge = PHOTO_LIMITS.keptEdgePx;
  // Without keepMetadata() sharp writes no EXIF, GPS, XMP or profile, and converts to sRGB.
  const { data, info } = await open()
    .extract(box)
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return ok({ jpeg: new Uint8Array(data), widthPx: info.width, heightPx: info.height });
}

/**
 * Converts an uploaded file to the stored picture (rulings, photo limits): cropped, upright, longest edge 2,000 px,
 * JPEG. `crop` is in fractions of the upright picture. Hostile bytes return a code, never an exception.
 */
export async function normalizePhoto(
  bytes: Uint8Array,
  options: Options = {},
): Promise<Result<NormalizedPhoto, PhotoErrorCode | 'server_busy'>> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) return fail('photo_too_large');
  const format = sniffFormat(bytes);
  if (format === 'not_an_image') return fail('photo_not_an_image');
  if (format === 'other_image') return fail('photo_unsupported_format');
  try {
    return await normalizeDecodable(bytes, format === 'heic', options);
  } catch (error) {
    return fail(isPixelLimit(error) ? 'photo_too_large' : 'photo_broken');
  }
}
