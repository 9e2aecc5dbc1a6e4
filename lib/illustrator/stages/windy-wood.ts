import { mix, shade, taper } from '@/lib/illustrator/paint';
import { blend, cover, dab, type Easel, fill, glow, radial, wash } from './kit/easel';
import { foliage, grass } from './kit/foliage';
import { hazeBand, land, path, stone, verge } from './kit/ground';
import { cloud, mist, sky, stars } from './kit/sky';
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
  soil: string;
  soilNear: string;
  path: string;
  glow: string;
};

const dark: Colours = {
  top: '#0b1030',
  low: '#38478a',
  far: '#232f66',
  mid: '#161f4a',
  near: '#10183a',
  leaf: '#1a3a54',
  soil: '#34507e',
  soilNear: '#101c3e',
  path: '#6c6a90',
  glow: '#8f9ad8',
};

const CENTRE = [
  [700, 800],
  [640, 870],
  [700, 970],
  [600, 1080],
  [560, 1250],
] as const;
const HALVES = [24, 50, 96, 160, 250] as const;

/** The darkest page: everything leans in the wind, and there is almost no light. */
export const windyWood = defineStage<Colours>({
  palettes: { dark },
  slots: {
    path: { x: 540, y: 1130, scale: 2.35 },
    low: { x: 520, y: 1130, scale: 2.4 },
    shoulder: { x: 738, y: 640, scale: 1.15, afloat: true, depth: 1500 },
    beside: { x: 850, y: 1120, scale: 2 },
    near: { x: 690, y: 780, scale: 1.1, afloat: true, depth: 1500 },
  },
  variants: [
    { camera: { x: 590, y: 700, zoom: 1.34 } },
    { camera: { x: 640, y: 640, zoom: 1.08 }, hero: { slot: 'low' }, companions: { foxSit: { slot: 'beside' } } },
    { camera: { x: 560, y: 720, zoom: 1.18 }, hero: { yaw: -0.2 } },
  ],
  light: () => ({
    direction: [-0.4, -0.9],
    rim: '#93a6ec',
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#3f4a9c',
    ambientAlpha: 0.8,
    shadow: '#04081f',
    lamps: [],
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
    stars(e, 0, 300, 40, '#c8d0ff', 0.5);
    for (const [x, y, w] of [
      [200, 160, 520],
      [720, 110, 560],
      [1080, 240, 460],
      [460, 300, 520],
    ] as const)
      cloud(e, x, y, w, 110, mix(c.top, c.low, 0.35), c.glow, 0.42);
    glow(e, 690, 740, 470, c.glow, 0.3);
    trunkRow(e, 'far', {
      count: 17,
      width: 36,
      base: 810,
      colour: c.far,
      haze: c.low,
      glowX: 690,
      rim: c.glow,
      rimAlpha: 0.3,
      bark: 3,
      lean: 150,
      above: c.top,
      boughs: 4,
    });
    mist(e, 770, 130, c.glow, 0.26);
    trunkRow(e, 'mid', {
      count: 9,
      width: 66,
      base: 850,
      colour: c.mid,
      haze: c.low,
      glowX: 690,
      glowWidth: 420,
      rim: c.glow,
      rimAlpha: 0.45,
      bark: 14,
      lean: 190,
      gap: [540, 830],
      above: c.top,
      boughs: 3,
    });
    bushes(e, 'bush', 846, 96, 56, c.leaf, { lit: c.glow, haze: c.low, glowX: 690, gap: [600, 780] });
    land(
      e,
      'land',
      [
        [-60, 868],
        [300, 850],
        [700, 838],
        [1000, 850],
        [1260, 874],
      ],
      c.soil,
      c.soilNear,
    );
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.glow, 0.3), mix(c.path, c.soilNear, 0.6));
    grass(e, 'grass', 866, 1190, mix(c.soil, c.glow, 0.15), c.soilNear, {
      lit: c.glow,
      size: [16, 56],
      bow: 0.5,
      density: 0.8,
      skip: (x, y) => Math.abs(x - 670 + (y - 850) * 0.25) < 40 + (y - 850) * 0.52,
    });
    verge(e, 'verge', CENTRE, HALVES, c.soil, c.soilNear, c.glow);
    trunk(e, 'l', 90, 1060, -60, 170, c.near, {
      side: 1,
      rim: c.glow,
      rimAlpha: 0.5,
      lean: 150,
      bark: 100,
      above: c.top,
    });
    trunk(e, 'r', 1060, 1030, -60, 140, c.near, {
      side: -1,
      rim: c.glow,
      rimAlpha: 0.5,
      lean: 170,
      bark: 80,
      above: c.top,
    });
    stone(e, 'st', 980, 1104, 80, 42, '#3f4a7a', { lit: c.glow });
    bentBush(e, 250, 1010, c);
    bentBush(e, 930, 990, c);
    canopy(
      e,
      'top',
      [
        [120, 10, 260, 130],
        [430, -40, 260, 110],
        [760, -40, 280, 110],
        [1100, 20, 260, 150],
      ],
      mix(c.leaf, c.top, 0.5),
      { lit: c.glow, warmth: 0.16, light: [-0.7, 0.6] },
    );
  },
  front(e, c) {
    gusts(e, c);
    grass(e, 'near', 1196, 1240, c.soilNear, shade(c.soilNear, 0.05), {
      rows: 3,
      size: [80, 120],
      bow: 0.6,
      lit: c.low,
      skip: (x) => x > 300 && x < 860,
    });
    wash(e, 'dark', [-40, 0, 1240, 300], [c.top, c.near], { count: 14, alpha: 0.16, long: 320, tall: 60, slant: 0.2 });
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, 600, 640, 900, [
          [0, '#ffffff'],
          [0.45, '#e4e8fc'],
          [1, '#5c62a0'],
        ]),
      ),
    );
    hazeBand(e, 1200, 960, c.top, 0.6, 0, 'multiply');
  },
});

function bentBush(e: Easel, x: number, y: number, c: Colours) {
  for (let i = 0; i < 6; i++) {
    const up = 50 + i * 16;
    fill(
      e,
      taper(
        [
          [x + i * 6, y],
          [x + 20 + i * 14, y - up * 0.7],
          [x + 66 + i * 22, y - up],
        ],
        [4, 3, 1],
      ),
      shade(c.leaf, 0.04),
    );
  }
  foliage(e, `bent${x}`, x + 84, y - 92, 86, 52, c.leaf, {
    body: false,
    count: 44,
    size: 20,
    light: [-0.7, -0.5],
    lit: c.glow,
    warmth: 0.25,
  });
}

/** The wind: long pale strokes and torn leaves that fly along them. */
function gusts(e: Easel, c: Colours) {
  const r = e.random('gust');
  for (const [x, y, w] of [
    [-40, 330, 620],
    [420, 250, 700],
    [-60, 690, 420],
    [800, 560, 460],
    [120, 880, 300],
  ] as const) {
    const lift = 40 + r() * 40;
    const stroke = taper(
      [
        [x, y],
        [x + w * 0.35, y - lift],
        [x + w * 0.7, y - lift * 0.4],
        [x + w * 0.92, y - lift * 1.1],
        [x + w, y - lift * 0.7],
      ],
      [0.3, 1.4, 2.2, 1.3, 0.3],
    );
    blend(e, 'screen', () => fill(e, stroke, c.glow, 0.3));
  }
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r() * 1200, 80 + r() * 960];
    if (Math.hypot(x - 600, y - 700) < 260) continue;
    const size = 7 + r() * 13;
    dab(e, 'leaf', x, y, size, size * 0.7, mix(c.leaf, c.glow, 0.3 + r() * 0.5), {
      variant: i,
      rotate: -0.5 + r.bell() * 0.8,
      alpha: 0.85,
    });
  }
}
