import { ellipse, type Knot, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, linear, wash } from '../../kit/easel';
import { rounded } from '../../rooms/kit/shapes';
import { hangingDrop } from './home-garden-plants';

const [PLASTER, TILES, WOOD, STONE] = ['#f3dfb8', '#c9684c', '#4f8490', '#b9aa96'] as const;
/** Where the wall ends at the right and stands on the ground, and the right edge of its door. */
const CORNER = 352;
const BASE = 1004;
const DOOR = { x: 24, y: 306, width: 176, height: BASE - 316 } as const;

function door(e: Easel) {
  const { x, y, width, height } = DOOR;
  fill(e, rounded(x - 18, y - 18, width + 36, height + 18, 10), '#fff6e0');
  e.p.form(rounded(x, y, width, height, 6), WOOD, { depth: 8 });
  for (const [at, tall] of [
    [0.34, 0.24],
    [0.64, 0.28],
  ] as const)
    e.p.form(rounded(x + 30, y + at * height, width - 60, tall * height, 5), shade(WOOD, 0.1), { depth: 4 });
  e.p.form(ellipse(x + width / 2, y + 116, 44, 44), '#fff6e0', { depth: 3 });
  fill(e, ellipse(x + width / 2, y + 116, 34, 34), '#ffdf98');
  e.p.form(ellipse(x + width - 18, y + height * 0.6, 9, 9), '#e9c15a', { depth: 3 });
  e.p.form(rounded(x - 40, BASE - 14, width + 80, 34, 8), STONE, { depth: 6 });
}

/** Leaves of the creeper at the corner: where each leaves the stem, its turn and size. */
const LEAVES = [
  [327, 176, 0.7, 1],
  [330, 216, 2.6, 0.95],
  [333, 258, 0.4, 1.1],
  [332, 298, 2.3, 1],
  [329, 338, 0.6, 1.05],
  [327, 380, 2.6, 0.95],
  [331, 424, 0.8, 0.9],
  [336, 462, 2.4, 0.8],
  [341, 512, 1.4, 0.8],
] as const;
/** Of those leaves, the ones that carry a drop at their end. */
const WET = [2, 3, 6, 8];
const LEAF: readonly Knot[] = [
  [0, 0, 1],
  [22, -17],
  [58, 0, 1],
  [22, 17],
];

/** A creeper whose leaves still carry drops. */
function creeper(e: Easel) {
  const stem: Knot[] = [
    [322, 136],
    [334, 250],
    [326, 360],
    [342, 520],
  ];
  fill(e, taper(smooth(stem, false, 8), [5, 2]), '#6f7a45');
  for (const [x, y, turn, size] of LEAVES)
    e.p.in(x, y, turn, size, size, () => e.p.form(smooth(LEAF, true, 6), '#6cb04e', { depth: 4 }));
  for (const [i, [x, y, turn, size]] of LEAVES.entries())
    if (WET.includes(i)) hangingDrop(e, x + Math.cos(turn) * 57 * size, y + Math.sin(turn) * 57 * size + 18, 1.6);
}

/** The near end of the house with its door, at the left edge; drops still hang from its eave and its creeper. */
export function houseFront(e: Easel): void {
  e.p.fill(ellipse(170, BASE + 14, 300, 26), '#2f5a34', { alpha: 0.4, blur: 14 });
  fill(
    e,
    rectangle(-90, 60, CORNER + 90, BASE - 60),
    linear(e, -60, 0, CORNER, 0, [
      [0, shade(PLASTER, 0.08)],
      [0.8, PLASTER],
      [1, tint(PLASTER, 0.2)],
    ]),
  );
  wash(e, 'plaster', [-60, 170, CORNER - 60, BASE - 30], [tint(PLASTER, 0.16), shade(PLASTER, 0.05)], {
    count: 40,
    alpha: 0.22,
    long: 90,
    tall: 24,
    slant: -0.2,
  });
  fill(e, rectangle(-90, 128, CORNER + 90, 34), shade(PLASTER, 0.2), 0.45);
  const roof: Knot[] = [
    [-90, -60, 1],
    [CORNER + 10, -60, 1],
    [CORNER + 70, 118, 1],
    [CORNER + 58, 134, 1],
    [-90, 134, 1],
  ];
  e.p.form(smooth(roof, true, 4), TILES, { depth: 10 });
  for (let x = -60; x < CORNER + 60; x += 62)
    fill(
      e,
      taper(
        [
          [x - 14, -40],
          [x + 4, 112],
        ],
        [2, 3],
      ),
      shade(TILES, 0.12),
      0.7,
    );
  for (const x of [64, 196]) hangingDrop(e, x, 152, 1.7);
  door(e);
  creeper(e);
}
