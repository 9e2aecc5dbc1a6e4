import { ellipse, mix, type Painter, shade, union } from '@/lib/illustrator/paint';
import { CREAM, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import { quadruped, STAND } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const SAND = '#eec06c';
const FACE = blob('0,-40 20,-38 32,-24 34,-4 26,18 24,38 16,52 0,55 -16,52 -24,38 -26,18 -34,-4 -32,-24 -20,-38');

/** The head of a giraffe. */
export function giraffeHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    for (const side of [-1, 1]) {
      p.form(stroke(`${side * 11 + 4},-34 ${side * 14 + 4},-64`, 5, 4), tones.base, { depth: 3 });
      p.form(ellipse(side * 14 + 4, -66, 7.5, 7), '#6a4030', { depth: 3 });
    }
    ears(p, mood, {
      outer: '-8,8! -14,-8 -8,-30 0,-42! 10,-26 12,-6 8,8!',
      inner: '-3,4 -7,-8 -1,-28 5,-16 5,2',
      colour: tones.base,
      at: [30, -26],
      lean: 1.05,
      swing: 0.9,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 8,
      eyes: { y: -9, gap: 21, size: 8.8, iris: '#8a5a2a' },
      muzzle: { y: 36, rx: 22, ry: 18, colour: mix(tones.pale, CREAM, 0.4) },
      mouth: { y: 39, size: 0.94, lip: false },
      cheeks: { y: 14, gap: 23, size: 9 },
      marks: (x) => {
        for (const [u, v, r] of [
          [-18, -28, 7],
          [2, -26, 6],
          [20, -24, 6],
          [-24, 4, 5],
          [27, 6, 5],
        ] as const)
          p.fill(ellipse(x + u, v, r, r * 1.15, 0.4), '#a8642e', { alpha: 0.7 });
      },
    });
    nostrils(p, 6.5, 29, 7.5, 2.6, '#7a4a3a');
  });
}

/** Uneven patches with light seams between them, rows along a line of the coat. */
export function patches(p: Painter, colour: string, rows: readonly (readonly [x: number, y: number, r: number])[]) {
  const shapes = rows.map(([x, y, r], i) => {
    const corner = (a: number, k: number) =>
      `${(x + Math.cos(a + i) * r * k).toFixed(1)},${(y + Math.sin(a + i) * r * k * 1.12).toFixed(1)}`;
    return blob([1, 0.86, 1.04, 0.9, 1.08, 0.84].map((k, j) => corner((j / 6) * Math.PI * 2, k)).join(' '), 4);
  });
  p.form(union(...shapes), colour, { depth: 4 });
  p.fill(union(...shapes.filter((_, i) => i % 2)), shade(colour, 0.05), { alpha: 0.6 });
}

function draw(p: Painter, { mood, colour = SAND }: CompanionLook) {
  const tones = tonesOf(colour);
  const spots = mix(colour, '#96460f', 0.72);
  p.fill(stroke('-96,-250 -116,-220 -116,-176', 5, 4, 3.4), tones.dark);
  p.form(blob('-116,-182 -126,-160 -118,-134! -108,-160'), '#6a4030', { depth: 4 });
  const neckLine = '52,-248 72,-330 88,-430 118,-528 160,-556';
  const neck = stroke(neckLine, 54, 38, 29, 26, 28);
  for (let i = 0; i < 15; i++) {
    const [x, y] = [24 + i * 4.6 + (i > 10 ? (i - 10) * 5 : 0), -292 - i * 18];
    p.line(
      [
        [x + 16, y],
        [x - 2, y - 2],
        [x - 12, y + 8],
      ],
      13,
      '#8a5030',
      0.95,
      [1, 0.8, 0.1],
    );
  }
  quadruped(p, {
    length: 122,
    back: 288,
    girth: 104,
    leg: [54, 25],
    gait: STAND,
    tones,
    hock: 0.5,
    foot: { kind: 'hoof', width: 34, colour: '#6a4a3c' },
    neck: [neck],
    marks: () => {
      p.soft(0, -190, 90, 20, tones.pale, 0.6);
      patches(p, spots, [
        [-78, -262, 19],
        [-40, -270, 19],
        [-2, -268, 19],
        [34, -268, 18],
        [-62, -226, 18],
        [-20, -228, 19],
        [18, -230, 18],
        [-92, -222, 13],
        [-56, -180, 13],
        [54, -230, 15],
        [62, -186, 12],
        [-66, -148, 10],
        [60, -150, 9],
      ]);
      patches(p, spots, [
        [58, -300, 19],
        [88, -304, 15],
        [70, -342, 17],
        [98, -344, 12],
        [80, -384, 16],
        [104, -388, 11],
        [90, -424, 14],
        [112, -434, 11],
        [100, -462, 13],
        [122, -474, 10],
        [116, -498, 12],
        [136, -512, 9],
      ]);
    },
  });
  p.clip(neck, () => p.soft(140, -520, 34, 40, tones.dark, 0.35));
  p.in(186, -540, 0, 1.5, 1.5, () => giraffeHead(p, mood, tones, -0.36));
}

export const GIRAFFE: Readonly<Record<string, Companion>> = {
  giraffe: { draw, box: { x: -135, y: -660, width: 420, height: 670 }, shadow: 104 },
};
