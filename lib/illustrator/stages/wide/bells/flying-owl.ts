import { getMood } from '@/lib/illustrator/companions/mood';
import { owlHead } from '@/lib/illustrator/companions/owl';
import { ellipse, shade, taper, type Vec } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { curve, outline } from '../../kit/outline';

const FEATHER = '#8a6a5c';
const PALE = '#e8cfae';

/** Where the feathers of a wing begin, from wrist to shoulder, and where each one ends. */
type Wing = { readonly arm: readonly Vec[]; readonly tips: readonly Vec[]; readonly half: number };

const NEAR: Wing = {
  arm: [
    [-44, -98],
    [-22, -66],
    [22, -14],
  ],
  tips: [
    [-186, -168],
    [-202, -134],
    [-204, -100],
    [-192, -66],
    [-174, -36],
    [-150, -10],
    [-124, 6],
    [-98, 18],
    [-72, 26],
  ],
  half: 17,
};
const FAR: Wing = {
  arm: [
    [52, -112],
    [50, -70],
    [44, -24],
  ],
  tips: [
    [118, -226],
    [144, -202],
    [156, -172],
    [154, -140],
    [142, -110],
    [124, -84],
    [102, -62],
  ],
  half: 14,
};

/** The old owl who glides to the right and a little upwards, with shut eyes; `k` 1 spans 360 units. */
export function flyingOwl(e: Easel, x: number, y: number, k: number) {
  const { p } = e;
  p.in(x, y, -0.2, k, k, () => {
    wing(e, FAR, shade(FEATHER, 0.08));
    for (const [i, tip] of [
      [-148, 22],
      [-152, 40],
      [-144, 58],
      [-126, 70],
    ].entries())
      p.form(
        taper(
          [
            [-50, 14 + i * 4],
            [-104, 20 + i * 11],
            [tip[0] ?? 0, tip[1] ?? 0],
          ],
          [12, 14, 10],
        ),
        i % 2 ? FEATHER : '#7a5c50',
        { depth: 5 },
      );
    p.form(outline([-84, 20, -50, -8, 0, -26, 52, -36, 92, -16, 94, 14, 66, 38, 16, 50, -40, 46]), FEATHER, {
      depth: 12,
    });
    const breast = outline([-52, 34, -6, 14, 50, 0, 90, 4, 70, 34, 18, 49, -30, 46]);
    p.fill(breast, PALE, { alpha: 0.95 });
    p.clip(breast, () => {
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 8; i++) {
          const [u, v] = [-40 + i * 17 + (row % 2) * 8, 42 - i * 4 - row * 12];
          p.line(curve([u - 6, v - 3, u, v + 5, u + 7, v - 4]), 3, '#9a7460', 0.85);
        }
    });
    for (const at of [-34, -16]) {
      p.form(
        taper(
          [
            [at, 40],
            [at - 16, 52],
            [at - 30, 54],
          ],
          [6, 5, 4],
        ),
        '#d99a4a',
        { depth: 2 },
      );
    }
    wing(e, NEAR, FEATHER);
    face(e);
  });
}

/** The same face as on the bough, with shut eyes and a smile. */
function face({ p }: Easel) {
  p.in(98, -32, 0.2, 1.12, 1.12, () => {
    p.form(ellipse(0, -2, 50, 42), FEATHER, { depth: 8 });
    p.in(0, 100, 0, 1, 1, () => owlHead(p, getMood('delight')));
    // Before the wing, which has its colour.
    p.form(outline([-16, -30, -28, -42, -47, -62, -47, -38, -40, -14, -28, -22]), shade(FEATHER, 0.03), { depth: 4 });
    p.edge(outline([-16, -30, -28, -42, -47, -62, -47, -38, -40, -14]), '#5c4238', 1.8, 0.8);
  });
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
