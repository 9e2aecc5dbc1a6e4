import { ellipse, type Painter, type Polygon, shade, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, knots } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { gloss, spots } from './parts';

const MANTLE = blob('-58,-84 -78,-134 -70,-190 -34,-228 14,-236 58,-214 82,-168 78,-118 58,-82 30,-70 -30,-70');
const RADII = [25, 21, 16, 11, 6, 4];

type Arm = readonly [line: string, suckers: readonly (readonly [number, number, number])[]];

const FAR: readonly Arm[] = [
  ['-44,-80 -92,-92 -122,-124 -112,-158 -88,-156 -90,-138', []],
  ['24,-70 58,-34 92,-16 122,-22 124,-44 110,-42', []],
  ['-24,-70 -40,-30 -74,-12 -102,-14 -112,-32 -98,-36', []],
];
const NEAR: readonly Arm[] = [
  [
    '-46,-82 -82,-58 -126,-46 -158,-54 -160,-78 -144,-78',
    [
      [-96, -44, 6],
      [-114, -39, 5.4],
      [-131, -39, 4.6],
      [-147, -45, 3.8],
    ],
  ],
  [
    '-22,-72 -36,-38 -60,-10 -28,4 -6,-8 -16,-20',
    [
      [-54, -12, 5.4],
      [-46, 0, 5],
      [-32, 5, 4.2],
    ],
  ],
  [
    '18,-70 24,-34 44,-6 74,2 88,-14 74,-20',
    [
      [20, -30, 6],
      [27, -15, 5.6],
      [40, -1, 5],
      [56, 5, 4.2],
    ],
  ],
];
const GREETING: Arm = [
  '46,-84 96,-70 136,-96 142,-140 166,-152 172,-132',
  [
    [84, -60, 6],
    [104, -63, 5.6],
    [124, -75, 5],
    [140, -92, 4.4],
  ],
];
const SHRINKING: Arm = [
  '46,-84 90,-60 132,-46 160,-56 160,-80 144,-80',
  [
    [96, -46, 6],
    [114, -41, 5.4],
    [132, -39, 4.6],
    [148, -46, 3.8],
  ],
];

function arm(p: Painter, [line, suckers]: Arm, tones: Tones, colour: string): Polygon {
  const shape = taper(knots(line), RADII);
  p.form(shape, colour, { depth: 8 });
  p.clip(shape, () => {
    for (const [x, y, r] of suckers) {
      p.fill(ellipse(x, y, r, r * 0.78), shade(tones.pale, 0.1));
      p.fill(ellipse(x, y, r * 0.5, r * 0.4), tones.dark, { alpha: 0.4 });
    }
  });
  return shape;
}

function draw(p: Painter, { mood, colour = '#e07f94' }: CompanionLook) {
  const tones = tonesOf(colour);
  const low = mood.ears === 'low';
  for (const one of FAR) arm(p, one, tones, tones.far);
  arm(p, low || mood.eyes === 'closed' ? SHRINKING : GREETING, tones, tones.base);
  for (const one of NEAR) arm(p, one, tones, tones.base);
  p.in(0, low ? 6 : 0, low ? -0.03 : 0.05, 1, 1, () => {
    p.form(MANTLE, tones.base, { depth: 18, softness: 12 });
    p.clip(MANTLE, () => {
      p.soft(-20, -200, 60, 40, tones.light, 0.5);
      p.soft(6, -70, 70, 20, tones.dark, 0.3);
      spots(
        p,
        [
          [-52, -184, 11],
          [-30, -208, 8],
          [-62, -158, 7],
          [52, -198, 9],
          [66, -172, 6],
          [-14, -222, 5],
          [32, -218, 5],
          [-66, -134, 4],
        ],
        tones.dark,
        0.42,
      );
    });
    gloss(
      p,
      [
        [-46, -196],
        [-22, -218],
        [8, -225],
      ],
      8,
      tones.base,
    );
    for (const side of [-1, 1]) p.soft(10 + side * 46, -104, 15, 10, '#f0605a', 0.45);
    eyes(p, 10, mood, { y: -134, gap: 29, size: 16.5, coat: tones.base, iris: '#7a4a8a' }, 0.4);
    mouth(p, 14, -110, 1.5, mood, false);
  });
}

export const OCTOPUS: Readonly<Record<string, Companion>> = {
  octopus: { draw, box: { x: -180, y: -245, width: 365, height: 270 }, shadow: 70, hold: [4, -84] },
};
