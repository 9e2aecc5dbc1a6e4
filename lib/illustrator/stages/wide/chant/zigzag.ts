import { ellipse, taper, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, HOT_SKY, MUD } from './colours';
import { acacia } from './land';

/** The road down the wall of the valley, from far to near, and half its width there. */
const ROAD: readonly (readonly [Vec[], readonly number[]])[] = [
  [
    [
      [-90, 276],
      [900, 300],
      [1900, 330],
      [2080, 352],
      [1960, 378],
    ],
    [14, 18, 20, 20, 20],
  ],
  [
    [
      [1960, 378],
      [1300, 410],
      [560, 468],
      [330, 510],
      [440, 560],
    ],
    [20, 24, 32, 36, 36],
  ],
  [
    [
      [440, 560],
      [1000, 620],
      [1700, 700],
      [2120, 760],
      [2490, 800],
    ],
    [36, 46, 60, 72, 84],
  ],
];

const ALOE = [
  [20, 1250, -60, -230, 30],
  [60, 1250, 10, -300, 34],
  [70, 1250, 24, -150, 26],
  [2330, 1260, -90, -150, 24],
  [2370, 1260, 0, -210, 28],
  [2400, 1260, 60, -170, 26],
] as const;

/** A wall of the Rift Valley with a road in zigzag. */
export const zigzagRoad = flatStage({
  ground: HOT_SKY,
  back(e) {
    fill(e, blob('-80,236! 300,210 800,240 1400,206 2000,236 2480,214! 2480,420! -80,420!', 7), '#e3a860');
    fill(e, blob('-80,330! 600,300 1300,350 2000,310 2480,340! 2480,700! -80,700!', 7), '#e9b65c');
    fill(e, blob('-80,440! 500,400 1200,470 1900,420 2480,450! 2480,900! -80,900!', 7), '#dba44a');
    fill(e, blob('-80,620! 500,600 1100,680 1800,760 2480,820! 2480,1300! -80,1300!', 7), '#e6b45a');
    wash(e, 'slope', [-40, 330, 2440, 1190], ['#f0cd84', '#c98f38', '#d9a04a'], {
      count: 80,
      alpha: 0.26,
      long: 240,
      tall: 18,
      slant: 0.08,
    });
    for (const [line, radii] of ROAD) {
      fill(
        e,
        taper(
          line.map(([x, y]): Vec => [x, y + 8]),
          radii.map((r) => r + 5),
        ),
        DEEP_EARTH,
      );
      fill(e, taper(line, radii), EARTH);
    }
    for (const [x, y, k] of [
      [260, 400, 0.34],
      [1180, 380, 0.28],
      [1560, 560, 0.5],
      [860, 520, 0.4],
      [150, 690, 0.7],
    ] as const)
      acacia(e, x, y, k);
    fill(e, blob('1860,1000! 1980,930 2200,880 2480,856! 2480,1090! 2260,1092 2010,1070', 7), MUD);
    fill(e, blob('1970,1000 2120,940 2300,916 2480,906! 2480,1010! 2260,1020 2100,1030', 6), '#8f5136');
    fill(e, ellipse(2380, 1050, 40, 8), '#8f5136', 0.5);
  },
  front(e) {
    // Leaves of an aloe, cut by the edge of the page.
    for (const [x, y, u, v, w] of ALOE) {
      fill(e, stroke(`${x},1260 ${x + u * 0.4},${1260 + v * 0.6} ${x + u},${y + v}`, w, w * 0.7, 2), '#6f7f3c');
      fill(
        e,
        stroke(`${x + w * 0.3},1260 ${x + u * 0.4 + w * 0.2},${1260 + v * 0.6} ${x + u},${y + v}`, w * 0.4, w * 0.3, 1),
        '#8b9a4e',
      );
    }
  },
});
