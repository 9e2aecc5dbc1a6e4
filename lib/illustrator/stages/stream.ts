import { type Knot, mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { dab, type Easel, glow } from './kit/easel';
import { ferns, fir, foliage, grass } from './kit/foliage';
import { hazeBand, land, stone } from './kit/ground';
import { cloud, mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { ripples, water } from './kit/water';
import { bushes, canopy } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  top: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  bank: string;
  bankNear: string;
  waterFar: string;
  waterNear: string;
  moonlight: string;
  deep: string;
};

const moonlit: Colours = {
  top: '#0f2158',
  low: '#7fb0d8',
  far: '#4f83b4',
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

/** Stones across the water, from the left bank to the right. */
const STONES = [
  [250, 1010, 100, 40],
  [430, 1040, 92, 36],
  [610, 1062, 104, 40],
  [800, 1030, 92, 36],
  [965, 992, 84, 32],
] as const;

/** A wide, shallow stream in full moonlight, with five stepping stones. */
export const stream = defineStage<Colours>({
  palettes: { moon: moonlit },
  slots: {
    stones: { x: 610, y: 1046, scale: 2.2 },
    farStone: { x: 800, y: 1016, scale: 2.1 },
    behind: { x: 262, y: 992, scale: 1.75 },
    bank: { x: 180, y: 880, scale: 1.4 },
    ahead: { x: 985, y: 620, scale: 1.1, afloat: true },
  },
  variants: [
    { camera: { x: 560, y: 740, zoom: 1.32 } },
    {
      camera: { x: 640, y: 680, zoom: 1.15 },
      hero: { slot: 'farStone' },
      companions: { foxWalk: { kind: 'foxSit', slot: 'behind' } },
    },
    { camera: { x: 480, y: 700, zoom: 1.2 }, companions: { foxWalk: { kind: 'foxJump' } } },
  ],
  light: (c) => ({
    direction: [0.45, -0.9],
    rim: c.moonlight,
    rimAlpha: 0.8,
    rimWidth: 5,
    ambient: '#8fa4e4',
    ambientAlpha: 0.5,
    shadow: '#061238',
    lamps: [{ x: 860, y: 120, reach: 1300, colour: '#cfe0ff', power: 0.35 }],
  }),
  back(e, c) {
    sky(e, 0, 760, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.5)],
      [1, c.low],
    ]);
    stars(e, 0, 460, 150, '#fff4d6');
    moon(e, 830, 215, 112, '#fff4d4', '#bcd4ff', 1.1);
    cloud(e, 560, 320, 420, 76, mix(c.low, c.top, 0.45), c.moonlight, 0.42);
    cloud(e, 1090, 390, 340, 66, mix(c.low, c.top, 0.4), c.moonlight, 0.42);
    for (let i = 0; i < 20; i++)
      fir(e, `far${i}`, -30 + i * 66, 740, 170 + ((i * 71) % 90), mix(c.far, c.low, 0.35), {
        light: [0.4, -0.6],
        lit: c.moonlight,
        warmth: 0.35,
      });
    mist(e, 700, 110, c.moonlight, 0.3);
    for (let i = 0; i < 12; i++)
      if (i < 5 || i > 7)
        fir(e, `mid${i}`, -40 + i * 116, 780, 300 + ((i * 101) % 150), c.mid, {
          light: [i < 7 ? 0.6 : -0.5, -0.5],
          lit: c.moonlight,
          warmth: 0.28,
        });
    mist(e, 760, 90, c.moonlight, 0.28);
    land(
      e,
      'far',
      [
        [-60, 776],
        [400, 792],
        [800, 784],
        [1260, 768],
      ],
      mix(c.bank, c.moonlight, 0.15),
      c.bank,
      { depth: 110 },
    );
    bushes(e, 'reeds', 796, 80, 34, c.bank, { lit: c.moonlight, glowX: 830, gap: [640, 960] });
    const bed = smooth(
      [
        [-60, 836, 1],
        [220, 828],
        [560, 842],
        [900, 826],
        [1260, 840, 1],
        [1260, 1260, 1],
        [-60, 1260, 1],
      ],
      true,
      8,
    );
    water(e, 'water', bed, {
      far: c.waterFar,
      near: c.waterNear,
      shine: '#fff2d4',
      moonX: 820,
      y0: 826,
      y1: 1220,
      dark: c.waterNear,
    });
    mist(e, 852, 46, c.moonlight, 0.36, 9);
    bank(e, c);
    for (const [x, y, w, h] of STONES) {
      dab(e, 'dry', x, y + h * 1.25, w * 1.2, h * 0.7, c.deep, { alpha: 0.5 });
      stone(e, `stone${x}`, x, y, w, h, '#6d7ca0', { lit: c.moonlight, moss: mix(c.leaf, c.moonlight, 0.2) });
      ripples(e, x, y + h * 0.5, w, c.moonlight, 0.75);
    }
    trunk(e, 'willow', 1150, 960, -60, 120, c.near, {
      side: -1,
      rim: c.moonlight,
      rimAlpha: 0.7,
      lean: -70,
      bark: 80,
      moss: mix(c.leaf, c.moonlight, 0.3),
      above: c.deep,
    });
    canopy(
      e,
      'willow',
      [
        [1130, 60, 200, 150],
        [960, -10, 200, 90],
      ],
      mix(c.leaf, c.near, 0.4),
      { lit: c.moonlight, light: [-0.7, 0.4] },
    );
    foliage(e, 'hang', 1040, 190, 70, 130, mix(c.leaf, c.near, 0.3), {
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
        [-60, 1150],
        [220, 1178],
        [520, 1222],
        [800, 1216],
        [1040, 1176],
        [1260, 1130],
      ],
      c.bankNear,
      shade(c.bankNear, 0.08),
      { marks: 20, depth: 90 },
    );
    grass(e, 'nearGrass', 1180, 1240, c.bankNear, shade(c.bankNear, 0.07), {
      rows: 3,
      size: [70, 120],
      lit: c.moonlight,
      skip: (x) => x > 330 && x < 930,
    });
    ferns(e, 'l', 40, 1210, 130, shade(c.leaf, 0.06), { lit: c.moonlight, count: 8 });
    ferns(e, 'r', 1170, 1200, 140, shade(c.leaf, 0.06), { lit: c.moonlight, count: 8 });
    swarm(e, 'air', 16, 2.2, (r) => [r() * 1200, 520 + r() * 330], { colour: '#ffe08a' });
    glow(e, 830, 215, 800, '#cfe0ff', 0.12);
    hazeBand(e, 1200, 1020, c.deep, 0.45, 0, 'multiply');
  },
});

function bank(e: Easel, c: Colours) {
  const edge: readonly Knot[] = [
    [-60, 836],
    [120, 842],
    [250, 880],
    [210, 930],
    [60, 965],
    [-60, 972],
  ];
  e.p.form(smooth(edge, true, 8), c.bank, { depth: 26, softness: 16, lightColor: tint(c.moonlight, 0) });
  grass(e, 'bank', 850, 950, mix(c.bank, c.moonlight, 0.2), c.bankNear, {
    rows: 4,
    size: [22, 44],
    lit: c.moonlight,
    skip: (x) => x > 230,
  });
}
