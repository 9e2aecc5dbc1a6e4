import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';

const [SKY, FAR, MID, NEAR, SHALLOW, FOAM, SAND] = [
  '#a9dcf2',
  '#1f6fb4',
  '#2b8fca',
  '#41aede',
  '#7fd0e4',
  '#f4fcff',
  '#e9cf9c',
];

/** A dhow with its one slanted sail, its waterline at (x, y). */
export function dhow(e: Easel, x: number, y: number, k: number, sail = '#fff6e0') {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, stroke('-6,-14 10,-190', 4, 3), '#4f2e1e');
    fill(e, stroke('-96,-66 120,-262', 3.4, 2), '#4f2e1e');
    fill(e, blob('-92,-60! 118,-256! 96,-150 60,-60 66,-36! -20,-40', 7), sail);
    fill(e, blob('20,-160! 118,-256! 96,-150 60,-60 66,-36! 30,-50 40,-110', 7), '#e8d3ac');
    fill(e, blob('-120,-34! -80,-24 60,-22 124,-48! 100,4 60,14 -70,14 -100,0', 6), '#6b3a22');
    fill(e, stroke('-112,-22 -60,-12 60,-10 112,-30', 2, 3, 2), '#d9a15a');
    fill(e, ellipse(0, 18, 118, 7), '#155a96', 0.5);
  });
}

function swells(e: Easel) {
  const r = e.random('swells');
  for (let i = 0; i < 46; i++) {
    const y = 350 + 520 * r() ** 1.4;
    const [x, long] = [r.between(-40, 2440), 40 + (y - 330) * 0.24];
    fill(
      e,
      blob(`${x - long},${y} ${x},${y - 5 - long * 0.03} ${x + long},${y} ${x},${y + 2}`, 5),
      r() > 0.5 ? '#8ed2ee' : '#1c63a6',
      0.5,
    );
  }
}

/** Blue at last, over both pages. */
export const firstSea = flatStage({
  ground: MID,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 420), SKY);
    fill(e, blob('-80,250! 500,230 1000,262 1700,240 2480,262! 2480,340! -80,340!', 6), '#c4e8f4');
    fill(e, rectangle(-80, 326, 2560, 200), FAR);
    fill(e, blob('-80,430! 600,410 1300,440 2480,416! 2480,900! -80,900!', 6), MID);
    fill(e, blob('-80,640! 500,600 1300,650 2000,610 2480,650! 2480,1100! -80,1100!', 7), NEAR);
    wash(e, 'sea', [-40, 360, 2440, 840], ['#5fbbe4', '#1f78ba', '#8fd6f0'], {
      count: 50,
      alpha: 0.12,
      long: 260,
      tall: 12,
    });
    swells(e);
    fill(e, blob('-80,850! 300,800 760,830 1100,800 1500,850 1960,800 2480,850! 2480,1300! -80,1300!', 8), SHALLOW);
    fill(
      e,
      blob('-80,950! 280,930 620,880 960,916 1300,960 1800,920 2200,960 2480,930! 2480,1300! -80,1300!', 8),
      FOAM,
    );
    fill(
      e,
      blob('-80,978! 280,960 620,910 960,946 1300,990 1800,950 2200,990 2480,962! 2480,1300! -80,1300!', 8),
      '#cfae7a',
    );
    fill(
      e,
      blob('-80,1020! 280,1004 620,960 960,990 1300,1030 1800,1000 2200,1030 2480,1004! 2480,1300! -80,1300!', 8),
      SAND,
    );
    dhow(e, 1700, 336, 0.8);
  },
});
