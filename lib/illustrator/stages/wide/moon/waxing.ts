import { ellipse, type Polygon, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, unmirrored } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket, turnedCorner } from './blanket';
import { MOON, NIGHT, RED } from './colours';
import { faceOf } from './face';
import { moon } from './moon';
import { clouds, rocket } from './parts';
import { farStars, star } from './star';

const OPTIONS = { binding: 11, shadow: 46 } as const;

/** A mountain of folds over both pages; somewhere in it is the thin moon. */
export const foldMountain = flatStage({
  ground: NIGHT.sky,
  back(e) {
    farStars(e, [
      [120, 420, 4],
      [1000, 90, 4],
      [1290, 180, 5],
      [2290, 140, 5],
      [2300, 330, 4],
    ]);
    star(e, 2170, 200, { r: 96, turn: 0.3, face: { eyes: 'open', look: [-0.7, 0.9], mouth: 'round', brows: 'high' } });
    fill(
      e,
      blob('760,780! 900,640 1050,480 1480,330 1830,480 2060,680 2160,760! 2160,1000! 760,1000!', 8),
      RED.patches[3],
    );
    blanket(
      e,
      [
        '880,640 1020,430 1230,240 1480,150 1730,270 1930,470 2100,660',
        '800,760 1010,610 1240,470 1480,410 1740,490 1960,640 2150,780',
        '700,900 1000,800 1250,720 1480,700 1750,740 1990,820 2200,920',
      ],
      { patches: [10, 4], binding: 11 },
    );
    disc(e, 1850, 440, 230, 230, MOON.light, 0.45, 0.1);
    fill(e, blob('1890,700! 1800,580 1770,430 1820,270! 1836,400 1900,500 2010,600!', 8), MOON.butter);
    fill(e, stroke('1818,284 1784,420 1806,560 1870,650', 2, 9, 10), MOON.shade);
    blanket(
      e,
      [
        '2560,520 2380,500 2180,520 2000,590 1840,610 1660,560 1480,600 1300,700',
        '2560,700 2380,670 2190,680 2010,740 1840,760 1660,720 1470,760 1280,840',
        '2560,900 2380,880 2200,880 2020,920 1840,930 1660,900 1460,920 1260,980',
      ],
      {
        ...OPTIONS,
        patches: [10, 3],
        folds: [
          ['2180,520 2190,680 2160,860', 3, 26, 6],
          ['1660,560 1650,720 1600,880', 3, 26, 6],
        ],
      },
    );
    blanket(
      e,
      [
        '-120,560 100,480 330,500 560,600 800,620 1050,560 1260,610 1440,760',
        '-120,740 110,660 340,670 570,750 800,770 1060,720 1270,760 1430,880',
        '-120,1060 120,1040 350,1050 580,1090 800,1080 1060,1040 1280,1040 1420,1080',
      ],
      {
        ...OPTIONS,
        patches: [11, 3],
        folds: [
          ['330,500 340,680 300,880', 3, 26, 6],
          ['1050,560 1060,720 1010,900', 3, 26, 6],
        ],
      },
    );
    fill(e, blob('700,1010! 780,860 900,760 1010,730 1110,800! 1130,900 1100,1010!', 7), RED.shade);
    turnedCorner(e, blob('850,700! 960,640 1090,640! 1180,720 1210,860! 1110,790 990,740', 6), 11);
    blanket(
      e,
      [
        '-140,960 150,900 400,950 700,985 980,970 1260,880 1500,840 1750,900 2000,940 2240,850 2560,760',
        '-140,1090 150,1050 420,1080 700,1100 990,1090 1270,1030 1500,1000 1750,1050 2000,1080 2250,1010 2560,940',
        '-140,1310 150,1310 420,1310 700,1310 990,1310 1270,1310 1500,1310 1750,1310 2000,1310 2250,1310 2560,1310',
      ],
      {
        ...OPTIONS,
        patches: [15, 3],
        folds: [
          ['400,950 420,1100 400,1290', 3, 24, 8],
          ['1500,840 1490,1030 1440,1290', 3, 26, 8],
        ],
      },
    );
  },
});

/** The half moon tucked in; a long tail of the blanket hangs down, and a star swings on it. */
export const halfTucked = flatStage({
  ground: '#27429c',
  back(e) {
    farStars(e, [
      [1020, 250, 4],
      [1210, 520, 5],
      [2250, 150, 5],
      [2290, 900, 4],
      [160, 520, 4],
      [620, 450, 4],
    ]);
    moon(e, {
      x: 1600,
      y: 560,
      r: 500,
      edge: 0,
      waxing: true,
      size: 130,
      faceY: -170,
      face: { eyes: 'open', look: [0.9, 0.8], mouth: 'smile', cheeks: 0.8, nose: 'cold' },
    });
    blanket(
      e,
      [
        '1320,560 1180,640 1010,820 800,900 600,830 430,700',
        '1330,680 1210,760 1050,930 800,1010 560,930 370,790',
        '1340,820 1250,890 1090,1040 810,1126 500,1030 300,880',
      ],
      { patches: [9, 4], folds: [['1330,700 1090,860 840,980 600,930', 4, 24, 20, 6]] },
    );
    star(e, 790, 720, {
      r: 128,
      turn: -0.2,
      face: { eyes: 'open', look: [0.8, -0.4], mouth: 'grin', cheeks: 0.7 },
      hands: [
        [640, 840],
        [960, 820],
      ],
    });
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '1270,540 1400,610 1600,636 1800,610 1930,540',
          '1262,680 1400,740 1600,762 1800,740 1938,680',
          '1280,830 1410,890 1600,910 1790,890 1920,830',
          '1330,960 1440,1020 1600,1040 1760,1020 1870,960',
        ],
        {
          patches: [7, 5],
          folds: [
            ['1400,610 1380,780 1430,980', 3, 20, 4],
            ['1800,610 1830,780 1770,980', 3, 20, 4],
          ],
        },
      );
    },
  },
});

/** A waxing moon that is nearly full: flatter on the left. */
const plump = (x: number, y: number, r: number): Polygon =>
  ellipse(0, 0, r, r, 0, 90).map(([u, v]): Vec => [x + u * (u < 0 ? 0.9 : 1), y + v]);

/** It is wrapped in the blanket, whose rows are those of a ball. */
function wrapped(e: Easel, x: number, y: number, r: number) {
  const spread = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
  const rows = spread.map((lat) =>
    spread
      .map((lon) => [x + Math.sin(lon) * Math.cos(lat * 0.86) * r * 1.12, y + Math.sin(lat) * r * 1.04].map(Math.round))
      .join(' '),
  );
  const outline = plump(x, y, r);
  clipTo(e, outline, () => blanket(e, rows, { patches: [10, 9], binding: 0.1 }));
  fill(e, taper([...outline, outline[0] as Vec], [6, 6], { steps: 1, round: false }), RED.binding);
}

/** The plump moon, all tucked in: only its face is out. */
export const justFits = flatStage({
  ground: '#33429a',
  back(e) {
    disc(e, 1640, 600, 900, 760, '#4b5cbc', 0.7, 0.3);
    const dozing = { eyes: 'wink', mouth: 'asleep', cheeks: 0.6 } as const;
    for (const [x, y, r, turn] of [
      [1300, 200, 64, -0.3],
      [2260, 200, 84, 0.3],
      [2280, 760, 66, -0.2],
      [120, 560, 70, 0.3],
      [1110, 640, 58, -0.2],
    ] as const)
      star(e, x, y, { r, turn, face: dozing });
    disc(e, 1700, 590, 720, 720, MOON.light, 0.3, 0.3);
    unmirrored(e, 1700, () => wrapped(e, 1716, 590, 440));
    fill(e, ellipse(1700, 500, 262, 250, 0, 70), RED.binding);
    fill(e, ellipse(1700, 500, 244, 232, 0, 70), MOON.butter);
    faceOf(e, 1700, 500, 150, { eyes: 'shut', mouth: 'asleep', cheeks: 0.85 });
    for (const [x, flip] of [
      [1600, -1],
      [1800, 1],
    ] as const)
      turnedCorner(
        e,
        smooth(
          [
            [1700, 812, 1],
            [x, 760],
            [x + flip * 90, 850, 1],
            [x + flip * 10, 900],
          ],
          true,
          8,
        ),
        8,
      );
    fill(e, ellipse(1700, 816, 34, 30), RED.patches[0]);
    rocket(e, 300, 880, { scale: 0.62, turn: -0.16 });
    clouds(
      e,
      [
        [120, 1030, 190],
        [520, 1080, 220],
        [1000, 1060, 190],
        [1480, 1090, 220],
        [1960, 1050, 200],
        [2380, 1030, 190],
      ],
      '#22307c',
    );
  },
});
