import { type Painter, taper } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../../kit/coat';
import { blob, knots, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { catHead } from './cat';

/** Sits with its back to somebody on the right; over the shoulder, chin up, one eye is a slit. */
function offended(p: Painter, { mood, colour = '#8d8a98' }: CompanionLook): void {
  const tones = tonesOf(colour);
  const body = blob('-20,-92 -34,-60 -44,-24 -38,2 38,2 44,-24 34,-60 20,-92');
  p.form(body, tones.base, { depth: 11 });
  p.clip(body, () => {
    for (const y of [-76, -56, -36])
      for (const side of [-1, 1])
        p.fill(stroke(`${side * 46},${y} ${side * 26},${y + 4} ${side * 10},${y - 2}`, 0.6, 3.6, 0.6), tones.dark, {
          alpha: 0.5,
        });
  });
  fur(p, body, tones.base, { count: 16, length: 11, lie: 1.5 });
  p.form(taper(knots('-8,-8 -44,0 -70,-2 -94,-18 -98,-40'), [8, 9, 9, 8, 6]), tones.base, { depth: 5 });
  const looks: Mood = {
    ...mood,
    eyes: 'soft',
    mouth: 'down',
    ears: 'low',
    brow: mood.brow / 2 - 2,
    gaze: [0.9, 0.3],
    shut: -1,
  };
  p.in(4, -122, -0.2, 1.02, 1.02, () => catHead(p, looks, tones, 0.85, 0, -7));
}

export const CAT_OFFENDED: Readonly<Record<string, Companion>> = {
  catOffended: { draw: offended, box: { x: -115, y: -195, width: 190, height: 210 }, shadow: 46 },
};
