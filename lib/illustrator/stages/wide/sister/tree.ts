import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { clothHouse } from './cloth-house';
import { CREAM, OLIVE, WOOD } from './colours';
import { bush, farHills, house, meadow, oliveTree } from './outdoors';
import { signBoard, sunflower } from './things';

/** The washing between the other house and the tree. */
function washing(e: Easel) {
  fill(e, stroke('1290,516 1420,580 1570,590 1760,520', 4, 4, 4), '#6a5a3e');
  for (const [x, y, colour] of [
    [1356, 558, '#ffffff'],
    [1430, 580, '#f5c74a'],
    [1504, 588, '#ffffff'],
    [1610, 582, '#d9657a'],
  ] as const)
    fill(e, blob(`${x - 27},${y}! ${x + 27},${y}! ${x + 32},${y + 70} ${x},${y + 80} ${x - 32},${y + 70}`, 4), colour);
}

/** Leaves and grass that fly before a broom at `x`, `y`. */
function swept(e: Easel, x: number, y: number) {
  for (const [u, v, turn, colour] of [
    [-60, -30, 0.4, '#94a154'],
    [-120, -70, 1.1, OLIVE.dark],
    [-150, -8, -0.3, '#b9c27c'],
    [-210, -110, 0.2, '#94a154'],
    [-240, -40, 0.9, OLIVE.dark],
    [-90, -130, -0.8, '#b9c27c'],
  ] as const)
    e.p.in(x + u, y + v, turn, 1, 1, () => fill(e, ellipse(0, 0, 24, 8), colour));
  for (const line of ['-30,10 -110,-20 -190,-20', '-20,-30 -90,-80 -160,-92'])
    e.p.in(x, y, 0, 1, 1, () => fill(e, stroke(line, 2, 6, 2), CREAM, 0.8));
}

/** The grass under the tree: light from the sky on the left, the shade of the crown on the right. */
function underTree(e: Easel) {
  meadow(
    e,
    'lawn',
    [
      [-90, 700],
      [400, 664],
      [1000, 668],
      [1800, 650],
      [2490, 690],
    ],
    ['#cdcf82', '#b3ba60'],
    {
      rows: [700, 860],
      size: [7, 15],
    },
  );
  e.p.soft(760, 760, 900, 80, '#eef0ac', 0.7);
  for (const [x, y, w, h] of [
    [860, 706, 92, 70],
    [1400, 704, 80, 54],
    [1560, 714, 120, 74],
    [2330, 730, 150, 120],
  ] as const)
    bush(e, x, y, w, h, '#8d9c4e');
  house(e, 1130, 700, 0.86);
  washing(e);
  meadow(
    e,
    'near',
    [
      [-90, 905],
      [500, 856],
      [1300, 884],
      [1800, 836],
      [2490, 866],
    ],
    ['#b0b860', '#8a9645'],
    {
      rows: [905, 1190],
      size: [14, 42],
    },
  );
  e.p.soft(1900, 1090, 980, 200, OLIVE.deep, 0.6);
}

/** Noon under the old tree, and right behind it the other house. */
export const sisterTree = flatStage({
  ground: '#f6f0c8',
  back(e) {
    cover(
      e,
      radial(e, 760, 120, 2100, [
        [0, '#fffbe0'],
        [0.4, '#f4f2d0'],
        [1, '#d3e2c6'],
      ]),
    );
    farHills(
      e,
      [
        [
          [-90, 610],
          [300, 560],
          [800, 600],
          [1400, 540],
          [2490, 590],
        ],
        [
          [-90, 660],
          [500, 630],
          [1100, 640],
          [1700, 600],
          [2490, 640],
        ],
      ],
      '#e6ebd0',
    );
    underTree(e);
    // Light falls through the leaves.
    for (const [x, y, rx] of [
      [1420, 1060, 70],
      [1560, 1150, 90],
      [1320, 1130, 50],
      [2310, 1010, 60],
      [1180, 1000, 44],
    ] as const)
      e.p.soft(x, y, rx, rx * 0.3, '#f0ee9c', 0.85);
    e.p.soft(700, 1150, 240, 36, OLIVE.deep, 0.5);
    oliveTree(e, 1940, 1020, 1.85);
    clothHouse(e, 1890, 1110, 1.5);
    e.p.form(rectangle(2028, 900, 26, 216), WOOD, { depth: 6 });
    signBoard(e, 2040, 850, 470, 216, -0.03);
    swept(e, 420, 1090);
    glow(e, 500, 300, 900, '#fff6c8', 0.35);
  },
  front(e) {
    sunflower(e, 60, 800, 2, 260);
    sunflower(e, 190, 1010, 1.4, 260);
  },
});

/** A post with two boards: the large one is hers, the small one somebody else's. */
export function signPost(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, rectangle(-12, -350, 24, 350), WOOD);
    signBoard(e, 0, -280, 290, 140);
    signBoard(e, 0, -100, 104, 80, 0.06);
    fill(e, ellipse(0, -92, 13, 19, 0.2), '#8a5a30');
    for (const u of [-13, -5, 3, 11, 17]) fill(e, ellipse(u, -118 + Math.abs(u + 4) * 0.4, 4, 5), '#8a5a30');
  });
}
