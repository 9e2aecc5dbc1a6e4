import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLUE, RED } from './colours';
import { bigMitten, fern, flakes } from './parts';

/** What a mitten leaves on a frosted pane, and one thread. */
function mittenPrint(e: Easel, x: number, y: number, k: number, turn: number, side: 1 | -1, thread: string) {
  e.p.in(x, y, turn, k * side, k, () => {
    fill(
      e,
      blob('-22,4 -27,-34 -27,-56 -18,-76 0,-83 18,-76 25,-60 26,-50 28,-61 39,-63 48,-49 42,-33 30,-20 22,4', 7),
      '#eaf3ff',
      0.85,
    );
    fill(
      e,
      blob('-17,0 -21,-34 -21,-54 -14,-70 0,-76 14,-70 20,-56 20,-45 27,-55 36,-57 41,-49 36,-37 25,-25 17,0', 7),
      '#4f78b0',
      0.9,
    );
    fill(e, blob('-12,-6 -16,-34 -15,-52 -9,-64 0,-69 9,-64 14,-54 14,-36 12,-6', 7), '#4a70ae', 0.9);
    fill(e, stroke('-4,-6 6,4 -2,14 8,24', 2.2, 2.4, 2.2), thread);
  });
}

/** A pane with frost that grows from its edges. */
function frost(e: Easel, x: number, y: number, w: number, h: number, high = 1) {
  const r = e.random(`frost ${x}`);
  clipTo(e, rectangle(x, y, w, h), () => {
    for (const [edge, count, colour, alpha] of [
      [1.3, 16, '#b9d2f0', 0.35],
      [1, 20, '#eaf3ff', 0.8],
    ] as const) {
      for (let i = 0; i < count; i++)
        fern(e, x + r() * w, y + h + 12, (120 + r() * 190) * edge * high, -1.57 + r.bell() * 0.9, colour, alpha);
      for (let i = 0; i < count * 0.6; i++) {
        fern(e, x - 10, y + h * r(), (60 + r() * 90) * edge, r.bell() * 0.9, colour, alpha);
        fern(e, x + w + 10, y + h * r(), (60 + r() * 90) * edge, Math.PI + r.bell() * 0.9, colour, alpha);
      }
    }
  });
}

/** A frost star whose middle is at the point. */
function frostFlower(e: Easel, x: number, y: number, r: number) {
  glow(e, x, y, r * 1.5, '#ffffff', 0.5);
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI * 2 + 0.26;
    e.p.in(x, y, turn, 1, 1, () =>
      fill(e, blob(`0,-14 ${r * 0.5},-34 ${r},0! ${r * 0.5},34 0,14`, 6), '#ffffff', 0.55),
    );
    fern(e, x, y, r, turn + 0.1, '#ffffff', 1);
    fern(e, x, y, r * 0.55, turn + 0.6, '#ffffff', 1);
  }
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
    fill(e, rectangle(30, -80, 1138, 1040), '#1d3568', 0.4);
    frost(e, 30, 20, 1138, 940, 0.72);
    frost(e, 1238, 20, 1134, 940);
    frostFlower(e, 1900, 290, 250);
    mittenPrint(e, 1390, 700, 4.8, -0.24, 1, RED);
    mittenPrint(e, 2240, 700, 4.8, 0.22, -1, BLUE);
    for (const [x, w] of [
      [-80, 110],
      [1168, 70],
      [2372, 120],
    ] as const) {
      fill(e, rectangle(x, -80, w, 1050), '#f1e3cf');
      fill(e, rectangle(x + w - 14, -80, 14, 1050), '#cdb699');
    }
    fill(e, rectangle(-80, 950, 2560, 40), '#fff6e6');
    fill(e, rectangle(-80, 990, 2560, 320), '#d9bf9c');
  },
});

const COVER_HOLE = blob(
  '1480,760 1520,610 1650,520 1810,500 1970,530 2090,640 2120,790 2070,950 1950,1060 1790,1090 1620,1060 1520,930',
  9,
);

/** Frost that grows away from a hole which a warm hand has made. */
function rim(e: Easel, x: number, y: number, rx: number, ry: number) {
  const r = e.random(`rim ${x}`);
  for (let i = 0; i < 90; i++) {
    const a = r() * Math.PI * 2;
    const k = 0.94 + r() * 0.1;
    fern(
      e,
      x + Math.cos(a) * rx * k,
      y + Math.sin(a) * ry * k,
      40 + r() * 120,
      a + r.bell() * 1.5,
      '#eef5ff',
      0.4 + r() * 0.5,
    );
  }
}

/** The room behind the ice: a fir with lights. */
function roomBehind(e: Easel) {
  fill(
    e,
    rectangle(1300, 380, 1000, 900),
    linear(e, 1400, 500, 2200, 1100, [
      [0, '#ffd98a'],
      [1, '#d98a3c'],
    ]),
  );
  for (const [low, w] of [
    [1240, 300],
    [1000, 230],
    [790, 160],
  ] as const)
    fill(e, blob(`1480,${low - 330}! ${1480 + w},${low} 1480,${low + 30} ${1480 - w},${low}`, 5), '#3f7a56');
  for (const [x, y] of [
    [1470, 610],
    [1550, 730],
    [1420, 800],
    [1590, 900],
    [1460, 960],
  ] as const) {
    glow(e, x, y, 60, '#fff3c4', 0.8);
    fill(e, ellipse(x, y, 13), '#fff6d6');
  }
}

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
    glow(e, 1800, 800, 640, '#ffcf7a', 0.7);
    rim(e, 1780, 810, 395, 340);
    clipTo(e, COVER_HOLE, () => roomBehind(e));
    const peep = ellipse(560, 800, 210, 190, 0, 60);
    glow(e, 560, 800, 330, '#ffcf7a', 0.6);
    rim(e, 560, 800, 210, 190);
    fill(e, peep, '#f0b45c');
  },
  front(e) {
    for (let i = 0; i < 9; i++)
      fern(e, 380 + i * 44, 1120, 150 + ((i * 47) % 90), -1.57 + ((i * 31) % 9) * 0.1 - 0.4, '#eef5ff', 0.85);
    fill(e, rectangle(1168, -80, 64, 1400), '#8a5a3c');
    flakes(e, 110, [
      [1380, 380, 2220, 1200],
      [340, 560, 780, 1100],
      [1290, 60, 2330, 400],
    ]);
    for (const [x, y, t, s, c] of [
      [1362, 1280, 0.1, 1, RED],
      [2305, 1280, -0.1, -1, BLUE],
    ] as const) {
      e.p.in(x, y, t, 1, 1, () => fill(e, blob('-150,-60! 150,-60! 190,220! -190,220!', 3), '#dfe6f2'));
      bigMitten(e, x, y, 6.6, t, s, c);
      e.p.in(x, y, t, 1, 1, () =>
        fill(e, blob('-150,-40 -170,0 -150,60 0,84 150,60 170,0 150,-40 0,-24', 7), '#fffaf0'),
      );
    }
  },
});
