import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { gape, INK, shutEye } from './parts';

const STEP = 6;
const [SEA, CREST, FOAM, SAND] = [
  dim(STEP, 0.1),
  inAir('#4a86c4', STEP),
  inAir('#ffffff', STEP, 0.18),
  inAir('#d9b48c', STEP, 0.5),
];

/** A small wave rolls in at the edge of the page, its eyes shut as well. */
function wave(e: Easel) {
  e.p.in(-150, 560, 0, 0.5, 0.5, () => {
    fill(
      e,
      blob(
        '-90,1290! -90,420! 60,300 330,250 640,290 870,420 990,620 968,752! 916,660 834,620 772,700 772,840 860,1010 1060,1290!',
        9,
      ),
      CREST,
    );
    fill(
      e,
      blob('330,242 650,280 884,408 1004,620 966,772! 916,654 850,560 740,440 580,360 330,316 130,366 150,290', 8),
      FOAM,
    );
    for (const [x, y, r] of [
      [962, 740, 40],
      [908, 700, 30],
      [1004, 690, 26],
      [1020, 790, 15],
    ] as const)
      fill(e, ellipse(x, y, r), FOAM);
    for (const x of [420, 640]) shutEye(e, x, 560, 54, '#fff8ff');
  });
}

/** The seal, near, sinks while it yawns: rings, and bubbles that come up. */
function seal(e: Easel) {
  const [coat, pale] = [inAir('#7f88a8', STEP, 0.18), inAir('#dcdcec', STEP, 0.2)];
  e.p.clip(rectangle(300, 400, 900, 620), () => {
    e.p.form(ellipse(750, 880, 330, 370, 0, 60), coat, { depth: 34 });
    e.p.form(ellipse(740, 872, 258, 206, 0, 60), pale, { depth: 18 });
    gape(e, 740, 890, 214, 146, '#3a1434', '#e0808a');
  });
  fill(e, blob('684,690 740,672 796,690 766,736 740,746 714,736', 7), INK);
  fill(e, ellipse(722, 694, 18, 7, -0.2), '#ffffff', 0.25);
  for (const x of [600, 886]) shutEye(e, x, 622, 52, INK);
  for (const side of [-1, 1])
    for (const lift of [-26, 2, 28])
      fill(e, stroke(`${740 + side * 200},${766 + lift * 0.3} ${740 + side * 360},${756 + lift}`, 5, 2), pale);
  fill(e, ellipse(750, 1018, 400, 26), FOAM, 0.85);
  fill(e, ellipse(750, 1022, 340, 15), SEA);
  for (const [y, half] of [
    [1070, 500],
    [1126, 580],
  ] as const)
    fill(e, ellipse(750, y, half, 8), FOAM, 0.4);
  for (const [x, y, r] of [
    [372, 968, 20],
    [330, 910, 13],
    [1112, 966, 18],
    [1140, 904, 12],
    [1090, 852, 9],
  ] as const) {
    fill(e, ellipse(x, y, r), FOAM, 0.8);
    fill(e, ellipse(x, y, r * 0.78), SEA, 0.9);
  }
}

/** The turtle began to yawn yesterday. */
function turtle(e: Easel) {
  const [skin, shell] = [inAir('#b4d08a', STEP, 0.12), inAir('#3f7f5c', STEP, 0.14)];
  fill(e, stroke('2050,1060 1996,1010 1960,930', 44, 34, 30), skin);
  fill(e, blob('1860,930 1866,868 1920,836 1986,850 2010,906 1990,966 1930,984 1880,972', 8), skin);
  for (const x of [2020, 2230])
    fill(e, blob(`${x - 40},1060! ${x - 54},1126! ${x + 40},1126! ${x + 44},1060!`, 5), skin);
  fill(e, blob('1980,1100! 2000,960 2130,900 2260,960 2310,1100!', 8), shell);
  for (const [x, y, r] of [
    [2080, 1000, 36],
    [2180, 980, 42],
    [2240, 1050, 30],
    [2130, 1062, 28],
  ] as const)
    fill(e, ellipse(x, y, r, r * 0.86), inAir('#8fc48a', STEP, 0.16));
  shutEye(e, 1950, 890, 22);
  gape(e, 1898, 936, 26, 30, '#4a1c38', '#e0808a');
}

export const yawningTide = yawnStage(STEP, {
  far: [
    [500, 730],
    [1200, 730],
    [1800, 730],
  ],
  back(e) {
    fill(e, rectangle(-90, 730, 2580, 560), SEA);
    for (const [x, y, half] of [
      [1460, 800, 220],
      [1900, 830, 260],
      [300, 790, 160],
    ] as const)
      fill(e, ellipse(x, y, half, 6), FOAM, 0.5);
    fill(e, blob('1060,1290! 1200,1170 1420,1040 1800,940 2490,900! 2490,1290!', 8), FOAM);
    fill(e, blob('1100,1290! 1240,1190 1446,1066 1820,966 2490,930! 2490,1290!', 8), SAND);
    wave(e);
    seal(e);
  },
  // The yawn sinks behind the shell.
  over: { depth: 900, paint: (e) => e.p.in(50, 0, 0, 1, 1, () => turtle(e)) },
});
