import { ellipse, mix, type Painter, shade, tint, union } from '@/lib/illustrator/paint';
import { beak, birdLegs } from '../farm/poultry/parts';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { birdHead } from './parts';

const ROWS = [
  { count: 13, reach: 228, spread: 1.42, eye: 1, turn: 0 },
  { count: 12, reach: 172, spread: 1.3, eye: 0.82, turn: 0.03 },
  { count: 9, reach: 120, spread: 1.1, eye: 0.62, turn: -0.02 },
] as const;

/** One row of the train: feathers from the rump at 0,0, each with its eye. */
function row(p: Painter, tones: Tones, index: number) {
  const { count, reach, spread, eye, turn } = ROWS[index] as (typeof ROWS)[number];
  const green = mix(tones.base, '#5aa878', 0.72);
  const angles = Array.from(
    { length: count },
    (_, i) => -Math.PI / 2 - 0.1 + turn + (i / (count - 1) - 0.5) * 2 * spread,
  );
  const ends = angles.map((a, i) => {
    const r = reach * (1 - (i % 2) * 0.03);
    return { a, x: Math.cos(a) * r, y: Math.sin(a) * r };
  });
  const plumes = ends.map(({ x, y }) =>
    stroke(`0,0 ${x * 0.5},${y * 0.5} ${x * 0.86},${y * 0.86} ${x},${y}`, 4, 10, 23 * eye, 21 * eye),
  );
  for (const odd of [0, 1])
    p.form(
      union(...plumes.filter((_, i) => i % 2 === odd)),
      odd ? shade(green, 0.03 + index * 0.02) : shade(green, 0.08 + index * 0.02),
      { depth: 7, light: 0 },
    );
  p.fill(union(...ends.map(({ x, y }) => stroke(`0,0 ${x * 0.9},${y * 0.9}`, 0.6, 1.4))), tint(green, 0.16), {
    alpha: 0.6,
  });
  for (const [r, colour] of [
    [17, '#c9a23e'],
    [13, '#3f9aa0'],
    [8.4, '#2e3f86'],
  ] as const)
    p.fill(union(...ends.map(({ a, x, y }) => ellipse(x * 0.97, y * 0.97, r * eye, r * 0.84 * eye, a, 18))), colour, {
      alpha: 0.94,
    });
  for (const { x, y } of ends) p.soft(x * 0.97 - 3, y * 0.97 - 4, 5 * eye, 4 * eye, '#e8f6ff', 0.8);
}

function crest(p: Painter, tones: Tones, mood: Mood) {
  const droop = mood.ears === 'low' ? -0.4 : 0;
  p.in(0, -30, droop, 1, 1, () => {
    for (const [x, y] of [
      [-20, -26],
      [-8, -34],
      [6, -36],
      [19, -30],
    ] as const) {
      p.fill(stroke(`0,4 ${x * 0.5},${y * 0.6} ${x},${y}`, 1.4, 1.3, 1), tones.dark);
      p.form(ellipse(x, y, 5.4, 4.8), mix(tones.light, '#58b0b4', 0.5), { depth: 2 });
    }
  });
}

function draw(p: Painter, { mood, colour = '#3f78c4' }: CompanionLook) {
  const tones = tonesOf(colour);
  const open = mood.ears === 'low' ? 0.82 : mood.ears === 'up' ? 1.04 : 0.96;
  p.in(-14, -72, -0.05, open, mood.ears === 'low' ? 0.88 : 1, () => {
    for (const index of [0, 1, 2]) row(p, tones, index);
  });
  birdLegs(
    p,
    [
      [18, -32],
      [-10, -30],
    ],
    '#c89a6a',
    false,
  );
  const body = blob('-58,-70 -44,-96 -12,-102 18,-124 34,-132 54,-112 56,-76 42,-44 12,-26 -24,-30 -48,-46');
  const mass = union(body, stroke('28,-96 40,-136 44,-168', 36, 23, 20));
  p.form(mass, tones.base, { depth: 12, softness: 8 });
  p.clip(mass, () => {
    p.soft(42, -96, 20, 40, mix(tones.light, '#58c0b8', 0.5), 0.75);
    p.soft(-10, -34, 50, 18, tones.dark, 0.35);
  });
  fur(p, body, tones.base, { count: 16, length: 9, lie: 2.2 });
  const wing = blob('16,-84 0,-96 -28,-94 -52,-78 -62,-58 -38,-50 -6,-52 12,-64');
  p.form(wing, mix(tones.pale, '#c8a884', 0.5), { depth: 6 });
  p.clip(wing, () => {
    for (const [x, y] of [
      [-36, -76],
      [-20, -84],
      [-22, -68],
      [-4, -78],
      [-6, -62],
      [-40, -62],
    ] as const)
      p.line(
        [
          [x - 9, y - 1],
          [x - 6, y + 6],
          [x + 3, y + 6],
        ],
        2.4,
        '#7a6a5a',
        0.6,
      );
  });
  p.in(48, -190, mood.ears === 'low' ? 0.16 : 0.02, 1.14, 1.14, () => {
    crest(p, tones, mood);
    birdHead(p, mood, {
      tones,
      eyeCoat: '#dfe6ee',
      iris: '#7a5230',
      marks: () => {
        for (const [x, r] of [
          [-9, 14.5],
          [24.5, 13],
        ] as const)
          p.form(ellipse(x, -5, r, 16), '#f4f2ea', { depth: 4, shadow: 0.06 });
      },
      beak: () => beak(p, 11, 11, 0.72, mood, '#d8b070'),
    });
  });
}

export const PEACOCK: Readonly<Record<string, Companion>> = {
  peacock: { draw, box: { x: -280, y: -330, width: 520, height: 345 }, shadow: 60 },
};
