import { rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
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
    fill(e, blob('-90,960! 800,930 1700,940 2490,960! 2490,1300! -90,1300!', 6), '#8f9bd0');
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
          '60,860 280,800 440,770 560,782 690,766 860,800 1040,830 1260,800 1560,760 1940,640 2300,720',
          '20,960 270,920 450,900 590,896 740,890 920,906 1110,890 1330,850 1640,810 1980,720 2330,800',
          '-20,1070 260,1050 460,1036 620,1030 790,1020 970,1010 1170,980 1400,930 1690,890 2010,830 2370,890',
          '-60,1240 250,1230 470,1220 660,1212 850,1196 1040,1170 1230,1136 1470,1090 1730,1040 2030,962 2390,1000',
        ],
        {
          patches: [14, 5],
          binding: 11,
          folds: [
            ['500,780 470,950 400,1180', 3, 24, 6],
            ['900,810 1040,1000 1060,1160', 4, 26, 6],
            ['1560,760 1500,920 1400,1090', 4, 26, 6],
            ['2090,740 2120,880 2180,1040', 4, 22, 6],
          ],
        },
      );
    },
  },
});
