import { type Painter, taper, union } from '@/lib/illustrator/paint';
import { tonesOf } from '../../kit/coat';
import { paw } from '../../kit/feet';
import { blob, knots, stroke } from '../../kit/outline';
import { plush } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import { BELLY, dragonHead, plates, SPIKE, spikes, wing } from './parts';

const GREEN = '#6fae8a';

function tailTip(p: Painter, x: number, y: number, angle: number) {
  p.in(x, y, angle, 1, 1, () => p.form(blob('0,6 -14,-8 -3,-12 2,-30! 10,-12 18,-6 8,4', 5), SPIKE, { depth: 4 }));
}

function sit(p: Painter, { mood, colour = GREEN }: CompanionLook) {
  const tones = tonesOf(colour);
  const lowered = mood.ears === 'low' ? -0.5 : mood.ears === 'up' ? 0.12 : 0;
  p.in(0, 0, 0, 1.36, 1.36, () => {
    tailTip(p, -112, -60, -0.3);
    p.form(taper(knots('-30,-18 -72,-8 -104,-22 -112,-58'), [22, 16, 10, 5]), tones.base, { depth: 7 });
    spikes(p, [
      [-66, -22, 0.7, -0.1],
      [-90, -26, 0.6, -0.5],
    ]);
    p.in(34, -84, 0, -1, 1, () => wing(p, { ...tones, base: tones.far }, lowered - 0.1, 0.62));
    p.in(-28, -84, 0, 1, 1, () => wing(p, tones, lowered, 0.76));
    p.in(0, 0, 0, 0.9, 0.98, () => plush(p, { tones, limb: tones, belly: null, pad: BELLY, hairs: 0 }));
    plates(p, '-18,-88 4,-92 26,-84 32,-50 22,-16 2,-8 -16,-16 -26,-50', [-74, -58, -42, -26]);
    p.form(stroke('-34,-88 -48,-66 -38,-46 -24,-44', 13, 13, 12, 11), tones.base, { depth: 6 });
    p.form(stroke('34,-88 46,-66 36,-48', 12, 12, 11), tones.far, { depth: 6 });
    p.soft(2, -96, 36, 12, tones.dark, 0.4);
    p.in(4, -130, 0, 1.06, 1.06, () => dragonHead(p, mood, tones, 0.06));
  });
}

const PLATE_LINES = [
  '-54,-66 -48,-52 -52,-38',
  '-22,-66 -14,-50 -18,-34',
  '10,-66 20,-50 18,-34',
  '42,-72 54,-56 56,-40',
  '68,-84 84,-70 94,-62',
  '88,-110 104,-98 118,-94',
  '104,-134 120,-126 134,-124',
] as const;

/** In the air, wings high, legs trailing; its ground point is below its belly. */
function fly(p: Painter, { mood, colour = GREEN }: CompanionLook) {
  const tones = tonesOf(colour);
  const far = { ...tones, base: tones.far };
  p.in(0, -40, -0.24, 1, 1, () => {
    p.in(62, -128, 0, 1, 1, () => wing(p, far, 0.95, 1.5));
    p.form(stroke('-46,-60 -84,-40 -122,-36', 26, 18, 13), tones.far, { depth: 6, light: 0 });
    p.in(-128, -36, 2.6, 1, -1, () => paw(p, 0, 8, 30, tones.far));
    p.form(stroke('76,-66 94,-40 78,-22', 20, 15, 12), tones.far, { depth: 6, light: 0 });
    paw(p, 80, -10, 27, tones.far);
    const tail = '-60,-92 -124,-84 -176,-110 -214,-100 -250,-124';
    tailTip(p, -248, -124, -1);
    spikes(p, [
      [-104, -106, 1, -0.1],
      [-138, -106, 0.9, 0.3],
      [-172, -124, 0.8, 0.1],
      [-62, -128, 1.2, -0.2],
      [92, -182, 1.2, -0.4],
      [72, -154, 1.2, -0.5],
    ]);
    const body = blob('-92,-84 -74,-122 -24,-140 40,-142 84,-128 96,-92 74,-56 20,-40 -44,-44 -82,-60');
    const mass = union(body, taper(knots(tail), [40, 26, 17, 10, 6]), stroke('60,-106 98,-150 122,-186', 48, 36, 30));
    p.form(mass, tones.base, { depth: 16, softness: 10 });
    p.clip(mass, () => {
      p.form(blob('-96,-58 -40,-64 30,-62 72,-84 104,-130 128,-176 150,-170 120,-100 80,-30 0,-20 -90,-36'), BELLY, {
        depth: 8,
        shadow: 0.08,
      });
      for (const line of PLATE_LINES) p.fill(stroke(line, 0.8, 2, 0.8), '#d8b060', { alpha: 0.7 });
      for (const [x, y, r] of [
        [-64, -104, 9],
        [-42, -118, 7],
        [-30, -96, 6],
        [-92, -84, 6],
        [66, -124, 7],
      ] as const)
        p.soft(x, y, r, r, tones.dark, 0.45);
    });
    p.form(stroke('-54,-70 -86,-34 -126,-16', 30, 20, 14), tones.base, { depth: 7 });
    p.in(-132, -14, 2.5, 1, -1, () => paw(p, 0, 8, 33, tones.light));
    p.form(stroke('58,-62 72,-30 52,-12', 24, 17, 13), tones.base, { depth: 7 });
    paw(p, 54, 1, 30, tones.light);
    p.in(34, -118, 0, 1, 1, () => wing(p, tones, 0.02, 1.75));
  });
  p.in(152, -276, 0, 1.6, 1.6, () => dragonHead(p, mood, tones, -0.08));
}

export const DRAGON: Readonly<Record<string, Companion>> = {
  dragonSit: { draw: sit, box: { x: -185, y: -280, width: 340, height: 300 }, shadow: 92, hold: [4, -92] },
  dragonFly: { draw: fly, box: { x: -305, y: -390, width: 590, height: 395 }, shadow: 0, saddle: [-24, -178] },
};
