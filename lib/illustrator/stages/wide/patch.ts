import { ellipse, freeCanvas, type Knot, mix, rgba, shade, smooth, tint } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, dab, disc, type Easel, glow, linear, wash } from '../kit/easel';
import { land } from '../kit/ground';
import { mist } from '../kit/sky';
import { spark, swarm } from '../kit/sparks';
import { bough, trunk } from '../kit/trunk';
import { trunkRow } from '../kit/wood';
import { defineStage } from '../model';

const pitch = {
  /** What the dark is made of: blue, never black, so that it can be printed. */
  dark: '#080e26',
  air: '#16224a',
  trunk: '#101a3a',
  edge: '#6f8cc8',
  soil: '#8a6a4c',
  soilNear: '#4a3428',
  root: '#5a4232',
  glow: '#ffc862',
};
type Colours = typeof pitch;

type Light = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

/** Where the child walks, and the next steps: each as large as a step. */
const HERE: Light = { x: 620, y: 880, rx: 700, ry: 560 };
const STEPS: readonly Light[] = [
  { x: 1500, y: 1044, rx: 250, ry: 88 },
  { x: 1950, y: 938, rx: 200, ry: 66 },
  { x: 2290, y: 858, rx: 140, ry: 44 },
];

const LEAF: readonly Knot[] = [
  [-30, 0, 1],
  [-12, -12],
  [10, -11],
  [30, 0, 1],
  [10, 11],
  [-12, 12],
];
const AUTUMN = ['#b8743c', '#cc9448', '#96603a', '#a8542e', '#8c8a4a'] as const;

/** A fallen leaf that lies flat, `size` times 60 units long. */
function fallenLeaf(e: Easel, x: number, y: number, size: number, turn: number, colour: string) {
  e.p.soft(x + 4 * size, y + 6 * size, 34 * size, 12 * size, '#1a1016', 0.5);
  e.p.in(x, y, 0, size, size * 0.52, () =>
    e.p.in(0, 0, turn, 1, 1, () => {
      e.p.form(smooth(LEAF, true, 6), colour, { depth: 7, lightColor: tint(colour, 0.12) });
      e.p.line(
        [
          [-38, 2],
          [0, 0],
          [24, 0],
        ],
        2.6,
        shade(colour, 0.16),
        0.8,
        [1, 0.8, 0.3],
      );
    }),
  );
}

/** A broken twig with a fork. */
function twig(e: Easel, x: number, y: number, long: number, turn: number) {
  e.p.soft(x, y + long * 0.07, long * 0.56, long * 0.08, '#1a1016', 0.45, turn * 0.5);
  e.p.in(x, y, 0, 1, 0.6, () =>
    e.p.in(0, 0, turn, long / 100, long / 100, () => {
      for (const points of [
        [
          [-50, 4],
          [0, -3],
          [50, 3],
        ],
        [
          [6, -3],
          [26, -16],
          [38, -20],
        ],
      ] as const)
        e.p.line(points, 7, '#6a4a34', 1, [0.8, 0.7, 0.25]);
    }),
  );
}

/** Dry leaves, twigs and roots over the whole width of the spread; those farther away are smaller. */
function paintLitter(e: Easel) {
  const r = e.random('litter');
  for (let i = 0; i < 420; i++) {
    const y = 770 + r() * 420;
    const near = (y - 720) / 440;
    dab(e, 'leaf', r() * 2420 - 10, y, 10 + near * 18, 4 + near * 8, mix(r.pick(AUTUMN), '#3a2830', 0.45), {
      rotate: r.bell(),
      variant: i,
      alpha: 0.75,
    });
  }
  const spots: (readonly [x: number, y: number])[] = Array.from({ length: 130 }, () => [r() * 1340, 800 + r() * 390]);
  for (const { x, y, rx, ry } of STEPS)
    for (let i = 0; i < 22; i++) spots.push([x + r.bell() * rx, y + r.bell() * ry * 0.9]);
  for (const [x, y] of spots.toSorted((a, b) => a[1] - b[1])) {
    const near = (y - 690) / 440;
    if (r() > 0.86) twig(e, x, y, 60 + near * 110, r.bell() * 1.4);
    else
      fallenLeaf(
        e,
        x,
        y,
        (0.24 + near * 0.5) * (0.7 + r() * 0.6),
        r() * 6.3,
        mix(r.pick(AUTUMN), '#5a3a34', r() * 0.4),
      );
  }
}

/** Roots that cross the light. */
function paintRoots(e: Easel, c: Colours) {
  const roots: readonly (readonly [points: readonly Knot[], half: number])[] = [
    [
      [
        [60, 950],
        [430, 936],
        [760, 964],
        [1010, 1020],
        [1180, 1026],
      ],
      26,
    ],
    [
      [
        [1110, 1190],
        [960, 1146],
        [800, 1150],
      ],
      16,
    ],
  ];
  for (const [points, half] of roots) bough(e, points, half, c.root, { rim: c.glow, twigs: 0, name: `root${half}` });
}

/** Fireflies that are as near as the first one: they light the trunks beside them. */
const NEAREST = [
  [1150, 640, 9],
  [1268, 520, 12],
  [1520, 610, 12],
  [1960, 420, 12],
  [2060, 668, 11],
  [1400, 800, 10],
  [1668, 470, 13],
  [1816, 690, 12],
  [2090, 560, 14],
  [2330, 400, 15],
  [2240, 730, 11],
] as const;
const BLURRED = [
  [1335, 690, 40],
  [1600, 760, 54],
  [1760, 560, 34],
  [2180, 620, 62],
  [2350, 800, 46],
  [1450, 420, 30],
  [2380, 190, 50],
] as const;
/** The words among them. */
const WORDS = { x: [1400, 2300], y: [110, 345] } as const;

/** From the fold to the edge and from the ground to the top, the denser the farther: grains, peas, and the nearest. */
function stars(e: Easel) {
  const free = (r: () => number): readonly [number, number] => {
    const [x, y] = [2420 - r() ** 1.25 * 1200, -30 + r() * 810];
    const onWords = x > WORDS.x[0] && x < WORDS.x[1] && y > WORDS.y[0] && y < WORDS.y[1];
    return onWords ? [x, y < 230 ? 20 + r() * 80 : 360 + r() * 120] : [x, y];
  };
  const colour = '#ffd873';
  glow(e, 1880, 600, 900, '#d98a30', 0.42, 0.8);
  // The nearest to us are out of focus.
  for (const [x, y, radius] of BLURRED) {
    disc(e, x, y, radius, radius, '#ffcf6a', 0.2, 0.82);
    e.p.edge(ellipse(x, y, radius * 0.96, radius * 0.96), '#ffe6a0', 2, 0.22);
  }
  swarm(e, 'grains', 290, 2.6, free, { colour });
  const r = e.random('peas');
  for (let i = 0; i < 60; i++) spark(e, ...free(r), 3.6 + r() * 3.8, colour, 0.9);
  // A few are far ahead of the others.
  swarm(e, 'ahead', 22, 2.6, (r) => [1240 - r() ** 1.6 * 260, 330 + r() * 400], { colour });
  for (const [x, y, size] of NEAREST) {
    glow(e, x, y, size * 15, '#e8a040', 0.5);
    spark(e, x, y, size, colour);
  }
}

/** The dark over all that no light reaches; the edges of the trunks can still be guessed in it. */
function darkenAround(e: Easel, c: Colours) {
  const layer = e.p.newLayer();
  const dark: Easel = { ...e, p: layer, c: layer.context };
  cover(dark, rgba(c.dark, 0.74));
  blend(dark, 'destination-out', () => {
    disc(dark, HERE.x, HERE.y, HERE.rx, HERE.ry, '#000000', 1, 0.42);
    for (const { x, y, rx, ry } of STEPS) disc(dark, x, y, rx, ry, '#000000', 0.96, 0.3);
    for (const [x, y, size] of NEAREST) disc(dark, x, y, size * 19, size * 22, '#000000', 0.62, 0.05);
  });
  e.p.put(layer);
  freeCanvas(layer.canvas);
}

/** A wood so dark that nothing is seen but the ground in the light of one firefly, and the next steps. */
export const patchWide = defineStage<Colours>({
  palettes: { pitch },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.6, -0.7],
    rim: '#ffcf80',
    rimAlpha: 0.3,
    rimWidth: 4,
    ambient: '#3a3a66',
    ambientAlpha: 0.8,
    shadow: '#060818',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      linear(e, 0, 0, 0, 800, [
        [0, c.dark],
        [1, c.air],
      ]),
    );
    wash(e, 'air', [-40, 0, 2440, 760], [c.dark, c.air], { count: 60, alpha: 0.2, long: 340, tall: 70, slant: -0.15 });
    trunkRow(e, 'far', {
      count: 11,
      width: 44,
      base: 745,
      colour: c.trunk,
      haze: mix(c.air, '#6a5a5a', 0.4),
      glowX: 640,
      glowWidth: 700,
      rim: c.edge,
      rimAlpha: 0.8,
      bark: 6,
      above: c.dark,
      boughs: 2,
    });
    mist(e, 745, 90, c.air, 0.5);
    // Its edge lies in the dark.
    const line: readonly Knot[] = [
      [-60, 768],
      [700, 752],
      [1500, 764],
      [2460, 750],
    ];
    land(e, 'ground', line, mix(c.soil, c.air, 0.35), c.soilNear, { marks: 160 });
    // So that no hard edge shows between the trunks where the fireflies light it.
    for (const y of [718, 752, 786]) mist(e, y, 44, mix(c.air, c.soil, 0.36), 0.75);
    for (const [x, base, width, lean, side] of [
      [1290, 880, 110, 40, -1],
      [1730, 842, 92, -30, -1],
      [2140, 812, 76, 20, -1],
      [40, 900, 150, -30, 1],
    ] as const)
      trunk(e, `t${x}`, x, base, -60, width, c.trunk, {
        side,
        rim: mix(c.edge, c.glow, 0.25),
        rimAlpha: 1,
        lean,
        bark: 50,
        above: c.dark,
      });
    paintLitter(e);
    paintRoots(e, c);
    glow(e, HERE.x + 90, HERE.y + 130, 520, '#e8a850', 0.3, 0.5);
    for (const { x, y, rx } of STEPS) glow(e, x, y, rx, '#ffb648', 0.5, 0.36);
  },
  front(e, c) {
    darkenAround(e, c);
    darkShape(e, { x: 168, y: 872, size: 330, colour: c.dark, lit: c.air, gaze: [1, -0.4], dazzled: true });
    for (const { x, y, rx } of STEPS) spark(e, x + rx * 0.5, y - rx * 0.16, 3 + rx * 0.008, c.glow);
    stars(e);
  },
});
