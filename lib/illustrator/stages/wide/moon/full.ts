import { ellipse } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { BLUSH, INK, MOON, NIGHT } from './colours';
import { faceOf } from './face';
import { rocket } from './parts';
import { farStars, star } from './star';

function hollows(e: Easel, places: readonly (readonly [x: number, y: number, r: number])[]) {
  for (const [x, y, r] of places) {
    fill(e, ellipse(x, y, r, r * 0.8, 0, 50), MOON.shade, 0.6);
    fill(e, ellipse(x + r * 0.1, y + r * 0.12, r * 0.84, r * 0.64, 0, 50), MOON.light, 0.6);
  }
}

function disk(e: Easel, x: number, y: number, r: number) {
  const round = ellipse(x, y, r, r, 0, 120);
  fill(e, round, MOON.shade);
  clipTo(e, round, () => fill(e, ellipse(x - r * 0.05, y - r * 0.05, r * 0.99, r * 0.99, 0, 120), MOON.butter));
}

/** The full moon is larger than the pages; the blanket lies on its nose. */
export const moonOverPages = flatStage({
  ground: NIGHT.sky,
  back(e) {
    farStars(e, [
      [70, 90, 5],
      [200, 40, 4],
    ]);
    disk(e, 1360, 1180, 1560);
    hollows(e, [
      [170, 960, 90],
      [1080, 1120, 70],
      [2300, 420, 110],
      [1270, 90, 60],
      [2180, 1120, 80],
    ]);
    faceOf(e, 1790, 560, 400, { eyes: 'open', crossed: true, look: [0, 0.5], mouth: 'doubt', cheeks: 0.5, brows: 'high', nose: 'none' });
    fill(e, ellipse(1790, 640, 120, 96, 0, 60), '#f5b878');
    fill(e, ellipse(1752, 596, 40, 24), '#ffffff', 0.7);
    blanket(e, ['1660,610 1740,560 1840,560 1920,606', '1646,680 1740,640 1850,642 1940,672', '1620,760 1730,750 1860,756 1966,748'], {
      patches: [5, 4],
      binding: 7,
      folds: [['1740,560 1730,660 1700,750', 2, 12, 3]],
    });
    fill(e, ellipse(640, 1112, 190, 22), MOON.line, 0.5);
    rocket(e, 330, 990, { scale: 0.26, turn: -0.08 });
    fill(e, ellipse(330, 1098, 110, 14), MOON.line, 0.5);
  },
});

/** The blanket stretched flat over the full moon; stars pull at three of its corners. */
export const blanketStretched = flatStage({
  ground: NIGHT.deep,
  back(e) {
    farStars(e, [
      [170, 620, 4],
      [1060, 380, 4],
      [2310, 640, 5],
      [930, 110, 4],
    ]);
    disc(e, 1420, 760, 1150, 1000, MOON.light, 0.22, 0.4);
    disk(e, 1420, 860, 700);
    hollows(e, [
      [1010, 480, 60],
      [1290, 1120, 70],
      [1880, 1080, 60],
    ]);
    faceOf(e, 1560, 440, 170, { eyes: 'open', look: [-0.5, 0.9], mouth: 'doubt', cheeks: 0.5, brows: 'high' });
    const strain = { eyes: 'tight', mouth: 'shiver', cheeks: 0.7 } as const;
    star(e, 500, 560, { r: 120, turn: -0.5, face: strain, hands: [[690, 640], [660, 690]] });
    star(e, 2270, 420, { r: 130, turn: 0.5, face: strain, hands: [[2090, 560], [2120, 610]] });
    star(e, 2230, 1030, { r: 120, turn: 0.9, face: strain, hands: [[2060, 960], [2100, 910]] });
    blanket(
      e,
      [
        '670,650 960,706 1240,700 1500,690 1800,660 2100,580',
        '770,760 1000,770 1240,770 1500,770 1800,756 2030,700',
        '780,880 1000,860 1240,856 1500,860 1800,866 2020,860',
        '660,1010 940,950 1230,930 1500,930 1800,950 2080,940',
      ],
      {
        patches: [13, 5],
        folds: [
          ['680,660 900,760 1100,790', 3, 12, 2],
          ['670,1000 880,900 1080,850', 3, 12, 2],
          ['2090,590 1880,740 1700,780', 3, 12, 2],
          ['2070,930 1880,870 1700,850', 3, 12, 2],
        ],
      },
    );
  },
});

/** The cheek of the moon, where the blanket ends; it yawns, and the stars yawn after it. */
export const moonHugged = flatStage({
  ground: '#2a2f86',
  back(e) {
    const yawns = { eyes: 'shut', mouth: 'yawn', cheeks: 0.6 } as const;
    disc(e, 1500, 900, 1300, 1100, MOON.light, 0.24, 0.4);
    star(e, 250, 480, { r: 96, turn: -0.3, face: yawns });
    star(e, 560, 330, { r: 62, turn: 0.2, face: yawns });
    star(e, 130, 830, { r: 74, turn: 0.3, face: yawns });
    disk(e, 1500, 1000, 960);
    hollows(e, [
      [760, 620, 70],
      [1300, 160, 60],
      [2250, 560, 60],
    ]);
    faceOf(e, 1720, 470, 260, { eyes: 'shut', mouth: 'yawn', cheeks: 0.9 });
    fill(e, stroke('1470,250 1540,214 1610,226', 4, 9, 4), INK);
    fill(e, stroke('1830,226 1900,214 1970,250', 4, 9, 4), INK);
    fill(e, ellipse(960, 760, 190, 130, -0.4, 50), BLUSH, 0.35);
    blanket(
      e,
      [
        '1290,900 1520,830 1760,812 2060,830 2460,740',
        '1250,990 1500,960 1770,940 2080,950 2470,880',
        '1230,1100 1480,1090 1770,1080 2090,1080 2480,1030',
        '1230,1300 1470,1300 1770,1300 2090,1300 2490,1300',
      ],
      { patches: [9, 4], binding: 11, folds: [['1520,830 1500,1000 1440,1290', 4, 26, 8], ['2060,830 2090,1000 2060,1290', 4, 26, 8]] },
    );
  },
});
