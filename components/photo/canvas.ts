import type { Size } from './picture-facts';

const JPEG_QUALITY = 0.92;

/** Decodes a picture upright, as its EXIF orientation says; `null` for what this browser cannot read. */
export const decode = (blob: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => null);

/** HEIC as JPEG, in the converter's own worker; `null` if it fails. Loaded only for HEIC: it weighs three megabytes. */
export const fromHeic = (file: Blob): Promise<Blob | null> =>
  import('heic-to/next')
    .then(({ heicTo }) => heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY }))
    .catch(() => null);

/** Draws a bitmap into a canvas at a size, turned by quarter turns clockwise. */
export function drawn(bitmap: ImageBitmap, { width, height }: Size, quarterTurns = 0): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const onSide = quarterTurns % 2 === 1;
  canvas.width = onSide ? height : width;
  canvas.height = onSide ? width : height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  // As the server scales: otherwise fine patterns of the large photo would become edges of the small one.
  context.imageSmoothingQuality = 'high';
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

export const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
