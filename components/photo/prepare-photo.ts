import { PHOTO_LIMITS } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { lookAt, looksLikeHeic, type PhotoLook, type Size, sentSize } from './picture-facts';

/** A photo that is ready to be shown, cropped and sent. */
export type ReadyPhoto = {
  /** What is sent: the original bytes wherever possible. */
  readonly file: Blob;
  /** An object URL to show it with; `null` when this browser cannot decode it, though the server can. */
  readonly url: string | null;
  readonly size: Size | null;
  readonly look: PhotoLook | null;
};
type Problem = 'photo_not_an_image' | 'photo_broken' | 'photo_too_small' | 'photo_too_large';

const JPEG_QUALITY = 0.92;
const LOOK_WIDTH = 160;

const decode = (blob: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => null);

async function fromHeic(file: Blob): Promise<Blob | null> {
  const { heicTo } = await import('heic-to/next');
  return heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY }).catch(() => null);
}

/** Draws a bitmap into a canvas, turned by quarter turns clockwise. */
function drawn(bitmap: ImageBitmap, { width, height }: Size, quarterTurns = 0): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const onSide = quarterTurns % 2 === 1;
  canvas.width = onSide ? height : width;
  canvas.height = onSide ? width : height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));

function looked(bitmap: ImageBitmap): PhotoLook | null {
  const height = Math.max(1, Math.round((bitmap.height / bitmap.width) * LOOK_WIDTH));
  const canvas = drawn(bitmap, { width: LOOK_WIDTH, height });
  return lookAt(canvas.getContext('2d')?.getImageData(0, 0, LOOK_WIDTH, height) ?? new ImageData(1, 1));
}

/**
 * Makes a picked file ready: decoded to be shown, HEIC converted, scaled down to what is sent. Files that only the
 * server can read are passed on as they are.
 */
export async function preparePhoto(file: File): Promise<Result<ReadyPhoto, Problem>> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const heic = looksLikeHeic(head);
  if (!heic && file.type && !file.type.startsWith('image/')) return fail('photo_not_an_image');
  const plain = await decode(file);
  const converted = !plain && heic ? await fromHeic(file) : null;
  const bitmap = plain ?? (converted && (await decode(converted)));
  if (!bitmap) {
    if (!heic) return fail('photo_broken');
    return file.size > PHOTO_LIMITS.maxBytes
      ? fail('photo_too_large')
      : ok({ file, url: null, size: null, look: null });
  }
  return finish(bitmap, converted ?? file);
}

async function finish(bitmap: ImageBitmap, source: Blob): Promise<Result<ReadyPhoto, Problem>> {
  const own = { width: bitmap.width, height: bitmap.height };
  if (Math.min(own.width, own.height) < PHOTO_LIMITS.minEdgePx) return fail('photo_too_small');
  const size = sentSize(own);
  const shrink = size.width < own.width || source.size > PHOTO_LIMITS.maxBytes;
  const file = shrink ? ((await asJpeg(drawn(bitmap, size))) ?? source) : source;
  const look = looked(bitmap);
  bitmap.close();
  if (file.size > PHOTO_LIMITS.maxBytes) return fail('photo_too_large');
  return ok({ file, url: URL.createObjectURL(file), size, look });
}

/** The same photo turned a quarter clockwise. */
export async function turnPhoto(photo: ReadyPhoto): Promise<ReadyPhoto> {
  const bitmap = photo.url && (await decode(photo.file));
  if (!bitmap) return photo;
  const size = sentSize({ width: bitmap.width, height: bitmap.height });
  const file = await asJpeg(drawn(bitmap, size, 1));
  bitmap.close();
  if (!file) return photo;
  return { ...photo, file, url: URL.createObjectURL(file), size: { width: size.height, height: size.width } };
}
