import { type Knot, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { blend, disc, type Easel, fill, glow } from '../../kit/easel';

/** Of the body that is nearest, in radii of its disc: where the tummy is. */
const TUMMY = -0.3;

/** Three times the child is shown; a head and a body of each are kept free before all else. */
const SHOWN = 6;

/** The middle and the radius of the nearest child, whose body is the largest. */
function nearest({ keepout }: Easel): { readonly at: Vec; readonly r: number } | null {
  const bodies = keepout.slice(0, SHOWN).filter((_, index) => index % 2 === 1);
  const [first] = bodies.toSorted((a, b) => b.r - a.r);
  return first ? { at: [first.x, first.y + TUMMY * first.r], r: first.r } : null;
}

/** Streams out of the tummy to all sides, in radii of the body from its middle, and how broad each is. */
const STREAMS: readonly (readonly [way: readonly Vec[], half: number])[] = [
  [
    [
      [-0.2, 0.1],
      [-1.4, 0.5],
      [-2.9, -0.1],
      [-4.3, 0.35],
      [-6, -0.3],
    ],
    0.34,
  ],
  [
    [
      [-0.2, -0.05],
      [-1.5, -0.35],
      [-2.6, -1],
      [-3.7, -1],
      [-4.1, -0.5],
      [-3.7, -0.2],
      [-3.3, -0.5],
    ],
    0.2,
  ],
  [
    [
      [-0.1, 0.25],
      [-1.3, 1.1],
      [-2.6, 0.95],
      [-3.7, 1.2],
      [-5, 0.8],
    ],
    0.22,
  ],
];

const onBody = (at: Vec, r: number, [u, v]: Vec): Knot => [at[0] + u * r, at[1] + v * r];

function stream(e: Easel, way: readonly Knot[], half: number, colour: string, alpha: number) {
  const widths = way.map((_, i) => half * Math.sin((Math.PI * (i + 0.75)) / (way.length + 0.5)));
  fill(e, taper(smooth(way, false, 10), widths), colour, alpha);
}

/** Where the tummy of a child of usual height is, and how large the body. */
const USUAL = { at: [1590, 820], r: 237 } as const;

/** The gale comes from one place: out of the tummy of the child it streams over the whole garden behind it. */
export function childsWind(e: Easel): void {
  const { at, r } = USUAL;
  glow(e, at[0], at[1], r * 2.6, '#e9fff4', 0.55);
  for (const [way, half] of STREAMS) {
    const [wide, thin] = [half * r, half * r * 0.34];
    const points = way.map((p) => onBody(at, r, p));
    stream(e, points, wide, '#d8fbee', 0.5);
    stream(
      e,
      points.map(([x, y]): Knot => [x, y - wide * 0.2]),
      thin,
      '#ffffff',
      0.85,
    );
    stream(
      e,
      points.map(([x, y]): Knot => [x + r * 0.1, y + wide * 0.5]),
      thin * 0.6,
      '#1fa6a8',
      0.4,
    );
  }
}

/** Two curls of it before the body, so that one sees from where it comes. */
const CURLS: readonly (readonly Vec[])[] = [
  [
    [-0.3, 0.12],
    [0.1, 0.3],
    [0.5, 0.16],
    [0.95, 0.4],
    [1.35, 0.2],
    [1.4, -0.1],
    [1.2, -0.16],
  ],
  [
    [-0.25, -0.1],
    [-0.6, 0.02],
    [-0.95, -0.16],
    [-1.35, -0.02],
    [-1.7, -0.2],
  ],
];

export function windBefore(e: Easel): void {
  const child = nearest(e);
  if (!child) return;
  const { at, r } = child;
  blend(e, 'soft-light', () => disc(e, at[0], at[1], r * 1.3, r * 1.1, '#ffffff', 0.4, 0));
  for (const way of CURLS)
    stream(
      e,
      way.map((p) => onBody(at, r, p)),
      r * 0.055,
      '#ffffff',
      0.85,
    );
}
