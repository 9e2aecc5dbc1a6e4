import { drawFigure } from '../../figure';
import { head } from '../../figure/head/head';
import { chosen } from '../../figure/outfits/choose';
import { type Knot, type Painter, shade, smooth, star, tint } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';

/** A baby is about 100 units long. */
const SCALE = 0.47;

function lying(p: Painter, { hero, expression = 'asleep', outfit }: CompanionLook): void {
  const { character, build } = babyOf(hero);
  const place = { x: 24, y: -15, scale: SCALE };
  drawFigure(
    p,
    character,
    {
      pose: 'sleepBack',
      outfit: outfit === 'starryPajamas' ? 'starryPajamas' : 'romper',
      expression,
      ...(build && { build }),
    },
    place,
  );
}

const WRAP: readonly Knot[] = [
  [-34, -36],
  [-14, -40],
  [14, -36],
  [40, -26],
  [58, -14],
  [62, -5],
  [54, 0],
  [20, 1],
  [-18, 1],
  [-38, -2],
  [-46, -14],
  [-44, -28],
];

function wrapped(p: Painter, { hero, expression = 'asleep', colour }: CompanionLook): void {
  const { character } = babyOf(hero);
  const cloth = colour ?? chosen(character, ['#bcd8d4', '#f3d3b8', '#cfc8ea', '#f4e0a6']);
  const swaddle = smooth(WRAP);
  const hood = smooth([
    [-64, -14],
    [-66, -34],
    [-54, -52],
    [-34, -54],
    [-20, -44],
    [-14, -22],
    [-20, -4],
    [-42, 0],
    [-58, -4],
  ]);
  p.form(hood, shade(cloth, 0.05), { depth: 5 });
  const face = head(p, character, { yaw: 0.3, pitch: 0, expression });
  p.in(-41, -26, -1.12, SCALE, SCALE, () => {
    face.back();
    face.front();
  });
  p.form(swaddle, cloth, { depth: 7, softness: 5 });
  p.clip(swaddle, () => {
    const folds: readonly (readonly Knot[])[] = [
      [
        [-40, -28],
        [-12, -20],
        [20, -20],
        [50, -16],
      ],
      [
        [-36, -8],
        [-6, -6],
        [28, -10],
        [58, -8],
      ],
      [
        [-20, -40],
        [0, -24],
        [24, -4],
      ],
    ];
    for (const fold of folds) {
      p.line(fold, 3, shade(cloth, 0.12), 0.6, [0.4, 1, 0.1]);
      p.line(
        fold.map(([x, y]): Knot => [x + 1, y - 2.4]),
        1.8,
        tint(cloth, 0.1),
        0.7,
        [0.2, 1, 0.1],
      );
    }
    for (const [x, y] of [
      [-26, -18],
      [-8, -31],
      [2, -12],
      [18, -27],
      [30, -8],
      [42, -19],
    ] as const)
      p.fill(star(x, y, 3, 0.45), '#fffaf0', { alpha: 0.85 });
  });
  // The edge of the blanket lies over the chin.
  const edge: Knot[] = [
    [-34, -42],
    [-24, -34],
    [-22, -18],
    [-32, -4],
  ];
  p.line(edge, 5, tint(cloth, 0.1), 1, [0.5, 1, 1, 0.5]);
  p.line(edge, 1.2, shade(cloth, 0.12), 0.5);
}

const box = { x: -110, y: -110, width: 220, height: 140 } as const;

export const BABIES: Readonly<Record<string, Companion>> = {
  baby: { draw: lying, box, shadow: 44, hold: [0, -22] },
  babyWrapped: { draw: wrapped, box, shadow: 48, hold: [4, -20] },
};
