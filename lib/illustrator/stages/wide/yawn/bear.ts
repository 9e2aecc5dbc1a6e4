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

const MOUTH = ellipse(1200, 690, 1150, 470, 0, 90);

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
    fill(e, ellipse(1200, 640, 1230, 620, 0, 80), dim(STEP, 0.02));
    fill(e, ellipse(1200, 690, 1184, 502, 0, 90), LIP);
    fill(e, MOUTH, INSIDE);
    clipTo(e, MOUTH, () => {
      fill(e, ellipse(1200, 640, 820, 330, 0, 60), DEEP);
      fill(e, ellipse(1200, 1190, 860, 340, 0, 60), TONGUE);
      fill(e, stroke('1200,930 1196,1040 1200,1180', 8, 13, 6), inAir('#b84f70', STEP, 0.25));
      for (const x of [880, 985, 1090, 1310, 1415, 1520])
        fill(e, blob(`${x - 50},200! ${x - 46},330 ${x},366 ${x + 46},330 ${x + 50},200!`, 6), PALE);
      for (const x of [330, 2070])
        fill(e, blob(`${x - 62},1160! ${x - 44},1000 ${x},900 ${x + 44},1000 ${x + 62},1160!`, 6), PALE);
    });
    fill(e, blob('1200,-30 1380,-10 1430,70 1340,150 1200,186 1060,150 970,70 1020,-10', 8), INK);
    fill(e, ellipse(1130, 30, 70, 26, -0.2), '#ffffff', 0.16);
    for (const x of [470, 1930]) shutEye(e, x, 96, 104);
    bee(e, 2062, 866, 0.95);
    for (const [x, y] of [
      [560, 1096],
      [660, 1122],
      [770, 1140],
    ] as const)
      gnat(e, x, y);
  },
});
