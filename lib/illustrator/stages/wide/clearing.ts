import { type Knot, mix, shade, smooth, type Vec } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { type Easel, glow } from '../kit/easel';
import { ferns, fir, grass, nearLeaves } from '../kit/foliage';
import { flowers, hazeBand, land, pool } from '../kit/ground';
import { mist, sky, stars } from '../kit/sky';
import { spark, swarm } from '../kit/sparks';
import { trunk } from '../kit/trunk';
import { bushes, canopy, trunkRow } from '../kit/wood';
import { defineStage } from '../model';

const golden = {
  top: '#10174a',
  low: '#a86c52',
  far: '#4c4478',
  mid: '#2c2c5e',
  near: '#20264e',
  leaf: '#2c5a60',
  grass: '#b89a58',
  grassNear: '#4a4a44',
  gold: '#ffd873',
  amber: '#ffb04e',
  deep: '#10163e',
};
const HEART: readonly Knot[] = [
  [0, 92, 1],
  [-70, 30],
  [-106, -30],
  [-84, -82],
  [-36, -82],
  [0, -48, 1],
  [36, -82],
  [84, -82],
  [106, -30],
  [70, 30],
];
/** Where the light that was lost meets the first of her family. */
const MEETING: Vec = [920, 256];
/** All her family, in two lines that narrow towards her and break where she is. */
const FAMILY: readonly (readonly Knot[])[] = [
  [
    [2460, 150],
    [2080, 330],
    [1660, 190],
    [1380, 290],
    [1160, 230],
  ],
  [
    [-60, 330],
    [180, 230],
    [420, 300],
    [560, 150],
    [690, 214],
  ],
];

/** One small heart of white light, in which they touch. */
function heartOfLight(e: Easel, [x, y]: Vec) {
  glow(e, x, y, 560, '#fff0c0', 0.7);
  e.p.in(x, y, 0, 2.1, 1.95, () => {
    const heart = smooth(HEART, true, 10);
    e.p.fill(heart, '#ffe9a8', { alpha: 0.7, blur: 22 });
    e.p.fill(heart, '#fffdf0', { alpha: 0.85, blur: 8 });
  });
}

function ribbon(e: Easel, knots: readonly Knot[], colour: string) {
  const line = smooth(knots, false, 60);
  const r = e.random('family');
  line.forEach(([x, y], i) => {
    const far = 1 - i / line.length;
    spark(e, x + r.bell() * 20, y + r.bell() * (12 + far * 80), 2.4 + r() ** 3 * 7, colour, 0.6 + r() * 0.4);
  });
}

/** A clearing full of fireflies, gold from edge to edge. */
export const clearingWide = defineStage<typeof golden>({
  palettes: { gold: golden },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.4, -0.9],
    rim: c.gold,
    rimAlpha: 0.9,
    rimWidth: 7,
    ambient: '#a890c8',
    ambientAlpha: 0.36,
    shadow: '#4a3a52',
    lamps: [
      { x: 1560, y: 480, reach: 1500, colour: '#ffb860', power: 0.5 },
      { x: 400, y: 760, reach: 800, colour: '#ffb860', power: 0.4 },
      { x: MEETING[0], y: MEETING[1], reach: 900, colour: '#ffe090', power: 0.6 },
    ],
    cast: { from: 1300, slant: 1.2, length: 0.3, alpha: 0.2 },
  }),
  back(e, c) {
    sky(e, 0, 860, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.55)],
      [1, c.low],
    ]);
    stars(e, 0, 380, 120, '#fff4d6');
    glow(e, 1560, 620, 900, c.amber, 0.62);
    glow(e, 1560, 700, 520, c.gold, 0.6);
    glow(e, 760, 700, 760, c.gold, 0.55);
    for (let i = 0; i < 34; i++) {
      const x = -30 + i * 74;
      fir(
        e,
        `fir${i}`,
        x,
        800,
        240 + ((i * 83) % 140),
        mix(c.far, c.amber, Math.max(0, 0.34 - Math.abs(x - 1560) / 2400)),
        { light: [x < 1560 ? 0.6 : -0.6, 0.2], lit: c.far, warmth: 0 },
      );
    }
    mist(e, 760, 130, c.amber, 0.22);
    trunkRow(e, 'mid', {
      count: 10,
      width: 64,
      base: 836,
      colour: c.mid,
      haze: mix(c.low, c.amber, 0.4),
      glowX: 1560,
      glowWidth: 900,
      rim: c.gold,
      rimAlpha: 0.8,
      bark: 14,
      gap: [420, 2080],
      above: c.deep,
      boughs: 3,
    });
    bushes(e, 'bush', 836, 92, 50, mix(c.leaf, c.amber, 0.2), { lit: c.gold, haze: c.amber, glowX: 1560 });
    mist(e, 850, 70, c.amber, 0.26);
    land(
      e,
      'land',
      [
        [-60, 868],
        [640, 852],
        [1400, 844],
        [1960, 852],
        [2460, 872],
      ],
      mix(c.grass, c.gold, 0.3),
      c.grassNear,
    );
    pool(e, 1400, 1000, 1200, c.gold, 0.9, 0.2);
    grass(e, 'grass', 862, 1190, mix(c.grass, c.gold, 0.35), c.grassNear, {
      lit: c.gold,
      size: [14, 56],
      density: 0.9,
    });
    pool(e, 1300, 1060, 1000, c.amber, 0.5, 0.2);
    trunk(e, 'l', 60, 1040, -60, 170, c.near, {
      side: 1,
      rim: c.gold,
      rimAlpha: 0.85,
      lean: 50,
      bark: 100,
      above: c.deep,
    });
    trunk(e, 'r', 2350, 1040, -60, 170, c.near, {
      side: -1,
      rim: c.gold,
      rimAlpha: 0.85,
      lean: -60,
      bark: 100,
      above: c.deep,
    });
    ferns(e, 'fl', 230, 1040, 96, mix(c.leaf, c.gold, 0.15), { lit: c.gold });
    ferns(e, 'fr', 2200, 1030, 96, mix(c.leaf, c.gold, 0.15), { lit: c.gold });
    canopy(
      e,
      'top',
      [
        [60, 30, 300, 180],
        [380, -50, 260, 100],
        [2040, -50, 260, 100],
        [2340, 40, 290, 180],
      ],
      mix(c.leaf, c.deep, 0.5),
      { lit: c.gold, warmth: 0.35 },
    );
    darkShape(e, {
      x: 2052,
      y: 1010,
      size: 290,
      colour: '#2c2456',
      lit: c.gold,
      pose: 'reach',
      gaze: [-1, -0.9],
      dazzled: true,
      edge: c.gold,
      lean: 8,
    });
    const r = e.random('spiral');
    for (let i = 0; i < 560; i++) {
      const u = i / 560;
      const a = u * Math.PI * 8;
      const wide = 330 + u * 560;
      const near = Math.sin(a) > 0 ? 1 : 0.6;
      spark(
        e,
        780 + Math.cos(a) * wide + r.bell() * 40,
        930 - u * 880 + Math.sin(a) * wide * 0.17 + r.bell() * 32,
        (1.6 + r() ** 2 * 4.2) * near,
        '#ffd873',
        (0.45 + r() * 0.55) * near,
      );
    }
    for (const knots of FAMILY) ribbon(e, knots, c.gold);
    heartOfLight(e, MEETING);
    swarm(e, 'all', 360, 2, (q) => [q() * 2400, 100 + q() * 900], { colour: '#ffcf66' });
  },
  front(e, c) {
    grass(e, 'near', 1190, 1240, c.grassNear, shade(c.grassNear, 0.07), {
      rows: 3,
      size: [70, 120],
      lit: c.gold,
      skip: (x) => x > 420 && x < 1900,
    });
    flowers(
      e,
      'near',
      [
        [110, 1206, 46],
        [210, 1222, 34],
        [2190, 1208, 46],
        [2280, 1222, 36],
        [330, 1226, 28],
        [2060, 1226, 28],
      ],
      ['#fff0d8', '#ffc8a0', '#ffe08a'],
      '#3f6a58',
    );
    nearLeaves(
      e,
      'lens',
      [
        [-10, -10, 240, 150],
        [2410, -10, 240, 150],
      ],
      c.deep,
    );
    swarm(e, 'near', 90, 5.4, (r) => [r() * 2400, 120 + r() * 1000], { colour: c.gold });
    glow(e, 1500, 560, 1300, c.amber, 0.16);
    hazeBand(e, 1200, 1050, c.deep, 0.4, 0, 'multiply');
  },
});
