import sharp, { type Sharp } from 'sharp';
import type { ErrorCode } from '@/lib/platform/errors';
import { fail, ok, type Result } from '@/lib/platform/result';
import { applyProfile } from './colour/apply-profile';
import { readHeicProfile } from './colour/heic-profile';
import { toCropBox } from './crop';
import type { Picture } from './face/picture';
import { decodeHeic } from './face-reader';
import { completeJpeg, getMissingShare, MAX_MISSING_SHARE, measureMissing } from './incomplete-jpeg';
import { type Crop, DEDICATION_PHOTO_LIMITS, PHOTO_LIMITS, type PhotoErrorCode } from './model';
import { sniffFormat } from './sniff-format';

/** The private picture that is stored: upright, sRGB, no metadata. */
type StoredPicture = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };
/**
 * A child's photo as it is stored, and its pixels as they were before they were compressed. A face is read from the
 * pixels, so that the server reads what a parent's device would.
 */
export type NormalizedPhoto = StoredPicture & { readonly picture: Picture };
type OpenedImage = {
  readonly open: () => Sharp;
  readonly widthPx: number;
  readonly heightPx: number;
  /** What the numbers of the pixels mean, where sharp cannot read it from the file. */
  readonly profile: Uint8Array | null;
  /** A JPEG whose last bytes are missing: some or none of the picture is missing with them. */
  readonly cutOff: boolean;
};

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
  return ok({ open, widthPx: width, heightPx: height, profile: readHeicProfile(bytes), cutOff: false });
}

async function openWithSharp(received: Uint8Array): Promise<Result<OpenedImage, PhotoErrorCode>> {
  const bytes = completeJpeg(received);
  const { autoOrient } = await sharp(bytes, LIMITS).metadata();
  const { width, height } = autoOrient;
  if (width * height > PHOTO_LIMITS.maxPixels) return fail('photo_too_large');
  const open = () => sharp(bytes, LIMITS).autoOrient();
  return ok({ open, widthPx: width, heightPx: height, profile: null, cutOff: bytes !== received });
}

/** sharp reports a decompression bomb by this message only. */
const isPixelLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit');

type Options = { readonly crop?: Crop; readonly signal?: AbortSignal };

/** The opaque sRGB pixels of a picture. */
async function toPicture(image: Sharp, profile: Uint8Array | null): Promise<Picture> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  return profile ? applyProfile(picture, profile) : picture;
}

/** Whether so much of a cut-off photo is missing that nobody would want it. */
const isLost = (cutOff: boolean, picture: Picture): boolean =>
  cutOff && getMissingShare(measureMissing(picture)) > MAX_MISSING_SHARE;

/** Encodes the stored picture. Without keepMetadata() sharp writes no EXIF, GPS, XMP or profile. */
async function encode({ data, width, height }: Picture): Promise<StoredPicture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), widthPx: width, heightPx: height };
}

type PhotoResult<Photo, Code extends ErrorCode = never> = Result<Photo, PhotoErrorCode | 'server_busy' | Code>;

/** Opens an uploaded file and makes the stored picture of it. Hostile bytes return a code, never an exception. */
async function convert<Photo, Code extends ErrorCode = never>(
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
  make: (image: OpenedImage) => Promise<PhotoResult<Photo, Code>>,
): Promise<PhotoResult<Photo, Code>> {
  if (bytes.length > PHOTO_LIMITS.maxBytes) return fail('photo_too_large');
  const format = sniffFormat(bytes);
  if (format === 'not_an_image') return fail('photo_not_an_image');
  if (format === 'other_image') return fail('photo_unsupported_format');
  try {
    const opened = await (format === 'heic' ? openHeic(bytes, signal) : openWithSharp(bytes));
    return opened.ok ? await make(opened.value) : opened;
  } catch (error) {
    return fail(isPixelLimit(error) ? 'photo_too_large' : 'photo_broken');
  }
}

/**
 * Converts an uploaded file to the stored picture (§5 photo): cropped, upright, longest edge 2,000 px,
 * JPEG. `crop` is in fractions of the upright picture. Hostile bytes return a code, never an exception.
 */
export const normalizePhoto = (
  bytes: Uint8Array,
  { crop, signal }: Options = {},
): Promise<PhotoResult<NormalizedPhoto>> =>
  convert(bytes, signal, async ({ open, widthPx, heightPx, profile, cutOff }) => {
    const box = toCropBox(crop, widthPx, heightPx);
    if (Math.min(box.width, box.height) < PHOTO_LIMITS.minEdgePx) return fail('photo_too_small');
    const edge = PHOTO_LIMITS.keptEdgePx;
    const resized = open().extract(box).resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
    const picture = await toPicture(resized, profile);
    if (isLost(cutOff, picture)) return fail('photo_broken');
    return ok({ ...(await encode(picture)), picture });
  });

/**
 * Converts an uploaded file to the photo of a dedication: upright, 4:3, at most 1,200 × 900 px, never enlarged, JPEG.
 * What is cut off is the part with the least to see. `dedication_photo_too_small`: a side is under 600 px.
 */
export const normalizeDedicationPhoto = (
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<PhotoResult<StoredPicture, 'dedication_photo_too_small'>> =>
  convert<StoredPicture, 'dedication_photo_too_small'>(
    bytes,
    signal,
    async ({ open, widthPx, heightPx, profile, cutOff }) => {
      if (Math.min(widthPx, heightPx) < DEDICATION_PHOTO_LIMITS.minEdgePx) return fail('dedication_photo_too_small');
      const width = Math.min(DEDICATION_PHOTO_LIMITS.keptWidthPx, widthPx, Math.floor((heightPx * 4) / 3));
      const height = Math.round((width * 3) / 4);
      const cropped = open().resize({ width, height, fit: 'cover', position: sharp.strategy.attention });
      const picture = await toPicture(cropped, profile);
      return isLost(cutOff, picture) ? fail('photo_broken') : ok(await encode(picture));
    },
  );
