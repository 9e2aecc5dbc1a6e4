import { type Knot, mix, shade, taper, tint, union } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, glow } from './kit/easel';
import { ferns, fir, foliage, grass } from './kit/foliage';
import { flowers, hazeBand, land, stone } from './kit/ground';
import { cloud, mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { fernFrame } from './kit/wood';
import { defineStage } from './model';

type Colours = {
  top: string;
  low: string;
  far: string;
  mid: string;
  hill: string;
  hillNear: string;
  tree: string;
  leaf: string;
  moonlight: string;
  deep: string;
};

const moonlit: Colours = {
  top: '#131c56',
  low: '#6c93cc',
  far: '#4a6cae',
  mid: '#31508f',
  hill: '#4d7f94',
  hillNear: '#173a58',
  tree: '#2b2a50',
  leaf: '#265a70',
  moonlight: '#ffeec4',
  deep: '#0c1440',
};

/** A bare hill with one crooked tree across an enormous moon. */
export const owlHill = defineStage<Colours>({
  palettes: { moon: moonlit },
  slots: {
    hill: { x: 350, y: 1075, scale: 2.25 },
    low: { x: 300, y: 1110, scale: 2.5 },
    beside: { x: 590, y: 1092, scale: 1.9 },
    farther: { x: 130, y: 1080, scale: 1.8 },
    bough: { x: 655, y: 425, scale: 1.75, afloat: true, depth: 600 },
    air: { x: 150, y: 700, scale: 1.05, afloat: true },
  },
  variants: [
    { camera: { x: 540, y: 605, zoom: 1.18 }, hero: { slot: 'low' } },
    { camera: { x: 600, y: 620, zoom: 1.06 }, hero: { pose: 'standStill', yaw: 0.4, gaze: [0.7, -0.8] } },
    { camera: { x: 520, y: 575, zoom: 1.1 }, hero: { pose: 'wave' } },
  ],
  light: (c) => ({
    direction: [0.55, -0.85],
    rim: c.moonlight,
    rimAlpha: 0.8,
    rimWidth: 5,
    ambient: '#8c9ae0',
    ambientAlpha: 0.52,
    shadow: '#081038',
    lamps: [{ x: 760, y: 330, reach: 1100, colour: '#ffe8c0', power: 0.35 }],
  }),
  back(e, c) {
    sky(e, 0, 900, [
      [0, c.top],
      [0.5, mix(c.top, c.low, 0.55)],
      [1, c.low],
    ]);
    stars(e, 0, 700, 240, '#fff4d6');
    moon(e, 760, 360, 262, '#ffefc6', '#a8c0ff', 0.8);
    cloud(e, 980, 520, 460, 90, mix(c.low, c.top, 0.4), '#b8ccff', 0.5);
    cloud(e, 470, 590, 400, 80, mix(c.low, c.top, 0.4), '#b8ccff', 0.45);
    cloud(e, 160, 260, 360, 70, mix(c.low, c.top, 0.5), '#b8ccff', 0.35);
    land(
      e,
      'far',
      [
        [-60, 820],
        [180, 770],
        [420, 806],
        [700, 762],
        [980, 800],
        [1260, 752],
      ],
      mix(c.far, c.low, 0.45),
      c.far,
      { depth: 160 },
    );
    for (let i = 0; i < 22; i++)
      fir(e, `far${i}`, -30 + i * 60, 846, 90 + ((i * 61) % 60), mix(c.far, c.low, 0.2), {
        light: [0.5, -0.6],
        lit: c.moonlight,
        warmth: 0.3,
      });
    mist(e, 830, 90, '#cfe0ff', 0.34);
    land(
      e,
      'mid',
      [
        [-60, 880],
        [260, 850],
        [600, 892],
        [900, 846],
        [1260, 880],
      ],
      c.mid,
      shade(c.mid, 0.06),
      { depth: 160 },
    );
    for (let i = 0; i < 15; i++)
      fir(e, `mid${i}`, -30 + i * 90, 930, 130 + ((i * 73) % 80), shade(c.mid, 0.04), {
        light: [0.5, -0.6],
        lit: c.moonlight,
        warmth: 0.2,
      });
    mist(e, 925, 80, '#cfe0ff', 0.3);
    land(
      e,
      'hill',
      [
        [-60, 1080],
        [200, 1010],
        [520, 966],
        [820, 930],
        [1040, 938],
        [1260, 990],
      ],
      mix(c.hill, c.moonlight, 0.2),
      c.hillNear,
      { marks: 80 },
    );
    crookedTree(e, c);
    grass(e, 'hill', 1000, 1190, mix(c.hill, c.moonlight, 0.15), c.hillNear, {
      lit: c.moonlight,
      size: [18, 52],
      density: 0.9,
    });
    stone(e, 'st1', 1040, 1090, 70, 38, '#66719c', { lit: c.moonlight, moss: c.leaf });
    stone(e, 'st2', 1128, 1112, 44, 26, '#5c668f', { lit: c.moonlight });
    ferns(e, 'f', 960, 1080, 60, c.leaf, { lit: c.moonlight });
  },
  front(e, c) {
    fernFrame(e, 'frame', shade(c.leaf, 0.1), { size: 120, inset: -40, lit: c.moonlight });
    flowers(
      e,
      'near',
      [
        [760, 1204, 28],
        [840, 1216, 24],
        [150, 1212, 26],
      ],
      ['#f0e4f4', '#f6d2a8'],
      '#2d5a68',
    );
    glow(e, 760, 360, 720, c.moonlight, 0.16);
    swarm(e, 'air', 14, 2, (r) => [r() * 1200, 640 + r() * 380], { colour: '#ffe08a' });
    hazeBand(e, 1200, 1040, c.deep, 0.45, 0, 'multiply');
  },
});

/** Trunk, three great boughs and their twigs: spine and half widths of each. */
const LIMBS: readonly (readonly [spine: readonly Knot[], halves: readonly number[]])[] = [
  [
    [
      [968, 1030],
      [950, 880],
      [918, 740],
      [892, 610],
      [866, 520],
      [906, 440],
      [880, 362],
      [800, 296],
    ],
    [104, 62, 55, 50, 40, 32, 22, 4],
  ],
  [
    [
      [905, 660],
      [810, 508],
      [700, 452],
      [590, 438],
      [470, 470],
    ],
    [40, 29, 21, 13, 3],
  ],
  [
    [
      [900, 600],
      [990, 462],
      [1090, 440],
      [1210, 376],
    ],
    [38, 25, 16, 5],
  ],
  [
    [
      [900, 440],
      [960, 312],
      [1040, 262],
      [1130, 165],
    ],
    [26, 18, 12, 3],
  ],
  [
    [
      [640, 442],
      [560, 400],
      [500, 350],
    ],
    [9, 6, 1],
  ],
  [
    [
      [760, 478],
      [690, 520],
      [610, 540],
    ],
    [10, 7, 1],
  ],
  [
    [
      [880, 372],
      [820, 360],
      [760, 310],
    ],
    [12, 8, 1],
  ],
  [
    [
      [1060, 440],
      [1130, 480],
      [1180, 530],
    ],
    [9, 6, 1],
  ],
  [
    [
      [1020, 270],
      [1080, 300],
      [1120, 318],
    ],
    [8, 5, 1],
  ],
];

function crookedTree(e: Easel, c: Colours) {
  const tree = union(...LIMBS.map(([spine, halves]) => taper(spine, halves, { round: false })));
  const lightColor = mix(tint(c.tree, 0.1), c.moonlight, 0.4);
  e.p.form(tree, c.tree, { depth: 22, softness: 13, lightColor });
  clipTo(e, tree, () => {
    const bark = e.random('bark');
    for (let i = 0; i < 90; i++) {
      const y = 520 + bark() * 500;
      const x = 878 + (y - 520) * 0.18 + bark.bell() * 74;
      const tone = x < 880 + (y - 520) * 0.16 ? lightColor : shade(c.tree, 0.06);
      dab(e, 'dry', x, y, 60, 8, tone, { rotate: 1.36 + bark.bell() * 0.14, alpha: 0.42, variant: i });
    }
  });
  const r = e.random('leaves');
  for (const [x, y, w, h] of [
    [800, 270, 90, 50],
    [1130, 170, 90, 56],
    [1180, 370, 80, 54],
    [480, 474, 56, 30],
    [1010, 250, 64, 40],
    [1100, 430, 60, 34],
  ] as const)
    foliage(e, `leaf${x}`, x, y, w, h, mix(c.leaf, c.tree, 0.35), {
      body: false,
      count: 34,
      size: 22,
      light: [-0.5, -0.6],
      lit: c.moonlight,
      warmth: 0.4,
    });
  for (let i = 0; i < 12; i++)
    dab(e, 'leaf', 480 + r() * 700, 560 + r() * 380, 9, 9, mix(c.leaf, c.moonlight, 0.3), {
      variant: i,
      rotate: r() * 6,
      alpha: 0.7,
    });
}
