import { ellipse, type Knot, mapShape, mix, polar, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';

/** Of the owl in the bark: its middle. */
const DENT = { x: 2192, y: 748 } as const;
/** The way she flies from the high bells to the low ones, without a tree in it. */
const FLIGHT: readonly Vec[] = [
  [1840, 420],
  [1790, 520],
  [1500, 690],
  [1230, 700],
  [960, 640],
  [760, 640],
  [600, 690],
  [450, 800],
];

/** Soft dots along the way she flies, brighter towards the bell that calls her. */
export function flightLine(e: Easel, colour: string) {
  const way = smooth(FLIGHT, false, 12);
  for (const [i, [x, y]] of way.entries())
    if (i % 2 === 0) {
      e.p.soft(x, y, 13, 13, colour, 0.35);
      e.p.fill(ellipse(x, y, 4.6, 4.6), '#fff6dc', { alpha: 0.85 });
    }
}

/** Half of the outline that she left, from the middle of her head down: an ear, a wing spread wide, the tail. */
const HALF: readonly Knot[] = [
  [0, -150],
  [24, -152],
  [40, -160],
  [60, -196, 1],
  [66, -160],
  [74, -126],
  [66, -94],
  [44, -70, 1],
  [80, -86],
  [122, -92],
  [154, -78],
  [168, -50],
  [168, -26],
  [154, -14, 1],
  [152, 12],
  [132, 20, 1],
  [128, 44],
  [106, 50, 1],
  [100, 68],
  [84, 66],
  [66, 50, 1],
  [66, 90],
  [50, 118],
  [28, 130, 1],
  [34, 160],
  [0, 168, 1],
];
const IMPRINT = smooth(
  [
    ...HALF,
    ...HALF.slice(1, -1)
      .map(([u, v, sharp]): Knot => [-u, v, sharp])
      .reverse(),
  ],
  true,
  6,
);
/** The bottom of the hollow, moved towards the moon: beside it the rim that the moon reaches stays bright. */
const FLOOR = mapShape(IMPRINT, ([u, v]) => [u + 9, v - 11]);
/** Cracks run on through the bark: where each begins, how far and where it goes. */
const CRACKS = [
  [112, -78, 56, -1.2],
  [-112, 62, 66, 2.2],
  [14, 156, 60, 1.2],
] as const;
const RAW = '#d8a878';

/** Where she flew into the trunk: a hollow of her own shape and size, and a feather that stuck in it. */
export function dent(e: Easel, bark: string) {
  const { x, y } = DENT;
  const dark = mix(shade(bark, 0.2), '#06040c', 0.6);
  e.p.in(x, y, 0.05, 0.98, 0.98, () => {
    for (const [u, v, far, turn] of CRACKS)
      e.p.line([[u, v], polar([u, v], turn + 0.3, far * 0.5), polar([u, v], turn, far)], 8, dark, 0.95, [1, 0.6, 0.1]);
    e.p.edge(IMPRINT, dark, 7, 0.5);
    e.p.fill(IMPRINT, RAW);
    e.p.clip(IMPRINT, () => e.p.clip(FLOOR, () => floor(e, bark, dark)));
    splinters(e);
    stuckFeather(e, [-84, 66], 2.2);
  });
}

/** As deep as she is: dark, and its upper rim throws a shadow far into it. */
function floor(e: Easel, bark: string, dark: string) {
  e.p.fill(FLOOR, dark);
  const deepest = mapShape(FLOOR, ([u, v]) => [u * 0.9 - 14, v * 0.9 + 18]);
  e.p.fill(deepest, mix(dark, bark, 0.9), { blur: 16 });
  fibres(e, dark);
  face(e);
}

/** Her eyes and her beak left their marks as well. */
function face(e: Easel) {
  for (const u of [-26, 30]) {
    e.p.edge(ellipse(u, -112, 23, 24), RAW, 5, 0.75);
    e.p.fill(ellipse(u, -112, 9, 10), RAW, { alpha: 0.6 });
  }
  e.p.fill(taper([[2, -98] as Vec, [2, -74] as Vec], [9, 2]), RAW, { alpha: 0.8 });
}

/** Wood that broke outwards all round the rim. */
function splinters(e: Easel) {
  const r = e.random('splinters');
  const step = Math.max(1, Math.floor(IMPRINT.length / 30));
  for (let i = 0; i < IMPRINT.length; i += step) {
    const at = IMPRINT[i];
    if (!at) continue;
    const out = Math.atan2(at[1], at[0]) + r.bell() * 0.5;
    const foot = polar(at, out + Math.PI, 4);
    e.p.fill(taper([foot, polar(at, out, 4 + r() * 6)], [5, 1]), r() > 0.45 ? RAW : shade(RAW, 0.16));
  }
}

/** The grain of the wood under the bark. */
function fibres(e: Easel, dark: string) {
  const r = e.random('fibres');
  for (let at = -150; at < 156; at += 13)
    e.p.line(
      [
        [at, -160],
        [at + r.bell() * 6, 0],
        [at + r.bell() * 6, 160],
      ],
      2.6,
      r() > 0.6 ? RAW : dark,
      0.14,
      [0.4, 1, 0.5],
    );
}

function stuckFeather(e: Easel, at: Vec, turn: number) {
  const [middle, tip] = [polar(at, turn, 28), polar(at, turn + 0.25, 60)];
  e.p.form(taper([at, middle, tip], [3, 10, 2]), '#b08a72', { depth: 3 });
  e.p.line([at, middle, tip], 2, '#e8cfae', 0.8, [1, 1, 0.4]);
}
