import { type Knot, type Painter, smooth } from '@/lib/illustrator/paint';
import { headTurn } from '../kit/turn';
import type { CompanionLook } from '../model';
import { CREAM, coat, FUR } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

/** Curled tight over its own back, as if to hold on to itself. */
const TAIL: readonly Knot[] = [
  [-54, -24],
  [-92, -40],
  [-98, -78],
  [-64, -98],
  [-30, -82],
  [-16, -58],
];

/** Short strokes beside the tail: it shakes. */
function shakes(p: Painter) {
  for (const [x, y, turn] of [
    [-126, -86, -1],
    [-138, -74, -1],
    [-16, -98, 1],
    [-3, -90, 1],
  ] as const)
    p.line(
      [
        [x, y - 9],
        [x + turn * 4, y],
        [x, y + 9],
      ],
      2.6,
      CREAM,
      0.85,
      [0.3, 1, 0.3],
    );
}

/** Creeps out of a hiding place: the belly on the ground, the neck stretched out, a tail around itself that shakes. */
export function foxCreep(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.75);
  const far: readonly Knot[] = [
    [44, -22],
    [62, -14],
    [84, -3],
  ];
  leg(p, far, [10, 7.5, 6.5], 17);
  const body = smooth(
    [
      [-64, -22],
      [-60, -50],
      [-34, -62],
      [4, -46],
      [40, -50],
      [66, -50],
      [70, -26],
      [40, -4],
      [-20, 0],
      [-54, 0],
    ],
    true,
    7,
  );
  p.form(body, FUR, { depth: 11 });
  p.clip(body, () =>
    p.fill(
      smooth(
        [
          [-40, -18],
          [0, -24],
          [44, -22],
          [44, -4],
          [-40, -4],
        ],
        true,
        5,
      ),
      CREAM,
      { alpha: 0.9 },
    ),
  );
  const tufts = [
    [-46, -44, 0.1],
    [-30, -50, 0.05],
    [-10, -40, 0.05],
    [10, -36, 0],
    [24, -34, 0.2],
    [-52, -28, 0.6],
  ] as const;
  coat(p, body, tufts, FUR, 12);
  const hind: readonly Knot[] = [
    [-44, -28],
    [-24, -16],
    [-40, -3],
  ];
  leg(p, hind, [19, 12, 6.5], 15);
  const ahead: readonly Knot[] = [
    [44, -24],
    [78, -12],
    [104, -3],
  ];
  leg(p, ahead, [11, 8, 6.5], 17);
  tail(p, TAIL, [8, 14, 16, 16, 13, 3]);
  shakes(p);
  bib(p, 66, -40, 0.66);
  p.in(86, -64, 0, 0.94, 0.94, () => foxHead(p, mood, yaw, 0.06 + roll));
}
