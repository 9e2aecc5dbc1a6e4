import { type Crop, PHOTO_LIMITS, type Picture, toCropBox } from '@/lib/photos';

/** Bytes of a canvas pixel. */
const CHANNELS = 4;

/** Red, green and blue of each pixel on white, as the server flattens a picture. */
function toPicture({ data, width, height }: ImageData): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += CHANNELS, to += 3) {
    rgb[to] = data[from] as number;
    rgb[to + 1] = data[from + 1] as number;
    rgb[to + 2] = data[from + 2] as number;
  }
  return { data: rgb, width, height };
}

/**
 * The pixels of the cropped photo, at most 2,000 px an edge: the picture that the server would make of the same file
 * (`normalizePhoto`). Throws where the browser cannot decode it.
 */
export async function cutPhoto(file: Blob, crop: Crop | null): Promise<Picture | 'photo_too_small'> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const box = toCropBox(crop ?? undefined, bitmap.width, bitmap.height);
  if (Math.min(box.width, box.height) < PHOTO_LIMITS.minEdgePx) return 'photo_too_small';
  const scale = Math.min(1, PHOTO_LIMITS.keptEdgePx / Math.max(box.width, box.height));
  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas in a worker');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, box.left, box.top, box.width, box.height, 0, 0, width, height);
  bitmap.close();
  return toPicture(context.getImageData(0, 0, width, height));
}
