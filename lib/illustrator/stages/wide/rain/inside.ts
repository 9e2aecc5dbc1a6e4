import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { SHADE, WASH } from './colours';
import { herHouse, herWindow, row } from './houses';
import { rain } from './parts';

const [PALE, LIGHT, MID, GREY, DARK, DEEP, INK] = WASH;

/** A box for letters with a plate that somebody has written on. */
function mailbox(e: Easel, x: number, y: number, plate: boolean) {
  fill(e, rectangle(x, y, 210, 150), DARK);
  fill(e, rectangle(x + 8, y + 8, 194, 134), GREY);
  fill(e, rectangle(x + 40, y + 30, 130, 12), DEEP);
  fill(e, rectangle(x + 34, y + 74, 142, 46), plate ? PALE : MID);
  const line = plate ? INK : DARK;
  fill(
    e,
    stroke(
      `${x + 48},${y + 104} ${x + 58},${y + 88} ${x + 70},${y + 104} ${x + 84},${y + 90} ${x + 98},${y + 104} ${x + 116},${y + 92} ${x + 134},${y + 102} ${x + 160},${y + 96}`,
      2.6,
      3,
      2,
    ),
    line,
    plate ? 1 : 0.5,
  );
}

/** A dark stairwell whose street door is half open; behind it, light, rain and the house opposite. */
export const hallDoor = flatStage({
  ground: SHADE,
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 1400), SHADE);
    fill(e, rectangle(-80, 640, 1330, 620), DEEP, 0.35);
    e.p.in(130, 620, 0, 1.42, 1.42, () => {
      fill(e, rectangle(-16, -16, 722, 340), INK, 0.35);
      for (const [i, k] of [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ] as const)
        mailbox(e, i * 230, k * 162, i === 1 && k === 0);
    });
    fill(e, blob('-80,1060! 2480,1060! 2480,1300! -80,1300!', 1), DEEP);
    fill(e, blob('1340,1060! 2030,1060! 1700,1300! 500,1300!', 1), LIGHT, 0.5);
    clipTo(e, rectangle(1340, 70, 690, 992), () => {
      fill(e, rectangle(1340, 70, 690, 1000), PALE);
      row(
        e,
        900,
        [
          [1290, 230, 560, LIGHT],
          [1960, 240, 640, LIGHT],
        ],
        PALE,
        MID,
      );
      e.p.in(1780, 900, 0, 0.96, 0.96, () => herHouse(e, 'hand', { wall: MID }));
      fill(e, rectangle(1340, 900, 690, 170), MID);
      rain(e, 'door', [1340, 40, 2060, 1000], 110, { alpha: 0.8, thick: 2.6 });
    });
    fill(e, rectangle(1316, 46, 28, 1020), INK);
    fill(e, rectangle(1316, 46, 740, 28), INK);
    fill(e, rectangle(2028, 46, 30, 1020), INK);
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, blob('2040,50! 2210,-40! 2210,1190! 2040,1064!', 1), GREY);
      fill(e, blob('2072,120! 2176,76! 2176,520! 2072,520!', 1), DARK);
      fill(e, blob('2072,620! 2176,640! 2176,1060! 2072,1000!', 1), DARK);
      fill(e, ellipse(2064, 590, 15, 20), PALE);
      fill(e, ellipse(2064, 636, 7, 10), INK);
    },
  },
});

/** Four sides of a wall around an opening. */
function around(e: Easel, [x0, y0, x1, y1]: readonly [number, number, number, number], colour: string) {
  fill(e, rectangle(-80, -80, 2560, y0 + 80), colour);
  fill(e, rectangle(-80, y1, 2560, 1300 - y1), colour);
  fill(e, rectangle(-80, y0 - 1, x0 + 80, y1 - y0 + 2), colour);
  fill(e, rectangle(x1, y0 - 1, 2480 - x1, y1 - y0 + 2), colour);
}

const PANE = [1296, 96, 2304, 1046] as const;

/** Drops and their tracks on glass. */
function drops(e: Easel) {
  const r = e.random('glass');
  for (let i = 0; i < 90; i++) {
    const [x, y, s] = [r.between(PANE[0], PANE[2]), r.between(PANE[1], PANE[3]), r.between(5, 12)];
    fill(e, ellipse(x, y, s * 0.8, s), '#ffffff', 0.5);
    fill(e, ellipse(x + s * 0.2, y + s * 0.25, s * 0.5, s * 0.6), MID, 0.5);
  }
  for (const [x, y, long] of [
    [1360, 180, 420],
    [1468, 620, 300],
    [1560, 120, 250],
    [1846, 150, 520],
    [1900, 700, 260],
    [2118, 140, 260],
    [2250, 380, 440],
  ] as const) {
    fill(
      e,
      stroke(`${x},${y} ${x + 8},${y + long * 0.4} ${x - 6},${y + long * 0.7} ${x},${y + long}`, 2, 4, 6),
      '#ffffff',
      0.42,
    );
    fill(e, ellipse(x, y + long + 6, 9, 14), '#ffffff', 0.8);
  }
}

/** A window from outside in the rain; the house opposite is reflected in its glass. */
export const wetWindow = flatStage({
  ground: GREY,
  back(e) {
    fill(e, rectangle(1200, 40, 1200, 1100), GREY);
    fill(e, rectangle(1200, 40, 1200, 1100), MID, 0.7);
  },
  over: {
    depth: 2000,
    paint(e) {
      clipTo(e, rectangle(PANE[0], PANE[1], PANE[2] - PANE[0], PANE[3] - PANE[1]), () => {
        e.c.save();
        e.c.globalAlpha *= 0.62;
        e.p.in(1440, 920, 0, 0.84, 0.84, () => {
          fill(
            e,
            blob('-220,-440! -220,-770! -120,-770! -120,-860! 0,-940! 120,-860! 120,-770! 220,-770! 220,-440!', 2),
            PALE,
            0.42,
          );
          e.p.in(0, -650, 0, 1, 1, () => herWindow(e, 'eye', {}));
        });
        e.c.restore();
        fill(e, blob('1296,96! 1420,96! 1296,380!', 1), '#ffffff', 0.22);
        fill(e, blob('2304,700! 2304,1046! 2060,1046!', 1), '#ffffff', 0.16);
        drops(e);
      });
      around(e, PANE, SHADE);
      clipTo(e, rectangle(-80, -80, 1334, 1400), () => {
        for (const y of [30, 180, 330, 480, 630, 780, 930, 1080]) fill(e, rectangle(-80, y, 1400, 4), DEEP, 0.4);
        for (let i = 0; i < 8; i++)
          for (let k = 0; k < 8; k++) fill(e, rectangle(40 + i * 170 + (k % 2) * 85, 30 + k * 150, 4, 150), DEEP, 0.25);
      });
      fill(e, rectangle(PANE[0] - 42, PANE[1] - 42, 1092, 42), LIGHT);
      for (const x of [PANE[0] - 42, PANE[2]]) fill(e, rectangle(x, PANE[1] - 42, 42, 1040), LIGHT);
      fill(e, rectangle(PANE[0] - 90, PANE[3] - 14, 1188, 60), PALE);
      fill(e, rectangle(PANE[0] - 90, PANE[3] + 46, 1188, 14), GREY);
      rain(e, 'wall', [-20, -60, 1240, 1200], 150, { alpha: 0.32, long: 110, thick: 2.4 });
      fill(e, rectangle(60, 60, 1100, 860), SHADE, 0.5);
    },
  },
});
