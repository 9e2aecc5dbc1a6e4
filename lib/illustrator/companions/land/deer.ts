import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { CREAM, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const RUSSET = '#c98a54';
const FACE = blob('0,-36 21,-33 34,-17 35,0 27,20 20,36 9,44 0,45 -9,44 -20,36 -27,20 -35,0 -34,-17 -21,-33');

function deerHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, -0.16, 1, 1, () => {
    for (const side of [-1, 1])
      p.form(stroke(`${side * 10 + 4},-30 ${side * 13 + 4},-48`, 5, 4), '#8a6248', { depth: 2 });
    ears(p, mood, {
      outer: '-8,10! -18,-10 -14,-34 2,-52! 16,-32 16,-8 8,10!',
      inner: '-3,6 -10,-10 -7,-30 1,-40 9,-28 9,-8 4,6',
      colour: tones.base,
      at: [27, -22],
      lean: 0.85,
      swing: 0.9,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      eyes: { y: -4, gap: 20, size: 10, iris: '#6a3c24' },
      muzzle: { y: 28, rx: 18, ry: 15, colour: tones.pale },
      nose: { y: 19, size: 0.92, colour: '#3a2428' },
      mouth: { y: 27, size: 0.8 },
      cheeks: { y: 14, gap: 26, size: 10 },
      marks: (x) => {
        for (const side of [-1, 1]) p.soft(x + side * 20, -19, 10, 7, CREAM, 0.7);
        p.soft(x, -28, 10, 14, tones.dark, 0.3);
      },
    });
  });
}

function draw(p: Painter, { mood, colour = RUSSET }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(
    fringe(blob('-72,-142 -86,-162 -98,-160 -94,-138 -78,-124'), { size: 4, spacing: 10, hang: -0.4 }),
    tones.pale,
    { depth: 4 },
  );
  quadruped(p, {
    length: 92,
    back: 158,
    girth: 70,
    leg: [40, 16],
    tones,
    hock: 0.7,
    hairs: 12,
    gait: { ...WALK, nearFore: [-0.06, 0], nearHind: [0.04, 0], farFore: [0.3, 0.26], farHind: [-0.16, 0] },
    foot: { kind: 'hoof', width: 21, colour: '#5a4038' },
    neck: [stroke('42,-128 64,-166 72,-190', 36, 26, 23)],
    marks: () => {
      p.soft(0, -88, 56, 12, CREAM, 0.6);
      p.soft(72, -140, 14, 34, CREAM, 0.6, -0.4);
      for (const [x, y, r] of [
        [-52, -142, 5],
        [-36, -134, 4.4],
        [-58, -124, 4.4],
        [-20, -146, 4.6],
        [-14, -130, 3.8],
        [4, -142, 4.4],
        [20, -132, 3.6],
        [-40, -116, 3.8],
      ] as const)
        p.fill(ellipse(x, y, r, r * 0.84), CREAM, { alpha: 0.9 });
    },
  });
  p.soft(74, -178, 22, 22, tones.dark, 0.3);
  p.in(82, -212, 0, 1.26, 1.26, () => deerHead(p, mood, tones));
}

export const DEER: Readonly<Record<string, Companion>> = {
  deer: { draw, box: { x: -110, y: -310, width: 295, height: 320 }, shadow: 72, hold: [66, -160] },
};
