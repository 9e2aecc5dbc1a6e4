import { type Crop, PHOTO_LIMITS, type Raster, sniffFormat } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { asJpeg, decode, drawn, fromHeic } from './canvas';
import { lookSize, type Size, sentSize } from './picture-facts';

/** A photo on this device, ready to be shown, cropped and sent. */
export type ReadyPhoto = {
  /** The original bytes wherever this browser can show them. */
  readonly file: Blob;
  /** An object URL to show it with; `null` when this browser cannot decode it, though the server can. */
  readonly url: string | null;
  readonly size: Size | null;
};
type PickedPhoto = { readonly photo: ReadyPhoto; readonly copy: Raster | null };
export type PickProblem =
  | 'photo_not_an_image'
  | 'photo_unsupported_format'
  | 'photo_broken'
  | 'photo_too_small'
  | 'photo_too_large';

/** Enough of a file's beginning to know its format. */
const SNIFFED_BYTES = 1024;

/** The small upright copy that the coach looks at; `null` in a browser that lets nobody read a canvas. */
function copyOf(bitmap: ImageBitmap): Raster | null {
  const size = lookSize(bitmap);
  try {
    return drawn(bitmap, size).getContext('2d')?.getImageData(0, 0, size.width, size.height) ?? null;
  } catch {
    return null;
  }
}

/** Takes a decoded photo; `file` is what the bitmap was decoded from. */
function taken(bitmap: ImageBitmap, file: Blob): Result<PickedPhoto, PickProblem> {
  const size = { width: bitmap.width, height: bitmap.height };
  if (Math.min(size.width, size.height) < PHOTO_LIMITS.minEdgePx) return fail('photo_too_small');
  const copy = copyOf(bitmap);
  bitmap.close();
  return ok({ photo: { file, url: URL.createObjectURL(file), size }, copy });
}

/** What is being opened; converting HEIC takes seconds. */
export type Opening = 'photo' | 'heic';

/**
 * Opens a picked file: decoded to be shown and looked at, HEIC converted on this device. A HEIC file that only the
 * server can read is passed on as it is. `tell` hears what is being opened, and at last `null`, whatever happens.
 */
export async function openPhoto(
  file: Blob,
  tell: (opening: Opening | null) => void,
): Promise<Result<PickedPhoto, PickProblem>> {
  tell('photo');
  try {
    return await opened(file, () => tell('heic'));
  } catch {
    // A file of the cloud may vanish after it was picked.
    return fail('photo_broken');
  } finally {
    tell(null);
  }
}

async function opened(file: Blob, onHeic: () => void): Promise<Result<PickedPhoto, PickProblem>> {
  // As the server does: what a file is, its bytes say, whatever this browser could show (spec §5, "Photo").
  const format = sniffFormat(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  if (format === 'not_an_image') return fail('photo_not_an_image');
  if (format === 'other_image') return fail('photo_unsupported_format');
  const heic = format === 'heic';
  const plain = await decode(file);
  if (plain) return taken(plain, file);
  if (!heic) return fail('photo_broken');
  onHeic();
  const converted = await fromHeic(file);
  const bitmap = converted && (await decode(converted));
  if (bitmap) return taken(bitmap, converted);
  if (file.size > PHOTO_LIMITS.maxBytes) return fail('photo_too_large');
  return ok({ photo: { file, url: null, size: null }, copy: null });
}

/** The bytes to send: the photo's own, or a smaller copy where it is larger than what is taken; `null` if that fails. */
export async function sendable({ file, size }: ReadyPhoto): Promise<Blob | null> {
  const target = size && sentSize(size);
  if (!target || (target.width === size.width && file.size <= PHOTO_LIMITS.maxBytes)) return file;
  const bitmap = await decode(file);
  const smaller = bitmap && (await asJpeg(drawn(bitmap, target)));
  bitmap?.close();
  return smaller && smaller.size <= PHOTO_LIMITS.maxBytes ? smaller : null;
}

/** The same photo turned by quarter turns clockwise. */
export async function turnPhoto(photo: ReadyPhoto, quarterTurns: number): Promise<PickedPhoto | null> {
  const bitmap = photo.url ? await decode(photo.file) : null;
  if (!bitmap) return null;
  const file = await asJpeg(drawn(bitmap, sentSize(bitmap), quarterTurns));
  bitmap.close();
  const upright = file && (await decode(file));
  const turned = upright && file ? taken(upright, file) : null;
  return turned?.ok ? turned.value : null;
}

/** A copy of a part of the photo, for a second and closer look. */
export async function closerCopy({ url, file }: ReadyPhoto, part: Crop): Promise<Raster | null> {
  const bitmap = url ? await decode(file) : null;
  if (!bitmap) return null;
  const across = (share: number) => Math.round(share * bitmap.width);
  const down = (share: number) => Math.round(share * bitmap.height);
  const [width, height] = [Math.max(1, across(part.width)), Math.max(1, down(part.height))];
  const cut = await createImageBitmap(bitmap, across(part.x), down(part.y), width, height);
  bitmap.close();
  const copy = copyOf(cut);
  cut.close();
  return copy;
}
