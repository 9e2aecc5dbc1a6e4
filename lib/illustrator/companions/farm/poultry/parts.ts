import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import type { Tones } from '../../kit/coat';
import { blob, stroke } from '../../kit/outline';
import type { Mood } from '../../mood';

const THROAT = '#8a2f38';

/** A pointed beak in three-quarter view; the mood opens it or bends its corners. */
export function beak(p: Painter, x: number, y: number, size: number, mood: Mood, colour: string): void {
  p.in(x, y, 0, size, size, () => {
    const gape = mood.mouth === 'open' ? 1 : mood.mouth === 'round' ? 0.55 : 0.15;
    const lower = blob(`-9,1 9,1 ${4},${6 + gape * 10} -1,${7 + gape * 10}`, 6);
    p.form(lower, shade(colour, 0.1), { depth: 2 });
    if (gape > 0.5) p.fill(ellipse(1, 4 + gape * 4, 5, 2 + gape * 3), THROAT);
    p.form(blob('-11,0 -5,-8 1,-10 8,-8 13,0 7,5 4,12! -1,5', 6), colour, { depth: 3 });
    p.soft(-2, -5, 5, 3, tint(colour, 0.25), 0.7);
    for (const u of [-1.6, 4]) p.fill(ellipse(u, -3.4, 0.9, 1.2), shade(colour, 0.24));
    const bend = mood.mouth === 'down' ? 4 : -3;
    for (const side of [-1, 1])
      p.line(
        [
          [1 + side * 9, 1],
          [1 + side * 15, 1 + bend],
        ],
        2.2,
        shade(colour, 0.3),
        0.8,
        [1, 0.3],
      );
  });
}

/** A broad flat bill in three-quarter view. */
export function bill(p: Painter, x: number, y: number, size: number, mood: Mood, colour: string): void {
  p.in(x, y, 0, size, size, () => {
    const gape = mood.mouth === 'open' ? 10 : mood.mouth === 'round' ? 6 : 1.5;
    p.form(blob(`-13,2 15,2 13,${6 + gape} 2,${9 + gape} -9,${6 + gape}`), shade(colour, 0.1), { depth: 2.4 });
    if (gape > 3) p.fill(ellipse(2, 5 + gape * 0.4, 9, 1.5 + gape * 0.34), THROAT);
    const smile = mood.mouth === 'down' ? 4 : -2.5;
    p.form(blob(`-19,${smile} -10,-6 -4,-12 6,-12 13,-6 23,${smile} 19,6 3,9 -14,6`), colour, { depth: 4 });
    p.soft(-2, -5, 8, 4, tint(colour, 0.22), 0.7);
    for (const u of [-3, 6]) p.fill(ellipse(u, -5, 1.1, 1.6), shade(colour, 0.28));
  });
}

/** Rows of rounded feathers on a wing, tips to the left. */
export function foldedWing(p: Painter, tones: Tones, angle: number, size: number): void {
  p.in(0, 0, angle, size, size, () => {
    for (const [line, r] of [
      ['6,10 -26,22 -58,18', 11],
      ['6,2 -26,10 -62,4', 11],
      ['4,-6 -24,-4 -56,-10', 11],
    ] as const)
      p.form(stroke(line, r, r, r * 0.8, 2.4), tones.far, { depth: 4 });
    p.form(blob('20,-4 12,-22 -10,-22 -34,-12 -30,6 -6,16 14,14'), tones.base, { depth: 6 });
    for (const [x, y] of [
      [-20, -10],
      [-6, -12],
      [-14, 0],
      [0, 0],
      [8, -8],
    ] as const)
      p.line(
        [
          [x - 7, y - 2],
          [x - 5, y + 5],
          [x + 3, y + 5],
        ],
        2,
        tones.dark,
        0.5,
      );
  });
}

/** Legs that end in toes, or in a web. */
export function birdLegs(
  p: Painter,
  at: readonly (readonly [x: number, top: number])[],
  colour: string,
  web: boolean,
): void {
  at.forEach(([x, top], i) => {
    const tone = i ? colour : shade(colour, 0.08);
    p.form(stroke(`${x},${top} ${x + 1},-4`, 4, 3.2), tone, { depth: 2 });
    if (web)
      p.form(
        blob(`${x - 5},-5! ${x + 4},-7 ${x + 23},-2! ${x + 19},2 ${x + 14},1! ${x + 9},4 ${x + 2},2! ${x - 7},3`, 5),
        tone,
        { depth: 3 },
      );
    else
      for (const [u, v] of [
        [15, -1],
        [11, 4],
        [-9, 2],
      ] as const)
        p.form(stroke(`${x},-4 ${x + u * 0.6},${v - 1} ${x + u},${v}`, 3, 2.6, 1.4), tone, { depth: 1.4 });
  });
}
