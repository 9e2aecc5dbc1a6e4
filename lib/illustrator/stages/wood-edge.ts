import { mix, shade } from '@/lib/illustrator/paint';
import { glow } from './kit/easel';
import { ferns, fir, grass } from './kit/foliage';
import { mushroom } from './kit/fungi';
import { hazeBand, land, path, pool, stone, verge } from './kit/ground';
import { mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { trunk } from './kit/trunk';
import { bushes, canopy, fernFrame, trunkRow } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  top: string;
  low: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
  leaf: string;
  soil: string;
  soilNear: string;
  path: string;
  deep: string;
  lamp: string;
};

const dusk: Colours = {
  top: '#1d2a66',
  low: '#8f86c0',
  glow: '#f0b9b4',
  far: '#5a649f',
  mid: '#33407c',
  near: '#1c2452',
  leaf: '#21506a',
  soil: '#5f8290',
  soilNear: '#182f4e',
  path: '#c9b3b0',
  deep: '#111a44',
  lamp: '#ffc46a',
};

const CENTRE = [
  [660, 760],
  [610, 826],
  [676, 910],
  [560, 1030],
  [470, 1250],
] as const;
const HALVES = [20, 38, 70, 124, 210] as const;

/** The first trees: tall, dark, with a small gap that the path slips into. */
export const woodEdge = defineStage<Colours>({
  palettes: { dusk },
  slots: {
    path: { x: 520, y: 1080, scale: 1.8 },
    farther: { x: 620, y: 960, scale: 1.62 },
    air: { x: 790, y: 600, scale: 0.85, afloat: true },
    ahead: { x: 670, y: 610, scale: 0.8, afloat: true },
  },
  variants: [
    { camera: { x: 590, y: 800, zoom: 1.45 } },
    { camera: { x: 610, y: 700, zoom: 1.15 }, hero: { slot: 'farther', scale: 1.15 } },
    {
      camera: { x: 560, y: 740, zoom: 1.28 },
      hero: { pose: 'walkLantern' },
      companions: { firefly: { slot: 'ahead' } },
    },
  ],
  light: (c) => ({
    direction: [0.35, -0.9],
    rim: '#d8c6ff',
    rimAlpha: 0.6,
    rimWidth: 4,
    ambient: mix(c.low, '#8088d8', 0.5),
    ambientAlpha: 0.6,
    shadow: '#080f34',
    lamps: [],
  }),
  back(e, c) {
    sky(e, 0, 800, [
      [0, c.top],
      [0.45, mix(c.top, c.low, 0.5)],
      [0.8, c.low],
      [1, c.glow],
    ]);
    stars(e, 0, 460, 150, '#fff4d6');
    moon(e, 420, 170, 50, '#fff0d4', '#c8b8ff', 0.8);
    glow(e, 640, 730, 430, c.glow, 0.75);
    for (let i = 0; i < 16; i++)
      fir(
        e,
        `fir${i}`,
        -20 + i * 82,
        790,
        330 + ((i * 83) % 130) - Math.max(0, 150 - Math.abs(i * 82 - 640) * 0.6),
        mix(c.far, c.glow, Math.max(0, 0.5 - Math.abs(i * 82 - 640) / 900)),
        { light: [i * 82 < 640 ? 0.6 : -0.6, -0.3], lit: c.glow, warmth: 0.35 },
      );
    mist(e, 740, 120, c.glow, 0.34);
    trunkRow(e, 'far', {
      count: 12,
      width: 54,
      base: 815,
      top: -60,
      colour: c.mid,
      haze: c.low,
      glowX: 640,
      rim: c.glow,
      rimAlpha: 0.65,
      bark: 12,
      gap: [510, 770],
      above: c.deep,
    });
    bushes(e, 'hedge', 812, 92, 60, mix(c.leaf, c.mid, 0.4), { lit: c.glow, haze: c.low, glowX: 640, gap: [560, 720] });
    mist(e, 830, 70, c.glow, 0.3);
    land(
      e,
      'land',
      [
        [-60, 838],
        [300, 812],
        [640, 800],
        [940, 816],
        [1260, 842],
      ],
      mix(c.soil, c.glow, 0.2),
      c.soilNear,
    );
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.glow, 0.4), mix(c.path, '#4a4464', 0.55));
    grass(e, 'grass', 826, 1180, mix(c.soil, c.glow, 0.2), c.soilNear, {
      lit: c.glow,
      size: [12, 44],
      density: 0.7,
      skip: (x, y) => Math.abs(x - 630 + (y - 800) * 0.3) < 36 + (y - 800) * 0.45,
    });
    verge(e, 'verge', CENTRE, HALVES, mix(c.soil, c.glow, 0.15), c.soilNear, c.glow);
    trunk(e, 'l2', 262, 930, -60, 96, shade(c.mid, 0.05), {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.7,
      lean: 30,
      bark: 60,
      above: c.deep,
    });
    trunk(e, 'r2', 968, 920, -60, 92, shade(c.mid, 0.05), {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.7,
      lean: -40,
      bark: 60,
      above: c.deep,
    });
    trunk(e, 'l1', 62, 1080, -60, 176, c.near, {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.65,
      lean: 20,
      bark: 110,
      moss: mix(c.leaf, c.glow, 0.3),
      above: c.deep,
    });
    trunk(e, 'r1', 1150, 1060, -60, 160, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.65,
      lean: -30,
      bark: 100,
      moss: mix(c.leaf, c.glow, 0.3),
      above: c.deep,
    });
    ferns(e, 'fl', 250, 1010, 92, mix(c.leaf, c.glow, 0.12), { lit: c.glow, count: 9 });
    ferns(e, 'fr', 980, 1000, 100, mix(c.leaf, c.glow, 0.1), { lit: c.glow, count: 9 });
    stone(e, 'st', 850, 1010, 62, 36, '#5c6490', { lit: c.glow, moss: mix(c.leaf, c.glow, 0.25) });
    for (const [x, y, s] of [
      [776, 1030, 40],
      [808, 1046, 26],
      [330, 1040, 34],
    ] as const)
      mushroom(e, x, y, s, { colour: '#c05a60', light: '#ffd9b8', power: 0.2 });
    canopy(
      e,
      'top',
      [
        [30, 40, 280, 170],
        [300, -30, 240, 130],
        [930, -30, 250, 130],
        [1180, 50, 260, 180],
      ],
      mix(c.leaf, c.deep, 0.45),
      { lit: c.glow, warmth: 0.25 },
    );
    pool(e, 560, 1090, 360, c.lamp, 0.55);
  },
  front(e, c) {
    fernFrame(e, 'frame', mix(c.deep, c.leaf, 0.25), { size: 150, inset: -30 });
    swarm(e, 'dust', 12, 2, (r) => [300 + r() * 620, 560 + r() * 300], { colour: c.lamp });
    hazeBand(e, 1200, 960, c.deep, 0.5, 0, 'multiply');
  },
});
