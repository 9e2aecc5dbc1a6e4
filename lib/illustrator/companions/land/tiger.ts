import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, knots, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const ORANGE = '#e58a3c';
const STRIPE = '#43291f';
const FACE = blob('0,-38 26,-35 44,-18 48,6 42,26 24,38 0,41 -24,38 -42,26 -48,6 -44,-18 -26,-35');

const stripe = (p: Painter, line: string, width = 4) =>
  p.fill(stroke(line, 0.6, width, width * 0.8, 0.4), STRIPE, { alpha: 0.82 });

function tigerHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-16,9 -17,-8 -7,-19 7,-19 16,-8 16,9',
      inner: '-9,8 -9,-5 -3,-12 5,-11 10,0 9,9',
      innerColour: '#f6d8c4',
      colour: tones.base,
      at: [34, -28],
      lean: 0.42,
      swing: 0.8,
      yaw: 0.6,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([x, y]) => (y > 2 && Math.abs(x) > 20 ? 9 : 1), spacing: 13, hang: 0.4 }),
      colour: tones.base,
      yaw: 0.6,
      eyes: { y: -3, gap: 20, size: 9, iris: '#c08a2a' },
      muzzle: { y: 20, rx: 22, ry: 15 },
      nose: { y: 10, size: 1.1, colour: '#c8605c' },
      mouth: { y: 18, size: 0.98 },
      cheeks: { y: 15, gap: 34 },
      marks: (x) => {
        for (const side of [-1, 1]) {
          p.soft(x + side * 22, -20, 11, 8, CREAM, 0.9);
          p.soft(x + side * 42, 22, 16, 14, CREAM, 0.9);
          for (const [u, v, w] of [
            [50, -4, 26],
            [52, 8, 32],
            [48, 20, 34],
          ] as const)
            stripe(p, `${x * 0.4 + side * u},${v} ${x + side * (u + w) * 0.55},${v + 3} ${x + side * w},${v + 1}`, 3);
          stripe(p, `${x + side * 6},-40 ${x + side * 11},-32 ${x + side * 9},-25`, 2.6);
        }
        stripe(p, `${x},-42 ${x},-32 ${x},-22`, 3);
      },
    });
  });
}

function walk(p: Painter, { mood, colour = ORANGE }: CompanionLook) {
  const tones = tonesOf(colour);
  const line = '-112,-148 -152,-128 -186,-144 -192,-190 -178,-214';
  const tail = taper(knots(line), [11, 10, 9.5, 9, 8]);
  p.form(tail, tones.base, { depth: 5 });
  p.clip(tail, () => {
    for (const band of [
      '-142,-112 -136,-150',
      '-164,-112 -160,-156',
      '-206,-150 -172,-164',
      '-206,-176 -176,-180',
      '-196,-214 -166,-200',
    ])
      p.fill(stroke(band, 4, 4), STRIPE, { alpha: 0.8 });
  });
  quadruped(p, {
    length: 138,
    back: 182,
    girth: 98,
    leg: [58, 34],
    gait: WALK,
    tones,
    hairs: 12,
    arch: 4,
    foot: { kind: 'paw', width: 46, colour: tones.light },
    neck: [stroke('66,-146 98,-172 112,-186', 46, 46, 42)],
    marks: () => {
      p.soft(4, -90, 80, 18, CREAM, 0.5);
      for (const x of [-84, -56, -28, 2, 32, 60]) {
        stripe(p, `${x},-190 ${x + 9},-158 ${x - 3},-124`, 6);
        stripe(p, `${x + 14},-98 ${x + 18},-116 ${x + 13},-130`, 4.4);
      }
      for (const [x, y] of [
        [-96, -108],
        [-84, -74],
        [74, -74],
        [72, -98],
        [-62, -44],
      ] as const)
        stripe(p, `${x - 14},${y} ${x},${y + 5} ${x + 14},${y - 1}`, 4.6);
    },
  });
  p.soft(104, -170, 44, 40, tones.dark, 0.35);
  p.in(118, -206, 0, 1.5, 1.5, () => tigerHead(p, mood, tones, 0.02));
}

export const TIGER: Readonly<Record<string, Companion>> = {
  tigerWalk: { draw: walk, box: { x: -210, y: -290, width: 420, height: 300 }, shadow: 124 },
};
