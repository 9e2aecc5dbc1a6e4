import type { HairShape } from '@/lib/photos';
import type { Knot } from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { coverScalp } from '../scalp';
import type { HairDrawing } from '../style';
import { hairlineKnots } from './outline';

/** A close-cropped head: just outside the skull, from ear to ear. */
const OUTER: readonly Knot[] = [
  [-47.5, 4, 1],
  [-52, -8],
  [-51, -28],
  [-43, -44],
  [-25, -54],
  [0, -57],
  [25, -54],
  [43, -44],
  [51, -28],
  [52, -8],
  [47.5, 4, 1],
];

/** Shaved, cropped or downy hair: it fades into the skin and keeps to the outline of the head. */
export function scalpHair(h: HairBrush, shape: HairShape, skin: Skin): HairDrawing {
  const share = shape.density / 100;
  const cap = h.cap(OUTER, hairlineKnots(shape));
  const grown = (value: number) => Math.min(0.98, value * (0.22 + share));
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, cap, {
        under: 0.03 + 0.57 * share,
        density: [grown(0.55), grown(0.8), grown(0.95)],
        grain: 0.5,
        stubble: 1.5 + 4.5 * share,
      });
      h.painter.clip(h.contour, () => h.crownLight(cap, -16, -42, 18, 8, 6));
    },
  };
}
