import { type Knot, mix, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { type Easel, glow } from '../../kit/easel';
import { ferns, fir, foliage, grass } from '../../kit/foliage';
import { hazeBand, land, stone } from '../../kit/ground';
import { cloud, mist, moon, sky, stars } from '../../kit/sky';
import { water } from '../../kit/water';
import { defineStage } from '../../model';
import { dent, flightLine } from './dent';
import { bellOnThread } from './things';

const night = {
  top: '#0a2038',
  low: '#4c8a98',
  far: '#336a80',
  mid: '#1f4a62',
  soil: '#5f7aa0',
  soilNear: '#16204a',
  bark: '#241c44',
  leaf: '#22406a',
  moonlight: '#ffeec4',
  deep: '#0e0e38',
  water: '#8fa8e0',
};
const BOUGHS: readonly (readonly [spine: readonly Knot[], halves: readonly number[]])[] = [
  [
    [
      [2180, 560],
      [1980, 556],
      [1780, 590],
      [1560, 584],
      [1400, 606],
      [1290, 590],
    ],
    [54, 40, 30, 22, 12, 3],
  ],
  [
    [
      [2160, 300],
      [2010, 220],
      [1900, 214],
      [1780, 160],
    ],
    [38, 24, 14, 3],
  ],
  [
    [
      [2240, 330],
      [2330, 240],
      [2450, 210],
    ],
    [30, 20, 10],
  ],
  [
    [
      [2150, 820],
      [2010, 770],
      [1900, 780],
      [1820, 750],
    ],
    [34, 20, 11, 2],
  ],
  [
    [
      [2300, 1320],
      [2220, 1000],
      [2190, 700],
      [2200, 420],
      [2180, 180],
      [2210, -60],
    ],
    [220, 186, 176, 140, 92, 56],
  ],
];
/** The stream winds towards us from the wood, behind those who look up: its middle, and half of its breadth. */
const STREAM: readonly Vec[] = [
  [640, 902],
  [820, 908],
  [1010, 920],
  [1120, 944],
  [1000, 974],
  [760, 990],
  [500, 1018],
  [240, 1062],
  [40, 1098],
  [-140, 1122],
];
const HALVES = [1, 4, 8, 12, 17, 26, 42, 62, 80, 92];
/** The same in short steps. */
const BANKS = smooth(STREAM, false, 5);
const BANK_HALVES = BANKS.map((_, i) => HALVES[Math.min(HALVES.length - 1, Math.round(i / 5))] ?? 0);
/** High bells for her branch, low ones for the stream: place, thread, size, colour. Eight of them. */
const BELLS = [
  [1390, 602, 46, 1.2, '#e0b145'],
  [1850, 580, 60, 1.3, '#d0564c'],
  [1856, 190, 96, 1.3, '#e0b145'],
  [1954, 214, 156, 1.4, '#c9d0da'],
  [2044, 226, 70, 1.2, '#b9683f'],
  [150, 764, 56, 1.9, '#b9683f'],
  [254, 728, 100, 2.3, '#e0b145'],
  [350, 726, 62, 1.9, '#5f8fb4'],
] as const;

/** A tall tree with a bough before the moon, bells high in it and low beside the stream. */
export const bellTree = defineStage<typeof night>({
  palettes: { moon: night },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.5, -0.85],
    rim: c.moonlight,
    rimAlpha: 0.8,
    rimWidth: 4,
    ambient: '#7a7ccc',
    ambientAlpha: 0.58,
    shadow: '#08082e',
    lamps: [],
    cast: { from: 1650, slant: 0.9, length: 0.3, alpha: 0.5 },
  }),
  back(e, c) {
    sky(e, 0, 880, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.5)],
      [1, c.low],
    ]);
    stars(e, 0, 560, 190, '#fff4d6');
    moon(e, 1180, 150, 62, '#ffefc6', '#b8e0ff', 0.6);
    glow(e, 1960, 380, 620, '#ffdf9a', 0.5);
    cloud(e, 1240, 640, 480, 70, mix(c.low, c.top, 0.4), '#bfe4ea', 0.4);
    cloud(e, 420, 640, 520, 60, mix(c.low, c.top, 0.4), '#bfe4ea', 0.35);
    for (const [row, [base, step, h]] of (
      [
        [820, 44, 130],
        [880, 66, 190],
      ] as const
    ).entries())
      for (let i = 0; i * step < 2520; i++)
        fir(
          e,
          `f${row}:${i}`,
          -40 + i * step + ((i * 37) % 18),
          base,
          h * (0.8 + ((i * 53) % 40) / 90),
          row ? c.mid : mix(c.far, c.low, 0.3),
          { light: [0.4, -0.6], lit: c.moonlight, warmth: 0.2 },
        );
    mist(e, 850, 80, '#dcd8ff', 0.3);
    land(
      e,
      'hill',
      [
        [-60, 960],
        [300, 930],
        [760, 890],
        [1200, 900],
        [1800, 930],
        [2460, 900],
      ],
      mix(c.soil, c.moonlight, 0.14),
      c.soilNear,
    );
    stream(e, c);
    grass(e, 'grass', 905, 1190, mix(c.soil, c.moonlight, 0.16), c.soilNear, {
      lit: c.moonlight,
      size: [10, 44],
      density: 0.75,
      skip: (x, y) => BANKS.some(([u, v], i) => Math.hypot((x - u) / 1.6, y - v) < (BANK_HALVES[i] ?? 0) + 14),
    });
    for (const [x, y, w, h] of [
      [330, 1134, 54, 28],
      [610, 1062, 30, 15],
      [1180, 958, 22, 11],
    ] as const)
      stone(e, `s${x}`, x, y, w, h, '#6a74a8', { lit: c.moonlight });
    for (const [spine, halves] of BOUGHS) limb(e, c, spine, halves);
    alder(e, c);
    flightLine(e, c.moonlight);
    for (const [x, y, w, h] of [
      [1310, 584, 56, 32],
      [1770, 150, 70, 40],
      [2010, 190, 90, 50],
      [2200, 30, 260, 130],
      [2420, 190, 130, 90],
      [1830, 744, 60, 34],
      [96, 730, 96, 50],
      [250, 690, 80, 36],
      [490, 752, 60, 34],
    ] as const)
      foliage(e, `leaf${x}`, x, y, w, h, mix(c.leaf, c.bark, 0.3), {
        body: w > 120,
        count: 44,
        size: 24,
        light: [-0.5, -0.6],
        lit: c.moonlight,
        warmth: 0.3,
      });
    for (const [i, [x, y, drop, k, colour]] of BELLS.entries()) {
      glow(e, x, y + drop + 20, 120 * k, '#ffe6a0', 0.5);
      if (x > 1800 && y < 400) sound(e, x, y + drop + 40, k);
      bellOnThread(e, x, y, drop, k, colour, Math.sin(i * 2.1) * 0.18);
    }
    dent(e, c.bark);
  },
  front(e, c) {
    ferns(e, 'r', 2330, 1250, 170, mix(c.deep, c.leaf, 0.3), { count: 9, spread: 2.2 });
    ferns(e, 'l', 30, 1240, 150, mix(c.deep, c.leaf, 0.3), { count: 8, spread: 2.2 });
    hazeBand(e, 1200, 1040, c.deep, 0.4, 0, 'multiply');
  },
});

/** Bright water with the moon on its bends. */
function stream(e: Easel, c: typeof night) {
  const shore = taper(
    STREAM,
    HALVES.map((half) => half * 1.12),
    { round: false },
  );
  e.p.fill(shore, mix(c.soilNear, c.soil, 0.6), { alpha: 0.8 });
  water(e, 'stream', taper(STREAM, HALVES, { round: false }), {
    far: '#d8e8ff',
    near: '#5f7cc4',
    shine: '#fff6de',
    moonX: 640,
    y0: 900,
    y1: 1210,
    dark: '#3a5298',
  });
  const r = e.random('flow');
  for (let i = 0; i < 34; i++) {
    const at = Math.floor(r() * (BANKS.length - 6)) + 1;
    const aside = r.bell() * 0.7;
    const flow = BANKS.slice(at, at + 5).map(([x, y], n): Knot => [x, y + aside * (BANK_HALVES[at + n] ?? 0)]);
    const half = BANK_HALVES[at] ?? 0;
    e.p.line(flow, 1.6 + half * 0.07, r() > 0.4 ? '#fffdf0' : '#a8c0f0', 0.75, [0.1, 1, 0.6, 0.1]);
  }
}

/** A bent alder on the bank, with the low bells over the water. */
function alder(e: Easel, c: typeof night) {
  const root: readonly Knot[] = [
    [40, 1030],
    [62, 940],
    [66, 860],
    [104, 784],
    [180, 744],
    [290, 716],
    [400, 726],
    [490, 756],
  ];
  limb(e, c, root, [64, 40, 34, 30, 26, 19, 12, 3]);
  for (const foot of [-30, 126])
    limb(
      e,
      c,
      [
        [52, 985],
        [(foot + 52) / 2, 1018],
        [foot, 1036],
      ],
      [22, 14, 3],
    );
}

/** What a ringing bell sends out on both sides; the nearest of them reaches the owl's ear. */
function sound(e: Easel, x: number, y: number, k: number) {
  for (const side of [-1, 1]) {
    const alphas = side < 0 && x < 1900 ? [0.8, 0.65, 0.5, 0.36] : [0.8, 0.5, 0.3];
    for (const [i, alpha] of alphas.entries()) {
      const far = (52 + i * 22) * k;
      const arc = Array.from({ length: 9 }, (_, n): Knot => {
        const turn = -0.5 + n / 8;
        return [x + side * Math.cos(turn) * far, y + Math.sin(turn) * far];
      });
      e.p.line(arc, 5, '#fff0c0', alpha, [0.2, 1, 0.2]);
    }
  }
}

function limb(e: Easel, c: typeof night, spine: readonly Knot[], halves: readonly number[]) {
  e.p.form(taper(spine, halves, { round: false }), c.bark, {
    depth: 20,
    softness: 12,
    lightColor: mix(c.bark, c.moonlight, 0.4),
  });
}
