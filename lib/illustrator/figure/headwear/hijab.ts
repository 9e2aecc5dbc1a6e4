import { itemAt } from '@/lib/platform/item-at';
import { type Knot, type Shape, smooth } from '../../paint';
import type { HairBrush } from '../hair/brush';
import type { HairDrawing } from '../hair/style';
import { clothTones } from './cloth';
import { hijabTurned } from './hijab-turned';

const BACK: readonly Knot[] = [
  [-54, -6],
  [-58, 24],
  [-50, 48],
  [-58, 70],
  [-34, 84],
  [0, 88],
  [34, 84],
  [58, 70],
  [50, 48],
  [58, 24],
  [54, -6],
  [0, -58],
];
const OPENING: readonly Knot[] = [
  [0, -35],
  [24, -31],
  [40, -15],
  [45, 8],
  [42, 27],
  [30, 40.5],
  [14, 46.5],
  [0, 48],
  [-14, 46.5],
  [-30, 40.5],
  [-42, 27],
  [-45, 8],
  [-40, -15],
  [-24, -31],
];
const SCARF: readonly Knot[] = [
  [-46, 34],
  [-50, 52],
  [-40, 66],
  [-16, 76],
  [14, 80],
  [40, 70],
  [50, 50],
  [46, 36],
  [30, 50],
  [6, 57],
  [-22, 52],
];
type Fold = { readonly along: readonly Knot[]; readonly width: number; readonly alpha: number; readonly lit?: boolean };
const FOLDS: readonly Fold[] = [
  {
    along: [
      [-40, -40],
      [-52, -6],
      [-48, 24],
      [-26, 48],
    ],
    width: 2.6,
    alpha: 0.6,
  },
  {
    along: [
      [34, -50],
      [50, -20],
      [50, 14],
      [36, 40],
    ],
    width: 2.6,
    alpha: 0.55,
  },
  {
    along: [
      [-20, -56],
      [10, -58],
      [38, -42],
      [50, -12],
    ],
    width: 2.2,
    alpha: 0.4,
    lit: true,
  },
  {
    along: [
      [-52, -20],
      [-54, 4],
      [-50, 26],
    ],
    width: 2.4,
    alpha: 0.5,
    lit: true,
  },
  {
    along: [
      [44, 28],
      [26, 47],
      [4, 55],
      [-20, 54],
    ],
    width: 2.8,
    alpha: 0.6,
  },
];
const SCARF_FOLDS: readonly (readonly Knot[])[] = [
  [
    [-42, 44],
    [-18, 62],
    [16, 66],
    [44, 50],
  ],
  [
    [-36, 56],
    [-8, 70],
    [24, 70],
  ],
  [
    [44, 42],
    [22, 58],
    [-6, 62],
  ],
];

function outerKnots(turn: number): Knot[] {
  return [
    [-54, 14],
    [-57, -8],
    [-53, -36],
    [-34, -59],
    [0, -67],
    [34, -59],
    [53, -36],
    [57, -8],
    [55, 16],
    [50, 38],
    [34, 52],
    [14 + 8 * turn, 60],
    [-14 + 8 * turn, 60],
    [-34, 52],
    [-50, 38],
  ];
}

/** Half width of the face on its far side at a height. */
export function farEdge({ contour, view }: HairBrush, y: number): number {
  const far = contour.filter(([x]) => x * view.turn > 0);
  const nearest = far.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
  return Math.abs(nearest[0]);
}

/** On the far side the cloth lies round the cheek, however far the head is turned. */
function roundFace(h: HairBrush, [x, y, sharp]: Knot): Knot {
  const { turn } = h.view;
  if (Math.abs(turn) < 0.05 || x * turn <= 0 || y < -30 || y > 44) return [x, y, sharp ?? 0];
  return [Math.sign(x) * Math.max(Math.abs(x), farEdge(h, y) + 5), y, sharp ?? 0];
}

/** The rim round the face; turned, its far side goes to the edge of the cheek, so that it does not cut the eye. */
function rimOf(h: HairBrush, knot: Knot): Knot {
  const { turn, project } = h.view;
  const at = h.line(knot);
  const share = Math.min(1, Math.abs(turn) / 0.7);
  if (knot[0] * turn <= 0) return at;
  const free = Math.min(Math.abs(project(knot[0], knot[1], 52).x) + 4 * share, farEdge(h, at[1]) + 0.5);
  const x = Math.abs(at[0]) + (Math.max(free, Math.abs(at[0])) - Math.abs(at[0])) * share;
  return [Math.sign(turn) * x, at[1], at[2] ?? 0];
}

/** A headscarf takes the place of the hair. */
export function hijab(h: HairBrush, color: string): HairDrawing {
  if (h.view.aspect !== 'face') return hijabTurned(h, color);
  const { painter: p, skull: s, line: l } = h;
  const { shadow, deep, light } = clothTones(color);
  const tones = { shadowColor: shadow, lightColor: light };
  const outer = smooth(outerKnots(h.view.turn).map((knot) => roundFace(h, s(knot))));
  const opening = smooth(OPENING.map((knot) => rimOf(h, knot)));
  // The cloth is the outline with the face cut out: the opening winds the other way round.
  const brow: Knot[] = [
    [45, 2],
    [40, -15],
    [24, -31],
    [0, -35],
    [-24, -31],
    [-40, -15],
    [-45, 2],
  ];
  const shadowOnBrow: Shape = smooth([[-57, -60], [57, -60], [57, -10], ...brow.map(l), [-57, -10]]);
  return {
    shadow: shadowOnBrow,
    coversEars: true,
    fringe: false,
    back: () => p.form(smooth(BACK.map(s)), shadow, { depth: 12, shadowColor: deep, light: 0 }),
    front: () => {
      const layer = p.newLayer({ x: -80, y: -90, width: 160, height: 180 });
      layer.form(outer, color, { depth: 11, softness: 7, ...tones });
      layer.soft(-20 + h.shift, -50, 32, 16, light, 0.7, -0.4);
      for (const { along, width, alpha, lit } of FOLDS) layer.line(along.map(s), width, lit ? light : deep, alpha);
      layer.fill(opening, '#000000', { op: 'destination-out' });
      layer.fill(outer, '#000000', { op: 'destination-in' });
      p.put(layer);
      p.line([...opening.filter((_, i) => i % 4 === 0), itemAt(opening, 0)], 1.6, deep, 0.55, [1, 1]);
    },
    over: () => {
      p.form(smooth(SCARF.map(s)), color, { depth: 8, softness: 5, ...tones });
      for (const fold of SCARF_FOLDS) p.line(fold.map(s), 2.4, deep, 0.5);
    },
  };
}
