import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fromRoot } from '../../paths';

const AVIF = { quality: 55, effort: 3 } as const;
const WEBP = { quality: 78, effort: 5 } as const;

/** Writes bytes below `public/`; returns their number. */
export function writePublicFile(file: string, bytes: Uint8Array): number {
  const target = fromRoot('public', ...file.split('/'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return bytes.byteLength;
}

/**
 * Writes a picture in one width and the format of the file's extension, square unless a height is given; returns its
 * bytes.
 */
export async function exportPicture(
  picture: Uint8Array,
  widthPx: number,
  file: string,
  heightPx = widthPx,
): Promise<number> {
  const image = sharp(picture).resize(widthPx, heightPx, { kernel: 'lanczos3' });
  return writePublicFile(file, await (file.endsWith('.avif') ? image.avif(AVIF) : image.webp(WEBP)).toBuffer());
}
