import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { eye } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { gloss, spots } from './parts';

const SHELL = blob('-74,-44 -66,-72 -34,-92 6,-96 44,-90 72,-68 78,-42 58,-20 6,-12 -52,-20');

/** A claw around its wrist, opening upwards. */
function claw(p: Painter, x: number, y: number, angle: number, size: number, colour: string, open: number) {
  p.in(x, y, angle, size, Math.abs(size), () => {
    p.in(0, -10, open, 1, 1, () =>
      p.form(blob('-2,6 -18,-6 -22,-26 -10,-42! -6,-26 4,-14'), shade(colour, 0.04), { depth: 4 }),
    );
    p.form(blob('-14,8 -18,-8 0,-14 2,-28 16,-46! 28,-26 26,-4 14,10'), colour, { depth: 6 });
    p.soft(14, -22, 8, 12, tint(colour, 0.2), 0.5, 0.3);
    for (const [u, v] of [
      [4, -24],
      [7, -31],
    ] as const)
      p.fill(ellipse(u, v, 2, 1.6), tint(colour, 0.3), { alpha: 0.8 });
  });
}

function legs(p: Painter, tones: Tones) {
  const lines = [
    '-54,-30 -84,-36 -100,-2',
    '-46,-24 -70,-22 -78,0',
    '-34,-20 -50,-14 -54,3',
    '58,-30 88,-38 106,-4',
    '50,-24 74,-22 84,0',
    '38,-20 54,-14 58,3',
  ];
  lines.forEach((line, i) => {
    p.form(stroke(line, 9, 8, 2), i % 3 ? tones.base : tones.far, { depth: 4 });
  });
}

/** An eye on a stalk, and the brow over it. */
function stalkEye(p: Painter, mood: Mood, tones: Tones, x: number, side: number) {
  const droop = mood.ears === 'low' ? 0.2 : 0;
  p.in(x, -84, side * (0.1 + droop), 1, 1, () => {
    p.form(stroke('0,6 0,-22', 8, 7), tones.base, { depth: 4 });
    p.form(ellipse(0, -30, 18, 18), tones.base, { depth: 5 });
    eye(p, 1, -30, 13.4, mood, { y: 0, gap: 0, size: 13.4, coat: tones.base, iris: '#5a4a3a' }, 0.4);
    const brow = mood.brow < 0 ? mood.brow * 0.5 : mood.brow;
    p.line(
      [
        [-9, -53 - side * brow * 4],
        [0, -55],
        [9, -53 + side * brow * 4],
      ],
      4.6,
      tones.dark,
      0.85,
    );
  });
}

function draw(p: Painter, { mood, colour = '#e8694e' }: CompanionLook) {
  const tones = tonesOf(colour);
  const [lift, low] = [mood.ears === 'up', mood.ears === 'low'];
  legs(p, tones);
  const raised = mood.eyes === 'closed' || low;
  p.form(stroke(raised ? '-58,-56 -92,-62 -96,-50' : '-58,-60 -94,-70 -104,-98', 11, 9, 9), tones.far, { depth: 5 });
  p.form(stroke(raised ? '60,-54 94,-60 102,-50' : '60,-58 98,-72 104,-104', 11, 9, 9), tones.far, { depth: 5 });
  p.form(SHELL, tones.base, { depth: 14, softness: 9 });
  p.clip(SHELL, () => {
    p.form(blob('-90,-30 -40,-22 10,-20 60,-24 90,-34 70,0 -60,0'), tones.pale, { depth: 5, shadow: 0.1 });
    p.soft(-14, -92, 56, 18, tones.light, 0.6);
    spots(
      p,
      [
        [-46, -72, 6],
        [-32, -82, 4],
        [-56, -56, 4],
        [52, -74, 6],
        [62, -58, 4],
        [36, -84, 3.4],
        [4, -88, 4],
      ],
      tones.light,
      0.7,
    );
  });
  gloss(
    p,
    [
      [-48, -78],
      [-24, -87],
      [0, -90],
    ],
    5,
    tones.base,
  );
  for (const side of [-1, 1]) p.soft(4 + side * 42, -44, 14, 9, '#f6a08a', 0.6);
  stalkEye(p, mood, tones, -22, -1);
  stalkEye(p, mood, tones, 28, 1);
  mouth(p, 5, -62, 1.5, mood, false);
  claw(p, raised ? -98 : -106, raised ? -44 : -100, raised ? -0.5 : -0.35, -1.15, tones.base, lift ? -0.1 : 0.12);
  claw(p, raised ? 104 : 106, raised ? -44 : -106, raised ? 0.5 : 0.3, 1.3, tones.base, lift ? -0.1 : 0.12);
}

export const CRAB: Readonly<Record<string, Companion>> = {
  crab: { draw, box: { x: -155, y: -185, width: 315, height: 200 }, shadow: 88 },
};
