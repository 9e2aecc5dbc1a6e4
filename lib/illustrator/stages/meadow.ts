import { ellipse, mix, rectangle, shade, smooth } from '@/lib/illustrator/paint';
import { type Easel, glow } from './kit/easel';
import { ferns, fir, foliage, grass } from './kit/foliage';
import { flowers, hazeBand, land, path, pool, verge } from './kit/ground';
import { cloud, mist, sky, stars } from './kit/sky';
import { spark, swarm } from './kit/sparks';
import { bough, trunk } from './kit/trunk';
import { defineStage } from './model';

type Colours = {
  top: string;
  mid: string;
  low: string;
  sun: string;
  far: string;
  hill: string;
  grass: string;
  grassNear: string;
  path: string;
  wood: string;
};

const dawn: Colours = {
  top: '#45569c',
  mid: '#b48cb8',
  low: '#f8b79a',
  sun: '#ffe0a4',
  far: '#8f86bc',
  hill: '#7c8fa8',
  grass: '#a8b088',
  grassNear: '#365f68',
  path: '#e8c8b0',
  wood: '#4a4a80',
};

const CENTRE = [
  [846, 700],
  [800, 740],
  [900, 800],
  [760, 890],
  [560, 1010],
  [520, 1250],
] as const;
const HALVES = [8, 14, 28, 58, 110, 190] as const;

/** The way home over the meadow, with the first colour of the day. */
export const meadow = defineStage<Colours>({
  palettes: { dawn },
  slots: {
    path: { x: 500, y: 1090, scale: 2.25 },
    farther: { x: 640, y: 980, scale: 1.75 },
    beside: { x: 845, y: 1085, scale: 1.8 },
    before: { x: 270, y: 1090, scale: 1.9 },
    air: { x: 800, y: 330, scale: 1.1, afloat: true, depth: 1500 },
  },
  variants: [
    { camera: { x: 640, y: 760, zoom: 1.28 } },
    {
      camera: { x: 620, y: 680, zoom: 1.1 },
      hero: { slot: 'path', pose: 'walk' },
      companions: { foxWalk: { slot: 'before' } },
    },
    { camera: { x: 660, y: 720, zoom: 1.2 }, hero: { slot: 'farther', scale: 1.2 } },
  ],
  light: (c) => ({
    direction: [0.85, -0.4],
    rim: '#ffd9a0',
    rimAlpha: 0.85,
    rimWidth: 5,
    ambient: '#a49ad8',
    ambientAlpha: 0.4,
    shadow: '#2a2a5c',
    lamps: [{ x: 940, y: 640, reach: 1100, colour: c.sun, power: 0.4 }],
  }),
  back(e, c) {
    sky(
      e,
      0,
      720,
      [
        [0, c.top],
        [0.38, mix(c.top, c.mid, 0.6)],
        [0.62, c.mid],
        [0.86, c.low],
        [1, c.sun],
      ],
      0.16,
    );
    stars(e, 0, 260, 70, '#fff4e2', 0.7);
    glow(e, 900, 670, 560, c.sun, 0.75);
    glow(e, 900, 690, 240, '#fff2c8', 0.8);
    for (const [x, y, w, h] of [
      [230, 230, 420, 80],
      [640, 160, 380, 66],
      [1010, 290, 420, 78],
      [420, 400, 340, 56],
      [860, 450, 420, 50],
      [120, 480, 300, 50],
    ] as const)
      cloud(e, x, y, w, h, mix(c.mid, c.top, 0.2), mix(c.low, c.sun, 0.4), 0.6);
    land(
      e,
      'far',
      [
        [-60, 660],
        [160, 620],
        [420, 652],
        [640, 616],
        [900, 650],
        [1260, 600],
      ],
      mix(c.far, c.low, 0.3),
      c.far,
      { depth: 120 },
    );
    for (let i = 0; i < 24; i++)
      fir(e, `far${i}`, -30 + i * 54, 700, 66 + ((i * 61) % 54), mix(c.far, c.low, 0.15), {
        light: [0.7, -0.3],
        lit: c.low,
        warmth: 0.12,
      });
    mist(e, 690, 70, c.sun, 0.42);
    land(
      e,
      'hill',
      [
        [-60, 720],
        [220, 690],
        [520, 722],
        [850, 694],
        [1260, 706],
      ],
      mix(c.hill, c.sun, 0.32),
      c.hill,
      { depth: 140 },
    );
    home(e, 900, 704, 0.72);
    for (const [x, y, w, h] of [
      [1010, 690, 44, 40],
      [1070, 696, 60, 50],
      [800, 702, 34, 26],
      [1140, 700, 52, 40],
      [760, 706, 24, 18],
    ] as const)
      foliage(e, `tree${x}`, x, y, w, h, mix(c.hill, '#4f7a74', 0.5), {
        count: 50,
        size: 12,
        light: [0.7, -0.5],
        lit: c.sun,
        warmth: 0.45,
      });
    mist(e, 730, 60, c.sun, 0.36);
    land(
      e,
      'meadow',
      [
        [-60, 790],
        [300, 752],
        [700, 768],
        [1000, 744],
        [1260, 760],
      ],
      mix(c.grass, c.sun, 0.35),
      c.grassNear,
      { marks: 90 },
    );
    path(e, 'path', CENTRE, HALVES, mix(c.path, c.sun, 0.5), mix(c.path, '#6a6480', 0.5));
    grass(e, 'meadow', 770, 1190, mix(c.grass, c.sun, 0.35), c.grassNear, {
      lit: c.sun,
      size: [9, 58],
      density: 0.85,
      rows: 12,
      skip: (x, y) => Math.abs(x - (y < 820 ? 850 : 900 - (y - 800) * 1.5)) < 10 + (y - 700) * 0.32 && y > 700,
    });
    verge(e, 'verge', CENTRE, HALVES, mix(c.grass, c.sun, 0.25), c.grassNear, c.sun);
    pool(e, 760, 880, 620, c.sun, 0.55, 0.2);
    woodEnd(e, c);
    grass(e, 'foot', 900, 1080, c.grass, c.grassNear, { rows: 5, size: [30, 56], lit: c.sun, skip: (x) => x > 300 });
    ferns(e, 'foot', 150, 1000, 64, mix('#3f6a74', c.grass, 0.3), { lit: c.sun });
    blossoms(e, 'far', 26, 860, 1090);
    trail(e);
  },
  front(e, c) {
    grass(e, 'near', 1190, 1240, c.grassNear, shade(c.grassNear, 0.06), {
      rows: 3,
      size: [70, 110],
      lit: c.sun,
      skip: (x) => x > 330 && x < 760,
    });
    blossoms(e, 'near', 12, 1150, 1215);
    glow(e, 920, 640, 760, '#ffb070', 0.2);
    swarm(e, 'air', 12, 2, (q) => [q() * 1200, 620 + q() * 300], { colour: '#ffe08a' });
    hazeBand(e, 1200, 1060, '#2a2a5c', 0.35, 0, 'multiply');
  },
});

/** Flowers on both sides of the path. */
function blossoms(e: Easel, name: string, count: number, y0: number, y1: number) {
  const r = e.random(`blossoms:${name}`);
  const spots = Array.from({ length: count }, (_, i): [number, number, number] => {
    const y = y0 + r() * (y1 - y0);
    return [i % 2 ? 820 + r() * 380 : r() * 320, y, 9 + ((y - 860) / 350) * 26];
  });
  flowers(e, name, spots, ['#fff0e2', '#f6a8a0', '#ffd98a', '#d8b8f0'], '#4f7a68');
}

/** The child's house, far off, with one window lit. */
function home(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    e.p.form(rectangle(-44, -70, 88, 76), '#c9a090', { depth: 10 });
    e.p.form(
      smooth(
        [
          [-62, -62, 1],
          [0, -126, 1],
          [62, -62, 1],
        ],
        true,
        2,
      ),
      '#8a5068',
      { depth: 8 },
    );
    e.p.form(rectangle(20, -118, 15, 34), '#a88078', { depth: 4 });
    for (const wx of [-26, 10]) e.p.fill(rectangle(wx, -44, 18, 22), '#ffdc8a');
    e.p.fill(ellipse(-8, -14, 8, 16), '#6a4058');
    e.p.soft(-10, -34, 90, 70, '#ffcf7a', 0.5);
  });
}

/** The edge of the wood that lies behind. */
function woodEnd(e: Easel, c: Colours) {
  trunk(e, 'w2', 150, 890, -60, 70, mix(c.wood, c.mid, 0.25), {
    side: 1,
    rim: c.sun,
    rimAlpha: 0.7,
    lean: -30,
    bark: 40,
  });
  trunk(e, 'w1', 36, 1000, -60, 130, c.wood, { side: 1, rim: c.sun, rimAlpha: 0.8, lean: 14, bark: 90 });
  bough(
    e,
    [
      [10, 352],
      [190, 250],
      [310, 240],
      [430, 200],
    ],
    20,
    c.wood,
    { rim: c.sun, twigs: 4, name: 'b1' },
  );
  for (const [x, y, w, h] of [
    [30, 60, 240, 170],
    [270, 20, 190, 110],
    [420, 190, 80, 44],
    [250, 240, 70, 40],
  ] as const)
    foliage(e, `w${x}`, x, y, w, h, mix('#3f6a74', c.wood, 0.4), {
      count: 90,
      size: 28,
      light: [0.7, 0.4],
      lit: c.sun,
      warmth: 0.4,
      body: w > 100,
    });
}

/** Fireflies over the path, smaller and closer together towards home. */
function trail(e: Easel) {
  const line = smooth(CENTRE, false, 24);
  const r = e.random('trail');
  for (let i = 0; i < 120; i++) {
    const at = line[Math.floor((i / 120) ** 0.8 * (line.length - 20))];
    if (!at) continue;
    const u = Math.max(0, (at[1] - 690) / 400);
    spark(
      e,
      at[0] + r.bell() * (20 + u * 210),
      at[1] - 16 - r() * (30 + u * 150),
      1.2 + u * 4 * (0.5 + r()),
      '#ffdc7a',
      0.95,
    );
  }
}
