import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import { plush } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const BLACK = '#4a4450';
const FACE = blob('0,-42 28,-38 46,-18 52,8 44,28 24,40 0,43 -24,40 -44,28 -52,8 -46,-18 -28,-38');

function pandaHead(p: Painter, mood: Mood, tones: Tones, dark: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-17,10 -18,-8 -8,-20 6,-20 17,-9 17,10',
      colour: dark.base,
      at: [35, -29],
      lean: 0.45,
      swing: 0.8,
      yaw: 0.4,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 4 ? 6 : 2), spacing: 14, hang: 0.4 }),
      colour: tones.base,
      yaw: 0.4,
      eyes: { y: -3, gap: 19, size: 8, iris: '#8a5a3a', coat: dark.base, brow: dark.base },
      muzzle: { y: 19, rx: 20, ry: 14, colour: '#fffaf2' },
      nose: { y: 11, size: 1.02, colour: '#37303a' },
      mouth: { y: 18, size: 0.88 },
      cheeks: { y: 17, gap: 35, size: 12 },
      marks: (x) => {
        for (const side of [-1, 1]) p.form(ellipse(x + side * 20.5, 0, 13.5, 17, side * 0.5), dark.base, { depth: 5 });
      },
    });
  });
}

function bamboo(p: Painter) {
  p.form(stroke('18,-30 34,-66 46,-104', 4.6, 4.4, 4), '#8aab4a', { depth: 2.4 });
  for (const [x, y] of [
    [27, -50],
    [37, -76],
  ] as const)
    p.fill(stroke(`${x - 5},${y - 2} ${x + 5},${y + 2}`, 1.2, 1.2), '#5f7c34');
  for (const leaf of [
    '44,-96 60,-106 74,-100! 60,-94',
    '42,-94 30,-112 34,-126! 46,-112',
    '46,-102 54,-120 66,-126! 60,-112',
  ])
    p.form(blob(leaf, 5), '#6f9a3e', { depth: 3 });
}

function sit(p: Painter, { mood, colour = BLACK }: CompanionLook) {
  const [tones, dark] = [tonesOf('#f4ece2'), tonesOf(colour)];
  p.in(0, 0, 0, 1.42, 1.42, () => {
    plush(p, { tones, limb: { ...dark, base: dark.base }, belly: null, pad: '#c9a0a4', shaggy: 5, hairs: 16 });
    bamboo(p);
    p.form(stroke('36,-94 46,-70 34,-58', 15, 14, 13), dark.base, { depth: 6 });
    p.soft(0, -100, 40, 16, dark.base, 0.5);
    p.in(2, -130, 0, 1.04, 1.04, () => pandaHead(p, mood, tones, dark, -0.07));
  });
}

export const PANDA: Readonly<Record<string, Companion>> = {
  pandaSit: { draw: sit, box: { x: -125, y: -270, width: 250, height: 285 }, shadow: 104, hold: [2, -102] },
};
