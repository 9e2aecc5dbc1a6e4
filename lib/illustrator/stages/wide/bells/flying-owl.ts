import { getMood } from '@/lib/illustrator/companions/mood';
import { owlHead } from '@/lib/illustrator/companions/owl';
import { ellipse, mix, polar, shade, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';

const FEATHER = '#8a6a5c';
const PALE = '#e8cfae';

/** Where the feathers of a wing begin, from wrist to shoulder, and where each one ends. */
type Wing = { readonly arm: readonly Vec[]; readonly tips: readonly Vec[]; readonly half: number };

/** On the left of the picture; the other is its mirror image. */
const SPREAD: Wing = {
  arm: [
    [-116, -84],
    [-70, -60],
    [-24, -14],
  ],
  tips: [
    [-216, -172],
    [-242, -138],
    [-254, -100],
    [-252, -62],
    [-238, -26],
    [-214, 6],
    [-182, 30],
    [-146, 46],
    [-108, 54],
    [-70, 54],
  ],
  half: 18,
};

/** Of the owl in the bark: its middle. */
const DENT = { x: 2196, y: 716 } as const;
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
/** The old owl who glides towards us on both wings, with shut eyes; `k` 1 spans 510 units. */
export function flyingOwl(e: Easel, x: number, y: number, k: number) {
  const { p } = e;
  p.in(x, y, -0.13, k, k, () => {
    tail(e);
    for (const side of [-1, 1])
      p.in(0, 0, 0, side, 1, () => wing(e, SPREAD, side < 0 ? FEATHER : shade(FEATHER, 0.05)));
    body(e);
    p.in(4, -50, 0.1, 1.16, 1.16, () => {
      p.form(ellipse(0, -2, 50, 42), FEATHER, { depth: 8 });
      p.in(0, 100, 0, 1, 1, () => owlHead(p, getMood('delight')));
    });
  });
}

function tail({ p }: Easel) {
  for (const [i, [x, y]] of [
    [-34, 104],
    [34, 104],
    [-13, 116],
    [13, 116],
  ].entries())
    p.form(taper([[(x ?? 0) * 0.4, 44] as Vec, [x ?? 0, y ?? 0] as Vec], [15, 12]), i > 1 ? FEATHER : '#7a5c50', {
      depth: 5,
    });
}

/** The breast with its rows of feathers, and the feet drawn up below it. */
function body({ p }: Easel) {
  p.form(outline([-42, -34, -50, 4, -44, 44, -22, 74, 0, 80, 22, 74, 44, 44, 50, 4, 42, -34, 0, -46]), FEATHER, {
    depth: 12,
  });
  const breast = outline([-28, -20, -36, 14, -30, 46, -14, 66, 0, 70, 14, 66, 30, 46, 36, 14, 28, -20, 0, -28]);
  p.fill(breast, PALE, { alpha: 0.95 });
  p.clip(breast, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 6; i++) {
        const [u, v] = [-42 + i * 16 + (row % 2) * 8, -2 + row * 16];
        p.line(curve([u - 6, v - 3, u, v + 5, u + 6, v - 3]), 3, '#9a7460', 0.85);
      }
  });
  for (const x of [-17, 17])
    for (const dx of [-7, 0, 7]) p.form(taper([[x, 66] as Vec, [x + dx, 84] as Vec], [5, 4]), '#d99a4a', { depth: 2 });
}

function wing({ p }: Easel, { arm, tips, half }: Wing, colour: string) {
  const root = (u: number): Vec => {
    const [a, b, c] = arm as readonly [Vec, Vec, Vec];
    const [from, to, v] = u < 0.5 ? [a, b, u * 2] : [b, c, u * 2 - 1];
    return [from[0] + (to[0] - from[0]) * v, from[1] + (to[1] - from[1]) * v];
  };
  const roots = tips.map((_, i) => root(Math.max(0, (i - 1) / (tips.length - 1))));
  for (let i = tips.length - 1; i >= 0; i--) {
    const [from, to]: readonly [Vec, Vec] = [roots[i] ?? [0, 0], tips[i] ?? [0, 0]];
    const middle: Vec = [from[0] + (to[0] - from[0]) * 0.6, from[1] + (to[1] - from[1]) * 0.6 - 4];
    const tone = i % 2 ? colour : shade(colour, 0.05);
    p.form(taper([from, middle, to], [half * 0.8, half * 1.05, half * 0.6]), tone, { depth: 5 });
    p.line([from, middle, to], 2.2, '#c8a88c', 0.5, [0.2, 1, 0.4]);
  }
  const [wrist, elbow, shoulder] = arm as readonly [Vec, Vec, Vec];
  const towards = (at: Vec, tip: Vec | undefined, u: number): Vec =>
    tip ? [at[0] + (tip[0] - at[0]) * u, at[1] + (tip[1] - at[1]) * u] : at;
  const coverts = [
    towards(wrist, tips[0], 0.5),
    towards(wrist, tips[2], 0.42),
    towards(elbow, tips[Math.floor(tips.length / 2)], 0.4),
    towards(shoulder, tips.at(-1), 0.5),
    [shoulder[0] + 8, shoulder[1] + 10],
    [shoulder[0] + 4, shoulder[1] - 14],
    [elbow[0] + 12, elbow[1] - 10],
    [wrist[0] + 8, wrist[1] - 14],
  ] as const;
  p.form(outline(coverts.flat()), shade(colour, -0.04), { depth: 8 });
}

/** Soft dots along the way she flies, brighter towards the bell that calls her. */
export function flightLine(e: Easel, colour: string) {
  const way = smooth(FLIGHT, false, 12);
  for (const [i, [x, y]] of way.entries())
    if (i % 2 === 0) {
      e.p.soft(x, y, 13, 13, colour, 0.35);
      e.p.fill(ellipse(x, y, 4.6, 4.6), '#fff6dc', { alpha: 0.85 });
    }
}

/** Where she flew into the trunk: the bark is pressed in, in the shape of an owl, and two feathers stick in it. */
export function dent(e: Easel, bark: string) {
  const { x, y } = DENT;
  const owl = outline([
    -50, -112, -24, -84, 0, -80, 24, -84, 50, -112, 52, -56, 46, -36, 74, -50, 98, -20, 92, 34, 74, 16, 54, 22, 46, 70,
    20, 96, -20, 96, -46, 70, -54, 22, -74, 16, -92, 34, -98, -20, -74, -50, -46, -36, -52, -56,
  ]);
  e.p.in(x, y, 0.06, 1, 1, () => {
    for (const [u, v, far, turn] of [
      [60, -70, 46, -0.9],
      [-62, -66, 40, -2.3],
      [52, 78, 40, 0.9],
      [-50, 82, 44, 2.2],
    ] as const)
      e.p.line(
        [[u, v], polar([u, v], turn + 0.3, far * 0.5), polar([u, v], turn, far)],
        5,
        shade(bark, 0.1),
        0.9,
        [1, 0.7, 0.1],
      );
    e.p.fill(owl, mix(bark, '#d8a878', 0.62));
    e.p.clip(owl, () => {
      e.p.soft(-6, -66, 100, 34, shade(bark, 0.06), 0.75);
      e.p.soft(-70, 0, 24, 90, shade(bark, 0.06), 0.6);
      for (const at of [-44, -14, 16, 46])
        e.p.line(points([at, -90, at + 4, 0, at - 2, 90]), 3, mix(bark, '#d8a878', 0.3), 0.6, [0.4, 1, 0.4]);
      e.p.soft(36, 50, 60, 40, '#ffe6bc', 0.35);
    });
    for (const side of [-1, 1]) e.p.edge(ellipse(side * 22, -56, 15, 15), mix(bark, '#d8a878', 0.15), 5, 0.9);
    e.p.fill(outline([-8, -44, 8, -44, 0, -24]), mix(bark, '#d8a878', 0.15));
    e.p.edge(owl, shade(bark, 0.12), 5, 0.9);
    for (const [u, v, turn] of [
      [-72, 4, -2.7],
      [66, 30, 0.5],
    ] as const) {
      const [middle, tip] = [polar([u, v], turn, 26), polar([u, v], turn + 0.25, 56)];
      e.p.form(taper([[u, v], middle, tip], [3, 9, 2]), '#b08a72', { depth: 3 });
      e.p.line([[u, v], middle, tip], 2, '#e8cfae', 0.8, [1, 1, 0.4]);
    }
  });
}
