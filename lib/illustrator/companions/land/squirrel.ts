import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { CREAM, fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { paw } from '../kit/feet';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const RUST = '#c8663a';
const FACE = blob('0,-34 22,-30 36,-14 43,8 36,24 18,34 0,36 -18,34 -36,24 -43,8 -36,-14 -22,-30');

function squirrelHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-12,10! -13,-10 -9,-26 -8,-44! 0,-32 4,-44! 8,-26 14,-8 13,10!',
      inner: '-5,8 -6,-8 -1,-20 5,-8 6,8',
      colour: tones.base,
      at: [25, -24],
      lean: 0.22,
      yaw: 0.5,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 6 ? 6 : 0), spacing: 12, hang: 0.3 }),
      colour: tones.base,
      yaw: 0.55,
      eyes: { y: -2, gap: 20, size: 9.8, iris: '#7a3f22' },
      muzzle: { y: 18, rx: 20, ry: 14, colour: CREAM },
      nose: { y: 9, size: 0.72, colour: '#4a2a2c' },
      mouth: { y: 14, size: 0.74 },
      cheeks: { y: 14, gap: 32 },
    });
  });
}

function acorn(p: Painter, x: number, y: number) {
  p.form(blob(`${x - 11},${y} ${x + 11},${y} ${x + 8},${y + 14} ${x},${y + 21} ${x - 8},${y + 14}`), '#c9873e', {
    depth: 5,
  });
  p.form(ellipse(x, y - 1, 13, 7), '#7a5234', { depth: 4 });
  p.fill(stroke(`${x},${y - 7} ${x + 3},${y - 14}`, 1.8, 1.6), '#7a5234');
}

function draw(p: Painter, { mood, colour = RUST }: CompanionLook) {
  const tones = tonesOf(colour);
  const brush = blob(
    '-14,-4 -52,-4 -80,-26 -86,-64 -98,-98 -94,-134 -70,-154 -46,-146 -42,-126 -58,-110 -46,-82 -28,-54 -14,-36',
  );
  p.form(fringe(brush, { size: ([, y]) => (y > -6 ? 0 : 6), spacing: 15, hang: -0.3 }), tones.base, { depth: 12 });
  fur(p, brush, tones.base, { count: 30, length: 19, width: 3, lie: ([x, y]) => -1.5 + (y + 70) * 0.006 + x * 0.001 });
  const body = blob('-8,-74 -30,-46 -34,-16 -18,2 22,2 32,-16 28,-46 18,-74');
  p.form(body, tones.base, { depth: 9 });
  p.form(fringe(blob('0,-68 18,-66 26,-36 20,-6 4,-2 -4,-24'), { size: 4, spacing: 11 }), CREAM, {
    depth: 5,
    shadow: 0.07,
  });
  p.form(blob('-30,-26 -14,-36 0,-24 2,-4 -8,4 -30,4 -36,-8'), tones.base, { depth: 7 });
  paw(p, -8, 5, 27, tones.light);
  paw(p, 26, 4, 20, tones.light);
  acorn(p, 24, -48);
  for (const line of ['-8,-60 2,-44 14,-40', '24,-62 38,-52 36,-42'])
    p.form(stroke(line, 8, 7, 6), tones.base, { depth: 4 });
  p.soft(8, -74, 22, 9, tones.dark, 0.4);
  p.in(9, -100, 0, 0.98, 0.98, () => squirrelHead(p, mood, tones, 0.07));
}

export const SQUIRREL: Readonly<Record<string, Companion>> = {
  squirrel: { draw, box: { x: -115, y: -180, width: 195, height: 195 }, shadow: 44 },
};
