import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 8;
const [BODY, STRIPE, IRON, PALE] = [
  inAir('#3f4f9a', STEP, 0.3),
  inAir('#c9c4e6', STEP, 0.4),
  inAir('#1c1838', STEP, 0.2),
  inAir('#fff4dc', STEP, 0.2),
];

/** How much light each window still has. */
const WINDOWS = [
  [90, 0],
  [350, 0.04],
  [610, 0.14],
  [870, 0.32],
  [1310, 0.62],
] as const;

function train(e: Easel) {
  for (let x = 60; x < 2080; x += 170) fill(e, ellipse(x, 996, 66, 40), IRON);
  fill(e, blob('-90,440! 1760,440! 1960,500 2090,680 2130,880 2110,976! -90,976!', 6), BODY);
  fill(e, rectangle(-90, 836, 2200, 46), STRIPE);
  fill(e, blob('-90,430! 1770,430! 1850,462! -90,470!', 3), IRON);
  for (const x of [1160, 1240]) fill(e, rectangle(x - 3, 470, 6, 500), IRON, 0.35);
  for (const [x, light] of WINDOWS) {
    const pane = blob(`${x},540! ${x + 190},540! ${x + 190},740! ${x},740!`, 2);
    fill(e, pane, IRON);
    fill(e, pane, '#ffdf9a', light);
    // Each lid comes down as its light goes.
    shutEye(e, x + 95, 630, 46, light > 0.5 ? IRON : PALE);
  }
  // The door, and the step that the child sits on.
  fill(e, rectangle(1560, 520, 250, 456), IRON);
  fill(e, rectangle(1572, 532, 226, 444), inAir('#0f1030', STEP, 0.1));
  fill(e, rectangle(1530, 950, 310, 40), STRIPE);
  // Its face.
  shutEye(e, 1990, 690, 50, PALE);
  fill(e, stroke('1960,786 2010,812 2060,790', 4, 8, 4), PALE);
}

/** The clock has laid its hands together. */
function clock(e: Easel) {
  fill(e, rectangle(2236, 420, 18, 640), IRON);
  fill(e, ellipse(2245, 370, 122), IRON);
  fill(e, ellipse(2245, 370, 104), PALE);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    fill(e, ellipse(2245 + Math.cos(a) * 86, 370 + Math.sin(a) * 86, 6), IRON);
  }
  for (const u of [-5, 5]) fill(e, stroke(`2245,370 ${2245 + u},436`, 6, 6), IRON);
  fill(e, ellipse(2245, 370, 12), IRON);
  for (const x of [2206, 2284]) shutEye(e, x, 346, 22, INK);
}

export const lastTrain = yawnStage(STEP, {
  far: [
    [600, 700],
    [1200, 760],
    [1900, 690],
  ],
  near: [
    [600, 930],
    [1200, 930],
    [1900, 930],
  ],
  back(e) {
    clock(e);
    train(e);
    fill(e, rectangle(-90, 1024, 2580, 260), dim(STEP, 0.17));
    fill(e, rectangle(-90, 1024, 2580, 14), STRIPE, 0.4);
  },
});
