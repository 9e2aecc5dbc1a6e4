import { mix, shade } from '@/lib/illustrator/paint';
import { type Easel, glow } from './kit/easel';
import { ferns, fir, grass } from './kit/foliage';
import { flowers, hazeBand, land, pool } from './kit/ground';
import { mist, sky, stars } from './kit/sky';
import { spark, swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { bushes, canopy, trunkRow } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  top: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  grass: string;
  grassNear: string;
  gold: string;
  amber: string;
  deep: string;
};

const golden: Colours = {
  top: '#10174a',
  low: '#8f5f62',
  far: '#4c4478',
  mid: '#2c2c5e',
  near: '#20264e',
  leaf: '#2c5a60',
  grass: '#9c9a62',
  grassNear: '#2a4a4e',
  gold: '#ffd873',
  amber: '#ffb04e',
  deep: '#10163e',
};

/** A round clearing filled with thousands of small lights. */
export const clearing = defineStage<Colours>({
  palettes: { gold: golden },
  slots: {
    middle: { x: 450, y: 1085, scale: 2.25 },
    left: { x: 430, y: 1085, scale: 2.3 },
    right: { x: 905, y: 1095, scale: 1.85 },
    farRight: { x: 960, y: 1060, scale: 1.7 },
    above: { x: 800, y: 420, scale: 1.2, afloat: true, depth: 1500 },
    family2: { x: 150, y: 330, scale: 1, afloat: true, depth: 1500 },
    family: { x: 860, y: 500, scale: 1, afloat: true, depth: 1500 },
  },
  variants: [
    { camera: { x: 640, y: 720, zoom: 1.25 } },
    { camera: { x: 600, y: 600, zoom: 1 }, hero: { slot: 'left', pose: 'wave' } },
    {
      camera: { x: 620, y: 660, zoom: 1.1 },
      hero: { slot: 'left' },
      companions: { foxJump: { kind: 'foxSit', slot: 'farRight' } },
    },
  ],
  light: (c) => ({
    direction: [0.4, -0.9],
    rim: c.gold,
    rimAlpha: 0.9,
    rimWidth: 5,
    ambient: '#a890c8',
    ambientAlpha: 0.36,
    shadow: '#1a1440',
    lamps: [
      { x: 780, y: 480, reach: 900, colour: '#ffb860', power: 0.5 },
      { x: 240, y: 700, reach: 500, colour: '#ffb860', power: 0.4 },
    ],
  }),
  back(e, c) {
    sky(e, 0, 860, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.55)],
      [1, c.low],
    ]);
    stars(e, 0, 380, 120, '#fff4d6');
    glow(e, 620, 640, 640, c.amber, 0.6);
    glow(e, 620, 700, 380, c.gold, 0.55);
    for (let i = 0; i < 18; i++)
      fir(
        e,
        `fir${i}`,
        -30 + i * 74,
        800,
        240 + ((i * 83) % 140),
        mix(c.far, c.amber, Math.max(0, 0.3 - Math.abs(i * 74 - 640) / 1500)),
        { light: [i * 74 < 640 ? 0.6 : -0.6, 0.2], lit: c.far, warmth: 0 },
      );
    mist(e, 760, 130, c.amber, 0.22);
    trunkRow(e, 'mid', {
      count: 10,
      width: 64,
      base: 836,
      colour: c.mid,
      haze: mix(c.low, c.amber, 0.4),
      glowX: 620,
      rim: c.gold,
      rimAlpha: 0.8,
      bark: 14,
      gap: [280, 960],
      above: c.deep,
      boughs: 3,
    });
    bushes(e, 'bush', 836, 92, 50, mix(c.leaf, c.amber, 0.2), { lit: c.gold, haze: c.amber, glowX: 620 });
    mist(e, 850, 70, c.amber, 0.26);
    land(
      e,
      'land',
      [
        [-60, 868],
        [320, 850],
        [700, 846],
        [980, 852],
        [1260, 872],
      ],
      mix(c.grass, c.gold, 0.3),
      c.grassNear,
    );
    pool(e, 620, 1000, 640, c.gold, 0.9, 0.26);
    grass(e, 'grass', 862, 1190, mix(c.grass, c.gold, 0.35), c.grassNear, {
      lit: c.gold,
      size: [14, 56],
      density: 0.9,
    });
    pool(e, 620, 1060, 520, c.amber, 0.5, 0.24);
    trunk(e, 'l', 50, 1040, -60, 150, c.near, {
      side: 1,
      rim: c.gold,
      rimAlpha: 0.85,
      lean: 40,
      bark: 100,
      above: c.deep,
    });
    trunk(e, 'r', 1166, 1030, -60, 150, c.near, {
      side: -1,
      rim: c.gold,
      rimAlpha: 0.85,
      lean: -50,
      bark: 100,
      above: c.deep,
    });
    ferns(e, 'fl', 170, 1030, 96, mix(c.leaf, c.gold, 0.15), { lit: c.gold });
    ferns(e, 'fr', 1040, 1030, 96, mix(c.leaf, c.gold, 0.15), { lit: c.gold });
    canopy(
      e,
      'top',
      [
        [30, 30, 260, 160],
        [280, -50, 230, 100],
        [940, -50, 230, 100],
        [1180, 40, 250, 160],
      ],
      mix(c.leaf, c.deep, 0.5),
      { lit: c.gold, warmth: 0.35 },
    );
    spiral(e, 0);
  },
  front(e, c) {
    grass(e, 'near', 1196, 1240, c.grassNear, shade(c.grassNear, 0.07), {
      rows: 3,
      size: [60, 100],
      lit: c.gold,
      skip: (x) => x > 330 && x < 860,
    });
    flowers(
      e,
      'near',
      [
        [90, 1206, 40],
        [170, 1218, 30],
        [1060, 1208, 42],
        [1130, 1218, 32],
        [240, 1222, 26],
        [960, 1222, 26],
      ],
      ['#fff0d8', '#ffc8a0', '#ffe08a'],
      '#3f6a58',
    );
    swarm(
      e,
      'near',
      44,
      4.2,
      (r) => {
        const side = r() > 0.5 ? 880 + r() * 320 : r() * 240;
        return [side, 260 + r() * 840];
      },
      { colour: c.gold },
    );
    glow(e, 640, 560, 900, c.amber, 0.16);
    hazeBand(e, 1200, 1050, c.deep, 0.4, 0, 'multiply');
  },
});

/** The dance: lights on a widening spiral that rises out of the clearing. */
function spiral(e: Easel, turn: number) {
  const r = e.random('spiral');
  for (let i = 0; i < 420; i++) {
    const u = i / 420;
    const a = u * Math.PI * 7 + turn;
    const wide = 130 + u * 470;
    const x = 620 + Math.cos(a) * wide + r.bell() * 34;
    const y = 900 - u * 820 + Math.sin(a) * wide * 0.2 + r.bell() * 30;
    const near = Math.sin(a) > 0 ? 1 : 0.6;
    spark(e, x, y, (1.4 + r() ** 2 * 3.6) * near, '#ffd873', (0.45 + r() * 0.55) * near);
  }
  swarm(e, 'all', 200, 2, (q) => [q() * 1200, 120 + q() * 860], { colour: '#ffcf66' });
}
