import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { at } from '../paths';

const AVIF = { quality: 55, effort: 3 } as const;
const WEBP = { quality: 78, effort: 5 } as const;

/** Writes bytes below `public/`; gives their number. */
export function publish(file: string, bytes: Uint8Array): number {
  const target = at('public', ...file.split('/'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return bytes.byteLength;
}

/** A picture in one width and the format of the file's name, square unless its height is given; gives its bytes. */
export async function exportPicture(
  picture: Uint8Array,
  widthPx: number,
  file: string,
  heightPx = widthPx,
): Promise<number> {
  const image = sharp(picture).resize(widthPx, heightPx, { kernel: 'lanczos3' });
  return publish(file, await (file.endsWith('.avif') ? image.avif(AVIF) : image.webp(WEBP)).toBuffer());
}
