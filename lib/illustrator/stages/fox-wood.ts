import { mix } from '@/lib/illustrator/paint';
import { glow } from './kit/easel';
import { ferns, grass } from './kit/foliage';
import { mushroom } from './kit/fungi';
import { hazeBand, land, path, pool, stone, verge } from './kit/ground';
import { beams, mist, sky } from './kit/sky';
import { swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  air: string;
  airLow: string;
  deep: string;
  far: string;
  mid: string;
  near: string;
  bark: string;
  leaf: string;
  soil: string;
  soilNear: string;
  glow: string;
  lamp: string;
};

const night: Colours = {
  air: '#1b3a63',
  airLow: '#4d86a0',
  deep: '#0f2145',
  far: '#34648a',
  mid: '#224a6c',
  near: '#16304f',
  bark: '#3a3550',
  leaf: '#1d4a55',
  soil: '#4b7a72',
  soilNear: '#173a45',
  glow: '#a9dfe0',
  lamp: '#ffc46a',
};

const CENTRE = [
  [660, 846],
  [600, 910],
  [640, 1000],
  [540, 1110],
  [470, 1260],
] as const;
const HALVES = [40, 78, 130, 210, 330] as const;

/** A hollow between old trees, close by, with the lantern's light in the middle. */
export const foxWood = defineStage<Colours>({
  palettes: {
    night,
    dusk: {
      ...night,
      air: '#3a3f78',
      airLow: '#b98aa0',
      far: '#6a6596',
      mid: '#473f72',
      glow: '#f0c0b0',
      soil: '#6a7a72',
    },
  },
  slots: {
    path: { x: 420, y: 1075, scale: 2.75 },
    left: { x: 330, y: 1090, scale: 2.9 },
    right: { x: 860, y: 1075, scale: 2.6 },
    bush: { x: 908, y: 1060, scale: 2.5 },
    ground: { x: 622, y: 1140, scale: 2.1, depth: 1200 },
    air: { x: 850, y: 420, scale: 1.15, afloat: true },
  },
  variants: [
    {
      camera: { x: 640, y: 680, zoom: 1.28 },
      hero: { slot: 'left', pose: 'crouchReach' },
      companions: { foxSit: { slot: 'right' } },
    },
    {
      camera: { x: 600, y: 600, zoom: 1 },
      hero: { slot: 'right', facing: -1 },
      companions: { foxSit: { slot: 'left', facing: 1 } },
    },
    { palette: 'dusk', camera: { x: 600, y: 640, zoom: 1.1 } },
  ],
  light: (c) => ({
    direction: [0.5, -0.8],
    rim: '#a8d8ff',
    rimAlpha: 0.45,
    rimWidth: 4,
    ambient: mix(c.air, '#8a9be0', 0.45),
    ambientAlpha: 0.62,
    shadow: '#04102a',
    lamps: [],
  }),
  back(e, c) {
    sky(e, 0, 900, [
      [0, c.deep],
      [0.45, c.air],
      [0.85, c.airLow],
      [1, mix(c.airLow, c.glow, 0.4)],
    ]);
    glow(e, 640, 640, 560, c.glow, 0.5);
    trunkRow(e, 'far', {
      count: 19,
      width: 34,
      base: 800,
      colour: c.far,
      haze: mix(c.airLow, c.glow, 0.5),
      glowX: 640,
      rim: c.glow,
      rimAlpha: 0.3,
      bark: 3,
      above: mix(c.air, c.deep, 0.4),
      boughs: 3,
    });
    mist(e, 760, 150, c.glow, 0.34);
    trunkRow(e, 'mid', {
      count: 10,
      width: 64,
      base: 840,
      colour: c.mid,
      haze: c.airLow,
      glowX: 640,
      glowWidth: 420,
      rim: c.glow,
      rimAlpha: 0.55,
      bark: 12,
      gap: [470, 810],
      above: c.deep,
      boughs: 3,
    });
    bushes(e, 'bush', 830, 96, 62, mix(c.leaf, c.airLow, 0.32), { lit: c.glow, haze: c.airLow, glowX: 640 });
    mist(e, 850, 90, c.glow, 0.26);
    land(
      e,
      'land',
      [
        [-60, 862],
        [260, 838],
        [600, 856],
        [900, 836],
        [1260, 866],
      ],
      c.soil,
      c.soilNear,
    );
    path(e, 'path', CENTRE, HALVES, mix(c.soil, '#d8c8a8', 0.4), mix(c.soilNear, '#8a6a58', 0.5));
    grass(e, 'grass', 862, 1190, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      skip: (x, y) => Math.abs(x - 610 + (y - 850) * 0.3) < 40 + (y - 850) * 0.65,
      size: [14, 46],
    });
    verge(e, 'verge', CENTRE, HALVES, mix(c.soil, c.glow, 0.15), c.soilNear, c.glow);
    beams(
      e,
      [820, -60],
      [
        [330, 190, 0.3],
        [640, 240, 0.4],
        [930, 150, 0.26],
      ],
      1010,
      c.glow,
    );
    trunk(e, 'oakL', 95, 1010, -60, 150, c.near, {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.75,
      lean: -30,
      bark: 90,
      above: c.deep,
      moss: mix(c.leaf, c.glow, 0.35),
    });
    trunk(e, 'oakR', 1120, 1000, -60, 130, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.7,
      lean: 46,
      bark: 80,
      above: c.deep,
      moss: mix(c.leaf, c.glow, 0.35),
    });
    ferns(e, 'fernR', 1010, 1050, 110, mix(c.leaf, c.glow, 0.12), { lit: c.glow, count: 9 });
    ferns(e, 'fernL', 190, 1040, 90, mix(c.leaf, c.glow, 0.08), { lit: c.glow, count: 8 });
    stone(e, 's1', 1010, 1100, 74, 40, '#4a5a78', { lit: c.glow, moss: mix(c.leaf, c.glow, 0.25) });
    for (const [x, y, size] of [
      [150, 1096, 52],
      [196, 1112, 34],
      [1090, 1132, 40],
    ] as const)
      mushroom(e, x, y, size, { colour: '#c8594e', light: '#ffd9a8', power: 0.25 });
    canopy(
      e,
      'top',
      [
        [60, 40, 260, 150],
        [330, -20, 240, 110],
        [620, -50, 300, 90],
        [900, -20, 240, 110],
        [1160, 50, 240, 150],
      ],
      mix(c.leaf, c.deep, 0.35),
      { lit: c.glow, warmth: 0.3 },
    );
    pool(e, 620, 1080, 460, c.lamp, 0.5);
  },
  front(e, c) {
    fernFrame(e, 'frame', mix(c.deep, c.leaf, 0.25), { size: 170 });
    canopy(
      e,
      'near',
      [
        [-10, -10, 190, 130],
        [1210, -10, 190, 130],
      ],
      mix(c.deep, '#050a1c', 0.3),
      { size: 40, warmth: 0.1 },
    );
    swarm(e, 'dust', 18, 2.2, (r) => [r() * 1200, 300 + r() * 600], { colour: c.lamp });
    hazeBand(e, 1200, 1000, c.deep, 0.5, 0, 'multiply');
  },
});
