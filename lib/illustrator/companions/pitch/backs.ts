import { ellipse, type Painter, polar } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../kit/coat';
import { fringe } from '../kit/fringe';
import { blob, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';

/** A goat from behind, sitting like somebody: horns, ears that hang, a short tail. */
export function goatBack(p: Painter, { colour = '#f3ede0' }: CompanionLook): void {
  const tones = tonesOf(colour);
  const body = blob('-34,-168 -60,-120 -72,-50 -66,4 66,4 72,-50 60,-120 34,-168');
  const shaggy = fringe(body, { size: ([, y]) => (y > -8 ? 0 : 8), spacing: 17, hang: 0.7 });
  p.form(shaggy, tones.base, { depth: 12 });
  fur(p, body, tones.base, { count: 30, length: 16, lie: 1.5 });
  p.soft(0, -90, 9, 70, tones.dark, 0.2);
  for (const s of [-1, 1]) {
    p.form(stroke(`${s * 14},-246 ${s * 26},-284 ${s * 46},-312`, 9, 7, 2.4), '#a88a6a', { depth: 3 });
    p.form(blob(`${s * 30},-222! ${s * 60},-218 ${s * 84},-190 ${s * 74},-176 ${s * 40},-192!`), tones.far, {
      depth: 4,
    });
  }
  const head = blob('0,-258 30,-250 44,-220 38,-180 20,-158 -20,-158 -38,-180 -44,-220 -30,-250');
  p.form(fringe(head, { size: () => 5, spacing: 14, hang: 0.6 }), tones.base, { depth: 10 });
  fur(p, head, tones.base, { count: 18, length: 12, lie: 1.5 });
}

/** A turtle from behind that sits up: a shell and the back of a head. */
export function turtleBack(p: Painter, { colour = '#7d9c3f' }: CompanionLook): void {
  const tones = tonesOf(colour);
  p.form(stroke('0,-96 0,-140', 19, 17), tones.base, { depth: 6 });
  p.form(ellipse(0, -152, 31, 29), tones.base, { depth: 8 });
  for (const [x, y, r] of [
    [-10, -162, 4],
    [8, -168, 3.4],
    [14, -150, 4],
  ] as const)
    p.fill(ellipse(x, y, r), tones.far, { alpha: 0.7 });
  const shell = blob('0,-122 46,-110 74,-70 78,-26 60,4 -60,4 -78,-26 -74,-70 -46,-110');
  p.form(shell, '#7d5a34', { depth: 13 });
  p.clip(shell, () => {
    for (const plate of [
      '-24,-108 24,-108 34,-78 0,-60 -34,-78',
      '-70,-84 -40,-98 -40,-70 -48,-44 -80,-42',
      '70,-84 40,-98 40,-70 48,-44 80,-42',
      '-34,-52 0,-50 34,-52 30,-14 0,-4 -30,-14',
      '-74,-34 -42,-38 -36,-8 -56,8 -80,-4',
      '74,-34 42,-38 36,-8 56,8 80,-4',
    ])
      p.form(blob(plate, 3), '#b3854a', { depth: 6 });
  });
}

/** A hedgehog from behind: spines, and two ears above them. */
export function hedgehogBack(p: Painter, { colour = '#5d4a78' }: CompanionLook): void {
  const tones = tonesOf(colour);
  for (const s of [-1, 1]) p.form(ellipse(s * 24, -98, 11, 11), '#d8a880', { depth: 4 });
  const dome = blob('0,-104 34,-94 58,-60 62,-20 48,4 -48,4 -62,-20 -58,-60 -34,-94');
  const spiky = fringe(dome, { size: ([, y]) => (y > -4 ? 0 : 15), spacing: 12, hang: -0.3 });
  p.form(spiky, tones.base, { depth: 10 });
  p.clip(spiky, () => {
    for (let i = 0; i < 60; i++) {
      const a = -Math.PI + ((i * 0.618) % 1) * Math.PI;
      const from = polar([0, -26], a, 10 + ((i * 0.7549) % 1) * 70);
      p.line([from, polar(from, a, 16)], 3.6, i % 3 ? tones.dark : '#cbbbe4', 0.85, [0.8, 1, 0.1]);
    }
  });
}

/** A mouse from behind; the tail hangs over the edge of what it sits on. */
export function mouseBack(p: Painter, { colour = '#9a90b4' }: CompanionLook): void {
  const tones = tonesOf(colour);
  p.form(stroke('2,-4 10,16 4,44 22,62 40,58', 4, 3.6, 3, 2.4, 1.6), '#f0b0a8', { depth: 2 });
  for (const s of [-1, 1]) p.form(ellipse(s * 25, -74, 17, 18), tones.base, { depth: 5 });
  const body = blob('-14,-50 -28,-26 -26,2 26,2 28,-26 14,-50');
  p.form(body, tones.base, { depth: 9 });
  fur(p, body, tones.base, { count: 9, length: 7 });
  p.form(ellipse(0, -58, 24, 22), tones.base, { depth: 8 });
}
