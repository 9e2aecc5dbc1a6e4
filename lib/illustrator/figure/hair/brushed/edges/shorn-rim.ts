import { HAIR_MEASURES } from '@/lib/photos';
import { add, clamp, mixNumber, mul, normalize, smooth, sub, type Vec } from '../../../../paint';
import { paintStroke } from '../../own/stroke';
import { coverByShare } from '../../scalp';
import type { HairMass } from '../mass';

/** Shorn hair that covers more than this stands off the head by its own short hairs, above this height. */
const [FULL, RIM_ABOVE] = [0.6, -14];

/** Short hairs on the edge of the head: it is no cut cap. */
export function paintShornRim({ h, values }: HairMass, share: number): void {
  if (share <= FULL) return;
  const center: Vec = [h.shift, HAIR_MEASURES.center[1]];
  for (const point of smooth([...h.contour], true, 6)) {
    if (point[1] > RIM_ABOVE) continue;
    const out = normalize(sub(point, center));
    const lean: Vec = [-out[1] * (h.random() - 0.5), out[0] * (h.random() - 0.5)];
    const root = add(point, mul(out, -1.6));
    const tip = add(add(point, mul(out, 0.3 + h.random())), lean);
    paintStroke(h.painter, [root, tip], { width: 0.7, color: values.dark, alpha: 0.55 * share, profile: [1, 0.4] });
  }
}

/**
 * Shorn hair that covers more than the first share, wholly from the second on, has a hairline: it fades into the skin over
 * this many head units, and over the brow it is this much of the way as dense as above.
 */
const CLEAR = { from: 0.5, whole: 0.85, fade: [4.6, 2], denser: 0.75 } as const;

/** How shorn hair covers a share of the scalp, 0 to 1: a shade where it is thin, hair with a hairline where it is dense. */
export function shornCover(share: number): ReturnType<typeof coverByShare> {
  const cover = coverByShare(share);
  const clear = clamp((share - CLEAR.from) / (CLEAR.whole - CLEAR.from), 0, 1);
  const [brow, middle, rim] = cover.density;
  return {
    ...cover,
    fade: mixNumber(CLEAR.fade[0], CLEAR.fade[1], clear),
    density: [mixNumber(brow, middle, clear * CLEAR.denser), middle, rim],
  };
}
