import { createRequire } from 'node:module';

type HeifImage = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void;
  free(): void;
};
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
export type DecodedPicture = { readonly rgba: Uint8Array; readonly width: number; readonly height: number };

const require = createRequire(import.meta.url);

/**
 * Decodes the main picture of a HEIC file; libheif has already rotated it upright. Returns a code when the file is
 * damaged or larger than `maxPixels`.
 */
export async function decodeMainPicture(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<DecodedPicture | 'photo_heic_failed' | 'photo_too_large'> {
  // A fresh instance each time: its memory only grows, and a damaged file can break it.
  const libheif: Libheif = require('libheif-js/libheif-wasm/libheif-bundle.js')();
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
    if (!image) return 'photo_heic_failed';
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) return 'photo_too_large';
    const data = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
    return shown ? { rgba: new Uint8Array(data.buffer), width, height } : 'photo_heic_failed';
  } finally {
    for (const image of images) image.free();
  }
}
