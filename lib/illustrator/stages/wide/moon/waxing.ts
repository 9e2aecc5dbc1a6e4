import { ellipse, smooth, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket, turnedCorner } from './blanket';
import { MOON, NIGHT, RED } from './colours';
import { faceOf } from './face';
import { moon } from './moon';
import { clouds, rocket } from './parts';
import { farStars, star } from './star';

/** A mountain of folds over both pages; somewhere in it is the thin moon. */
export const foldMountain = flatStage({
  ground: NIGHT.sky,
  back(e) {
    farStars(e, [
      [120, 420, 4],
      [1000, 90, 4],
      [1290, 180, 5],
      [2290, 140, 5],
      [2190, 330, 4],
    ]);
    star(e, 2180, 210, { r: 92, turn: 0.3, face: { eyes: 'open', look: [-0.7, 0.9], mouth: 'round', brows: 'high' } });
    blanket(
      e,
      [
        '-120,720 260,640 640,470 1050,330 1480,150 1830,300 2160,520 2540,600',
        '-120,860 280,800 690,650 1090,520 1480,400 1830,480 2160,640 2540,720',
        '-120,980 300,930 720,820 1120,720 1480,640 1840,680 2160,780 2540,840',
      ],
      { patches: [16, 4], binding: 11 },
    );
    const horn = blob('1880,640! 1800,520 1790,420 1826,318! 1886,420 1960,520 2040,640!', 8);
    disc(e, 1850, 440, 230, 230, MOON.light, 0.5, 0.1);
    fill(e, horn, MOON.butter);
    fill(e, stroke('1826,318 1800,420 1810,520 1850,610', 3, 9, 10), MOON.shade);
    blanket(
      e,
      [
        '2540,640 2240,500 2030,470 1880,530 1700,600 1500,560 1250,540 1020,640 800,800',
        '2540,780 2240,660 2040,620 1880,660 1700,720 1480,700 1240,690 1000,780 800,900',
        '2540,960 2240,860 2040,830 1880,850 1700,880 1480,880 1240,880 1000,930 800,1010',
      ],
      { patches: [13, 3], binding: 11, folds: [['1880,530 1890,680 1860,860', 3, 26, 6], ['1250,540 1240,700 1180,880', 3, 26, 6]] },
    );
  },
  over: {
    depth: 1300,
    paint(e) {
      blanket(
        e,
        [
          '-140,940 130,900 400,950 650,900 850,820 1100,800 1420,850 1700,940 2000,900 2540,760',
          '-140,1060 150,1030 420,1060 680,1030 880,970 1100,950 1420,980 1700,1060 2000,1040 2540,920',
          '-140,1300 150,1300 420,1300 680,1300 900,1300 1100,1300 1420,1300 1700,1300 2000,1300 2540,1300',
        ],
        { patches: [15, 3], binding: 11, folds: [['400,950 420,1100 400,1290', 3, 24, 8], ['1700,940 1690,1100 1640,1290', 3, 26, 8]] },
      );
      fill(e, blob('560,930! 650,902 850,822 1010,796! 930,870 780,930 650,960', 6), RED.shade);
      turnedCorner(e, blob('600,926! 760,800 900,690! 960,740 1040,800! 860,836 740,886', 5), 10);
    },
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
        { patches: [7, 5], folds: [['1400,610 1380,780 1430,980', 3, 20, 4], ['1800,610 1830,780 1770,980', 3, 20, 4]] },
      );
    },
  },
});

/** A ball of cloth: rows of points on the side of it that is seen. */
function ballRows(cx: number, cy: number, rx: number, ry: number): readonly string[] {
  const spread = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
  return spread.map((lat) =>
    spread
      .map((lon) => {
        const at: Vec = [cx + Math.sin(lon) * Math.cos(lat) * rx, cy + Math.sin(lat) * ry];
        return `${Math.round(at[0])},${Math.round(at[1])}`;
      })
      .join(' '),
  );
}

/** The plump moon, all tucked in: only its face is out. */
export const justFits = flatStage({
  ground: '#33429a',
  back(e) {
    disc(e, 1640, 600, 900, 760, '#4b5cbc', 0.7, 0.3);
    const dozing = { eyes: 'wink', mouth: 'asleep', cheeks: 0.6 } as const;
    for (const [x, y, r, turn] of [
      [1130, 330, 64, -0.3],
      [2260, 200, 84, 0.3],
      [2280, 760, 66, -0.2],
      [150, 520, 72, 0.3],
      [620, 400, 56, -0.2],
      [1290, 900, 54, 0.2],
    ] as const)
      star(e, x, y, { r, turn, face: dozing });
    moon(e, { x: 1700, y: 570, r: 420, edge: -0.72, waxing: true, halo: 0.3 });
    blanket(e, ballRows(1700, 590, 432, 420), { patches: [10, 9], binding: 4 });
    fill(e, ellipse(1700, 500, 262, 250, 0, 70), RED.binding);
    fill(e, ellipse(1700, 500, 244, 232, 0, 70), MOON.butter);
    faceOf(e, 1700, 500, 150, { eyes: 'shut', mouth: 'asleep', cheeks: 0.85 });
    for (const [x, flip] of [
      [1600, -1],
      [1800, 1],
    ] as const)
      turnedCorner(e, smooth([[1700, 812, 1], [x, 760], [x + flip * 90, 850, 1], [x + flip * 10, 900]], true, 8), 8);
    fill(e, ellipse(1700, 816, 34, 30), RED.patches[0]);
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
    rocket(e, 470, 990, { scale: 0.72, turn: -1.48 });
  },
});
