import { readHeicProfile, setJpegProfile } from '@/lib/photos';
import type { Size } from './photo-size';

const JPEG_QUALITY = 0.92;

/** Decodes an image upright by its EXIF orientation; `null` if this browser cannot. */
export const decodeImage = (blob: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => null);

/**
 * Converts HEIC to JPEG in the library's worker; `null` on failure. Loaded only for HEIC, because it weighs three
 * megabytes.
 */
export const convertHeicToJpeg = (file: Blob): Promise<Blob | null> =>
  // The variant that evaluates no text, which the Content Security Policy forbids.
  import('heic-to/csp')
    .then(({ heicTo }) => heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY }))
    .then((jpeg) => keepProfile(file, jpeg))
    .catch(() => null);

/** The library drops the colour profile: without it a browser shows the colours of a phone too pale. */
async function keepProfile(heic: Blob, jpeg: Blob): Promise<Blob> {
  const profile = readHeicProfile(new Uint8Array(await heic.arrayBuffer()));
  if (!profile) return jpeg;
  return new Blob(setJpegProfile(new Uint8Array(await jpeg.arrayBuffer()), profile), { type: jpeg.type });
}

/** Draws a bitmap at a given size, rotated clockwise by quarter turns. */
export function drawToCanvas(bitmap: ImageBitmap, { width, height }: Size, quarterTurns = 0): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const onSide = quarterTurns % 2 === 1;
  canvas.width = onSide ? height : width;
  canvas.height = onSide ? width : height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  // The server scales with high quality too. A worse filter would turn fine patterns into false edges.
  context.imageSmoothingQuality = 'high';
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

export const canvasToJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
