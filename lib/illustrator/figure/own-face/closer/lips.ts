import { itemAt } from '@/lib/platform/item-at';
import { lerp, type Vec } from '../../../paint';
import type { FaceContext } from '../face-context';
import { MIDDLE, type MouthLines } from '../features/mouth-lines';

/** Places across the lips with a fine crease. */
const CREASES = [3, 4, 5, 6, 7] as const;

/** The form of the lips: creases, the light edge of the bow, a shadow under the lower lip. */
export function paintCloserLips({ painter: p, tones: t }: FaceContext, mouth: MouthLines): void {
  const { upperOuter, upperInner, lowerInner, lowerOuter } = mouth;
  const [lx] = p.lit();
  for (const i of CREASES) {
    const [inner, outer] = [itemAt(lowerInner, i), itemAt(lowerOuter, i)];
    p.line([lerp(inner, outer, 0.12), lerp(inner, outer, 0.7)], 0.5, t.lipDark, 0.2, [1, 0.1]);
    const [above, below] = [itemAt(upperOuter, i), itemAt(upperInner, i)];
    p.line([lerp(below, above, 0.1), lerp(below, above, 0.6)], 0.45, t.lipLine, 0.14, [1, 0.1]);
  }
  const bow = upperOuter.slice(3, 8).map(([x, y]): Vec => [x, y - 0.9]);
  p.line(bow, 1, t.glow, 0.3, [0.1, 1, 0.6, 1, 0.1]);
  const [x, y] = itemAt(lowerOuter, MIDDLE);
  const [a, b] = [itemAt(lowerInner, MIDDLE)[1], y];
  p.soft(x, y + 2, 7, 2.2, t.deep, 0.16);
  p.soft(x + lx * 1.8, a + (b - a) * 0.42, 2.4, Math.max(0.5, (b - a) * 0.16), '#fff4ec', 0.55);
}
