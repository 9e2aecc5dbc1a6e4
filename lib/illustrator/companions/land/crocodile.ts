import { ellipse, type Painter, taper, union } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eye } from '../kit/eyes';
import { blob, knots, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const GREEN = '#7fa65a';

/** Both jaws in profile with blunt little teeth; the mood opens them or bends the line between. */
function jaws(p: Painter, mood: Mood, colour: string, pale: string, dark: string) {
  const gape = mood.mouth === 'open' ? 0.24 : mood.mouth === 'round' ? 0.14 : 0.02;
  const teeth = (y: number, down: 1 | -1) => {
    for (const x of [34, 50, 66, 82]) p.fill(blob(`${x - 4},${y}! ${x + 4},${y}! ${x},${y + down * 8}`, 4), '#fffaf0');
  };
  p.in(0, 10, gape, 1, 1, () => {
    if (gape > 0.1) p.form(stroke('4,-4 50,0 82,-2', 8, 7, 5), '#e88a86', { depth: 3 });
    p.form(blob('-14,-6 20,-2 94,-4 102,4 88,14 30,16 -14,16'), pale, { depth: 5 });
    teeth(-3, -1);
  });
  p.in(0, 4, -gape * 0.7, 1, 1, () => {
    const upper = blob('-18,-28 10,-26 34,-14 70,-14 88,-22 104,-18 108,-4 98,4 20,6 -18,8');
    teeth(4, 1);
    p.form(upper, colour, { depth: 7 });
    for (const x of [90, 99]) p.fill(ellipse(x, -14, 2.4, 2), dark, { alpha: 0.9 });
    for (const [x, y] of [
      [44, -8],
      [58, -6],
      [30, -10],
    ] as const)
      p.soft(x, y, 3.4, 2.4, dark, 0.4);
  });
  const bend = mood.mouth === 'down' ? 8 : -8;
  p.line(
    [
      [14, 8],
      [2, 8],
      [-8, 8 + bend],
    ],
    3,
    dark,
    0.9,
    [0.6, 1, 0.3],
  );
}

function draw(p: Painter, { mood, colour = GREEN }: CompanionLook) {
  const tones = tonesOf(colour);
  const far = [
    ['-44,-30 -40,-10', -34],
    ['58,-30 66,-10', 72],
  ] as const;
  for (const [line, x] of far) {
    p.form(stroke(line, 16, 12), tones.far, { depth: 4, light: 0 });
    p.form(ellipse(x, -5, 19, 7), tones.far, { depth: 3, light: 0 });
  }
  const ridge =
    '-196,-44 -188,-34 -178,-52 -166,-42 -154,-62 -140,-52 -126,-74 -108,-62 -92,-86 -70,-74 -50,-92 -28,-80 -8,-94 14,-82 34,-92 52,-78 40,-50 -100,-40';
  p.form(blob(ridge, 4), tones.dark, { depth: 5 });
  const body = blob('-110,-44 -70,-72 0,-80 60,-74 92,-52 84,-26 40,-14 -40,-14 -96,-24');
  const mass = union(
    body,
    taper(knots('-80,-42 -140,-34 -190,-30 -226,-50 -238,-70'), [30, 22, 15, 9, 3]),
    stroke('70,-50 100,-62 116,-72', 32, 34, 34),
  );
  p.form(mass, tones.base, { depth: 10 });
  p.clip(mass, () => {
    p.form(blob('-220,-24 -100,-22 60,-24 120,-48 120,0 -220,0'), tones.pale, { depth: 4, shadow: 0.06 });
    for (const [x, y] of [
      [-60, -56],
      [-36, -62],
      [-12, -58],
      [12, -64],
      [36, -58],
      [-48, -40],
      [-20, -42],
      [8, -44],
      [-96, -46],
      [-130, -42],
    ] as const)
      p.fill(ellipse(x, y, 6, 4), tones.far, { alpha: 0.8 });
  });
  for (const [line, x] of [
    ['-70,-34 -68,-12', -62],
    ['32,-34 34,-12', 42],
  ] as const) {
    p.form(stroke(line, 19, 14), tones.base, { depth: 5 });
    p.form(ellipse(x, -5, 22, 9), tones.base, { depth: 4 });
    for (const u of [4, 12, 19]) p.fill(ellipse(x + u, -2, 2.6, 2.4), '#f4ecd4');
  }
  p.in(118, -84, mood.ears === 'low' ? 0.1 : -0.06, 1.4, 1.4, () => {
    jaws(p, mood, tones.base, tones.pale, tones.dark);
    for (const [x, tone] of [
      [16, tones.far],
      [-8, tones.base],
    ] as const) {
      p.form(ellipse(x, -28, 14.5, 15), tone, { depth: 4 });
      eye(p, x + 1, -30, 9, mood, { y: 0, gap: 0, size: 9, coat: tone, iris: '#c8982a' }, 0.5);
      const lift = mood.brow * (x > 0 ? -1 : 1);
      if (mood.brow)
        p.line(
          [
            [x - 8, -46 + lift * 3],
            [x + 8, -46 - lift * 3],
          ],
          3,
          tones.dark,
          0.85,
        );
    }
    p.soft(-6, -6, 13, 9, '#f0785a', 0.5);
  });
}

export const CROCODILE: Readonly<Record<string, Companion>> = {
  crocodile: { draw, box: { x: -250, y: -160, width: 530, height: 170 }, shadow: 140, saddle: [-16, -84] },
};
