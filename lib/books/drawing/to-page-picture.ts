import sharp from 'sharp';
import { isSpreadScene } from '@/lib/illustrator';
import { COVER_KEY } from '../pages';
import type { PageScene } from './scene';

const JPEG_QUALITY = 90;

/**
 * The picture of a page as it is stored. The scene of a picture book's cover shows front and back; its picture is the
 * front, a square: the right half, or the left one of a mirrored book. A broken picture stays as it is: the typesetter
 * names its page.
 */
export async function toPagePicture(
  { key, scene, sizePx }: { readonly key: string; readonly scene: PageScene; readonly sizePx: number },
  image: Uint8Array,
): Promise<Uint8Array> {
  if (key !== COVER_KEY || !isSpreadScene(scene)) return image;
  const left = scene.mirrored ? 0 : sizePx;
  return sharp(image)
    .extract({ left, top: 0, width: sizePx, height: sizePx })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
    .then(
      (front) => new Uint8Array(front),
      () => image,
    );
}
