import { type Knot, mix, shade, smooth } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { dab, type Easel, glow } from '../kit/easel';
import { ferns, fir, foliage, grass, nearLeaves } from '../kit/foliage';
import { hazeBand, land, stone } from '../kit/ground';
import { cloud, mist, moon, sky, stars } from '../kit/sky';
import { swarm } from '../kit/sparks';
import { trunk } from '../kit/trunk';
import { ripples, water } from '../kit/water';
import { bushes, canopy } from '../kit/wood';
import { defineStage } from '../model';
import { cascade } from './cascade';
import { curls, splash } from './splash';
import { bridge } from './stream-bridge';

const moonlit = {
  top: '#0d1c4e',
  low: '#4f7fb0',
  far: '#3f6fa2',
  mid: '#2c5a8c',
  near: '#142f5c',
  leaf: '#1f5a68',
  bank: '#5f9a98',
  bankNear: '#1b4656',
  waterFar: '#6fa6d0',
  waterNear: '#173a74',
  moonlight: '#e4f0ff',
  deep: '#0b1840',
};
const STONES = [
  [450, 1076, 112, 40],
  [690, 1092, 90, 34],
  [960, 1020, 112, 42],
  [1740, 964, 124, 44],
  [2064, 916, 84, 28],
] as const;
type Crossing = 'stones' | 'bridge';

function steppingStones(e: Easel, c: typeof moonlit) {
  for (const [x, y, w, h] of STONES) {
    dab(e, 'dry', x, y + h * 1.25, w * 1.2, h * 0.7, c.deep, { alpha: 0.5 });
    stone(e, `stone${x}`, x, y, w, h, '#6d7ca0', { lit: c.moonlight, moss: mix(c.leaf, c.moonlight, 0.2) });
    ripples(e, x, y + h * 0.5, w, c.moonlight, 0.75);
    // None between two stones that lie close.
    if (x > 800) curls(e, x, y + h * 0.7, w, c.moonlight);
  }
}

const streamWith = (crossing: Crossing) =>
  defineStage<typeof moonlit>({
    palettes: { moon: moonlit },
    slots: {},
    span: [0, 2400],
    light: (c) => ({
      direction: [0.45, -0.9],
      rim: c.moonlight,
      rimAlpha: 0.8,
      rimWidth: 5,
      ambient: '#8fa4e4',
      ambientAlpha: 0.5,
      shadow: '#061238',
      lamps: [{ x: 2010, y: 120, reach: 2200, colour: '#cfe0ff', power: 0.35 }],
    }),
    back(e, c) {
      sky(e, 0, 760, [
        [0, c.top],
        [0.5, mix(c.top, c.low, 0.5)],
        [1, c.low],
      ]);
      stars(e, 0, 430, 150, '#fff4d6');
      moon(e, 2010, 225, 112, '#fff4d4', '#bcd4ff', 0.9);
      for (const [x, y, w] of [
        [2200, 400, 380],
        [1700, 560, 420],
      ] as const)
        cloud(e, x, y, w, 60, mix(c.low, c.top, 0.45), c.moonlight, 0.34);
      for (let i = 0; i < 38; i++)
        fir(e, `far${i}`, -30 + i * 66, 740, 140 + ((i * 71) % 90) + Math.abs(i - 19) * 4, mix(c.far, c.low, 0.35), {
          light: [0.4, -0.6],
          lit: c.moonlight,
          warmth: 0.12,
        });
      mist(e, 710, 90, c.moonlight, 0.22);
      for (let i = 0; i < 22; i++) {
        const x = -40 + i * 116;
        if (x < 520 || x > 2080)
          fir(e, `mid${i}`, x, 790, 300 + ((i * 101) % 160), c.mid, {
            light: [x < 1800 ? 0.6 : -0.5, -0.5],
            lit: c.moonlight,
            warmth: 0.14,
          });
      }
      mist(e, 760, 90, c.moonlight, 0.28);
      land(
        e,
        'far',
        [
          [-60, 776],
          [600, 792],
          [1300, 780],
          [1900, 788],
          [2460, 768],
        ],
        mix(c.bank, c.moonlight, 0.15),
        c.bank,
        { depth: 110 },
      );
      bushes(e, 'reeds', 796, 80, 32, c.bank, { lit: c.moonlight, glowX: 2010, gap: [1880, 2140] });
      const bed = smooth(
        [
          [-60, 836, 1],
          [420, 826],
          [1100, 842],
          [1800, 826],
          [2460, 838, 1],
          [2460, 1260, 1],
          [-60, 1260, 1],
        ],
        true,
        8,
      );
      water(e, 'water', bed, {
        far: c.waterFar,
        near: c.waterNear,
        shine: '#fff2d4',
        moonX: 2000,
        y0: 826,
        y1: 1220,
        dark: c.waterNear,
      });
      mist(e, 852, 46, c.moonlight, 0.36, 9);
      cascade(e, { ...c, moss: mix(c.leaf, c.moonlight, 0.2) });
      curls(e, 1286, 928, 132, c.moonlight);
      for (const [name, edge] of [
        [
          'l',
          [
            [-60, 836],
            [150, 842],
            [330, 890],
            [262, 946],
            [80, 990],
            [-60, 1004],
          ],
        ],
        [
          'r',
          [
            [2460, 838],
            [2240, 846],
            [2090, 900],
            [2150, 960],
            [2320, 1000],
            [2460, 1010],
          ],
        ],
      ] as const) {
        e.p.form(smooth(edge as readonly Knot[], true, 8), c.bank, {
          depth: 26,
          softness: 16,
          lightColor: c.moonlight,
        });
        grass(e, `bank${name}`, 850, 970, mix(c.bank, c.moonlight, 0.2), c.bankNear, {
          rows: 5,
          size: [22, 44],
          lit: c.moonlight,
          skip: (x, y) => (name === 'l' ? x > 300 - Math.abs(y - 900) * 0.8 : x < 2130 + Math.abs(y - 900) * 0.8),
        });
      }
      darkShape(e, { x: 190, y: 930, size: 210, colour: c.near, lit: c.moonlight, gaze: [1, 0.2] });
      if (crossing === 'bridge') bridge(e, c);
      else steppingStones(e, c);
      trunk(e, 'willow', 2340, 990, -60, 130, c.near, {
        side: -1,
        rim: c.moonlight,
        rimAlpha: 0.7,
        lean: -90,
        bark: 90,
        moss: mix(c.leaf, c.moonlight, 0.3),
        above: c.deep,
      });
      canopy(
        e,
        'willow',
        [
          [2330, 60, 220, 150],
          [2130, -10, 220, 80],
        ],
        mix(c.leaf, c.near, 0.4),
        { lit: c.moonlight, light: [-0.7, 0.4] },
      );
      foliage(e, 'hang', 2196, 150, 70, 130, mix(c.leaf, c.near, 0.3), {
        tip: 'needle',
        size: 30,
        count: 50,
        body: false,
        light: [-0.8, 0.2],
        lit: c.moonlight,
        warmth: 0.35,
      });
    },
    front(e, c) {
      land(
        e,
        'nearBank',
        [
          [-60, 1120],
          [260, 1160],
          [620, 1214],
          [1200, 1226],
          [1800, 1214],
          [2160, 1172],
          [2460, 1120],
        ],
        c.bankNear,
        shade(c.bankNear, 0.08),
        { marks: 20, depth: 90 },
      );
      grass(e, 'nearGrass', 1180, 1240, c.bankNear, shade(c.bankNear, 0.07), {
        rows: 3,
        size: [70, 130],
        lit: c.moonlight,
        skip: (x) => x > 420 && x < 1960,
      });
      ferns(e, 'l', 60, 1220, 190, shade(c.leaf, 0.08), { lit: c.moonlight, count: 9 });
      ferns(e, 'r', 2420, 1220, 150, shade(c.leaf, 0.08), { lit: c.moonlight, count: 9 });
      splash(e, 1350, 1078, c.moonlight);
      trunk(e, 'lensL', 20, 1270, -60, 150, shade(c.near, 0.06), {
        side: 1,
        rim: c.moonlight,
        rimAlpha: 0.5,
        lean: 50,
        bark: 60,
        above: c.deep,
      });
      nearLeaves(e, 'lens', [[70, -20, 230, 110]], mix(c.leaf, c.deep, 0.6), c.moonlight);
      swarm(e, 'air', 18, 2.2, (r) => [r() * 2400, 560 + r() * 300], { colour: '#ffe08a' });
      glow(e, 2010, 225, 800, '#cfe0ff', 0.1);
      hazeBand(e, 1200, 1030, c.deep, 0.45, 0, 'multiply');
    },
  });

/** A stream in moonlight that crosses both pages, with stones to step on. */
export const streamWide = streamWith('stones');

/** The same stream with a bridge, where wheels can go. */
export const streamBridgeWide = streamWith('bridge');
