import { type Knot, smooth } from '../../../paint';
import type { HairBrush } from '../brush';
import type { TurnedPlan } from './plan';

/** The dark inside of a long fall, behind the neck. */
export function fallInside(h: HairBrush, plan: TurnedPlan, at: (k: Knot) => Knot, loose: (k: Knot) => Knot): void {
  const { falls } = plan;
  if (falls === undefined) return;
  const low = falls - 12;
  const inside = smooth([
    ...(
      [
        [-46, -10],
        [10, -10],
      ] as Knot[]
    ).map(at),
    ...(
      [
        [16, low * 0.6],
        [13, low],
        [-40, low],
        [-54, low * 0.6],
      ] as Knot[]
    ).map(loose),
  ]);
  h.mass(inside, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0 });
}
