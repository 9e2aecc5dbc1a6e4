import type { HairShape } from '@/lib/photos';
import { type Knot, mixNumber } from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { coverByShare, coverScalp } from '../scalp';
import type { HairDrawing } from '../style';
import { hairlineKnots } from './outline';

/** Past the skull, from ear to ear: the cover ends where the head does. */
export const PAST_SKULL: readonly Knot[] = [
  [-47.5, 2],
  [-56, -8],
  [-58, -30],
  [-50, -52],
  [-28, -70],
  [0, -76],
  [28, -70],
  [50, -52],
  [58, -30],
  [56, -8],
  [47.5, 2],
];
/** A hairline as it grows on most heads: high over the brow, round at the temples, down to the ears. */
const usual = (x: number, square: number, brow: number): number => brow - (brow + 8) * (Math.abs(x) / 46) ** square;
const [ROUND, BROW] = [2.4, -39];
/** How far the measured line is drawn to it: short hair and its shade are hard to tell apart. */
const USUAL = 0.6;

/**
 * The hairline of hair that lies on the head; the more `square`, the later it turns down at the temples. `brow` is its
 * height over the middle of the brow, and `share` how far the measured line is drawn to the usual one, 0 to 1.
 */
export function roundHairline(
  shape: HairShape,
  square: number = ROUND,
  brow: number = BROW,
  share: number = USUAL,
): Knot[] {
  const line = hairlineKnots(shape).map(([x, y]): Knot => [x, mixNumber(y, usual(x, square, brow), share)]);
  return [[46.5, -6], ...line.filter(([x]) => Math.abs(x) < 43), [-46.5, -6]];
}

/** Shaved, cropped or downy hair: it fades into the skin and keeps to the outline of the head. */
export function scalpHair(h: HairBrush, shape: HairShape, skin: Skin): HairDrawing {
  const cap = h.cap(PAST_SKULL, roundHairline(shape));
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, cap, coverByShare(shape.density / 100));
      h.painter.clip(h.contour, () => h.crownLight(cap, -16, -46, 18, 8, 6));
    },
  };
}
