import { type Painter, taper, union } from '@/lib/illustrator/paint';
import { tonesOf } from '../../kit/coat';
import { paw } from '../../kit/feet';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import { BELLY, dragonHead, spikes, wing } from './parts';

/** Flat on the belly, the chin on the paws. */
function lie(p: Painter, { mood, colour = '#6fae8a' }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(-20, -70, 0, 1, 0.8, () => wing(p, { ...tones, base: tones.far }, -0.4, 0.9));
  spikes(p, [
    [-130, -52, 0.9, -0.2],
    [-90, -78, 1.1, -0.2],
    [-46, -92, 1.2, -0.1],
    [0, -92, 1.2, 0.1],
    [40, -84, 1, 0.3],
  ]);
  const mass = union(
    blob('-170,-4 -176,-50 -130,-84 -60,-98 20,-96 70,-78 96,-40 90,-4', 9),
    taper(knots('-150,-24 -210,-14 -262,-18 -300,-46'), [28, 18, 12, 5]),
    stroke('40,-60 90,-64 126,-62', 40, 34, 30),
  );
  p.form(mass, tones.base, { depth: 16, softness: 10 });
  p.clip(mass, () => {
    p.form(blob('-160,4 -100,-22 20,-20 90,-10 90,10 -160,12', 8), BELLY, { depth: 6, shadow: 0.08 });
    for (const [x, y, r] of [
      [-110, -62, 9],
      [-70, -74, 7],
      [-40, -58, 8],
      [-140, -40, 7],
    ] as const)
      p.soft(x, y, r, r, tones.dark, 0.45);
  });
  p.form(blob('-150,0 -158,-40 -120,-60 -80,-44 -70,0', 7), tones.base, { depth: 8 });
  paw(p, -86, -8, 26, tones.light);
  p.in(-10, -76, 0, 1, 0.86, () => wing(p, tones, -0.5, 0.86));
  p.form(stroke('60,-30 110,-14 158,-12', 20, 16, 14), tones.base, { depth: 6 });
  p.in(150, -76, 0, 1.45, 1.45, () => dragonHead(p, mood, tones, 0.08));
  paw(p, 122, -8, 27, tones.light);
  paw(p, 186, -8, 27, tones.light);
}

export const DRAGON_LYING: Readonly<Record<string, Companion>> = {
  dragonLie: { draw: lie, box: { x: -330, y: -240, width: 620, height: 270 }, shadow: 170 },
};
