import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLUE, RED } from './colours';
import { bigMitten, branch, fern, flakes } from './parts';

/** What a mitten leaves on a frosted pane, and one thread. */
function mittenPrint(e: Easel, x: number, y: number, k: number, turn: number, side: 1 | -1, thread: string) {
  e.p.in(x, y, turn, k * side, k, () => {
    fill(
      e,
      blob('-17,0 -21,-34 -21,-54 -14,-70 0,-76 14,-70 20,-56 20,-45 27,-55 36,-57 41,-49 36,-37 25,-25 17,0', 7),
      '#4f78b0',
      0.9,
    );
    fill(e, blob('-12,-6 -16,-34 -15,-52 -9,-64 0,-69 9,-64 14,-54 14,-36 12,-6', 7), '#7fa4d4', 0.6);
    fill(e, stroke('-4,-6 6,4 -2,14 8,24', 1.6, 1.8, 1.6), thread);
  });
}

/** Panes full of frost. */
function frost(e: Easel, x: number, y: number, w: number, h: number) {
  clipTo(e, rectangle(x, y, w, h), () => {
    for (let i = 0; i < 9; i++) {
      const u = i / 8;
      fern(
        e,
        x + u * w,
        y + h + 10,
        230 + ((i * 53) % 120),
        -1.57 + (u - 0.5) * 0.9 + (i % 2 ? 0.18 : -0.18),
        '#ffffff',
        0.85,
      );
    }
    for (let i = 0; i < 6; i++) {
      fern(e, x - 8, y + (i / 6) * h, 150 + ((i * 37) % 80), -0.4 + (i % 2) * 0.5, '#ffffff', 0.75);
      fern(e, x + w + 8, y + (i / 6) * h, 150 + ((i * 41) % 80), 3.5 - (i % 2) * 0.5, '#ffffff', 0.75);
    }
  });
}

/** A frost star whose middle is at the point. */
function frostFlower(e: Easel, x: number, y: number, r: number) {
  glow(e, x, y, r * 1.5, '#ffffff', 0.5);
  for (let i = 0; i < 6; i++) fern(e, x, y, r, (i / 6) * Math.PI * 2 + 0.26, '#ffffff', 1);
  fill(e, ellipse(x, y, 16), '#ffffff');
}

/** Morning through ice, from the floor to the ceiling. */
export const morozFrost = flatStage({
  ground: '#35568f',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 2400, 0, 300, 1200, [
        [0, '#f2c58a'],
        [0.3, '#7d9fd0'],
        [1, '#2c4a82'],
      ]),
    );
    fill(e, blob('1420,70! 2360,70! 2360,560 1900,590 1420,560!', 4), '#2f5290', 0.9);
    frost(e, 40, 40, 1120, 1000);
    frost(e, 1250, 40, 1120, 1000);
    fill(e, blob('150,110 700,80 1080,140 1110,420 700,470 160,430', 8), '#2c4a82', 0.96);
    frostFlower(e, 1830, 340, 270);
    mittenPrint(e, 1340, 790, 4.4, -0.24, 1, RED);
    mittenPrint(e, 2290, 800, 4.4, 0.22, -1, BLUE);
    for (const [x, w] of [
      [-80, 110],
      [1168, 70],
      [2372, 120],
    ] as const) {
      fill(e, rectangle(x, -80, w, 1200), '#f1e3cf');
      fill(e, rectangle(x + w - 14, -80, 14, 1200), '#cdb699');
    }
    fill(e, rectangle(-80, 1030, 2560, 40), '#fff6e6');
    fill(e, rectangle(-80, 1070, 2560, 240), '#d9bf9c');
  },
  front(e) {
    branch(e, -60, 1240, 420, -0.9, ['#2f6a50', '#245643']);
  },
});

const COVER_HOLE = blob(
  '1480,760 1520,610 1650,520 1810,500 1970,530 2090,640 2120,790 2070,950 1950,1060 1790,1090 1620,1060 1520,930',
  9,
);

/** A frozen window from outside by night: light behind the ice, two mittens that have just wiped it. */
export const morozCover = flatStage({
  ground: '#2b4a86',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 1800, 1100, 900, 0, [
        [0, '#7fa0d4'],
        [0.5, '#41639f'],
        [1, '#223b72'],
      ]),
    );
    frost(e, 1240, -20, 1160, 1240);
    frost(e, 40, -20, 1120, 1240);
    fill(e, blob('1330,70 1800,40 2290,80 2320,330 1800,400 1300,340', 8), '#27437c', 0.92);
    glow(e, 1800, 800, 640, '#ffcf7a', 0.7);
    fill(e, COVER_HOLE, '#e8a44c');
    clipTo(e, COVER_HOLE, () => {
      glow(e, 1700, 640, 460, '#fff0b8', 0.8);
      for (const [x, y] of [
        [1560, 640],
        [1600, 780],
        [2020, 690],
        [2050, 860],
      ] as const)
        fill(e, ellipse(x, y, 20), '#fff3c4', 0.8);
    });
    const peep = ellipse(560, 800, 210, 190, 0, 60);
    glow(e, 560, 800, 330, '#ffcf7a', 0.6);
    fill(e, peep, '#e8a44c');
  },
  front(e) {
    fill(e, rectangle(1168, -80, 64, 1400), '#8a5a3c');
    flakes(e, 110);
    for (const [x, y, t, s, c] of [
      [1450, 1230, 0.22, 1, RED],
      [2150, 1230, -0.22, -1, BLUE],
    ] as const) {
      e.p.in(x, y, t, 1, 1, () => fill(e, blob('-150,-60! 150,-60! 190,220! -190,220!', 3), '#dfe6f2'));
      bigMitten(e, x, y, 6.6, t, s, c);
      e.p.in(x, y, t, 1, 1, () =>
        fill(e, blob('-150,-40 -170,0 -150,60 0,84 150,60 170,0 150,-40 0,-24', 7), '#fffaf0'),
      );
    }
  },
});
