import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { HOUSE_COLOURS, RED, WASH } from './colours';
import { herHouse, herWindow, row } from './houses';
import { puddle, rain, splash, washed } from './parts';

const [PALE, LIGHT, MID, GREY, , , INK] = WASH;
const [ORANGE, CORAL, TEAL, YELLOW, VIOLET, GREEN] = HOUSE_COLOURS;

/** The street gets its colours back, from the boots outwards. */
export const burst = flatStage({
  ground: LIGHT,
  back(e) {
    washed(e, 'burst', [-80, -80, 2480, 900], '#d6eef8');
    fill(e, ellipse(1200, 900, 1500, 860, 0, 90), '#cdebf7');
    row(
      e,
      700,
      [
        [-120, 261, 250, MID],
        [141, 240, 320, TEAL],
        [381, 241, 250, YELLOW],
        [622, 280, 330, CORAL],
        [1480, 260, 300, VIOLET],
        [1740, 241, 260, GREEN],
      ],
      '#fffaf0',
      '#7fb6cf',
    );
    e.p.in(1270, 700, 0, 0.54, 0.54, () =>
      herHouse(e, 'open', { wall: ORANGE, door: '#3f8f86', frame: '#fffaf0', curtain: '#fffaf0' }),
    );
    row(
      e,
      700,
      [
        [1981, 260, 330, LIGHT],
        [2241, 261, 250, MID],
      ],
      PALE,
      GREY,
    );
    fill(e, rectangle(-80, 696, 2560, 620), '#7fa9c9');
    for (const [x, y, rx, ry, colour] of [
      [560, 1060, 420, 90, '#5fc0e6'],
      [1640, 1050, 400, 84, '#5fc0e6'],
      [2180, 860, 220, 40, '#8fd3ef'],
      [140, 850, 200, 36, '#8fd3ef'],
    ] as const)
      puddle(e, x, y, rx, ry, colour);
    for (const [x, y, s, colour] of [
      [420, 1000, 1.5, CORAL],
      [700, 1030, 1.6, YELLOW],
      [1530, 1010, 1.5, TEAL],
      [1780, 1040, 1.5, ORANGE],
      [2190, 850, 0.8, VIOLET],
      [150, 850, 0.8, GREEN],
    ] as const)
      splash(e, x, y, s, colour);
    const r = e.random('drops');
    for (let i = 0; i < 110; i++) {
      const a = r() * Math.PI;
      const d = 260 + r() * 900;
      const [x, y, s] = [1200 + Math.cos(a) * d * 1.2, Math.max(420 + r() * 200, 1000 - Math.sin(a) * d), 6 + r() * 12];
      fill(e, ellipse(x, y, s * 0.8, s), r.pick(HOUSE_COLOURS), 0.9);
    }
  },
  front(e) {
    rain(e, 'burst', [-60, -60, 2460, 900], 110, { alpha: 0.6, long: 90 });
  },
});

const WALLS = ['#3b4c7c', '#7a4a5c'] as const;
/** The lit windows of both ends of the street. */
const LEFT = [200, 330, 780, 820] as const;
const RIGHT = [1640, 330, 2220, 820] as const;
type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

function opened(
  e: Easel,
  [x0, y0, x1, y1]: Rect,
  [from, to]: readonly [number, number],
  wall: string,
  curtain: string,
) {
  fill(e, rectangle(from, -80, to - from, y0 + 80), wall);
  fill(e, rectangle(from, y1, to - from, 1300 - y1), wall);
  fill(e, rectangle(from, y0 - 1, x0 - from, y1 - y0 + 2), wall);
  fill(e, rectangle(x1, y0 - 1, to - x1, y1 - y0 + 2), wall);
  for (const [a, b] of [
    [x0 - 22, x0],
    [x1, x1 + 22],
  ] as const)
    fill(e, rectangle(a, y0 - 22, b - a, y1 - y0 + 44), '#fff4da');
  fill(e, rectangle(x0 - 22, y0 - 22, x1 - x0 + 44, 22), '#fff4da');
  for (const [x, side] of [
    [x0, 1],
    [x1, -1],
  ] as const)
    fill(
      e,
      blob(
        `${x},${y0}! ${x + side * 74},${y0}! ${x + side * 60},${y0 + 160} ${x + side * 24},${y0 + 260} ${x + side * 36},${y1}! ${x},${y1}!`,
        7,
      ),
      curtain,
    );
  fill(e, rectangle(x0 - 50, y1, x1 - x0 + 100, 34), '#fff4da');
  fill(e, rectangle(x0 - 50, y1 + 34, x1 - x0 + 100, 10), '#c9b48a');
}

/** The colours of the day in a puddle between the two windows. */
const allColours = (e: Easel) => {
  clipTo(e, ellipse(1200, 1096, 290, 64, 0, 60), () => {
    for (const [i, colour] of ['#e2574c', ORANGE, YELLOW, GREEN, '#4fa3d9', VIOLET].entries())
      e.p.edge(ellipse(1200, 990, 350 - i * 24, 150 - i * 17), colour, 17, 0.9);
  });
};

/** Two lit windows across one street at night, and the colours of the day in a puddle between them. */
export const twoWindows = flatStage({
  ground: '#27386b',
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 1400), '#27386b');
    for (const [x, y, s] of [
      [960, 90, 5],
      [1080, 220, 4],
      [1330, 80, 5],
      [1420, 260, 4],
      [900, 300, 4],
      [1500, 140, 4],
    ] as const)
      fill(e, ellipse(x, y, s), '#fff4da');
    row(
      e,
      1010,
      [
        [860, 200, 330, '#31457c'],
        [1060, 241, 400, '#2d3f74'],
        [1301, 240, 340, '#31457c'],
      ],
      '#3d528c',
      '#ffd978',
    );
    fill(e, rectangle(840, 1006, 720, 320), '#1c2a54');
    puddle(e, 1200, 1096, 320, 80, '#4a5f9c');
    allColours(e);
    for (const rect of [LEFT, RIGHT]) {
      fill(e, rectangle(rect[0], rect[1], rect[2] - rect[0], rect[3] - rect[1]), '#ffd98a');
      fill(e, ellipse((rect[0] + rect[2]) / 2, rect[1] + 120, 240, 160), '#ffe9b4');
    }
  },
  over: {
    depth: 1000,
    paint(e) {
      opened(e, LEFT, [-80, 880], WALLS[0], '#f2c136');
      opened(e, RIGHT, [1530, 2480], WALLS[1], '#e9eef3');
      for (const x of [880, 1516]) fill(e, rectangle(x - 14, -80, 28, 1400), INK, 0.35);
      fill(e, rectangle(1740, 930, 170, 400), '#fff4da');
      fill(e, rectangle(1756, 946, 138, 400), '#3f8f86');
      fill(e, ellipse(1872, 1100, 9), YELLOW);
      fill(e, stroke('1672,1190 1672,1000 1666,976 1648,976 1644,992', 5, 6, 6, 5, 5), '#8a5a3c');
      fill(e, blob('1672,1186! 1648,1090 1646,1046 1672,1026 1698,1046 1696,1090', 6), RED);
      fill(e, stroke('1672,1030 1672,1180', 2, 2), '#8a1b16', 0.7);
      fill(e, rectangle(100, 930, 420, 170), '#22305c');
      fill(e, rectangle(110, 940, 400, 150), '#6d7db0');
      fill(e, rectangle(170, 960, 280, 14), '#22305c');
      fill(e, rectangle(140, 992, 340, 78), '#fffaf0');
    },
  },
});

/** A front of a house with a window in each place, all shut but one. */
const allWindows = (coloured: boolean) =>
  flatStage({
    ground: coloured ? ORANGE : MID,
    back(e) {
      if (!coloured) washed(e, 'ends', [-80, -80, 2480, 1300], MID);
      for (let i = 0; i < 6; i++)
        for (let k = 0; k < 3; k++) {
          const [x, y] = [210 + i * 396, 240 + k * 370];
          const hers = i === 4 && k === 1;
          const wall = HOUSE_COLOURS[(i * 2 + k * 5) % 6] ?? ORANGE;
          if (coloured) fill(e, rectangle(x - 198, y - 190, 396, 372), wall);
          e.p.in(x, y, 0, 1.15, 1.15, () =>
            herWindow(
              e,
              hers && !coloured ? 'hand' : coloured ? 'open' : 'nobody',
              coloured
                ? { frame: '#fffaf0', curtain: hers ? PALE : (HOUSE_COLOURS[(i + k * 2 + 3) % 6] ?? PALE), lit: true }
                : {},
            ),
          );
        }
    },
    front(e) {
      rain(e, 'ends', [-60, -60, 2460, 1160], coloured ? 30 : 260, { alpha: 0.6, long: 100 });
    },
  });
export const windowsGrey = allWindows(false);
export const windowsColour = allWindows(true);
