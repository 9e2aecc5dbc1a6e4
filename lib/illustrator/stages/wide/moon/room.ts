import { rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { MOON, NIGHT } from './colours';
import { moon } from './moon';
import { rocket, shivers, windowBars, windowFrame } from './parts';
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
        y: 400,
        r: 250,
        edge: 0.5,
        waxing: true,
        size: 72,
        face: { eyes: 'open', look: [-0.9, 0.5], mouth: 'shiver', nose: 'cold', cheeks: 0, brows: 'worried' },
        halo: 0.16,
      });
      shivers(e, 1800, 400, 118, '#a9c3f5');
    });
    windowBars(e, SILL.x, SILL.y, SILL.w, SILL.h, WOOD);
    rocket(e, 2120, 684, { scale: 0.26, turn: 0.04 });
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
          '380,812 480,762 600,746 720,770 800,830',
          '300,900 450,880 640,880 860,880 1080,850',
          '230,1000 440,990 700,980 1010,960 1330,930',
          '170,1130 440,1110 760,1090 1120,1080 1500,1080',
          '150,1290 450,1270 800,1250 1190,1230 1640,1240',
        ],
        {
          patches: [9, 6],
          folds: [
            ['560,760 540,900 470,1060', 3, 22, 6],
            ['690,770 780,900 900,1010', 3, 26, 6],
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
    fill(e, rectangle(1420, -60, 760, 520), '#3a4a86');
    fill(e, rectangle(1460, -60, 680, 480), NIGHT.black);
    fill(e, rectangle(1791, -60, 18, 480), '#3a4a86');
    fill(e, rectangle(1370, 440, 860, 40), '#4a5a98');
    rocket(e, 2060, 352, { scale: 0.24, turn: -0.03 });
    fill(e, blob('-90,1300! -90,470 60,400 420,380 900,400 1010,500 1020,1300!', 8), '#4a3558');
    pillow(e, '60,760 120,560 320,470 640,460 900,510 980,700 940,960 520,1020 140,980', '#c9d0f0');
    pillow(e, '150,720 260,580 520,540 780,570 880,700 820,860 520,900 240,860', '#d9def6');
    fill(e, blob('-90,960! 800,930 1700,940 2490,960! 2490,1300! -90,1300!', 6), '#8f9bd0');
    disc(e, 2070, 1090, 620, 260, MOON.butter, 0.75, 0.1);
    fill(e, blob('1640,1080 1800,1050 2040,1046 2300,1066 2420,1110 2300,1130 2000,1120 1760,1116', 8), MOON.light);
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '60,920 300,880 520,866 760,880 980,890 1240,830 1560,760 1960,720 2300,760',
          '20,1010 300,980 540,970 800,960 1080,930 1340,880 1640,820 1990,790 2340,830',
          '-20,1110 300,1090 560,1080 840,1060 1140,1030 1420,970 1690,920 2020,890 2370,930',
          '-60,1240 300,1230 600,1220 900,1200 1200,1160 1480,1110 1730,1058 2040,1040 2400,1076',
        ],
        {
          patches: [14, 5],
          binding: 11,
          folds: [
            ['520,866 500,1000 420,1180', 3, 24, 6],
            ['980,890 1040,1000 1060,1160', 4, 26, 6],
            ['1560,760 1500,920 1400,1090', 4, 26, 6],
            ['2090,740 2120,880 2180,1040', 4, 22, 6],
          ],
        },
      );
      disc(e, 2060, 1086, 420, 70, MOON.light, 0.4, 0.1);
    },
  },
});
