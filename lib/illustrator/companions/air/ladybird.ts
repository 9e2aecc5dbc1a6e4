import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { feelers } from './parts';

const INKY = '#43303c';
const SHELL = blob('-82,-18 -74,-56 -44,-88 -4,-96 34,-80 52,-48 50,-16 20,-6 -50,-6');
const DOTS = [
  [-54, -56, 11, 0.5],
  [-60, -24, 9, 0.3],
  [-26, -34, 12, 0],
  [-30, -74, 9, 0.2],
  [4, -22, 8, -0.2],
  [12, -84, 8, -0.3],
  [36, -62, 8, -0.6],
] as const;

function draw(p: Painter, { mood, colour = '#e2503f' }: CompanionLook) {
  const tones = tonesOf(colour);
  for (const line of ['-54,-14 -66,-6 -72,2', '-22,-12 -26,-2 -34,4', '14,-12 14,-2 8,5', '38,-14 48,-4 46,4'] as const)
    p.form(stroke(line, 6, 5, 4), INKY, { depth: 2 });
  p.form(blob('-78,-14 -40,-10 30,-10 54,-16 46,0 -10,4 -66,0'), '#5a4450', { depth: 4 });
  p.form(SHELL, tones.base, { depth: 14, softness: 9 });
  p.clip(SHELL, () => {
    p.soft(-24, -84, 50, 26, tones.light, 0.6);
    p.line(
      [
        [4, -100],
        [-4, -60],
        [2, -4],
      ],
      3,
      tones.dark,
      0.75,
      [1, 1, 1],
    );
    for (const [x, y, r, roll] of DOTS) p.form(ellipse(x, y, r, r * 1.08, roll), INKY, { depth: 3 });
    p.line(
      [
        [-66, -52],
        [-48, -76],
        [-20, -88],
      ],
      6,
      '#ffffff',
      0.45,
    );
  });
  p.in(54, -52, mood.ears === 'low' ? 0.14 : -0.05, 1.06, 1.06, () => {
    feelers(
      p,
      mood,
      ['-10,-32 -16,-50 -28,-56', '14,-32 22,-50 36,-54'],
      [
        [-29, -56],
        [37, -54],
      ],
      INKY,
    );
    const face = blob('0,-38 24,-34 39,-14 39,12 24,31 0,37 -24,31 -39,12 -39,-14 -24,-34');
    p.form(face, INKY, { depth: 9 });
    p.clip(face, () => {
      p.form(blob('6,-14 20,-24 37,-12 37,14 22,32 2,36 -18,30 -28,10 -24,-14 -8,-24'), '#f6d8bc', {
        depth: 6,
        shadow: 0.07,
      });
      for (const side of [-1, 1]) p.soft(6 + side * 27, 13, 11, 8, '#f0785a', 0.55);
    });
    eyes(p, 6, mood, { y: -4, gap: 16, size: 10.6, coat: '#f6d8bc', iris: '#6a4a34', brow: INKY }, 0.4);
    mouth(p, 9, 8, 0.95, mood, false);
  });
}

export const LADYBIRD: Readonly<Record<string, Companion>> = {
  ladybird: { draw, box: { x: -95, y: -130, width: 215, height: 145 }, shadow: 66 },
};
