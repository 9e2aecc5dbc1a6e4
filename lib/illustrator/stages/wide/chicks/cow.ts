import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const [WHITE, BLACK, PINK, HOOF, HORN] = ['#fffdf8', '#221d22', '#f4a9a6', '#4a3f44', '#e9d4a8'];

const SPOTS = [
  '1150,-80! 1560,-80! 1640,120 1560,360 1330,420 1180,240',
  '1660,690 1640,560 1760,470 1900,540 1900,720 1780,712',
  '-100,460 120,470 220,580 200,730 60,790 -100,780',
  '520,620 680,560 800,640 760,745 560,786',
];

function leg(e: Easel, x: number, isDark: boolean) {
  e.p.in(x, 0, 0, 1, 1, () => {
    fill(e, rectangle(0, 660, 168, 360), WHITE);
    if (isDark) fill(e, blob('0,704 84,660 168,690 168,820 90,880 0,800', 6), BLACK);
    fill(e, blob('-8,980! 176,980! 188,1050! -20,1050!', 2), HOOF);
  });
}

function head(e: Easel) {
  fill(e, blob('1990,180 1890,150 1840,210 1930,260', 6), BLACK);
  fill(e, blob('2270,180 2370,140 2430,210 2330,260', 6), BLACK);
  for (const horn of ['2040,150 2000,100 2000,40', '2230,150 2270,100 2270,40']) fill(e, stroke(horn, 26, 18, 6), HORN);
  fill(e, blob('2130,90 2260,130 2300,260 2270,420 2300,560 2130,640 1960,560 1990,420 1960,260 2000,130', 8), WHITE);
  fill(e, blob('2130,84 2260,126 2306,260 2262,380 2190,330 2170,180', 8), BLACK);
  fill(e, ellipse(2130, 560, 190, 128), PINK);
  for (const x of [2060, 2200]) fill(e, ellipse(x, 530, 20, 30), '#b8645f');
  fill(e, stroke('2050,606 2120,634 2210,600', 6, 9, 6), '#8a3f40');
  for (const x of [2056, 2216]) {
    fill(e, ellipse(x, 310, 42, 50), WHITE);
    fill(e, ellipse(x - 16, 330, 27, 31), BLACK);
    fill(e, ellipse(x - 25, 318, 9), '#ffffff');
  }
}

/** A cow so large that it fills both pages; what is below its belly is still to be seen. */
export const cowWide = flatStage({
  ground: '#9bd3a0',
  back(e) {
    fill(e, rectangle(-80, 1040, 2560, 240), '#7fc187');
    leg(e, 420, true);
    leg(e, 1600, false);
  },
  over: {
    depth: 1150,
    paint(e) {
      leg(e, 660, false);
      fill(e, blob('-100,-100! 2100,-100! 2140,300 2080,600 1920,720 1500,650 1000,690 420,800 -100,760!', 8), WHITE);
      fill(e, blob('880,700 1140,660 1140,770 1070,810 950,800', 8), PINK);
      for (const teat of ['970,790 970,850', '1050,790 1050,850']) fill(e, stroke(teat, 22, 18), '#e98f8f');
      leg(e, 1780, true);
      for (const spot of SPOTS) fill(e, blob(spot, 8), BLACK);
      head(e);
    },
  },
});
