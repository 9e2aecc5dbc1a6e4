import { ellipse, mix, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { feelers } from './parts';

const UPPER = '4,-2! -14,-30 -44,-66 -78,-82 -98,-68 -98,-36 -80,-10 -44,4';
const LOWER = '2,4! -30,4 -66,10 -82,30 -74,56 -52,66 -30,50 -12,24';
const VEINS = [
  '-6,-6 -40,-36 -74,-62',
  '-6,-4 -46,-26 -84,-38',
  '-6,-2 -44,-12 -76,-18',
  '-4,6 -40,18 -66,32',
  '-4,8 -32,28 -52,50',
] as const;

/** One side's pair of wings, opened to the left. */
function wings(p: Painter, colour: string, rim: string, far: boolean) {
  const base = far ? shade(colour, 0.04) : colour;
  for (const [outline, inset] of [
    [LOWER, 0.84],
    [UPPER, 0.86],
  ] as const) {
    const shape = blob(outline);
    p.form(shape, rim, { depth: 6, light: 0 });
    p.in(0, 0, 0, inset, inset, () => {
      p.form(shape, base, { depth: 6, light: 0.1 });
      p.clip(shape, () => {
        p.soft(-20, 0, 52, 44, tint(mix(base, '#ffe08a', 0.6), 0.1), 0.75);
        for (const line of VEINS) p.fill(stroke(line, 0.8, 1.8, 0.6), rim, { alpha: 0.45 });
      });
    });
  }
  for (const [x, y, r] of [
    [-80, -60, 7],
    [-88, -42, 5],
    [-84, -24, 4],
    [-62, 44, 6],
    [-70, 28, 4.4],
    [-66, -70, 4],
  ] as const)
    p.fill(ellipse(x, y, r, r * 0.86), '#fff4d8', { alpha: 0.92 });
  p.form(ellipse(-58, -38, 11, 10), mix(colour, '#fff0c0', 0.7), { depth: 3 });
  p.fill(ellipse(-58, -38, 5, 4.6), rim, { alpha: 0.8 });
}

function one(p: Painter, mood: Mood, colour: string) {
  const rim = shade(mix(colour, '#4a2c50', 0.55), 0.1);
  const body = tonesOf(mix('#6a4a52', colour, 0.2));
  const fold = mood.ears === 'low' ? 0.62 : mood.ears === 'up' ? 0.96 : 0.82;
  p.in(4, 0, 0.12, -fold * 0.82, 1, () => wings(p, colour, rim, true));
  p.in(-2, 0, -0.04, fold, 1, () => wings(p, colour, rim, false));
  const trunk = stroke('4,-14 1,14 -6,48', 10, 11, 5);
  p.form(trunk, body.base, { depth: 5 });
  p.clip(trunk, () => {
    for (const y of [14, 24, 34])
      p.line(
        [
          [-14, y],
          [0, y + 3],
          [14, y],
        ],
        3,
        body.light,
        0.7,
      );
  });
  p.in(8, -30, 0.08, 1, 1, () => {
    feelers(
      p,
      mood,
      ['-6,-18 -16,-36 -28,-42', '10,-18 18,-36 30,-40'],
      [
        [-29, -42],
        [31, -40],
      ],
      body.dark,
    );
    const face = blob('0,-24 18,-20 25,-4 22,13 3,22 -18,14 -23,-4 -16,-20');
    p.form(face, mix('#ffe6cc', colour, 0.14), { depth: 6 });
    for (const side of [-1, 1]) p.clip(face, () => p.soft(4 + side * 17, 6, 8, 6, '#f0785a', 0.55));
    eyes(p, 4, mood, { y: -3, gap: 10.6, size: 7.4, coat: body.pale, iris: '#6a4a7a' }, 0.4);
    mouth(p, 5, 4, 0.62, mood, false);
  });
}

const butterfly = (p: Painter, { mood, colour = '#f09a4a' }: CompanionLook) =>
  p.in(0, 10, 0.1, 1, 1, () => one(p, mood, colour));

function three(p: Painter, { mood, colour }: CompanionLook) {
  const [a, b, c] = colour ? [colour, tint(colour, 0.14), shade(colour, 0.08)] : ['#f09a4a', '#6aa8e0', '#e888b4'];
  p.in(-78, 40, -0.16, 0.78, 0.78, () => one(p, mood, a));
  p.in(72, 68, 0.34, 0.6, 0.6, () => one(p, mood, b));
  p.in(36, -62, 0.12, 0.68, 0.68, () => one(p, mood, c));
}

export const BUTTERFLIES: Readonly<Record<string, Companion>> = {
  butterfly: { draw: butterfly, box: { x: -105, y: -85, width: 210, height: 180 }, shadow: 0 },
  butterflies: { draw: three, box: { x: -170, y: -130, width: 310, height: 255 }, shadow: 0 },
};
