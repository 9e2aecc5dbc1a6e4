import type { MissingShares } from '@/lib/photos';
import type { Size } from './photo-size';

/** JPEG comes in blocks of this many pixels: of the last one perhaps only a part has arrived. */
const BLOCK_PX = 16;

/** The part of a cut-off picture that is there, in whole pixels. */
export function toPresentBox({ top, bottom, left, right }: MissingShares, { width, height }: Size) {
  const cut = (share: number, length: number) => (share > 0 ? Math.ceil(share * length) + BLOCK_PX : 0);
  const [x, y] = [cut(left, width), cut(top, height)];
  return { x, y, width: width - x - cut(right, width), height: height - y - cut(bottom, height) };
}
