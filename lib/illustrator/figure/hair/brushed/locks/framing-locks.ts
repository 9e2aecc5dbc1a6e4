import type { HairShape } from '@/lib/photos';
import type { Vec } from '../../../../paint';
import { isCurlMass } from '../../own/curl';
import { hairlineAt } from '../../own/outline';
import type { HairMass } from '../mass';

/** Whether gathered hair slips out of its band: waves do, sleek hair and coils keep their place. */
export const slipsOut = (shape: HairShape): boolean => shape.texture !== 'straight' && !isCurlMass(shape);

/** Locks that slipped out on each side: where they leave the hairline, how far down they hang and how far out they swing, head units. */
const LOCKS = [
  { x: 41, long: 60, swing: 7, width: 4.4 },
  { x: 46, long: 44, swing: 8.5, width: 3.4 },
] as const;
/** Strands of a lock, and points of each. */
const [STRANDS, POINTS] = [7, 8] as const;

/** In the light of the crown they would be a pale band on the cheek. */
const MOST_LIGHT = -0.1;

/** Thickness of a strand from root to tip. */
const STRAND = [0.3, 1, 1, 0.8, 0.5, 0.05] as const;

/** Locks that slipped out of the band and frame the face, in waves. */
export function paintFramingLocks(mass: HairMass, shape: HairShape): void {
  const { random } = mass.h;
  for (const side of [-1, 1] as const)
    for (const { x, long, swing, width } of LOCKS) {
      const top = hairlineAt(shape, side * x) - 7;
      const reach = long * (0.85 + 0.3 * random());
      const light = Math.min(MOST_LIGHT, mass.lightAt([side * x, top]));
      for (let i = 0; i < STRANDS; i++) {
        const out = ((i + random() * 0.9) / (STRANDS - 1) - 0.5) * width;
        const ends = reach * (0.78 + 0.22 * random());
        const line = Array.from({ length: POINTS }, (_, k): Vec => {
          const t = k / (POINTS - 1);
          const away = swing * (Math.sin(t * Math.PI * 0.62) + 0.32 * t * Math.sin(t * 9 + x));
          return [side * (x + away + out * Math.sin(t * Math.PI * 0.9 + 0.25)), top + ends * t];
        });
        mass.stroke(line, 0.8 + random() * 1.1, mass.value(light + (random() - 0.45) * 0.7), 0.9, STRAND);
      }
    }
}
