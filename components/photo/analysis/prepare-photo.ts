import {
  type Crop,
  getMissingShare,
  isCutOff,
  JPEG_END,
  MAX_MISSING_SHARE,
  measureMissing,
  PHOTO_LIMITS,
  type Raster,
  sniffFormat,
} from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { canvasToJpeg, convertHeicToJpeg, decodeImage, drawToCanvas } from './canvas';
import { analysisSize, type Size, uploadSize } from './photo-size';
import { toPresentBox } from './present-box';

/** A photo in this browser, ready to show, crop and upload. */
export type ReadyPhoto = {
  /** The original bytes if this browser can decode them. */
  readonly file: Blob;
  /** Object URL; `null` if only the server can decode the photo. */
  readonly url: string | null;
  readonly size: Size | null;
};
/** Names a photo with its crop; a turned copy has another name. */
export const getPhotoKey = ({ url }: ReadyPhoto, crop: Crop | null): string => `${url} ${JSON.stringify(crop)}`;

type DecodedPhoto = { readonly photo: ReadyPhoto; readonly copy: Raster | null };
export type PhotoLoadError =
  | 'photo_not_an_image'
  | 'photo_unsupported_format'
  | 'photo_broken'
  | 'photo_too_small'
  | 'photo_too_large';

/** The first bytes that identify the format. */
const SNIFFED_BYTES = 1024;

/** A small upright copy for the analysis; `null` if the browser blocks reading from a canvas. */
function analysisCopy(bitmap: ImageBitmap): Raster | null {
  const size = analysisSize(bitmap);
  try {
    return drawToCanvas(bitmap, size).getContext('2d')?.getImageData(0, 0, size.width, size.height) ?? null;
  } catch {
    return null;
  }
}

/** Wraps a decoded photo. `file` is the source of the bitmap. */
function toDecodedPhoto(bitmap: ImageBitmap, file: Blob): Result<DecodedPhoto, PhotoLoadError> {
  const size = { width: bitmap.width, height: bitmap.height };
  if (Math.min(size.width, size.height) < PHOTO_LIMITS.minEdgePx) return fail('photo_too_small');
  const copy = analysisCopy(bitmap);
  bitmap.close();
  return ok({ photo: { file, url: URL.createObjectURL(file), size }, copy });
}

/**
 * A JPEG that lacks its end, with an end that browsers need; other files as they are. `cutOff`: a part of the picture
 * may be missing too.
 */
async function completeFile(file: Blob, format: string): Promise<{ readonly whole: Blob; readonly cutOff: boolean }> {
  if (format !== 'jpeg') return { whole: file, cutOff: false };
  const last = new Uint8Array(await file.slice(-JPEG_END.length).arrayBuffer());
  if (!isCutOff(last)) return { whole: file, cutOff: false };
  return { whole: new Blob([file, JPEG_END], { type: 'image/jpeg' }), cutOff: true };
}

/** What is there of a cut-off photo, as a photo of its own; refused if that is less than half. */
async function cutToPresent(bitmap: ImageBitmap, file: Blob): Promise<Result<DecodedPhoto, PhotoLoadError>> {
  const copy = analysisCopy(bitmap);
  const missing = copy && measureMissing(copy);
  if (!missing || getMissingShare(missing) === 0) return toDecodedPhoto(bitmap, file);
  if (getMissingShare(missing) > MAX_MISSING_SHARE) return fail('photo_broken');
  const { x, y, width, height } = toPresentBox(missing, bitmap);
  const present = await createImageBitmap(bitmap, x, y, width, height);
  bitmap.close();
  const jpeg = await canvasToJpeg(drawToCanvas(present, present));
  return jpeg ? toDecodedPhoto(present, jpeg) : fail('photo_broken');
}

/** What is loading; converting HEIC takes seconds. */
export type PhotoLoadPhase = 'photo' | 'heic';

/**
 * Opens a selected file: decodes it and converts HEIC. A HEIC file that only the server can decode is passed on
 * unchanged. Calls `tell` with the phase and with `null` at the end, whatever happens.
 */
export async function openPhoto(
  file: Blob,
  tell: (opening: PhotoLoadPhase | null) => void,
): Promise<Result<DecodedPhoto, PhotoLoadError>> {
  tell('photo');
  try {
    return await decodePhoto(file, () => tell('heic'));
  } catch {
    // A file in the cloud may disappear after it was selected.
    return fail('photo_broken');
  } finally {
    tell(null);
  }
}

async function decodePhoto(file: Blob, onHeic: () => void): Promise<Result<DecodedPhoto, PhotoLoadError>> {
  // Detects the format from the bytes, as the server does (spec §5, "Photo").
  const format = sniffFormat(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  if (format === 'not_an_image') return fail('photo_not_an_image');
  if (format === 'other_image') return fail('photo_unsupported_format');
  const heic = format === 'heic';
  const { whole, cutOff } = await completeFile(file, format);
  const plain = await decodeImage(whole);
  if (plain) return cutOff ? cutToPresent(plain, whole) : toDecodedPhoto(plain, whole);
  if (!heic) return fail('photo_broken');
  onHeic();
  const converted = await convertHeicToJpeg(file);
  const bitmap = converted && (await decodeImage(converted));
  if (bitmap) return toDecodedPhoto(bitmap, converted);
  if (file.size > PHOTO_LIMITS.maxBytes) return fail('photo_too_large');
  return ok({ photo: { file, url: null, size: null }, copy: null });
}

/** Bytes for the upload: the original, or a scaled-down copy if it is too large; `null` if that fails. */
export async function toUploadBlob({ file, size }: ReadyPhoto): Promise<Blob | null> {
  const target = size && uploadSize(size);
  if (!target || (target.width === size.width && file.size <= PHOTO_LIMITS.maxBytes)) return file;
  const bitmap = await decodeImage(file);
  const smaller = bitmap && (await canvasToJpeg(drawToCanvas(bitmap, target)));
  bitmap?.close();
  return smaller && smaller.size <= PHOTO_LIMITS.maxBytes ? smaller : null;
}

/** Rotates a photo clockwise by quarter turns. */
export async function rotatePhoto(photo: ReadyPhoto, quarterTurns: number): Promise<DecodedPhoto | null> {
  const bitmap = photo.url ? await decodeImage(photo.file) : null;
  if (!bitmap) return null;
  const file = await canvasToJpeg(drawToCanvas(bitmap, uploadSize(bitmap), quarterTurns));
  bitmap.close();
  const upright = file && (await decodeImage(file));
  const turned = upright && file ? toDecodedPhoto(upright, file) : null;
  return turned?.ok ? turned.value : null;
}

/** A copy of one part of the photo for a more precise analysis. */
export async function cropForAnalysis({ url, file }: ReadyPhoto, part: Crop): Promise<Raster | null> {
  const bitmap = url ? await decodeImage(file) : null;
  if (!bitmap) return null;
  const across = (share: number) => Math.round(share * bitmap.width);
  const down = (share: number) => Math.round(share * bitmap.height);
  const [width, height] = [Math.max(1, across(part.width)), Math.max(1, down(part.height))];
  const cut = await createImageBitmap(bitmap, across(part.x), down(part.y), width, height);
  bitmap.close();
  const copy = analysisCopy(cut);
  cut.close();
  return copy;
}
