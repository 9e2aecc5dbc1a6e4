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
  fill(e, blob('190,560 600,530 1010,560 1030,960! 170,960!', 6), SOFA);
  fill(e, blob('230,810! 970,810! 980,960! 220,960!', 3), SEAT);
  for (const x of [110, 960])
    fill(e, blob(`${x},760 ${x + 70},700 ${x + 130},760 ${x + 130},1010! ${x},1010!`, 6), SEAT);
  for (const x of [150, 1010]) fill(e, rectangle(x, 1006, 40, 50), INK);
}

/** The dog sleeps on Dad's feet. */
function dog(e: Easel) {
  const [coat, ear] = [inAir('#d9a877', STEP, 0.42), inAir('#8a5a46', STEP, 0.45)];
  fill(e, stroke('800,1080 880,1050 910,1080', 20, 16, 10), coat);
  fill(e, blob('420,1110! 440,1020 600,976 760,1010 830,1110!', 8), coat);
  fill(e, ellipse(452, 1056, 104, 70, 0.1), coat);
  fill(e, blob('470,1000 530,1010 556,1080 520,1110 486,1070', 7), ear);
  fill(e, ellipse(364, 1066, 24, 18), INK);
  shutEye(e, 420, 1040, 22);
  fill(e, ellipse(600, 1106, 70, 22), coat);
}

/** The book that Dad read lies on his face. */
function book(e: Easel) {
  e.p.in(552, 478, -0.08, 0.86, 0.86, () => {
    fill(e, blob('-170,70! -150,-80! 0,-118! 150,-80! 170,70! 0,36!', 2), inAir('#c4526a', STEP, 0.3));
    fill(e, stroke('0,-116 0,36', 7, 7), INK, 0.5);
    fill(e, blob('-160,84! -168,66! 0,30! 168,66! 160,84! 0,50!', 2), PALE);
    shutEye(e, -76, -24, 26, PALE);
    shutEye(e, 76, -24, 26, PALE);
  });
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
      dog(e);
    },
  },
});
