import { type Knot, type Polygon, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { disc, type Easel, fill } from '../easel';

const [WOOD, RED] = ['#f4e2c0', '#e8352c'] as const;

/** The corners of the seat as one sees it from the front and the left: front left, front right, back right, back left. */
const SEAT: readonly [Vec, Vec, Vec, Vec] = [
  [-30, 26],
  [10, 34],
  [37, 20],
  [-1, 13],
];
/** How long the legs are. */
const LEG = 54;
/** The upper ends of the two posts of the back. */
const POSTS: readonly [Vec, Vec] = [
  [-5, -56],
  [39, -48],
];

const bar = (e: Easel, from: Vec, to: Vec, radii: readonly [number, number], colour: string) =>
  fill(e, taper([from, to], radii, { round: false }), colour);

const leg = (e: Easel, [x, y]: Vec, aside: number, colour: string) =>
  bar(e, [x, y], [x + aside, y + LEG], [3.4, 2.6], colour);

/** The back: two posts, a broad rail above and spindles. */
function back(e: Easel) {
  const [left, right] = POSTS;
  const [, , rightFoot, leftFoot] = SEAT;
  const along = (a: Vec, b: Vec, u: number): Vec => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  for (const u of [0.27, 0.5, 0.73])
    bar(e, along(left, right, u), along(leftFoot, rightFoot, u), [2, 2], shade(WOOD, 0.12));
  bar(e, left, leftFoot, [3, 3.4], WOOD);
  bar(e, right, rightFoot, [3, 3.4], shade(WOOD, 0.06));
  const rail: Knot[] = [
    [left[0] - 4, left[1] + 3],
    [16, -60],
    [right[0] + 4, right[1] + 4],
  ];
  fill(e, taper(smooth(rail, false, 6), [6, 7, 6]), WOOD);
}

/** Her red umbrella, folded, leans on the seat. */
function umbrella(e: Easel) {
  e.p.in(-50, 88, 0.3, 1.22, 1.22, () => {
    const crook: Knot[] = [
      [0, -66],
      [0, -92],
      [4, -101],
      [12, -101],
      [14, -92],
    ];
    fill(e, taper(smooth(crook, false, 6), [2, 2.2, 2.4, 2.2, 2]), '#f0cf96');
    const cloth: Polygon = smooth([
      [0, 0, 1],
      [7.5, -34],
      [8.5, -58],
      [3, -72],
      [-3, -72],
      [-8.5, -58],
      [-7.5, -34],
    ]);
    fill(e, cloth, RED);
    fill(
      e,
      taper(
        [
          [2.5, -66],
          [4, -40],
          [0, -4],
        ],
        [0.7, 1.5, 0.5],
      ),
      shade(RED, 0.16),
      0.8,
    );
    bar(e, [-8.6, -50], [8.6, -50], [2, 2], shade(RED, 0.2));
  });
}

/** Grandmother's chair, turned a little aside, with nobody on it. */
export function paintMissed(e: Easel): void {
  const [frontLeft, frontRight, backRight, backLeft] = SEAT;
  e.p.in(6, -16, 0, 0.84, 0.84, () => {
    disc(e, 0, 78, 62, 14, '#2f456e', 0.6, 0.2);
    leg(e, backLeft, 0, shade(WOOD, 0.2));
    leg(e, backRight, 2, shade(WOOD, 0.14));
    back(e);
    leg(e, frontLeft, -2, WOOD);
    leg(e, frontRight, 0, WOOD);
    const front: Polygon = [frontLeft, frontRight, backRight].concat(
      [backRight, frontRight, frontLeft].map(([x, y]): Vec => [x, y + 7]),
    );
    fill(e, front, shade(WOOD, 0.14));
    fill(e, [...SEAT], WOOD);
    umbrella(e);
  });
}
