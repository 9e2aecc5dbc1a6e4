import { ellipse, mix, rectangle, shade, star, tint } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, cover, dab, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { foliage, grass } from '../../kit/foliage';
import { land } from '../../kit/ground';
import { cloud } from '../../kit/sky';
import { flatStage } from '../flat';
import { CREAM, OLIVE, ROOF, WINDOW } from './colours';
import { bush, meadow, oliveTree, type TreeColours } from './outdoors';
import { dashes } from './plan';
import { drawnHouse, signBoard, sunflower } from './things';

const SKY = { top: '#5d4a86', high: '#a8698c', low: '#f0a07c', last: '#fbd08e' } as const;

/** The light comes from the window, on the right. */
const TREE_AT_DUSK: TreeColours = {
  bark: '#5f4a44',
  shade: '#333f2c',
  leaf: '#5f6c3a',
  lit: '#ffbe78',
  light: [0.8, -0.35],
};

/** The first stars are out, and the last light of the day lies behind the house. */
function eveningSky(e: Easel) {
  const { top, high, low, last } = SKY;
  cover(
    e,
    linear(e, 0, 0, 0, 800, [
      [0, top],
      [0.4, high],
      [0.78, low],
      [1, last],
    ]),
  );
  const r = e.random('first stars');
  for (let i = 0; i < 34; i++) fill(e, star(r() * 2400, r() * 330, 3 + r() * 5, 0.4), '#fff0d0', 0.4 + r() * 0.5);
  // Clouds that the sun still lights from below.
  for (const [x, y, w, h] of [
    [330, 560, 620, 60],
    [820, 470, 460, 46],
    [1180, 610, 420, 40],
    [2020, 400, 560, 50],
  ] as const)
    cloud(e, x, y, w, h, '#9a5f8c', '#ffc09a', 0.55);
  glow(e, HOME.x - 60, 700, 900, last, 0.55, 0.6);
}

/** Tiles on the slope of a roof between two lines. */
function tiledRoof(e: Easel) {
  const roof = blob('-300,-276! -280,-298! -6,-516! 6,-516! 280,-298! 300,-276!', 2);
  e.p.form(roof, ROOF, { depth: 14, softness: 10 });
  e.p.clip(roof, () => {
    const r = e.random('tiles');
    for (let row = 0; row < 9; row += 1)
      for (let x = -310; x < 310; x += 26) {
        const y = -500 + row * 26;
        const tone = r.pick([shade(ROOF, 0.08), tint(ROOF, 0.06), mix(ROOF, '#ffb070', 0.3)]);
        dab(e, 'dry', x + (row % 2) * 13, y + 12, 15, 11, tone, { rotate: 1.4, alpha: 0.7, variant: x & 3 });
      }
    e.p.soft(-220, -300, 300, 160, '#4a2f52', 0.4);
  });
}

/** The house in the evening, 500 units wide, on its ground line; its window is large for once. */
function homeAtDusk(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    e.p.soft(0, 6, 380, 40, '#2f3524', 0.7);
    e.p.form(rectangle(150, -500, 56, 130), shade(ROOF, 0.06), { depth: 8 });
    const wall = rectangle(-240, -290, 480, 300);
    e.p.form(wall, '#dcb48c', { depth: 20, softness: 20 });
    e.p.clip(wall, () => {
      wash(e, 'plaster', [-240, -290, 240, 10], ['#c2926e', '#f3cf9e'], { count: 50, alpha: 0.32, long: 70, tall: 16 });
      e.p.fill(rectangle(-260, -300, 520, 50), '#6a4458', { alpha: 0.45, blur: 14 });
      e.p.soft(0, 10, 300, 40, '#6a4a44', 0.5);
    });
    tiledRoof(e);
    e.p.form(blob('128,4! 128,-120 140,-160 176,-174 212,-160 224,-120 224,4!', 6), '#8a6f6a', { depth: 8 });
    for (const x of [158, 192])
      e.p.line(
        [
          [x, -150],
          [x, -4],
        ],
        3,
        '#6f5653',
        0.7,
      );
    fill(e, ellipse(142, -70, 7), CREAM);
    glow(e, -50, -130, 380, WINDOW, 0.45);
    e.p.form(rectangle(-204, -244, 300, 214), CREAM, { depth: 6 });
    fill(e, rectangle(-190, -230, 272, 186), WINDOW);
    e.p.soft(-54, -130, 130, 100, '#fff3bc', 0.8);
  });
}

const HOME = { x: 2100, y: 900, scale: 0.86 } as const;

/** The sill and the wall below it hide who stands in the window from the waist down. */
function belowWindow(e: Easel) {
  e.p.in(HOME.x, HOME.y, 0, HOME.scale, HOME.scale, () => {
    fill(e, rectangle(-204, -44, 300, 54), '#e6bf90');
    e.p.form(rectangle(-218, -48, 328, 24), CREAM, { depth: 5 });
    e.p.soft(-54, -20, 190, 30, '#fff0b0', 0.4);
  });
}

/** Hills against the last light, and the lawn, warm where the window shines on it. */
function ground(e: Easel) {
  const far = land(
    e,
    'far',
    [
      [-90, 740],
      [420, 676],
      [900, 744],
      [1300, 690],
      [1800, 730],
      [2490, 676],
    ],
    '#8d6a72',
    '#616444',
    {
      depth: 240,
    },
  );
  e.p.clip(far, () => e.p.soft(2040, 700, 900, 120, '#ffb271', 0.4));
  for (const [x, y, w, h] of [
    [1080, 760, 110, 70],
    [940, 772, 80, 46],
    [1780, 774, 90, 60],
    [2380, 770, 140, 130],
    [40, 790, 120, 90],
  ] as const)
    bush(e, x, y, w, h, '#4d5636', '#ffb976');
  meadow(
    e,
    'lawn',
    [
      [-90, 880],
      [500, 840],
      [1100, 876],
      [1700, 856],
      [2490, 896],
    ],
    ['#7c8145', '#5d6937'],
    {
      lit: '#e3b765',
      rows: [880, 1190],
      size: [10, 40],
      density: 0.6,
    },
  );
}

/** The trunk of the tree at the left of the front page; its bough reaches over whoever sits there. */
const TRUNK =
  '1216,1128! 1282,1020 1292,820 1276,580 1236,340 1170,110! 1284,60! 1336,236 1420,176 1620,104 1870,64! 1876,100! 1650,150 1490,222 1404,330 1384,540 1394,820 1408,1010 1490,1130! 1350,1104';
/** Its leaves: middle, half width and height, and share of the light, from the back to the front. */
const LEAVES = [
  [1080, 130, 190, 120, 0],
  [1820, 20, 240, 84, 0.2],
  [1250, 60, 250, 130, 0.2],
  [1560, 20, 260, 100, 0.3],
  [1150, 210, 130, 70, 0.4],
  [1410, 90, 150, 80, 0.7],
  [1700, 50, 170, 66, 0.7],
  [1960, 40, 120, 54, 0.9],
] as const;

/** The tree that she moves under, with the sign of her new house. */
function ownTree(e: Easel) {
  const { bark, shade: dark, leaf, lit, light } = TREE_AT_DUSK;
  e.p.soft(1360, 1124, 300, 40, '#2f3524', 0.6);
  const trunk = blob(TRUNK, 8);
  e.p.form(trunk, bark, { depth: 26, softness: 18 });
  clipTo(e, trunk, () => {
    const r = e.random('own bark');
    for (let i = 0; i < 90; i++) {
      const y = 240 + r() * 880;
      dab(e, 'dry', 1340 + r.bell() * 90, y, 80, 9, i % 3 ? shade(bark, 0.08) : mix(bark, '#ffbe78', 0.3), {
        rotate: Math.PI / 2 + r.bell() * 0.2,
        alpha: 0.5,
        variant: i,
      });
    }
    e.p.soft(1400, 900, 40, 320, '#ffb066', 0.3);
  });
  for (const [i, [x, y, w, h, share]] of LEAVES.entries())
    foliage(e, `own tree ${i}`, x, y, w, h, mix(dark, leaf, share), {
      count: 64,
      size: 28,
      lit,
      warmth: 0.12 + share * 0.34,
      ...(light && { light }),
    });
  signBoard(e, 1340, 660, 186, 134, -0.05);
  drawnHouse(e, 1342, 717, 0.25);
}

/** Somebody has moved out, all of twelve steps, and looks back at the lit window. */
export const sisterCover = flatStage({
  ground: SKY.high,
  back(e) {
    eveningSky(e);
    ground(e);
    oliveTree(e, 250, 850, 0.62, TREE_AT_DUSK);
    oliveTree(e, 760, 826, 0.46, TREE_AT_DUSK);
    homeAtDusk(e);
    glow(e, 2060, 980, 620, WINDOW, 0.5, 0.6);
    for (const [x, y, w, h] of [
      [1850, 912, 70, 60],
      [1930, 912, 40, 30],
      [2346, 908, 60, 80],
    ] as const)
      bush(e, x, y, w, h, '#66703a', '#ffcf7e');
    dashes(e, '2232,916 2210,950 2140,984 2064,1030 2020,1090 1970,1140 1890,1172', CREAM, 12);
    const near = blob('-90,1090 260,1050 640,1110 1040,1190 1060,1300! -90,1300!', 8);
    e.p.form(near, OLIVE.dark, { depth: 16, softness: 14 });
    e.p.clip(near, () => grass(e, 'corner', 1110, 1200, '#66733a', '#4c5a2c', { lit: '#b5a152', size: [24, 46] }));
    for (const [x, y, s] of [
      [150, 900, 1.5],
      [350, 960, 1.25],
      [540, 1010, 0.95],
      [800, 1060, 0.7],
    ] as const)
      sunflower(e, x, y, s, 170);
    ownTree(e);
  },
  over: { depth: 150, paint: belowWindow },
  // The light of the window reaches whoever looks back at it.
  front: (e) => glow(e, HOME.x - 50, 790, 640, '#ffc04a', 0.22),
});
