import { type Knot, mix, shade, smooth, taper } from '@/lib/illustrator/paint';
import { darkShape } from '../kit/dark-shape';
import { type Easel, glow } from '../kit/easel';
import { fir, foliage, grass } from '../kit/foliage';
import { flowers, hazeBand, land, pool } from '../kit/ground';
import { offRoad, type RoadLine, road, roadside } from '../kit/road';
import { cloud, mist, sky, stars } from '../kit/sky';
import { spark } from '../kit/sparks';
import { bough, trunk } from '../kit/trunk';
import { defineStage } from '../model';
import { homeAtDawn } from './home-at-dawn';

const dawn = {
  top: '#5a68b0',
  mid: '#d0a6c4',
  low: '#fac0a0',
  sun: '#ffe0a4',
  far: '#8f86bc',
  hill: '#7c8fa8',
  grass: '#a8b088',
  grassNear: '#365f68',
  path: '#e8c8b0',
  wood: '#4a4a80',
};
/** What is left of the dark. */
const DARK = '#54528c';
const DARK_AT = { x: 1016, y: 1080 } as const;
const ROAD: RoadLine = [
  [2082, 768, 38],
  [2084, 786, 37],
  [2070, 828, 38],
  [2010, 876, 46],
  [1880, 932, 62],
  [1600, 998, 84],
  [1200, 1044, 96],
  [700, 1062, 104],
  [200, 1082, 116],
  [-120, 1100, 126],
];
/** A light on either side of the road for each step, all the way to the door. */
function lightsPerStep(e: Easel) {
  const r = e.random('steps');
  const line = smooth(
    ROAD.map(([x, y]): Knot => [x, y]),
    false,
    30,
  );
  let next = 90;
  for (const [x, y] of line.toReversed()) {
    if (x < next) continue;
    const near = (y - 720) / 360;
    next = x + 40 + near * 130;
    const half = 14 + near * 76;
    for (const side of [-1, 1]) {
      // None shines through the face of the dark.
      if (side < 0 && Math.abs(x - DARK_AT.x) < 90) continue;
      const [lx, ly] = [x + side * 14 * near, y + side * (half + 6)];
      pool(e, lx, ly, 16 + near * 62, '#ffd070', 0.85, 0.4);
      spark(e, lx, ly - 4 - near * 8, 2.2 + near * 6.4 + r() * 0.6, '#ffe08a', 1);
    }
  }
}

/** The end of its arm lies on the open hand of the child, over the palm. */
function pawInHand(e: Easel) {
  const paw = taper(
    [
      [1132, 846],
      [1142, 838],
      [1154, 834],
    ],
    [15, 16, 14],
  );
  e.p.fill(paw, DARK, { alpha: 0.35, blur: 6 });
  e.p.fill(paw, DARK, { alpha: 0.5, blur: 2.5 });
}

/** A meadow at dawn with a road of lights that leads home. */
export const meadowWide = defineStage<typeof dawn>({
  palettes: { dawn },
  slots: {},
  span: [0, 2400],
  light: (c) => ({
    direction: [0.85, -0.4],
    rim: '#ffd9a0',
    rimAlpha: 0.85,
    rimWidth: 5,
    ambient: '#a49ad8',
    ambientAlpha: 0.34,
    shadow: '#2a2a5c',
    lamps: [
      { x: 2040, y: 640, reach: 1900, colour: c.sun, power: 0.4 },
      // The lights of the last steps shine up at whoever waits at the end of the road.
      { x: 1860, y: 800, reach: 420, colour: '#ffd070', power: 0.55 },
      // The open door shines on who waits before it and on who comes.
      { x: 2060, y: 640, reach: 1100, colour: '#ffd28a', power: 0.75 },
    ],
    cast: { from: 2400, slant: 0.85, length: 0.3, alpha: 0.5 },
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
    stars(e, 0, 240, 60, '#fff4e2', 0.7);
    glow(e, 2020, 670, 800, c.sun, 0.75);
    glow(e, 2020, 690, 330, '#fff2c8', 0.8);
    for (const [x, y, w, h] of [
      [380, 500, 560, 60],
      [1480, 150, 560, 66],
      [2100, 210, 480, 70],
      [860, 300, 420, 50],
      [930, 560, 360, 36],
    ] as const)
      cloud(e, x, y, w, h, mix(c.mid, c.top, 0.2), mix(c.low, c.sun, 0.4), 0.6);
    land(
      e,
      'far',
      [
        [-60, 640],
        [300, 606],
        [800, 650],
        [1300, 612],
        [1800, 650],
        [2460, 590],
      ],
      mix(c.far, c.low, 0.3),
      c.far,
      { depth: 120 },
    );
    for (let i = 0; i < 46; i++)
      fir(
        e,
        `far${i}`,
        -30 + i * 54,
        700,
        66 + ((i * 61) % 54) + Math.max(0, 500 - i * 54) * 0.16,
        mix(c.far, c.low, 0.15),
        { light: [0.7, -0.3], lit: c.low, warmth: 0.06 },
      );
    mist(e, 690, 70, c.sun, 0.42);
    land(
      e,
      'hill',
      [
        [-60, 724],
        [440, 694],
        [1040, 724],
        [1800, 694],
        [2460, 710],
      ],
      mix(c.hill, c.sun, 0.32),
      c.hill,
      { depth: 140 },
    );
    for (const [x, y, w, h] of [
      [1560, 712, 40, 26],
      [1420, 716, 26, 18],
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
        [-60, 800],
        [600, 756],
        [1400, 770],
        [2000, 744],
        [2460, 762],
      ],
      mix(c.grass, c.sun, 0.35),
      c.grassNear,
      { marks: 90 },
    );
    homeAtDawn(e, 2084, 762, c.sun);
    road(e, 'road', ROAD, mix(c.path, c.sun, 0.5), mix(c.path, '#6a6480', 0.45));
    const off = offRoad(ROAD);
    grass(e, 'meadow', 776, 1190, mix(c.grass, c.sun, 0.35), c.grassNear, {
      lit: c.sun,
      size: [9, 58],
      density: 0.85,
      rows: 12,
      skip: (x, y) => off(x, y) < 1.1,
    });
    // The way lies open to the threshold.
    roadside(e, 'verge', ROAD.slice(2), mix(c.grass, c.sun, 0.25), c.grassNear, c.sun);
    pool(e, 1600, 880, 1100, c.sun, 0.55, 0.16);
    const r = e.random('blossoms');
    flowers(
      e,
      'far',
      Array.from({ length: 46 }, (): [number, number, number] => {
        const y = 860 + r() * 250;
        return [r() * 2400, y, 9 + ((y - 860) / 350) * 26];
      }).filter(([x, y]) => off(x, y) > 1.25),
      ['#fff0e2', '#f6a8a0', '#ffd98a', '#d8b8f0'],
      '#4f7a68',
    );
    // It thins as the day comes, and lifts an arm to the hand that looks for it.
    darkShape(e, {
      ...DARK_AT,
      size: 250,
      colour: DARK,
      lit: c.sun,
      pose: 'wave',
      gaze: [1, -0.5],
      alpha: 0.68,
    });
    lightsPerStep(e);
    // The light of the door lies on the road as far as the arms that meet.
    glow(e, 2010, 690, 250, '#ffe6b0', 0.55);
    glow(e, 1640, 800, 520, '#ffdc9c', 0.5);
    pool(e, 1980, 870, 320, '#ffd88a', 0.8, 0.36);
    pool(e, 1640, 1020, 560, '#ffd88a', 0.75, 0.2);
  },
  front(e, c) {
    pawInHand(e);
    trunk(e, 'w1', 40, 1260, -60, 200, c.wood, { side: 1, rim: c.sun, rimAlpha: 0.8, lean: -40, bark: 110 });
    bough(
      e,
      [
        [10, 330],
        [190, 200],
        [330, 176],
        [470, 120],
      ],
      24,
      c.wood,
      { rim: c.sun, twigs: 4, name: 'b1' },
    );
    for (const [x, y, w, h] of [
      [30, 50, 260, 150],
      [290, 0, 200, 90],
      [470, 104, 80, 40],
    ] as const)
      foliage(e, `w${x}`, x, y, w, h, mix('#3f6a74', c.wood, 0.4), {
        count: 90,
        size: 30,
        light: [0.7, 0.4],
        lit: c.sun,
        warmth: 0.4,
        body: w > 100,
      });
    grass(e, 'near', 1186, 1240, c.grassNear, shade(c.grassNear, 0.06), {
      rows: 3,
      size: [80, 140],
      lit: c.sun,
      skip: (x) => x > 240 && x < 2060,
    });
    flowers(
      e,
      'near',
      [
        [1640, 1216, 40],
        [1760, 1226, 30],
        [2180, 1214, 46],
        [2290, 1220, 36],
        [1980, 1226, 32],
      ],
      ['#fff0e2', '#f6a8a0', '#ffd98a'],
      '#4f7a68',
    );
    glow(e, 2040, 640, 1100, '#ffb070', 0.2);
    hazeBand(e, 1200, 1060, '#2a2a5c', 0.35, 0, 'multiply');
  },
});
