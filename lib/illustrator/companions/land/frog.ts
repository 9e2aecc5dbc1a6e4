import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { eye } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const GREEN = '#7fb04a';

function toes(p: Painter, x: number, y: number, size: number, colour: string) {
  for (const [u, v] of [
    [-0.2, 0.1],
    [0.55, 0.2],
    [1.2, 0],
  ] as const) {
    p.form(stroke(`${x},${y - size * 0.4} ${x + u * size},${y + v * size}`, size * 0.32, size * 0.22), colour, {
      depth: 2,
    });
    p.form(ellipse(x + u * size, y + v * size, size * 0.34, size * 0.28), colour, { depth: 2 });
  }
}

/** Its eyes stand above its face; the chin is at 0, 32. */
export function frogHead(p: Painter, mood: Mood, tones: Tones): void {
  const face = blob('0,-22 26,-20 46,-6 50,10 38,26 6,32 -30,26 -44,10 -42,-6 -24,-20');
  for (const x of [-19, 30]) p.form(ellipse(x, -22, 18, 18), tones.base, { depth: 5 });
  p.form(face, tones.base, { depth: 8 });
  p.clip(face, () => p.soft(6, 30, 44, 18, tones.pale, 0.85));
  for (const side of [-1, 1]) {
    const x = 5.5 + side * 24;
    p.fill(ellipse(x, -16, 17, 11), tones.base, { blur: 2 });
    p.soft(x + side * 5, 9, 11, 8, '#f0785a', 0.5);
    eye(p, x, -23, 11, mood, { y: 0, gap: 0, size: 11, coat: tones.base, iris: '#d89a2a' }, 0.4);
    const lift = mood.brow;
    if (Math.abs(lift) > 0.1)
      p.line(
        [
          [x - side * 9, -40 - lift * 4],
          [x, -42],
          [x + side * 9, -40 + lift * 4],
        ],
        3.4,
        tones.dark,
        0.85,
      );
  }
  nostrils(p, 9, 1, 4, 1.3, tones.dark);
  p.in(8, 6, 0, 1.9, 1.15, () => mouth(p, 0, 0, 0.95, mood, false));
}

function draw(p: Painter, { mood, colour = GREEN }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(blob('22,-8 34,-38 50,-42 58,-22 48,-2'), tones.far, { depth: 5 });
  toes(p, 46, -2, 12, tones.far);
  const body = blob('-24,-62 -42,-40 -44,-12 -24,1 24,1 38,-14 36,-44 22,-62');
  p.form(body, tones.base, { depth: 9 });
  p.clip(body, () => {
    p.form(blob('-4,-58 24,-52 32,-24 18,2 -8,2 -18,-24'), tones.pale, { depth: 6, shadow: 0.06 });
    for (const [x, y, r] of [
      [-32, -36, 6],
      [-26, -22, 4],
      [-36, -16, 4.6],
    ] as const)
      p.fill(ellipse(x, y, r), tones.far, { alpha: 0.75 });
  });
  const thigh = blob('-22,0 -18,-30 -38,-44 -58,-34 -60,-10 -46,0');
  p.form(thigh, tones.base, { depth: 8 });
  for (const [x, y, r] of [
    [-44, -28, 5],
    [-34, -20, 3.6],
    [-50, -18, 3.4],
  ] as const)
    p.fill(ellipse(x, y, r), tones.far, { alpha: 0.75 });
  toes(p, -38, -1, 14, tones.base);
  for (const [line, x] of [
    ['-8,-48 -10,-24 -6,-4', -6],
    ['26,-48 30,-24 28,-4', 28],
  ] as const) {
    p.form(stroke(line, 8, 6.6, 6), tones.base, { depth: 4 });
    toes(p, x, 1, 10, tones.base);
  }
  p.soft(4, -58, 34, 10, tones.dark, 0.4);
  p.in(6, -84, 0.06, 1, 1, () => frogHead(p, mood, tones));
}

export const FROG: Readonly<Record<string, Companion>> = {
  frogSit: { draw, box: { x: -70, y: -140, width: 145, height: 155 }, shadow: 50 },
};
