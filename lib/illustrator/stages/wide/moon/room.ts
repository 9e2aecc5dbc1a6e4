import { rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { MOON, NIGHT } from './colours';
import { faceOf } from './face';
import { moon } from './moon';
import { rocket, shivers, windowFrame, windowSill } from './parts';
import { farStars } from './star';

const WOOD = '#7f93cf';
const SILL = { x: 1360, y: 120, w: 880, h: 640 } as const;

function pillow(e: Easel, shape: string, tone = '#e9ecfb') {
  fill(e, blob(shape, 9), tone);
}

/** The child's room in the blue of the first night: the moon shivers in the window, and a rocket stands on the sill. */
export const moonBedroom = flatStage({
  ground: NIGHT.room,
  back(e) {
    fill(e, rectangle(-80, 960, 2560, 340), '#2c4590');
    windowFrame(e, SILL.x, SILL.y, SILL.w, SILL.h, WOOD, '#182667');
    clipTo(e, rectangle(SILL.x, SILL.y, SILL.w, SILL.h), () => {
      farStars(e, [
        [1420, 220, 4],
        [1520, 520, 5],
        [1450, 690, 4],
        [1990, 190, 5],
        [2160, 330, 4],
        [2110, 560, 5],
        [1610, 180, 3],
      ]);
      moon(e, {
        x: 1800,
        y: 436,
        r: 292,
        edge: 0.56,
        waxing: true,
        size: 72,
        face: { eyes: 'open', look: [-0.9, 0.5], mouth: 'shiver', nose: 'cold', cheeks: 0, brows: 'worried' },
        halo: 0.16,
      });
      shivers(e, 1800, 436, 118, '#a9c3f5');
    });
    windowSill(e, SILL.x, SILL.y + SILL.h + 20, SILL.w, WOOD);
    rocket(e, 2110, 674, { scale: 0.26, turn: 0.04 });
    fill(e, blob('120,1300! 120,520 180,450 420,420 640,440 690,520 700,1300!', 8), '#6c4a66');
    pillow(e, '200,720 260,600 420,560 600,580 680,690 660,860 420,900 220,860');
    fill(e, blob('150,900! 1180,880 1560,930 1600,1300! 150,1300!', 6), '#dfe4fa');
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '340,850 450,752 560,690 612,716 668,688 780,742 900,830',
          '290,920 430,850 560,810 640,810 720,806 860,824 1080,850',
          '230,1010 420,970 560,940 670,934 790,924 1000,910 1330,930',
          '180,1130 420,1100 580,1080 720,1070 870,1060 1110,1050 1500,1080',
          '150,1290 440,1270 620,1256 780,1246 950,1236 1210,1226 1640,1240',
        ],
        {
          patches: [9, 6],
          folds: [
            ['570,712 540,850 470,1060', 4, 24, 6],
            ['660,712 760,880 900,1010', 4, 26, 6],
            ['614,730 616,800 618,860', 8, 16, 3],
            ['1080,850 1040,960 960,1100', 4, 24, 6],
          ],
        },
      );
    },
  },
});

/** The same bed from very near, in a night without a moon: a stripe of light under the hem. */
export const moonInBed = flatStage({
  ground: '#1a2352',
  back(e) {
    windowFrame(e, 1420, -60, 800, 500, '#3a4a86', NIGHT.black);
    windowSill(e, 1420, 452, 800, '#4a5a98');
    rocket(e, 2090, 356, { scale: 0.24, turn: -0.03 });
    fill(e, blob('-90,1300! -90,470 60,400 420,380 900,400 1010,500 1020,1300!', 8), '#4a3558');
    pillow(e, '60,760 120,560 320,470 640,460 900,510 980,700 940,960 520,1020 140,980', '#c9d0f0');
    pillow(e, '150,720 260,580 520,540 780,570 880,700 820,860 520,900 240,860', '#d9def6');
    fill(e, blob('2236,1300! 2236,680 2270,610 2360,590 2490,584! 2490,1300!', 8), '#4a3558');
    fill(e, blob('2236,1300! 2236,680 2270,610 2300,602 2272,680 2270,1300!', 8), '#5d4468');
    fill(e, blob('-90,960! 800,930 1700,940 2240,950! 2240,1300! -90,1300!', 6), '#8f9bd0');
    fill(e, blob('-90,1214! 1200,1196 2240,1182! 2240,1300! -90,1300!', 6), '#6a76b4');
    fill(e, stroke('-90,1214 1200,1196 2240,1182', 4, 4, 4), '#b3bce6');
    disc(e, 2060, 1040, 560, 260, MOON.butter, 0.75, 0.1);
    fill(
      e,
      blob('1850,960! 1870,1070 1950,1120 2050,1130 2150,1115 2230,1060 2240,960! 2180,1030 2050,1050 1920,1030', 8),
      MOON.light,
    );
    fill(
      e,
      blob('1862,1050! 1880,1086 1950,1128 2050,1138 2150,1123 2226,1070! 2150,1104 2050,1112 1950,1102', 8),
      MOON.shade,
    );
    faceOf(e, 2050, 1072, 46, { eyes: 'shut', mouth: 'smile', cheeks: 1, nose: 'none' });
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '60,860 280,800 440,770 560,782 690,766 860,806 1030,824 1210,716 1330,690 1450,744 1640,812 1830,742 1960,640 2080,628 2180,690 2244,800',
          '20,960 270,920 450,900 590,896 740,890 920,912 1100,890 1330,792 1640,864 1980,732 2110,740 2252,860',
          '-20,1070 260,1050 460,1036 620,1030 790,1020 970,1012 1170,980 1390,910 1690,932 2010,838 2130,844 2256,920',
          '-60,1240 250,1230 470,1220 660,1212 850,1196 1040,1170 1230,1136 1470,1090 1730,1044 2030,962 2150,958 2262,1000',
        ],
        {
          patches: [14, 5],
          binding: 11,
          folds: [
            ['500,780 470,950 400,1180', 3, 24, 6],
            ['900,810 1040,1000 1060,1160', 4, 26, 6],
            ['1300,700 1400,860 1400,1080', 4, 26, 6],
            ['1640,812 1600,900 1540,1060', 4, 22, 6],
            ['1960,650 1900,780 1840,980', 4, 22, 6],
          ],
        },
      );
      // The moon shines on the hem that it lifts.
      disc(e, 2050, 968, 240, 70, MOON.butter, 0.55, 0.1);
    },
  },
});
