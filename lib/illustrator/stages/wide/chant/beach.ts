import { ellipse, rectangle, shade, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { rope } from './rope';
import { dhow } from './sea';

const [SAND, WARM, WET, SEA, FAR, FOAM, BARK] = [
  '#d8a878',
  '#dfb482',
  '#a97a6a',
  '#3d5f9a',
  '#5a4f8a',
  '#f0d9d0',
  '#5a3a34',
];

/** A leaning coconut palm, cut by the edge of the page. */
function palm(e: Easel, points: string, x: number, y: number, side: 1 | -1) {
  const trunk = stroke(points, 44, 36, 28, 24);
  fill(e, trunk, BARK);
  clipTo(e, trunk, () => {
    for (let v = 0; v < 1300; v += 34) fill(e, rectangle(x - 400, v, 800, 6), shade(BARK, 0.1));
  });
  for (const [a, long] of [
    [-0.2, 300],
    [0.5, 270],
    [1.1, 220],
    [-0.8, 260],
    [2.4, 240],
    [3.1, 260],
  ] as const)
    e.p.in(x, y, side > 0 ? a : Math.PI - a, long / 100, long / 100, () => {
      fill(e, blob('0,0! 30,-14 70,-6 100,16! 66,14 30,8', 5), '#2f5a4a');
      for (let u = 14; u < 92; u += 9) fill(e, stroke(`${u},-4 ${u + 8},22`, 3.4, 0.6), '#254a3e');
    });
}

/** A cloth of kitenge on the line. */
function cloth(e: Easel, x: number, y: number, w: number, h: number, colour: string, mark: string) {
  const shape = blob(
    `${x},${y}! ${x + w},${y + 6}! ${x + w - 6},${y + h} ${x + w * 0.6},${y + h - 10} ${x + w * 0.3},${y + h + 8} ${x + 6},${y + h - 4}!`,
    4,
  );
  fill(e, shape, colour);
  clipTo(e, shape, () => {
    for (let u = 0; u < w; u += 34)
      for (let v = 0; v < h; v += 34) fill(e, ellipse(x + u + 14 + ((v / 34) % 2) * 16, y + v + 18, 8), mark);
    fill(e, rectangle(x + w * 0.7, y, w, h + 20), shade(colour, 0.08), 0.5);
  });
}

const SUN: Vec = [1210, 26];

/** The sun at the edge of the sea, with its way over the water. */
function lowSun(e: Easel) {
  e.p.soft(SUN[0], 30, 150, 110, '#f6a15c', 0.75);
  fill(e, ellipse(SUN[0], 14, 62), '#ffe2a0');
  for (let i = 0; i < 9; i++) {
    const [y, half] = [62 + i * 20, 62 - Math.abs(i - 3) * 5];
    fill(
      e,
      stroke(`${SUN[0] - half + (i % 3) * 18},${y} ${SUN[0]},${y + 3} ${SUN[0] + half - (i % 2) * 26},${y}`, 1, 6, 1),
      '#ffd08a',
      0.85,
    );
  }
}

/** What sits on the sand throws its shadow away from the sun. */
function longShadows(e: Easel) {
  e.p.soft(SUN[0], 330, 900, 150, '#ffcf8e', 0.6);
  for (const [x, y, w] of [
    [330, 800, 50],
    [400, 720, 50],
    [550, 650, 48],
    [750, 600, 46],
    [960, 574, 40],
    [1338, 566, 40],
    [1544, 582, 40],
    [1820, 640, 46],
    [1960, 700, 50],
    [2060, 780, 50],
    [2070, 870, 52],
    [1990, 950, 54],
    [1970, 620, 110],
    [2220, 700, 60],
    [1080, 1110, 60],
  ] as const) {
    const [dx, dy] = [x - SUN[0], y - SUN[1]];
    const far = 190 / Math.hypot(dx, dy);
    fill(
      e,
      stroke(
        `${x},${y} ${x + dx * far * 0.5},${y + dy * far * 0.5} ${x + dx * far},${y + dy * far}`,
        w,
        w * 0.86,
        w * 0.5,
      ),
      '#8a5a4e',
      0.34,
    );
  }
}

/** A ring on the sand at dusk; the rope is a washing line, a swing and a skipping rope. */
export const duskRing = flatStage({
  ground: SAND,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 340), FAR);
    fill(e, blob('-80,40! 900,20 1700,50 2480,20! 2480,300! -80,300!', 5), SEA);
    wash(e, 'sea', [-40, 60, 2440, 230], ['#e08a7a', '#6a6aa8', '#31508a'], {
      count: 26,
      alpha: 0.16,
      long: 220,
      tall: 10,
    });
    lowSun(e);
    dhow(e, 2060, 150, 0.4, '#f2b08a');
    fill(e, blob('-80,236! 400,220 900,250 1500,222 2000,250 2480,230! 2480,400! -80,400!', 7), FOAM);
    fill(e, blob('-80,252! 400,240 900,268 1500,240 2000,268 2480,250! 2480,420! -80,420!', 7), WET);
    fill(e, blob('-80,300! 500,280 1100,310 1700,290 2480,310! 2480,1300! -80,1300!', 7), SAND);
    fill(e, ellipse(1200, 800, 1060, 370), WARM);
    wash(e, 'sand', [-40, 320, 2440, 1190], ['#e8c79a', '#c08f66', '#d9ae84'], {
      count: 70,
      alpha: 0.25,
      long: 240,
      tall: 16,
    });
    longShadows(e);
    fill(e, blob('1320,780! 1340,734 1400,718 1490,724 1560,760 1570,784! 1510,806 1380,806', 7), '#8a6a60');
    fill(e, blob('1340,760 1390,726 1490,730 1546,762 1450,776', 7), '#a98a7a');
    palm(e, '-40,1000 10,700 90,420 150,230', 150, 226, 1);
    palm(e, '2440,1000 2400,680 2320,420 2270,250', 2270, 246, -1);
    const line: Vec[] = [
      [110, 380],
      [700, 440],
      [1300, 440],
      [2320, 380],
    ];
    rope(e, line, { r: 7 });
    cloth(e, 300, 404, 150, 170, '#8a3f5a', '#f0b64c');
    cloth(e, 480, 420, 170, 150, '#1f7a78', '#f0a63c');
    rope(
      e,
      [
        [1640, 428],
        [1626, 500],
        [1628, 556],
        [1740, 556],
        [1744, 500],
        [1738, 422],
      ],
      { r: 6 },
    );
    fill(e, rectangle(1612, 550, 144, 14), '#6b3a22');
    rope(
      e,
      [
        [2120, 1000],
        [2200, 900],
        [2330, 940],
        [2310, 1060],
        [2210, 1100],
      ],
      { r: 7 },
    );
    for (const [x, y] of [
      [2112, 1006],
      [2204, 1104],
    ] as const)
      fill(e, stroke(`${x},${y} ${x - 26},${y + 26}`, 11, 9), '#8a3f2a');
  },
});
