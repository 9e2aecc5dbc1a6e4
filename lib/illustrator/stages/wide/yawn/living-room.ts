import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 10;
const [FRAME, SOFA, SEAT, PALE] = [
  inAir('#c8cdea', STEP, 0.5),
  inAir('#7a4a86', STEP, 0.5),
  inAir('#95609c', STEP, 0.5),
  inAir('#fff4e4', STEP, 0.35),
];

/** Far off, all whom the yawn has met sleep in a row. */
function window(e: Easel) {
  fill(e, rectangle(1510, 300, 720, 420), FRAME);
  const pane = rectangle(1534, 324, 672, 372);
  fill(e, pane, dim(8, 0.02));
  e.p.clip(pane, () => {
    fill(e, blob('1500,620! 1700,590 1900,620 2240,590! 2240,720! 1500,720!', 6), dim(9, 0.12));
    const [bear, lion, mane, train] = [
      inAir('#a5694e', 9, 0.4),
      inAir('#e0a860', 9, 0.4),
      inAir('#a8503a', 9, 0.4),
      inAir('#6a7ac8', 9, 0.3),
    ];
    fill(e, blob('1560,640 1580,570 1640,550 1720,590 1740,640', 7), bear);
    for (const x of [1580, 1628]) fill(e, ellipse(x, 560, 14), bear);
    fill(e, ellipse(1604, 590, 42, 38), bear);
    shutEye(e, 1590, 588, 8);
    shutEye(e, 1620, 588, 8);
    fill(e, blob('1800,640! 1830,590 1920,600 1950,640!', 6), lion);
    fill(e, ellipse(1830, 590, 54), mane);
    fill(e, ellipse(1830, 594, 34), lion);
    shutEye(e, 1818, 590, 8);
    shutEye(e, 1844, 590, 8);
    fill(e, blob('1990,580! 2150,580! 2186,620 2190,650! 1990,650!', 4), train);
    for (const x of [2010, 2056, 2102]) fill(e, rectangle(x, 594, 30, 24), INK);
    shutEye(e, 2162, 616, 9);
  });
  fill(e, rectangle(1860, 310, 18, 400), FRAME);
  fill(e, rectangle(1480, 712, 780, 26), FRAME);
}

function sofa(e: Easel) {
  e.p.form(blob('190,560 600,530 1010,560 1030,960! 170,960!', 6), SOFA, { depth: 26 });
  fill(e, stroke('600,540 602,680 600,800', 4, 6, 4), INK, 0.25);
  e.p.form(blob('226,806 400,786 600,792! 602,960! 220,960!', 4), SEAT, { depth: 18 });
  e.p.form(blob('602,792! 800,786 974,806 980,960! 602,960!', 4), SEAT, { depth: 18 });
  for (const x of [110, 960])
    e.p.form(blob(`${x},760 ${x + 70},700 ${x + 130},760 ${x + 130},1010! ${x},1010!`, 6), SEAT, { depth: 18 });
  for (const x of [150, 1010]) fill(e, rectangle(x, 1006, 40, 50), INK);
}

/** The dog sleeps on Dad's feet, its chin on its paws. */
function dog(e: Easel) {
  const [coat, ear, pale] = [inAir('#d9a877', STEP, 0.42), inAir('#8a5a46', STEP, 0.45), inAir('#f0d4b0', STEP, 0.42)];
  e.p.soft(650, 1124, 340, 34, INK, 0.5);
  e.p.form(stroke('880,1086 960,1080 1000,1030 984,980', 20, 18, 13, 8), coat, { depth: 8 });
  e.p.form(blob('470,1120! 470,1020 580,950 730,934 860,984 900,1070 876,1120!', 9), coat, { depth: 22 });
  e.p.form(blob('610,950 720,934 800,956 780,1010 690,1030 620,1000', 8), ear, { depth: 12 });
  e.p.form(ellipse(806, 1062, 92, 64, -0.2, 48), coat, { depth: 16 });
  for (const [x, y] of [
    [770, 1110],
    [470, 1112],
    [390, 1106],
  ] as const) {
    e.p.form(ellipse(x, y, 72, 22), pale, { depth: 7 });
    for (const u of [-46, -28]) fill(e, stroke(`${x + u},${y - 8} ${x + u - 4},${y + 10}`, 2, 3), ear);
  }
  e.p.form(blob('336,1062 346,1020 400,984 470,966 540,990 566,1044 536,1090 440,1102 366,1098', 9), coat, {
    depth: 16,
  });
  e.p.form(blob('336,1062 350,1032 400,1024 440,1050 430,1092 366,1098', 8), pale, { depth: 8 });
  e.p.form(blob('490,976 560,980 598,1050 584,1110 540,1104 512,1050', 8), ear, { depth: 10 });
  e.p.form(ellipse(346, 1048, 25, 19), INK, { depth: 5 });
  shutEye(e, 434, 1020, 23);
  fill(e, stroke('358,1072 386,1082 420,1072', 3, 4, 3), INK);
}

/** The book that Dad read lies on his face. */
function book(e: Easel) {
  e.p.in(536, 505, -0.22, 0.8, 0.8, () => {
    fill(e, blob('-170,70! -150,-80! 0,-118! 150,-80! 170,70! 0,36!', 2), inAir('#c4526a', STEP, 0.3));
    fill(e, stroke('0,-116 0,36', 7, 7), INK, 0.5);
    fill(e, blob('-160,84! -168,66! 0,30! 168,66! 160,84! 0,50!', 2), PALE);
    shutEye(e, -76, -24, 26, PALE);
    shutEye(e, 76, -24, 26, PALE);
  });
}

/** The cushion swells on both sides of who has sunk into it. */
function cushionBulges(e: Easel) {
  e.p.form(blob('236,960! 240,850 300,812 400,812 452,856 470,930 466,960!', 8), SEAT, { depth: 16 });
  e.p.form(blob('700,960! 690,900 720,836 800,806 900,816 958,856 962,960!', 8), SEAT, { depth: 16 });
}

export const roomAtNight = yawnStage(STEP, {
  near: [
    [600, 930],
    [1200, 930],
    [1900, 930],
  ],
  back(e) {
    e.p.in(0, -40, 0, 1, 1, () => window(e));
    sofa(e);
  },
  over: {
    depth: 1050,
    paint(e) {
      book(e);
      cushionBulges(e);
      dog(e);
    },
  },
});
