import { type Painter, smooth } from '@/lib/illustrator/paint';
import { headTurn } from '../kit/turn';
import type { CompanionLook } from '../model';
import type { Mood } from '../mood';
import { CREAM, coat, FUR } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

export function foxWalk(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const { yaw, roll } = headTurn(look, 0.7);
  tail(
    p,
    [
      [-50, -52],
      [-84, -58],
      [-116, -82],
      [-122, -116],
      [-112, -136],
    ],
    [8, 17, 20, 15, 3],
  );
  leg(
    p,
    [
      [-34, -46],
      [-8, -26],
      [-20, -6],
    ],
    [13, 7.5, 6.5],
    17,
    true,
  );
  leg(
    p,
    [
      [34, -42],
      [46, -24],
      [54, -6],
    ],
    [10, 7.5, 6.5],
    17,
    true,
  );
  const body = smooth(
    [
      [-58, -52],
      [-50, -74],
      [-20, -82],
      [20, -82],
      [46, -90],
      [58, -70],
      [52, -44],
      [30, -30],
      [-20, -32],
      [-50, -34],
    ],
    true,
    7,
  );
  p.form(body, FUR, { depth: 11 });
  p.clip(body, () =>
    p.fill(
      smooth(
        [
          [-40, -36],
          [0, -44],
          [40, -40],
          [40, -20],
          [-40, -20],
        ],
        true,
        5,
      ),
      CREAM,
      { alpha: 0.9 },
    ),
  );
  coat(
    p,
    body,
    [
      [-40, -64, 0.1],
      [-26, -70, 0.05],
      [-10, -66, 0.05],
      [8, -72, 0],
      [20, -62, 0.2],
      [-46, -52, 0.6],
    ],
    FUR,
    12,
  );
  leg(
    p,
    [
      [-46, -50],
      [-40, -26],
      [-56, -3],
    ],
    [14, 8, 6.5],
    17,
  );
  leg(
    p,
    [
      [34, -50],
      [28, -26],
      [22, -3],
    ],
    [11, 8, 6.5],
    17,
  );
  bib(p, 48, -72, 0.8);
  p.in(60, -112, 0, 0.94, 0.94, () => foxHead(p, mood, yaw, 0.03 + roll));
}

export function foxJump(p: Painter, mood: Mood) {
  p.in(0, -58, -0.34, 1, 1, () => {
    tail(
      p,
      [
        [-50, -4],
        [-82, 8],
        [-116, 2],
        [-140, -24],
        [-146, -46],
      ],
      [8, 17, 20, 14, 3],
    );
    leg(
      p,
      [
        [-40, 6],
        [-66, 26],
        [-92, 34],
      ],
      [12, 8, 6.5],
      17,
    );
    leg(
      p,
      [
        [38, 2],
        [64, 16],
        [86, 8],
      ],
      [10, 7.5, 6.5],
      17,
    );
    const body = smooth(
      [
        [-58, 2],
        [-50, -20],
        [-18, -34],
        [20, -34],
        [48, -40],
        [60, -20],
        [52, 6],
        [24, 18],
        [-20, 18],
        [-48, 16],
      ],
      true,
      7,
    );
    p.form(body, FUR, { depth: 11 });
    p.clip(body, () =>
      p.fill(
        smooth(
          [
            [-40, 14],
            [0, 6],
            [44, 6],
            [44, 30],
            [-40, 30],
          ],
          true,
          5,
        ),
        CREAM,
        { alpha: 0.9 },
      ),
    );
    coat(
      p,
      body,
      [
        [-36, -12, 0.1],
        [-20, -22, 0],
        [0, -18, 0],
        [16, -26, 0],
        [-44, 0, 0.5],
      ],
      FUR,
      12,
    );
    leg(
      p,
      [
        [-44, 6],
        [-58, 32],
        [-82, 48],
      ],
      [14, 8, 6.5],
      17,
    );
    leg(
      p,
      [
        [36, 6],
        [56, 30],
        [80, 30],
      ],
      [11, 8, 6.5],
      17,
    );
    bib(p, 50, -20, 0.8);
    p.in(62, -58, 0.26, 0.94, 0.94, () => foxHead(p, mood, 0.6, -0.04));
  });
}
