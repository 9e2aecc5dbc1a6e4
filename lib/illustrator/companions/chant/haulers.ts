import { type Painter, shade } from '../../paint';
import { goat } from '../farm/goat';
import { donkey } from '../farm/horse';
import { tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Gait } from '../kit/quadruped';
import { elephantStand } from '../land/elephant/elephant';
import type { CompanionLook } from '../model';
import { bite, fibres } from './bite';

const BROWN = '#b0937a';

/** All four hooves set against the pull. */
const BRACED: Gait = { nearFore: [0.34, 0], nearHind: [0.3, 0], farFore: [0.5, 0], farHind: [0.46, 0] };

/** A donkey with a rope between its teeth, its weight behind. */
export function donkeyHaul(p: Painter, look: CompanionLook): void {
  donkey(p, { colour: BROWN, ...look }, BRACED);
  p.in(134, -222, -0.06, 1, 1, () => bite(p, 34, 7, '#f2e6da'));
}

/** A goat that eats its way along a rope. */
export function goatNibble(p: Painter, look: CompanionLook): void {
  goat(p, look);
  p.in(102, -140, 0, 1, 1, () => {
    bite(p, 22, 6, '#f3e8d8');
    p.in(-34, 0, 0, 1, 1, () => fibres(p, 6));
  });
}

/** An elephant with its trunk around a rope. */
export function elephantHaul(p: Painter, look: CompanionLook): void {
  const calm = { ...look, mood: { ...look.mood, mouth: 'smile' } as const };
  elephantStand(p, calm);
  const tones = tonesOf(look.colour ?? '#97a3bb');
  p.in(264, -124, 0, 1, 1, () => {
    p.form(stroke('-74,2 74,2', 10, 10), '#c9a15e', { depth: 5 });
    for (let x = -66; x < 70; x += 15) p.fill(stroke(`${x},10 ${x + 9},-8`, 0.8, 1.5, 0.8), '#7a5426', { alpha: 0.7 });
    const coil = stroke('2,-24 22,-22 36,0 26,26 4,34 -14,22 -18,0 -6,-22 10,-26', 19, 18, 17, 15, 13, 11);
    p.form(coil, tones.base, { depth: 6 });
    p.edge(coil, tones.dark, 2, 0.4);
    p.form(blob('-22,-22 0,-34 26,-22 20,2 -12,6', 6), tones.base, { depth: 5 });
    for (const y of [-14, -4]) p.fill(stroke(`-16,${y} 4,${y + 6} 22,${y}`, 0.6, 1.6, 0.6), shade(tones.base, 0.16));
  });
}
