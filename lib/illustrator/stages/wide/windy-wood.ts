import { ellipse, type Knot, mix, rgba, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { blend, cover, dab, type Easel, fill, glow, linear, radial } from '../kit/easel';
import { grass, nearLeaves } from '../kit/foliage';
import { hazeBand, land } from '../kit/ground';
import { offRoad, type RoadLine, road, roadside } from '../kit/road';
import { cloud, mist, sky } from '../kit/sky';
import { trunk } from '../kit/trunk';
import { bushes, trunkRow } from '../kit/wood';
import { defineStage } from '../model';

/** Dark, but light enough that print keeps trunks, coat and skin apart. */
const dark = {
  top: '#0a1032',
  low: '#26336e',
  far: '#1c2854',
  mid: '#151e46',
  near: '#0b1130',
  leaf: '#172640',
  soil: '#222d58',
  soilNear: '#0f1636',
  path: '#3a4674',
  glow: '#9ab0ee',
};
const ROAD: RoadLine = [
  [1500, 820, 14],
  [1420, 866, 28],
  [1240, 930, 50],
  [900, 1010, 84],
  [500, 1110, 120],
  [0, 1240, 170],
];
/** Of the lantern in the child's hand. */
const WICK: Vec = [1012, 886];
/** The bends of two threads of smoke, from the wick. */
const TORN: readonly (readonly Vec[])[] = [
  [
    [0, 0],
    [-50, -36],
    [-110, -26],
    [-180, -56],
    [-250, -44],
    [-340, -74],
  ],
  [
    [0, 0],
    [-56, -18],
    [-120, -42],
    [-190, -30],
    [-264, -64],
    [-330, -50],
  ],
];
/** A breath of wind that rolls up at its end; it blows to the left if `w` is negative. */
function gust(e: Easel, x: number, y: number, w: number, lift: number, colour: string) {
  const radius = lift * 0.85;
  const [cx, cy] = [x + w, y - lift + radius];
  const side = Math.sign(w);
  const curl = Array.from({ length: 9 }, (_, i): Knot => {
    const t = i / 8;
    const angle = -Math.PI / 2 + t * 6.6;
    const reach = radius * (1 - t * 0.62);
    return [cx + side * Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
  const spine: readonly Knot[] = [
    [x, y],
    [x + w * 0.28, y - lift * 0.9],
    [x + w * 0.56, y - lift * 0.1],
    [x + w * 0.8, y - lift * 0.75],
    ...curl,
  ];
  const halves = (k: number) => [0.3, 3, 6, 5, 4, 3.4, 3, 2.6, 2.2, 1.8, 1.4, 1, 0.4].map((half) => half * k);
  blend(e, 'screen', () => {
    fill(e, taper(spine, halves(2.1), { round: false }), colour, 0.16);
    fill(e, taper(spine, halves(0.8), { round: false }), tint(colour, 0.1), 0.42);
  });
  const under = spine.slice(0, 4).map(([px, py]): Knot => [px + w * 0.1, py + lift * 0.6]);
  blend(e, 'screen', () => fill(e, taper(under, [0.3, 3, 4, 0.3]), colour, 0.24));
}

/** What is left of the flame: an ember on the wick, and smoke that the wind tears away as soon as it is there. */
function lastSmoke(e: Easel) {
  const [x, y] = WICK;
  const colour = linear(e, x, y, x - 330, y - 50, [
    [0, rgba('#dfe5ff', 0.85)],
    [0.5, rgba('#c3cdf6', 0.5)],
    [1, rgba('#aab6e6', 0)],
  ]);
  for (const bends of TORN) {
    const thread = bends.map(([dx, dy]): Knot => [x + dx, y + dy]);
    e.p.fill(taper(thread, [1, 4, 8, 12, 16, 20], { round: false }), colour, { alpha: 0.34, blur: 9 });
    e.p.fill(taper(thread, [1, 2.6, 3.4, 4.2, 4, 2], { round: false }), colour, { alpha: 0.7, blur: 1.6 });
  }
  e.p.soft(x, y, 44, 40, '#ff7a30', 0.7);
  fill(e, ellipse(x, y, 5), '#ffb060');
}

/** A wood in the wind, so dark that only rims are seen. */
export const windyWoodWide = defineStage<typeof dark>({
  palettes: { dark },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0.6, -0.8],
    rim: '#bccffc',
    rimAlpha: 0.95,
    rimWidth: 6,
    ambient: '#5668b4',
    ambientAlpha: 0.78,
    shadow: '#02040f',
    lamps: [{ x: 1500, y: 640, reach: 1000, colour: '#9fb4ff', power: 0.4 }],
  }),
  back(e, c) {
    sky(
      e,
      0,
      860,
      [
        [0, c.top],
        [0.55, mix(c.top, c.low, 0.6)],
        [1, c.low],
      ],
      0.16,
    );
    for (const [x, y, w] of [
      [300, 160, 620],
      [1120, 110, 660],
      [1900, 240, 620],
      [700, 330, 620],
    ] as const)
      cloud(e, x, y, w, 110, mix(c.top, c.low, 0.35), c.glow, 0.08);
    glow(e, 1010, 760, 620, c.glow, 0.14);
    trunkRow(e, 'far', {
      count: 16,
      width: 36,
      base: 872,
      colour: c.far,
      haze: c.low,
      glowX: 1010,
      glowWidth: 800,
      rim: c.glow,
      rimAlpha: 0.1,
      bark: 3,
      lean: -170,
      above: c.top,
      boughs: 4,
    });
    mist(e, 780, 130, c.glow, 0.06);
    trunkRow(e, 'mid', {
      count: 8,
      width: 72,
      base: 904,
      colour: c.mid,
      haze: c.low,
      glowX: 1010,
      rim: c.glow,
      rimAlpha: 0.12,
      bark: 10,
      lean: -210,
      gap: [560, 1560],
      above: c.top,
      boughs: 3,
    });
    bushes(e, 'bush', 856, 100, 52, c.leaf, { lit: c.glow, haze: c.low, glowX: 1010, gap: [640, 1500] });
    land(
      e,
      'land',
      [
        [-60, 880],
        [600, 856],
        [1400, 844],
        [1900, 856],
        [2460, 880],
      ],
      c.soil,
      c.soilNear,
    );
    road(e, 'road', ROAD, mix(c.path, c.soil, 0.3), mix(c.path, c.soilNear, 0.75));
    const off = offRoad(ROAD);
    grass(e, 'grass', 874, 1190, c.soil, c.soilNear, {
      lit: c.glow,
      size: [16, 56],
      bow: -0.5,
      density: 0.7,
      skip: (x, y) => off(x, y) < 1.1,
    });
    roadside(e, 'verge', ROAD, c.soil, c.soilNear, c.low);
    mist(e, 866, 46, c.glow, 0.05);
    // It stands in the lee behind the child, and waits with it.
    darkShape(e, {
      x: 430,
      y: 1060,
      size: 640,
      colour: '#050818',
      lit: c.glow,
      pose: 'stand',
      gaze: [0.9, 0.6],
      worried: true,
      lean: 5,
    });
  },
  front(e, c) {
    for (const [x, w, lean] of [
      [210, 190, -210],
      [1850, 210, -260],
      [2330, 240, -230],
    ] as const)
      trunk(e, `n${x}`, x, 1240, -60, w, c.near, {
        side: x < 1000 ? 1 : -1,
        rim: c.glow,
        rimAlpha: 0.14,
        lean,
        bark: 60,
        above: c.top,
        boughs: x < 1000 ? 0 : 3,
      });
    nearLeaves(
      e,
      'lens',
      [
        [180, -20, 300, 130],
        [620, -80, 300, 110],
        [2200, -20, 380, 150],
      ],
      c.top,
    );
    const r = e.random('gust');
    for (const [x, y, w] of [
      [1300, 380, -860],
      [1180, 220, -1000],
      [2460, 620, -480],
      [2460, 1040, -860],
      [1560, 1050, -460],
      [420, 830, -460],
    ] as const)
      gust(e, x, y, w, 46 + r() * 50, c.glow);
    for (let i = 0; i < 90; i++) {
      const [x, y] = [r() * 2400, 120 + r() * 960];
      if (Math.hypot(x - 860, y - 760) < 280) continue;
      const size = 8 + r() * 15;
      dab(e, 'leaf', x, y, size, size * 0.7, mix(c.leaf, c.glow, 0.25 + r() * 0.4), {
        variant: i,
        rotate: 0.5 + r.bell() * 0.8,
        alpha: 0.8,
      });
    }
    lastSmoke(e);
    grass(e, 'near', 1200, 1246, c.near, shade(c.near, 0.03), {
      rows: 3,
      size: [90, 140],
      bow: -0.6,
      lit: c.low,
      skip: (x) => x > 520 && x < 1180,
    });
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 820, 780, 1500, [
          [0, '#ffffff'],
          [0.3, '#d0d6f4'],
          [1, '#48528c'],
        ]),
      ),
    );
    hazeBand(e, 1200, 1010, c.low, 0.4, 0, 'multiply');
  },
});
