import { mix, shade } from '@/lib/illustrator/paint';
import { glow } from './kit/easel';
import { ferns, grass } from './kit/foliage';
import { mushroom } from './kit/fungi';
import { hazeBand, land, path, stone, verge } from './kit/ground';
import { mist, sky } from './kit/sky';
import { swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  deep: string;
  air: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  soil: string;
  soilNear: string;
  path: string;
  glow: string;
  cap: readonly [string, string, string];
  shine: readonly [string, string, string];
};

const glowing: Colours = {
  deep: '#130f3c',
  air: '#2a2a72',
  low: '#4f7fb4',
  far: '#4a5aa4',
  mid: '#2f3880',
  near: '#1a1c4e',
  leaf: '#1f5470',
  soil: '#3f6f94',
  soilNear: '#161f4e',
  path: '#8478b4',
  glow: '#86e6e0',
  cap: ['#2f9ec4', '#a85ac8', '#e0709c'],
  shine: ['#7ff0e6', '#d8a4ff', '#ffb4c8'],
};

const CENTRE = [
  [880, 800],
  [800, 870],
  [640, 950],
  [520, 1060],
  [420, 1250],
] as const;
const HALVES = [22, 44, 84, 140, 230] as const;

/** Far inside the wood, where mushrooms give their own light. */
export const mushroomWood = defineStage<Colours>({
  palettes: { glow: glowing },
  slots: {
    path: { x: 560, y: 1090, scale: 2.25 },
    near: { x: 480, y: 1120, scale: 2.55 },
    behind: { x: 288, y: 1078, scale: 1.8 },
    ahead: { x: 800, y: 600, scale: 1.3, afloat: true, depth: 1500 },
    high: { x: 700, y: 520, scale: 1.2, afloat: true, depth: 1500 },
  },
  variants: [
    { camera: { x: 560, y: 740, zoom: 1.3 } },
    { camera: { x: 640, y: 680, zoom: 1.14 }, hero: { slot: 'near' }, companions: { firefly: { slot: 'high' } } },
    { camera: { x: 480, y: 700, zoom: 1.16 }, hero: { pose: 'pointUp' } },
  ],
  light: (c) => ({
    direction: [0.8, -0.5],
    rim: c.shine[0],
    rimAlpha: 0.7,
    rimWidth: 5,
    ambient: '#8478d0',
    ambientAlpha: 0.6,
    shadow: '#0a0830',
    lamps: [
      { x: 1010, y: 900, reach: 620, colour: '#8ff0e8', power: 0.5 },
      { x: 150, y: 980, reach: 460, colour: '#dca8ff', power: 0.45 },
    ],
  }),
  back(e, c) {
    sky(e, 0, 860, [
      [0, c.deep],
      [0.5, c.air],
      [1, c.low],
    ]);
    glow(e, 860, 720, 460, c.glow, 0.5);
    trunkRow(e, 'far', {
      count: 17,
      width: 40,
      base: 800,
      colour: c.far,
      haze: mix(c.low, c.glow, 0.35),
      glowX: 860,
      rim: c.glow,
      rimAlpha: 0.4,
      bark: 4,
      above: c.air,
      boughs: 2,
    });
    mist(e, 760, 140, c.glow, 0.26);
    for (const [x, y, s, k] of [
      [520, 816, 90, 1],
      [604, 826, 56, 0],
      [1080, 820, 120, 0],
      [700, 812, 48, 2],
      [1010, 826, 60, 1],
      [330, 818, 66, 0],
    ] as const)
      mushroom(e, x, y, s, { colour: mix(c.cap[k], c.low, 0.35), light: c.shine[k], power: 0.8, spots: false });
    trunkRow(e, 'mid', {
      count: 9,
      width: 78,
      base: 850,
      colour: c.mid,
      haze: c.low,
      glowX: 860,
      glowWidth: 420,
      rim: c.glow,
      rimAlpha: 0.6,
      bark: 16,
      gap: [620, 1010],
      above: c.deep,
    });
    bushes(e, 'bush', 846, 92, 50, c.leaf, { lit: c.glow, haze: c.low, glowX: 860, gap: [760, 960] });
    mist(e, 858, 70, c.glow, 0.26);
    land(
      e,
      'land',
      [
        [-60, 872],
        [320, 856],
        [700, 846],
        [980, 838],
        [1260, 866],
      ],
      c.soil,
      c.soilNear,
    );
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.glow, 0.35), mix(c.path, c.soilNear, 0.6));
    grass(e, 'grass', 866, 1190, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      size: [14, 46],
      density: 0.75,
      skip: (x, y) => Math.abs(x - 870 + (y - 800) * 1.02) < 40 + (y - 800) * 0.5,
    });
    verge(e, 'verge', CENTRE, HALVES, mix(c.soil, c.glow, 0.12), c.soilNear, c.glow);
    trunk(e, 'l', 60, 1040, -60, 170, c.near, {
      side: 1,
      rim: c.shine[1],
      rimAlpha: 0.7,
      lean: 30,
      bark: 110,
      moss: mix(c.leaf, c.glow, 0.35),
      above: c.deep,
    });
    trunk(e, 'r', 1170, 990, -60, 150, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.75,
      lean: -36,
      bark: 100,
      moss: mix(c.leaf, c.glow, 0.35),
      above: c.deep,
    });
    ferns(e, 'fl', 300, 990, 86, mix(c.leaf, c.glow, 0.12), { lit: c.glow });
    for (const [x, y, s, k, lean] of [
      [1000, 1010, 270, 0, -0.06],
      [1120, 1062, 170, 1, 0.08],
      [880, 1020, 110, 2, -0.1],
      [930, 1076, 74, 0, 0.1],
      [130, 1030, 200, 1, 0.08],
      [240, 1000, 96, 0, -0.1],
      [60, 1090, 120, 2, -0.12],
      [720, 950, 62, 1, 0.1],
      [676, 934, 38, 0, 0],
    ] as const)
      mushroom(e, x, y, s, { colour: c.cap[k], light: c.shine[k], lean });
    stone(e, 'st', 780, 1128, 62, 34, '#4a5490', { lit: c.glow });
    canopy(
      e,
      'top',
      [
        [40, 30, 280, 160],
        [340, -40, 260, 110],
        [640, -60, 280, 100],
        [930, -40, 260, 110],
        [1180, 40, 250, 160],
      ],
      mix(c.leaf, c.deep, 0.55),
      { lit: c.glow, warmth: 0.26 },
    );
  },
  front(e, c) {
    fernFrame(e, 'frame', mix(c.deep, c.leaf, 0.3), { size: 140, inset: -30, lit: c.glow });
    for (const [x, y, s, k] of [
      [1130, 1216, 96, 2],
      [1050, 1226, 60, 0],
      [70, 1222, 80, 0],
    ] as const)
      mushroom(e, x, y, s, { colour: shade(c.cap[k], 0.04), light: c.shine[k], power: 0.9 });
    swarm(e, 'spores', 40, 1.8, (r) => [r() * 1200, 420 + r() * 640], { colour: c.glow });
    hazeBand(e, 1200, 1000, c.deep, 0.5, 0, 'multiply');
  },
});
