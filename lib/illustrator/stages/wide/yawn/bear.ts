import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 5;
const [FUR, LIP, INSIDE, DEEP, TONGUE, PALE] = [
  inAir('#7d4a3a', STEP),
  inAir('#54303a', STEP),
  inAir('#4a1233', STEP, 0.12),
  inAir('#2c0a24', STEP, 0.08),
  inAir('#e0718a', STEP, 0.25),
  inAir('#fff4e0', STEP, 0.12),
];

const MOUTH = ellipse(1200, 745, 1130, 415, 0, 90);
const [HAIR, HAIR_DARK, BARK] = [inAir('#95604a', STEP), inAir('#5a332e', STEP), inAir('#2a1a2e', STEP, 0.2)];

/** Locks of one side: where they end, and how high they fly. */
const LOCKS = [
  [330, 150, 26],
  [420, 96, 30],
  [500, 40, 34],
  [560, -20, 30],
] as const;

/** The hair of the brow, which the breath has blown to both sides. */
function partedHair(e: Easel) {
  for (const side of [-1, 1])
    for (const [reach, end, size] of LOCKS) {
      const at = (u: number, y: number) => `${1200 + side * u},${y}`;
      const lock = `${at(8, -40)} ${at(60, end * 0.3 - 8)} ${at(reach * 0.5, end * 0.66 - 16)} ${at(reach * 0.86, end)} ${at(reach + 40, end - 46)}`;
      fill(e, stroke(lock, size * 0.6, size * 1.25, size * 1.15, size * 0.7, 3), HAIR_DARK);
      e.p.in(side * 4, -8, 0, 1, 1, () => fill(e, stroke(lock, size * 0.4, size, size * 0.9, size * 0.5, 2), HAIR));
    }
  for (const side of [-1, 1])
    fill(e, stroke(`${1200 + side * 50},-60 ${1200 + side * 150},40 ${1200 + side * 280},96`, 2, 5, 2), HAIR_DARK, 0.7);
}

/** The wood through which it came, at both edges. */
function trunks(e: Easel) {
  for (const side of [-1, 1]) {
    const at = (u: number, y: number) => `${1200 + side * u},${y}`;
    fill(
      e,
      blob(
        `${at(1300, -90)}! ${at(1122, -90)}! ${at(1140, 300)} ${at(1164, 700)} ${at(1138, 1060)} ${at(1080, 1290)}! ${at(1300, 1290)}!`,
        8,
      ),
      BARK,
    );
    fill(e, stroke(`${at(1150, 210)} ${at(1050, 150)} ${at(960, 166)}`, 26, 13, 4), BARK);
    fill(e, stroke(`${at(1040, 152)} ${at(1000, 90)}`, 9, 3), BARK);
    fill(e, stroke(`${at(1168, 980)} ${at(1090, 1010)} ${at(1044, 1080)}`, 18, 10, 3), BARK);
    for (const [u, y] of [
      [968, 150],
      [1000, 84],
      [1044, 1084],
    ] as const)
      fill(e, ellipse(1200 + side * u, y, 26, 13, side * 0.6), inAir('#3f4a34', STEP, 0.2));
    fill(e, stroke(`${at(1176, 320)} ${at(1190, 480)} ${at(1180, 640)}`, 3, 6, 3), inAir('#4a3450', STEP, 0.2));
  }
}

function bee(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0.06, k, k, () => {
    for (const a of [-0.5, -0.1]) fill(e, ellipse(-14 + a * 40, -52, 50, 26, -0.9 + a), '#fff6f0', 0.72);
    const body = ellipse(0, 0, 84, 56, 0, 48);
    fill(e, body, inAir('#ffc93a', STEP, 0.14));
    clipTo(e, body, () => {
      for (const u of [-52, -10]) fill(e, stroke(`${u},-60 ${u - 12},0 ${u},60`, 13, 13), INK);
    });
    fill(e, blob('-80,-10! -112,4 -80,14!', 3), INK);
    shutEye(e, 44, -8, 15);
    fill(e, stroke('36,20 46,27 58,20', 2, 4, 2), INK);
    for (const u of [50, 66]) fill(e, stroke(`${u - 8},-44 ${u},-74 ${u + 12},-78`, 4, 4), INK);
  });
}

/** A gnat asleep on the lip. */
function gnat(e: Easel, x: number, y: number) {
  for (const a of [-0.9, -0.4]) fill(e, ellipse(x + a * 6, y - 20, 22, 8, a - 0.4), PALE, 0.8);
  fill(e, stroke(`${x - 20},${y} ${x + 10},${y - 6}`, 5, 6), INK);
  fill(e, ellipse(x + 18, y - 8, 9), INK);
  for (const u of [-10, 4]) fill(e, stroke(`${x + u},${y} ${x + u - 4},${y + 14}`, 2, 2), INK);
}

/** The open mouth of a bear, as wide as both pages. */
export const bearMouth = yawnStage(STEP, {
  back(e) {
    fill(
      e,
      [
        [-90, -90],
        [2490, -90],
        [2490, 1290],
        [-90, 1290],
      ],
      FUR,
    );
    fill(e, ellipse(1200, 740, 1230, 560, 0, 80), dim(STEP, 0.02));
    fill(e, ellipse(1200, 745, 1164, 448, 0, 90), LIP);
    fill(e, MOUTH, INSIDE);
    clipTo(e, MOUTH, () => {
      fill(e, ellipse(1200, 700, 820, 300, 0, 60), DEEP);
      fill(e, ellipse(1200, 1190, 860, 340, 0, 60), TONGUE);
      fill(e, stroke('1200,930 1196,1040 1200,1180', 8, 13, 6), inAir('#b84f70', STEP, 0.25));
      for (const x of [880, 985, 1090, 1310, 1415, 1520])
        fill(e, blob(`${x - 50},300! ${x - 46},420 ${x},454 ${x + 46},420 ${x + 50},300!`, 6), PALE);
      for (const x of [330, 2070])
        fill(e, blob(`${x - 62},1160! ${x - 44},1000 ${x},900 ${x + 44},1000 ${x + 62},1160!`, 6), PALE);
    });
    partedHair(e);
    fill(e, blob('1200,130 1350,146 1396,206 1320,272 1200,304 1080,272 1004,206 1050,146', 8), INK);
    fill(e, ellipse(1140, 180, 60, 22, -0.2), '#ffffff', 0.16);
    for (const x of [500, 1900]) shutEye(e, x, 116, 96);
    bee(e, 2062, 866, 0.95);
    for (const [x, y] of [
      [560, 1096],
      [660, 1122],
      [770, 1140],
    ] as const)
      gnat(e, x, y);
    trunks(e);
  },
});
