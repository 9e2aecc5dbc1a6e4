import { type Knot, type Painter, smooth } from '@/lib/illustrator/paint';
import { headTurn } from '../kit/turn';
import type { CompanionLook } from '../model';
import { CREAM, coat, FUR } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

const TAIL: readonly Knot[] = [
  [-50, -34],
  [-84, -46],
  [-70, -82],
  [-102, -96],
  [-106, -118],
  [-92, -140],
];

/** Short strokes beside the tail: it shakes. */
function shakes(p: Painter) {
  for (const [x, y, turn] of [
    [-128, -92, -1],
    [-140, -106, -1],
    [-60, -112, 1],
    [-48, -124, 1],
  ] as const)
    p.line(
      [
        [x, y - 9],
        [x + turn * 4, y],
        [x, y + 9],
      ],
      2.6,
      CREAM,
      0.75,
      [0.3, 1, 0.3],
    );
}

/** Creeps out of a hiding place: the belly near the ground, one paw ahead, a tail that shakes. */
export function foxCreep(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.75);
  shakes(p);
  tail(p, TAIL, [8, 15, 17, 15, 11, 3]);
  const far: readonly Knot[] = [
    [40, -30],
    [50, -14],
    [62, -3],
  ];
  leg(p, far, [10, 7.5, 6.5], 17);
  const body = smooth(
    [
      [-60, -30],
      [-56, -56],
      [-30, -68],
      [6, -58],
      [40, -62],
      [56, -48],
      [54, -24],
      [30, -12],
      [-20, -12],
      [-50, -10],
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
    [-42, -50, 0.1],
    [-26, -56, 0.05],
    [-8, -50, 0.05],
    [10, -48, 0],
    [22, -42, 0.2],
    [-48, -36, 0.6],
  ] as const;
  coat(p, body, tufts, FUR, 12);
  const hind: readonly Knot[] = [
    [-40, -34],
    [-26, -20],
    [-46, -3],
  ];
  leg(p, hind, [17, 10, 6.5], 15);
  const ahead: readonly Knot[] = [
    [36, -32],
    [66, -20],
    [92, -3],
  ];
  leg(p, ahead, [11, 8, 6.5], 17);
  bib(p, 50, -46, 0.72);
  p.in(66, -80, 0, 0.94, 0.94, () => foxHead(p, mood, yaw, 0.1 + roll));
}
