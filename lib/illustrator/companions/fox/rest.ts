import { type Painter, shade, smooth } from '@/lib/illustrator/paint';
import { headTurn } from '../kit/turn';
import type { CompanionLook } from '../model';
import type { Mood } from '../mood';
import { coat, FUR, SOCK } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

export function foxSit(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.55);
  tail(
    p,
    [
      [-20, -12],
      [-52, -8],
      [-70, -34],
      [-58, -72],
      [-62, -98],
    ],
    [8, 19, 22, 17, 3],
  );
  const body = smooth(
    [
      [-22, -92],
      [-32, -62],
      [-40, -30],
      [-40, -6],
      [-26, 2],
      [26, 2],
      [36, -10],
      [32, -42],
      [24, -70],
      [18, -92],
    ],
    true,
    7,
  );
  p.form(body, FUR, { depth: 11 });
  p.form(
    smooth(
      [
        [-40, -30],
        [-26, -44],
        [-8, -34],
        [-2, -12],
        [-8, 2],
        [-34, 3],
        [-42, -8],
      ],
      true,
      6,
    ),
    FUR,
    { depth: 7 },
  );
  p.form(
    smooth(
      [
        [-34, -5],
        [-16, -6],
        [-6, 0],
        [-10, 5],
        [-34, 5],
      ],
      true,
      5,
    ),
    SOCK,
    { depth: 3 },
  );
  coat(
    p,
    body,
    [
      [-26, -62, 1.5],
      [-22, -50, 1.4],
      [24, -50, 1.7],
      [-30, -24, 1.9],
      [-20, -26, 1.6],
      [26, -30, 1.6],
    ],
    FUR,
    10,
  );
  for (const x of [4, 24])
    leg(
      p,
      [
        [x, -56],
        [x + 1, -26],
        [x + 2, -3],
      ],
      [10, 8, 7],
      20,
    );
  bib(p, 10, -66, 0.98);
  p.soft(8, -92, 26, 12, shade(FUR, 0.25), 0.35);
  p.in(10, -124, 0, 1, 1, () => foxHead(p, mood, yaw, 0.05 + roll));
}

export function foxCurl(p: Painter, mood: Mood) {
  const body = smooth(
    [
      [-74, -10],
      [-66, -46],
      [-28, -70],
      [24, -66],
      [62, -40],
      [74, -8],
      [50, 3],
      [-52, 3],
    ],
    true,
    7,
  );
  p.form(body, FUR, { depth: 13 });
  coat(
    p,
    body,
    [
      [-44, -44, 0.6],
      [-24, -56, 0.3],
      [0, -58, 0],
      [24, -52, -0.3],
      [44, -38, -0.6],
      [-56, -24, 0.9],
    ],
    FUR,
    13,
  );
  p.in(-24, -30, 0, 0.94, 0.94, () => foxHead(p, { ...mood, eyes: 'closed' }, -0.3, -0.14));
  tail(
    p,
    [
      [68, -20],
      [56, 0],
      [16, -2],
      [-30, -2],
      [-58, -10],
    ],
    [10, 17, 19, 15, 3],
  );
}
