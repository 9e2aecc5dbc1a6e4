import { ellipse, mix, type Painter } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const SKIN = '#a9b56a';
const SHELL = '#9a6a3c';
const DOME = blob('-78,-26 -72,-60 -42,-92 0,-102 42,-90 68,-58 74,-26 40,-16 -40,-16');

function scutes(p: Painter) {
  const plates = [
    '-24,-96 14,-98 26,-68 4,-52 -26,-62',
    '-66,-72 -32,-92 -32,-62 -48,-42 -74,-46',
    '22,-96 58,-76 66,-46 46,-40 32,-66',
    '-44,-40 -26,-56 2,-48 6,-24 -40,-22',
    '10,-48 30,-62 44,-38 38,-22 12,-24',
  ];
  plates.forEach((plate, i) => {
    p.form(blob(plate, 3), i % 2 ? '#b98648' : '#c4924e', { depth: 6 });
  });
  for (const [x, y] of [
    [0, -78],
    [-50, -66],
    [44, -66],
    [-22, -38],
    [26, -40],
  ] as const) {
    p.edge(ellipse(x, y, 11, 8), '#8a5a30', 1.6, 0.4);
    p.soft(x - 4, y - 5, 12, 8, '#ffe6b0', 0.4);
  }
}

/** `lift`: how high the near forefoot is off the ground. */
const draw =
  (lift: number) =>
  (p: Painter, { mood, colour = SKIN }: CompanionLook) => {
    const tones = tonesOf(colour);
    p.form(stroke('-72,-22 -92,-14 -102,-12', 8, 5, 1), tones.base, { depth: 3 });
    for (const [line, x] of [
      ['-34,-24 -30,-8', -30],
      ['62,-24 70,-10', 71],
    ] as const) {
      p.form(stroke(line, 17, 14), tones.far, { depth: 5 });
      p.form(ellipse(x + 3, -5, 17, 8), tones.far, { depth: 4 });
    }
    const neck = stroke('54,-34 86,-50 100,-76', 20, 17, 18);
    p.form(neck, tones.base, { depth: 7 });
    for (const y of [-46, -54, -62])
      p.fill(stroke(`${118 + y * 0.55},${y + 8} ${128 + y * 0.5},${y + 10}`, 0.6, 1), tones.dark, { alpha: 0.5 });
    p.form(DOME, mix(SHELL, '#5a3a2a', 0.35), { depth: 12 });
    p.clip(DOME, () => scutes(p));
    p.inner(DOME, '#4a2a2a', 8, 14, 10, 0.4);
    p.form(blob('-84,-28 -40,-22 40,-22 78,-28 82,-18 42,-8 -42,-8 -88,-18'), '#c99a58', { depth: 5 });
    for (const [line, x, up] of [
      ['-56,-16 -60,-8', -58, 0],
      [`42,-16 ${46 + lift * 0.5},${-8 - lift}`, 46 + lift * 0.5, lift],
    ] as const)
      p.in(0, 0, 0, 1, 1, () => {
        p.form(stroke(line, 19, 16), tones.base, { depth: 5 });
        p.in(x, -5 - up, up * -0.014, 1, 1, () => {
          p.form(ellipse(5, 0, 20, 9), tones.base, { depth: 4 });
          for (const u of [8, 15, 21]) p.fill(ellipse(u, 3, 2.6, 2.2), '#f2ead0');
        });
      });
    p.in(104, -96, mood.ears === 'low' ? 0.16 : 0.02, 1, 1, () => {
      const face = blob('-2,-34 22,-32 36,-16 40,4 30,22 6,28 -20,22 -34,4 -28,-20');
      p.form(face, tones.base, { depth: 9 });
      p.clip(face, () => p.soft(10, 22, 36, 16, tones.pale, 0.8));
      for (const [x, y, r] of [
        [-14, -24, 4],
        [-2, -27, 3],
        [-23, -12, 3.4],
      ] as const)
        p.fill(ellipse(x, y, r), tones.far, { alpha: 0.7 });
      for (const side of [-1, 1]) p.soft(7 + side * 25, 9, 10, 7, '#f0785a', 0.5);
      eyes(p, 7, mood, { y: -7, gap: 16, size: 8.8, coat: tones.base, iris: '#7a5a2a' }, 0.6);
      nostrils(p, 12, 5, 2.8, 1.2, tones.dark);
      mouth(p, 11, 8, 0.9, mood, false);
    });
  };

export const TURTLE: Readonly<Record<string, Companion>> = {
  turtleWalk: { draw: draw(0), box: { x: -110, y: -140, width: 265, height: 155 }, shadow: 92 },
  turtleStart: { draw: draw(26), box: { x: -110, y: -140, width: 265, height: 155 }, shadow: 92 },
};
