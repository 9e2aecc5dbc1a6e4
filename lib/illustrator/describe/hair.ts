import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { HairStyle } from '../character/trait-values';
import { joinWords } from './words';

/** Heights of the tips, in units of the drawn head (chin at 52), up to which the hair has this length. */
const LENGTHS: ReadonlyArray<readonly [tip: number, words: string]> = [
  [16, 'short'],
  [46, 'ear-length'],
  [66, 'chin-length'],
  [92, 'shoulder-length'],
  [Number.POSITIVE_INFINITY, 'long'],
];
/** Columns over the brows; their median hairline lies below this under a fringe (brows at -11). */
const BROW_COLUMNS = [-24, 24] as const;
const FRINGE = -24;
/** A silhouette this far beyond the head (half width 50) stands off. */
const VOLUMINOUS = 80;
const MIDDLE_PARTING = 8;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function hasFringe({ hairline }: HairShape): boolean {
  const over = hairline.filter((_, at) => {
    const x = HAIR_MEASURES.columns[at] ?? 0;
    return x >= BROW_COLUMNS[0] && x <= BROW_COLUMNS[1];
  });
  return median(over) > FRINGE;
}

function describeParting({ parting }: HairShape): string | false {
  if (parting === null) return false;
  if (Math.abs(parting) <= MIDDLE_PARTING) return 'parted in the middle';
  return `parted on the ${parting < 0 ? 'left' : 'right'} side of the picture`;
}

/** Coils and cropped hair show no parting. */
const showsParting = ({ texture }: HairShape, length: string): boolean =>
  length !== 'short' && (texture === 'straight' || texture === 'wavy');

/**
 * The child's own hair in words: length, texture, volume, fringe and parting. `style` is the nearest one of the list:
 * it tells hair that is tied behind the head from short hair.
 */
export function describeHairShape(shape: HairShape, style: HairStyle): string {
  if (style === 'ponytail') return 'hair drawn back and tied behind the head';
  if (shape.cover === 'scalp') return 'hair cropped close to the scalp';
  const tip = Math.max(shape.left.tip, shape.right.tip);
  const length = LENGTHS.find(([limit]) => tip <= limit)?.[1] ?? 'long';
  const volume = median(shape.radii) > VOLUMINOUS && 'voluminous ';
  return joinWords([
    `${volume || ''}${length} ${shape.texture} hair`,
    hasFringe(shape) ? 'with a fringe down to the brows' : showsParting(shape, length) && describeParting(shape),
  ]);
}
