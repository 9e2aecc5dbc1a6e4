import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { add, clamp, mul } from '../../../../paint';
import { hairlineAt } from '../../own/outline';
import type { HairMass } from '../mass';
import { paintCoil } from './coils';

/** Up to the first height of the crown in the photo coils are a shade on the scalp, from the second on so thick; head units. */
const THICK = { from: 57, to: 64, most: 2.6 } as const;

/** How thick coils that lie on the head are over its crown, head units, by the crown of the photo. */
export function thicknessOfCoils({ radii }: HairShape): number {
  const crown = radii.filter((_, i) => Math.abs(HAIR_MEASURES.angles[i] ?? 0) <= 30);
  const high = crown.reduce((sum, r) => sum + r, 0) / crown.length;
  return THICK.most * clamp((high - THICK.from) / (THICK.to - THICK.from), 0, 1);
}

/** Radius of a coil, how far apart coils lie and how much of the light they take; how far they stand off the crown (head units). */
const COILS = { radius: [0.9, 0.7], gap: 2.7, lit: 0.32, alpha: 0.5, off: 1.3, rim: 0.6 } as const;
/** They lie above the first height, their rim above the second, and all this far over the hairline; head units. */
const [ABOVE, RIM_ABOVE, OVER] = [-18, -44, 6] as const;

/** Coils with a thickness of their own: loops in the light all over the crown, and a rim of loops that no clipper cut. */
export function paintThickCoils(mass: HairMass, shape: HairShape, thick: number): void {
  const { random } = mass.h;
  const share = thick / THICK.most;
  const radius = () => COILS.radius[0] + random() * COILS.radius[1];
  for (const at of mass.seeds(COILS.gap, 0.6)) {
    if (at[1] > ABOVE || at[1] > hairlineAt(shape, at[0]) - OVER) continue;
    const light = Math.min(0.5, mass.lightAt(at) + (random() - 0.45) * 0.7 + COILS.lit);
    paintCoil(mass, at, radius(), mass.value(light), COILS.alpha * share);
  }
  for (const { at, out } of mass.border(COILS.rim)) {
    if (at[1] > RIM_ABOVE || at[1] > hairlineAt(shape, at[0]) - OVER) continue;
    const on = add(at, mul(out, random() ** 1.5 * COILS.off * share - 0.9));
    paintCoil(mass, on, radius() * 0.72, mass.values.dark, 0.8);
  }
}
