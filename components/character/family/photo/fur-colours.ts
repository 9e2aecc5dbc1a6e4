import { nearestTone, type Pet } from '@/lib/illustrator';
import type { Raster } from '@/lib/photos';
import { FURS } from '../family-options';

/** The oval that the cropper shows, in shares of the picture: what is outside may be the sofa. */
const OVAL = { across: 0.24, down: 0.3 } as const;
/** Squares along an edge; each counts as its mean colour, in which hairs and their shadows blend. */
const SQUARES = 48;
/** Light and shade change lightness more than they change colour. */
const LIGHTNESS_WEIGHT = 0.7;
/** A second colour is on at least this share of the oval. */
const SECOND_SHARE = 0.15;

const TONES = FURS.map(({ hex }) => hex);
const toHex = (mean: readonly number[]) =>
  `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The mean colour of one square of a picture. */
function averageSquare({ data, width, height }: Raster, column: number, row: number): string {
  const [left, right] = [column, column + 1].map((edge) => Math.floor((edge / SQUARES) * width)) as [number, number];
  const [top, bottom] = [row, row + 1].map((edge) => Math.floor((edge / SQUARES) * height)) as [number, number];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.max(bottom, top + 1); y += 1)
    for (let x = left; x < Math.max(right, left + 1); x += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
      count += 1;
    }
  return toHex(sum.map((total) => total / count));
}

/** Tones of fur inside the oval with their shares, the largest first. */
function measureTones(picture: Raster): readonly (readonly [tone: string, share: number])[] {
  const middle = (SQUARES - 1) / 2;
  const squares = Array.from({ length: SQUARES ** 2 }, (_, at) => [at % SQUARES, Math.floor(at / SQUARES)] as const);
  const inside = squares.filter(
    ([column, row]) =>
      ((column - middle) / (OVAL.across * SQUARES)) ** 2 + ((row - middle) / (OVAL.down * SQUARES)) ** 2 < 1,
  );
  const counts = new Map<string, number>();
  for (const [column, row] of inside) {
    const tone = nearestTone(averageSquare(picture, column, row), TONES, LIGHTNESS_WEIGHT);
    counts.set(tone, (counts.get(tone) ?? 0) + 1);
  }
  return [...counts].map(([tone, count]) => [tone, count / inside.length] as const).sort(([, a], [, b]) => b - a);
}

/**
 * Two or three pets whose fur the middle of a picture may show, the likeliest first (§10 family). Light decides much in a
 * photo of fur, so the parent chooses among them.
 */
export function listFurs(picture: Raster): readonly Pet[] {
  const [[fur = ''] = [], [second = '', share = 0] = []] = measureTones(picture);
  if (share >= SECOND_SHARE) return [{ fur, marks: second }, { fur }, { fur: second, marks: fur }];
  const others = TONES.filter((tone) => tone !== fur);
  return [{ fur }, { fur: second || nearestTone(fur, others, LIGHTNESS_WEIGHT) }];
}
