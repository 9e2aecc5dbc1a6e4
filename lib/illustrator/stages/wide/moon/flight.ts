import { rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { MOON, NIGHT } from './colours';
import { cabin, clouds, rocketAround } from './parts';
import { farStars, star } from './star';

const ROCKET = { x: 1720, y: 520, scale: 1.12, turn: 0.62 } as const;

function trees(e: Easel) {
  for (const [x, y, w] of [
    [90, 930, 150],
    [330, 1010, 120],
    [560, 960, 140],
    [830, 1040, 120],
  ] as const)
    fill(e, blob(`${x - w},1300! ${x - w * 0.8},1120 ${x},${y} ${x + w * 0.8},1120 ${x + w},1300!`, 8), '#142358');
}

/** The rocket flies up between stars that move over; the blanket is its tail. */
export const moonRocket = flatStage({
  ground: NIGHT.sky,
  back(e) {
    disc(e, 1900, 260, 1300, 1000, '#3f5cc0', 0.55, 0.05);
    farStars(e, [
      [180, 420, 4],
      [420, 560, 5],
      [1010, 480, 4],
      [1290, 130, 5],
      [2280, 700, 4],
      [2200, 1040, 5],
      [1640, 1090, 4],
    ]);
    trees(e);
    star(e, 1440, 180, {
      r: 92,
      turn: -0.4,
      face: { eyes: 'open', look: [0.9, 0.6], mouth: 'round', cheeks: 0.5, brows: 'high' },
    });
    star(e, 2260, 400, {
      r: 104,
      turn: 0.5,
      face: { eyes: 'open', look: [-0.9, -0.2], mouth: 'round', cheeks: 0.5, brows: 'high' },
    });
    star(e, 1930, 1010, { r: 84, turn: 0.3, face: { eyes: 'open', look: [-0.6, -0.9], mouth: 'smile', cheeks: 0.5 } });
    blanket(
      e,
      [
        '1440,790 1330,690 1130,690 930,770 740,760 520,660 330,650',
        '1470,820 1370,770 1180,790 970,860 750,850 520,760 300,760',
        '1500,850 1400,850 1220,900 1000,960 760,950 510,870 270,880',
        '1530,880 1440,930 1260,1000 1030,1060 770,1050 490,980 230,1000',
      ],
      {
        patches: [11, 5],
        folds: [
          ['1480,830 1240,850 980,910 740,900', 4, 26, 20, 4],
          ['900,780 700,770 520,690', 4, 18, 4],
        ],
      },
    );
    cabin(e, ROCKET.x, ROCKET.y, ROCKET);
  },
  over: {
    depth: 1000,
    paint(e) {
      rocketAround(e, ROCKET.x, ROCKET.y, ROCKET);
      clouds(
        e,
        [
          [1440, 800, 52],
          [1500, 860, 44],
          [1380, 850, 40],
        ],
        '#e8ecff',
      );
    },
  },
});

const SHUTTER = '#3a4a92';

function house(e: Easel, x: number, y: number, width: number, roof: number, tone: string) {
  fill(e, rectangle(x, y, width, 1300 - y), tone);
  fill(e, blob(`${x - 40},${y + 6}! ${x + width / 2},${y - roof}! ${x + width + 40},${y + 6}!`, 2), tone);
}

/** The black night without a moon: the blanket comes home to the one lit window. */
export const moonlessNight = flatStage({
  ground: NIGHT.black,
  back(e) {
    farStars(
      e,
      [
        [160, 180, 3],
        [420, 90, 4],
        [700, 240, 3],
        [1020, 120, 4],
        [1380, 90, 3],
        [2280, 160, 4],
        [2120, 330, 3],
        [240, 520, 3],
        [1240, 560, 3],
      ],
      0.55,
    );
    for (const [x, y, w, roof] of [
      [-60, 1010, 300, 120],
      [330, 1060, 260, 110],
      [680, 990, 330, 150],
      [1080, 1050, 260, 100],
    ] as const)
      house(e, x, y, w, roof, '#1a2358');
    house(e, 1560, 690, 900, 260, '#232e6e');
    disc(e, 2010, 900, 520, 460, MOON.butter, 0.3, 0.2);
    fill(e, rectangle(1766, 700, 488, 460), '#f6c86e');
    fill(e, rectangle(1790, 724, 440, 420), '#ffdf97');
    disc(e, 870, 600, 640, 240, MOON.butter, 0.5, 0.1);
    blanket(
      e,
      [
        '150,330 420,250 640,330 860,400 1090,330 1330,190 1600,230',
        '260,420 470,350 660,420 870,490 1090,430 1300,310 1500,340',
        '420,500 560,470 700,520 880,590 1080,540 1240,440 1390,440',
        '610,590 680,590 770,630 900,690 1040,650 1150,570 1260,540',
      ],
      {
        patches: [12, 5],
        folds: [
          ['860,400 870,500 900,690', 4, 26, 6],
          ['420,260 520,380 620,560', 4, 20, 4],
          ['1330,200 1240,360 1140,560', 4, 20, 4],
        ],
      },
    );
    for (const [x, w] of [
      [1670, 96],
      [2254, 96],
    ] as const)
      fill(e, rectangle(x, 690, w, 480), SHUTTER);
  },
  over: {
    depth: 1300,
    paint(e) {
      fill(e, rectangle(1640, 1120, 740, 54), '#4a5aa4');
      fill(e, rectangle(1560, 1170, 900, 140), '#232e6e');
    },
  },
});
