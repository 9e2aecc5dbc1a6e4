import { ellipse, type Knot, type Painter, shade, taper } from '../../paint';
import type { PropLook } from '../model';

const YELLOW = '#ffcf1f';
const ORANGE = '#f2701d';
const INK = '#2a1a20';
const HALF = 37;

type Numeral = {
  readonly lines: readonly (readonly Knot[])[];
  /** Where its face is, and where its legs leave it. */
  readonly face: readonly [number, number];
  readonly legs: readonly [number, number];
};

const NUMERALS: Readonly<Record<number, Numeral>> = {
  1: {
    lines: [
      [
        [-46, -226],
        [14, -276, 1],
        [14, -76],
      ],
    ],
    face: [16, -254],
    legs: [2, 26],
  },
  2: {
    lines: [
      [
        [-62, -222],
        [-34, -266],
        [18, -272],
        [56, -232],
        [40, -172],
        [-12, -122],
        [-62, -76, 1],
        [68, -76],
      ],
    ],
    face: [34, -250],
    legs: [-34, 34],
  },
  3: {
    lines: [
      [
        [-56, -258],
        [4, -276],
        [56, -238],
        [44, -192],
        [-4, -176, 1],
        [52, -158],
        [64, -112],
        [24, -74],
        [-56, -84],
      ],
    ],
    face: [34, -250],
    legs: [-20, 30],
  },
  4: {
    lines: [
      [
        [26, -276],
        [-74, -136, 1],
        [84, -136],
      ],
      [
        [36, -226],
        [36, -76],
      ],
    ],
    face: [22, -262],
    legs: [22, 50],
  },
  5: {
    lines: [
      [
        [60, -274],
        [-44, -274, 1],
        [-52, -184, 1],
        [12, -200],
        [64, -150],
        [48, -92],
        [-6, -74],
        [-62, -98],
      ],
    ],
    face: [34, -274],
    legs: [-16, 26],
  },
  6: {
    lines: [
      [
        [46, -276],
        [-12, -246],
        [-56, -166],
        [-46, -100],
        [6, -74],
        [58, -106],
        [54, -160],
        [8, -184],
        [-44, -150],
      ],
    ],
    face: [22, -262],
    legs: [-14, 28],
  },
};

function foot(p: Painter, x: number) {
  p.fill(
    taper(
      [
        [x, -44],
        [x, -5],
      ],
      [7, 7],
    ),
    ORANGE,
  );
  for (const u of [-24, 0, 26])
    p.fill(
      taper(
        [
          [x, -6],
          [x + u, -2],
        ],
        [7, 6],
      ),
      ORANGE,
    );
}

/** A numeral with feet, an eye and a beak. */
export const chickNumeral = (p: Painter, look: PropLook): void => paintNumeral(p, look, openEye);

/** At bedtime. */
export const chickNumeralAsleep = (p: Painter, look: PropLook): void => paintNumeral(p, look, shutEye);

function openEye(p: Painter, x: number, y: number) {
  p.fill(ellipse(x, y, 10, 11), INK);
  p.fill(ellipse(x - 3, y - 4, 3.4), '#ffffff');
}

function shutEye(p: Painter, x: number, y: number) {
  const lid = [
    [x - 13, y],
    [x - 7, y + 6],
    [x, y + 8],
    [x + 7, y + 6],
    [x + 13, y],
  ] as const;
  p.fill(taper(lid, [2, 3.4, 2]), INK);
}

function paintNumeral(p: Painter, { colour = YELLOW, count = 1 }: PropLook, eye: typeof openEye): void {
  const numeral = NUMERALS[count] ?? NUMERALS[1];
  if (!numeral) return;
  for (const x of numeral.legs) foot(p, x);
  const lines = numeral.lines.flatMap((line) => [
    taper(line, [HALF, HALF], { steps: 12 }),
    // A corner is as round as the ends.
    ...line.filter(([, , sharp]) => sharp).map(([x, y]) => ellipse(x, y, HALF)),
  ]);
  p.form(lines, colour, { depth: 10, shadow: 0.06, light: 0.04 });
  const [x, y] = numeral.face;
  p.fill(
    taper(
      [
        [x - 6, y - 32],
        [x - 14, y - 56],
      ],
      [7, 2],
    ),
    colour,
  );
  p.fill(
    taper(
      [
        [x + 4, y - 32],
        [x + 10, y - 58],
      ],
      [7, 2],
    ),
    colour,
  );
  p.fill(
    [
      [x + 26, y - 8],
      [x + 66, y + 8],
      [x + 24, y + 20],
    ],
    ORANGE,
  );
  p.fill(
    [
      [x + 25, y + 6],
      [x + 66, y + 8],
      [x + 24, y + 20],
    ],
    shade(ORANGE, 0.12),
  );
  eye(p, x + 6, y - 6);
}
