import { ellipse, type Knot, mix, rectangle, shade, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';

/** The colours of a dark hall. */
export type HallColours = {
  readonly dark: string;
  readonly far: string;
  readonly near: string;
  readonly curtain: string;
};

const FACES = ['#e8bd98', '#b98560', '#8a5a3e', '#d9a27a', '#6a452f'] as const;
const HAIR = ['#3a2a22', '#6b4630', '#c9a56a', '#b8b2ae', '#241c1c', '#a4553a'] as const;
const CLOTHES = ['#a4546a', '#3f7a94', '#7f9a4a', '#b58a3e', '#5a5fa0', '#c0704a'] as const;

const pick = <T>(from: readonly T[], seed: number): T => from[seed % from.length] as T;

type Guest = { readonly size: number; readonly hair: string; readonly cloth: string };
type Paint = (e: Easel, guest: Guest) => void;

/** A line of hair over the forehead, `low` at its middle. */
function fringe(e: Easel, { size, hair }: Guest, low: number) {
  const line: readonly Knot[] = [
    [-0.92, -0.05],
    [-0.84, -0.75],
    [0, -1.12],
    [0.84, -0.75],
    [0.92, -0.05],
    [0.6, -0.5],
    [-0.2, -low],
  ];
  fill(
    e,
    smooth(
      line.map(([u, v]) => [u * size, v * size] as const),
      true,
      6,
    ),
    hair,
  );
}

const none: Paint = () => undefined;

/** Hair and headwear: what is behind the head, and what is on it. */
const HEADS: readonly (readonly [behind: Paint, before: Paint])[] = [
  [none, (e, g) => fringe(e, g, 0.45)],
  [(e, { size, hair }) => fill(e, ellipse(0, size * 0.35, size * 1.2, size * 1.45), hair), (e, g) => fringe(e, g, 0.6)],
  [
    (e, { size, hair }) => fill(e, ellipse(-0.1 * size, -1.25 * size, size * 0.46, size * 0.44), hair),
    (e, g) => fringe(e, g, 0.75),
  ],
  [(e, { size, hair }) => fill(e, ellipse(0, -0.3 * size, size * 1.4, size * 1.3), hair), (e, g) => fringe(e, g, 0.66)],
  [
    (e, { size, hair }) => {
      for (const side of [-1, 1]) fill(e, ellipse(side * 0.86 * size, 0, size * 0.3, size * 0.5), hair);
    },
    none,
  ],
  [
    (e, { size, cloth }) => fill(e, ellipse(0, 0.2 * size, size * 1.14, size * 1.5), cloth),
    (e, { size, cloth }) => fill(e, ellipse(0, -0.66 * size, size * 0.86, size * 0.44), cloth),
  ],
  [
    (e, { size, hair }) => {
      for (const side of [-1, 1]) fill(e, ellipse(side * 1.12 * size, 0.1 * size, size * 0.36, size * 0.6), hair);
    },
    (e, g) => fringe(e, g, 0.5),
  ],
  [
    none,
    (e, { size, cloth }) => {
      fill(e, ellipse(0, -0.62 * size, size * 0.94, size * 0.56), cloth);
      fill(e, rectangle(0, -0.6 * size, size * 1.3, size * 0.16), cloth);
    },
  ],
];

/** Children sit lower than grown-ups. */
const SIZES = [1, 0.72, 1.08, 0.92, 0.66, 1.14, 0.86] as const;

function shoulders(e: Easel, size: number, colour: string) {
  const line: readonly Knot[] = [
    [-1.6, 3.2],
    [-1.45, 1.7],
    [-0.5, 1.1],
    [0.5, 1.1],
    [1.45, 1.7],
    [1.6, 3.2],
  ];
  fill(
    e,
    smooth(
      line.map(([u, v]) => [u * size, v * size] as const),
      true,
      6,
    ),
    colour,
  );
}

function features(e: Easel, size: number, seed: number, lines: string) {
  const ahead = 0.12 * size;
  for (const side of [-1, 1]) {
    const eye = [ahead + side * 0.3 * size, size * 0.08] as const;
    fill(e, ellipse(...eye, size * 0.075, size * 0.1), lines);
    if (seed % 5 === 2) e.p.edge(ellipse(...eye, size * 0.22, size * 0.22), lines, size * 0.06, 0.9);
  }
  if (seed % 4 === 3) return fill(e, ellipse(ahead, size * 0.46, size * 0.12, size * 0.14), lines);
  const smile: readonly Knot[] = [
    [-0.18 * size, size * 0.4],
    [ahead, size * 0.54],
    [0.4 * size, size * 0.38],
  ];
  fill(e, taper(smile, [size * 0.02, size * 0.055, size * 0.02]), lines);
}

/** One of the audience, who looks up at the stage; `dim` is how far the dark of the hall lies over them. */
function guest(e: Easel, x: number, y: number, row: number, seed: number, dark: string, dim: number, hasFace: boolean) {
  const of = (colour: string) => mix(colour, dark, dim);
  const share = pick(SIZES, seed);
  const size = row * share;
  const [behind, before] = pick(HEADS, seed * 3 + 1);
  const look = { size, hair: of(pick(HAIR, seed * 5 + 2)), cloth: of(pick(CLOTHES, seed * 2 + 3)) };
  const tilt = (((seed * 7) % 5) - 2) * 0.07;
  e.p.in(x, y + (1 - share) * row * 1.5, 0, 1, 1, () => {
    shoulders(e, size, of(pick(CLOTHES, seed)));
    e.p.in(0, 0, tilt, 1, 1, () => {
      behind(e, look);
      fill(e, ellipse(0, 0, size * 0.84, size), of(pick(FACES, seed * 2)));
      before(e, look);
      if (hasFace) features(e, size, seed, of('#241a1c'));
    });
  });
}

/** The back of a seat before each guest of the row behind. */
function seatBack(e: Easel, x: number, y: number, size: number, colour: string) {
  const back: readonly Knot[] = [
    [x - size * 1.5, y + size * 3.4, 1],
    [x - size * 1.5, y + size * 1.2],
    [x - size * 0.9, y + size * 0.7],
    [x + size * 0.9, y + size * 0.7],
    [x + size * 1.5, y + size * 1.2],
    [x + size * 1.5, y + size * 3.4, 1],
  ];
  e.p.form(smooth(back, true, 6), colour, { depth: size * 0.2 });
}

const ROWS = [
  [586, 25, 96, 0.9],
  [660, 32, 128, 0.86],
  [752, 41, 168, 0.78],
  [866, 50, 190, 0.56],
] as const;

/** Rows of people in the dark, the nearer the clearer; the front row leaves a seat free at `free`. */
export function audience(e: Easel, c: HallColours, free: number): void {
  for (const [row, [y, size, gap, dim]] of ROWS.entries()) {
    if (row === 3) seatBack(e, free, y - 20, size * 1.2, shade(mix(c.curtain, c.dark, 0.4), 0.02));
    const shift = row % 2 ? gap / 2 : 0;
    for (let i = 0; i * gap + shift < 1080 - row * 30; i++) {
      const seed = i * 5 + row * 11 + 1;
      const x = 60 + i * gap + shift + (((i * 37 + row * 11) % 9) - 4) * size * 0.06;
      if (row === 3 && Math.abs(x - free) < 120) continue;
      if (row > 0) seatBack(e, x, y, size, shade(mix(c.curtain, c.dark, dim), 0.02));
      // Some seats of the last rows stay empty.
      if (row < 2 && seed % 7 === 3) continue;
      guest(e, x, y, size, seed, c.near, dim, row === 3);
    }
  }
}
