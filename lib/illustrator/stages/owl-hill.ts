import { mix, shade } from '@/lib/illustrator/paint';
import { dab, type Easel, glow } from './kit/easel';
import { ferns, fir, foliage, grass } from './kit/foliage';
import { flowers, land, stone, veil } from './kit/ground';
import { cloud, mist, moon, sky, stars } from './kit/sky';
import { swarm } from './kit/sparks';
import { bough, trunk } from './kit/trunk';
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
    veil(e, 1200, 1040, c.deep, 0.45, 0, 'multiply');
  },
});

function crookedTree(e: Easel, c: Colours) {
  const bark = { rim: c.moonlight, rimAlpha: 0.85, side: -1, bark: 70, lean: -70, above: c.tree };
  trunk(e, 'crook', 960, 1000, 610, 118, c.tree, bark);
  bough(
    e,
    [
      [900, 660],
      [858, 560],
      [916, 470],
      [880, 372],
      [800, 300],
    ],
    44,
    c.tree,
    { rim: c.moonlight, twigs: 4, name: 'up' },
  );
  bough(
    e,
    [
      [884, 590],
      [800, 500],
      [700, 452],
      [590, 438],
      [470, 470],
    ],
    32,
    c.tree,
    { rim: c.moonlight, twigs: 5, name: 'perch' },
  );
  bough(
    e,
    [
      [900, 520],
      [1000, 450],
      [1090, 440],
      [1200, 380],
    ],
    30,
    c.tree,
    { rim: c.moonlight, twigs: 4, name: 'right' },
  );
  bough(
    e,
    [
      [890, 400],
      [960, 300],
      [1040, 260],
      [1120, 170],
    ],
    22,
    c.tree,
    { rim: c.moonlight, twigs: 3, name: 'top' },
  );
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
