import { toCropBox } from '@/lib/photos';
import { canvasToJpeg, decodeImage, drawToCanvas } from '../analysis/canvas';
import { loadStoredPhotos } from './photo-store';

/** Edge of the copy in pixels: sharp on a phone's screen. */
const COPY_EDGE_PX = 400;

/**
 * A small copy of the chosen part of the photo that this device keeps for a book; `null` where it keeps none, or another
 * device read it. Nothing is sent.
 */
export async function cutDevicePhoto(bookId: string, now: number): Promise<Blob | null> {
  const stored = (await loadStoredPhotos(bookId, now)).find(({ chosen }) => chosen);
  const whole = stored ? await decodeImage(stored.file) : null;
  if (!stored || !whole) return null;
  const { left, top, width, height } = toCropBox(stored.crop ?? undefined, whole.width, whole.height);
  const part = await createImageBitmap(whole, left, top, width, height).catch(() => null);
  whole.close();
  if (!part) return null;
  const scale = Math.min(1, COPY_EDGE_PX / Math.min(width, height));
  const canvas = drawToCanvas(part, { width: Math.round(width * scale), height: Math.round(height * scale) });
  part.close();
  return canvasToJpeg(canvas);
}
