import { mapShape, mix, type Painter, shade, tint } from '@/lib/illustrator/paint';
import type { Tones } from '../../kit/coat';
import { ears } from '../../kit/ears';
import { head } from '../../kit/head';
import { nostrils } from '../../kit/nose';
import { blob, knots, stroke } from '../../kit/outline';
import type { Mood } from '../../mood';

export const BELLY = '#f6dc9a';
export const SPIKE = '#ef9a4e';
const FACE = blob('0,-40 26,-36 42,-18 44,2 36,20 38,32 24,44 0,47 -24,44 -38,32 -36,20 -44,2 -42,-18 -26,-36');

/** Rounded spikes along a back, each [x, y, size, angle]. */
export function spikes(p: Painter, list: readonly (readonly [number, number, number, number])[]): void {
  const spike = blob('-10,4! -8,-8 2,-18! 9,-6 10,4!', 5);
  const all = list.flatMap(([x, y, size, angle]) => {
    const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
    return mapShape(spike, ([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
  });
  p.form(all, SPIKE, { depth: 4, light: 0 });
}

/** A wing around its shoulder at 0,0, spread to the upper left; about 110 wide. */
export function wing(p: Painter, tones: Tones, angle: number, size: number): void {
  p.in(0, 0, angle, size, size, () => {
    const skin = blob(
      '0,0! -10,-44 -34,-84 -58,-104! -70,-84 -92,-74! -88,-54 -102,-34! -84,-24 -84,-2! -56,-8 -36,6! -18,2',
    );
    const tone = mix(SPIKE, tones.light, 0.12);
    p.form(skin, tone, { depth: 8 });
    p.clip(skin, () => {
      for (const rib of ['-4,-4 -48,-44 -92,-74', '-4,-2 -52,-22 -102,-34', '-4,0 -44,-4 -84,-2'])
        p.fill(stroke(rib, 3.6, 2.4, 1), shade(tone, 0.1), { alpha: 0.8 });
      p.soft(-50, -74, 30, 20, tint(tone, 0.12), 0.5);
    });
    p.form(stroke('0,2 -12,-44 -36,-84 -58,-104', 8, 6.4, 5, 3), tones.base, { depth: 4 });
  });
}

/** Pale plates along the chest, clipped by the caller's belly shape. */
export function plates(p: Painter, belly: string, ys: readonly number[]): void {
  const shape = blob(belly);
  p.form(shape, BELLY, { depth: 8, shadow: 0.08 });
  const xs = knots(belly).map(([x]) => x);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  p.clip(shape, () => {
    for (const y of ys)
      p.line(
        [
          [x0, y - 4],
          [(x0 + x1) / 2, y + 4],
          [x1, y - 4],
        ],
        2.6,
        shade(BELLY, 0.12),
        0.7,
      );
  });
}

export function dragonHead(p: Painter, mood: Mood, tones: Tones, roll = 0): void {
  p.in(0, 0, roll, 1, 1, () => {
    for (const [x, a] of [
      [-15, -0.35],
      [23, 0.3],
    ] as const)
      p.in(x, -32, a, 1, 1, () => p.form(stroke('0,4 -1,-16 3,-30', 8, 6, 2), '#fbe6c0', { depth: 3 }));
    spikes(p, [[5, -38, 0.95, 0.05]]);
    ears(p, mood, {
      outer: '-8,8! -4,-12 10,-22 34,-28! 30,-12 34,-2! 20,4 14,14!',
      inner: '2,4 8,-10 24,-18 22,-4 12,6',
      innerColour: SPIKE,
      colour: tones.base,
      at: [36, -10],
      lean: 0,
      swing: 0.9,
      yaw: 0.4,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 0,
      eyes: { y: -6, gap: 20, size: 9.8, iris: '#d8922a' },
      muzzle: { y: 25, rx: 28, ry: 17, colour: tones.light },
      mouth: { y: 25, size: 1.12, lip: false },
      cheeks: { y: 14, gap: 34 },
      marks: (x) => {
        for (const [u, v, r] of [
          [-24, -26, 4],
          [-31, -17, 3],
          [30, -24, 3.4],
          [-16, -31, 2.6],
        ] as const)
          p.soft(x * 0.4 + u, v, r * 1.5, r * 1.3, tones.dark, 0.5);
      },
    });
    nostrils(p, 6.5, 17, 8, 2.4, tones.dark);
    if (mood.mouth === 'open')
      for (const u of [-8, 8]) p.fill(blob(`${6.5 + u - 3},30! ${6.5 + u + 3},30! ${6.5 + u},36`, 4), '#fffaf0');
  });
}
