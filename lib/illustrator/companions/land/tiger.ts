import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, knots, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import { sitter } from '../kit/seated';
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

function sit(p: Painter, { mood, colour = ORANGE }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.62, 1.62, () => {
    const line = mood.ears === 'low' ? '-30,-8 -56,-4 -78,-6 -92,-12' : '-30,-10 -62,-8 -78,-34 -68,-62 -76,-80';
    const tail = taper(knots(line), [8, 7.4, 7, 6.6, 5.6]);
    p.form(tail, tones.base, { depth: 4 });
    p.clip(tail, () => {
      for (const [x, y] of knots(line).slice(1)) {
        // Rings go across the tail: upright where it lies, level where it stands.
        const [u, v] = mood.ears === 'low' ? [3, 12] : [12, 3];
        p.fill(stroke(`${x - u},${y - v} ${x + u},${y + v}`, 3, 3), STRIPE, { alpha: 0.8 });
      }
    });
    sitter(p, {
      tones,
      paw: tones.light,
      leg: [13, 10],
      hairs: 8,
      bib: { colour: CREAM, size: 0.86 },
      marks: () => {
        for (const y of [-72, -58, -44]) {
          stripe(p, `-48,${y} -32,${y + 5} -16,${y}`, 3);
          stripe(p, `46,${y + 4} 34,${y + 6} 24,${y + 2}`, 2.4);
        }
        for (const y of [-36, -26, -17])
          for (const x of [5, 29]) stripe(p, `${x - 8},${y} ${x},${y + 2} ${x + 8},${y}`, 1.8);
      },
    });
    for (const [x, y] of [
      [-34, -30],
      [-30, -18],
    ] as const)
      stripe(p, `${x - 10},${y} ${x},${y + 4} ${x + 10},${y + 1}`, 2.6);
    p.in(12, -118, 0, 1.02, 1.02, () => tigerHead(p, mood, tones, 0.05));
  });
}

export const TIGER: Readonly<Record<string, Companion>> = {
  tigerSit: { draw: sit, box: { x: -165, y: -285, width: 285, height: 305 }, shadow: 78, hold: [18, -96] },
  tigerWalk: { draw: walk, box: { x: -210, y: -290, width: 420, height: 300 }, shadow: 124 },
};
