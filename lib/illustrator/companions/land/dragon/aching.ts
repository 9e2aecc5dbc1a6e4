import { ellipse, type Painter, shade, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../../kit/coat';
import { ears } from '../../kit/ears';
import { eyes } from '../../kit/eyes';
import { nostrils } from '../../kit/nose';
import { blob, knots, stroke } from '../../kit/outline';
import { plush } from '../../kit/seated';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { BELLY, plates, spikes, wing } from './parts';

const HEAD =
  '0,-50 28,-46 48,-28 54,-4 53,24 54,50 44,80 24,97 0,101 -24,97 -44,80 -54,50 -53,24 -54,-4 -48,-28 -28,-46';
const MOUTH = '0,18 26,20 43,32 45,56 36,80 18,90 0,92 -18,90 -36,80 -45,56 -43,32 -26,20';

function throat(p: Painter) {
  const cavity = blob(MOUTH);
  p.fill(cavity, '#7a2c34');
  p.clip(cavity, () => {
    p.soft(0, 44, 30, 24, '#3c1018', 0.85);
    p.form(blob('-30,96 -26,72 -8,64 0,68 8,64 26,72 30,96'), '#f08a84', { depth: 5 });
    p.fill(stroke('0,70 0,92', 1.2, 2, 1.2), '#c9605f', { alpha: 0.7 });
    p.fill(stroke('0,14 0,34', 3, 4, 5.5), '#d4626a');
  });
  for (const [x, y, way] of [
    [-30, 23, 1],
    [-14, 19, 1],
    [14, 19, 1],
    [30, 23, 1],
    [-24, 88, -1],
    [24, 88, -1],
  ] as const)
    p.fill(blob(`${x - 5},${y}! ${x + 5},${y}! ${x},${y + way * 13}!`, 3), '#fffaf0');
}

/** The jaw hangs as low as it can; the eyes ask for help. */
function wideHead(p: Painter, mood: Mood, tones: Tones) {
  for (const [x, a] of [
    [-20, -0.35],
    [26, 0.3],
  ] as const)
    p.in(x, -42, a, 1, 1, () => p.form(stroke('0,4 -1,-16 3,-30', 8, 6, 2), '#fbe6c0', { depth: 3 }));
  spikes(p, [[3, -47, 0.95, 0.05]]);
  ears(p, mood, {
    outer: '-8,8! -4,-12 10,-22 34,-28! 30,-12 34,-2! 20,4 14,14!',
    inner: '2,4 8,-10 24,-18 22,-4 12,6',
    innerColour: '#ef9a4e',
    colour: tones.base,
    at: [46, -18],
    swing: 0.9,
    yaw: 0.2,
  });
  const face = blob(HEAD);
  p.form(face, tones.base, { depth: 12, softness: 7 });
  p.clip(face, () => {
    p.form(blob('-60,60 -46,84 -24,95 0,97 24,95 46,84 60,60 60,120 -60,120'), tones.light, { depth: 5 });
    for (const side of [-1, 1]) p.soft(side * 47, 26, 9, 14, shade(tones.base, 0.2), 0.6);
  });
  p.form(ellipse(0, 9, 36, 15), tones.light, { depth: 6, shadow: 0.08 });
  throat(p);
  eyes(p, 0, mood, { y: -14, gap: 23, size: 12, iris: '#d8922a', coat: tones.base }, 0.1);
  nostrils(p, 0, 3, 9, 2.6, tones.dark);
  // A tear of effort.
  p.fill(blob('-45,-2! -50,10 -45,16 -40,10', 6), '#a9dcf0', { alpha: 0.9 });
}

/** The paw that props the lower jaw from below. */
function prop(p: Painter, tones: Tones) {
  p.form(stroke('48,-118 98,-84 92,-56 42,-62', 18, 18, 17, 16), tones.base, { depth: 7 });
  for (const x of [10, 25, 40])
    p.form(stroke(`${x + 6},-62 ${x - 2},-74 ${x - 5},-84`, 9, 8, 6), tones.light, { depth: 4 });
}

/** Sits with its mouth wide open, and has for ninety years. */
function ache(p: Painter, { mood, colour = '#6fae8a' }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.36, 1.36, () => {
    p.form(taper(knots('-30,-18 -72,-8 -104,-22 -112,-58'), [22, 16, 10, 5]), tones.base, { depth: 7 });
    spikes(p, [
      [-66, -22, 0.7, -0.1],
      [-90, -26, 0.6, -0.5],
      [-112, -62, 1, -0.3],
    ]);
    p.in(36, -92, 0, -1, 1, () => wing(p, { ...tones, base: tones.far }, -0.5, 0.72));
    p.in(-30, -92, 0, 1, 1, () => wing(p, tones, -0.45, 0.82));
    p.in(0, 0, 0, 0.9, 0.98, () => plush(p, { tones, limb: tones, belly: null, pad: BELLY, hairs: 0 }));
    plates(p, '-18,-88 4,-92 26,-84 32,-50 22,-16 2,-8 -16,-16 -26,-50', [-58, -42, -26]);
  });
  p.in(0, -236, -0.05, 1.52, 1.52, () => wideHead(p, mood, tones));
  prop(p, tones);
}

export const DRAGON_ACHING: Readonly<Record<string, Companion>> = {
  dragonAches: { draw: ache, box: { x: -185, y: -372, width: 350, height: 392 }, shadow: 92 },
};
