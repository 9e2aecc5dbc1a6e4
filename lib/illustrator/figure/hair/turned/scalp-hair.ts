import type { Knot, Polygon } from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { coverByShare, coverScalp } from '../scalp';
import { tuft } from '../wisps';
import type { TurnedPlan } from './plan';

/** Shaved hair or a baby's down from the side or from behind; tufts stand round `crown`. */
export function scalpHair(h: HairBrush, skin: Skin, edge: Polygon, { tufts, covered }: TurnedPlan, crown: Knot): void {
  if (covered !== undefined) {
    coverScalp(h, skin, edge, coverByShare(covered));
    return;
  }
  coverScalp(h, skin, edge, {
    under: tufts ? 0.24 : 0.42,
    density: tufts ? [0.5, 0.5, 0.6] : [0.6, 0.74, 0.85],
    grain: 0.45,
    stubble: tufts ? 1.2 : 4.5,
  });
  if (!tufts) return;
  for (const [x, y, lean, reach] of [
    [-10, 2, -44, 13],
    [0, -3, -14, 16],
    [9, 0, 34, 14],
    [-4, 4, 206, 14],
    [6, 3, 168, 16],
  ] as const)
    tuft(h, [crown[0] + x, crown[1] + y], lean, reach);
}
