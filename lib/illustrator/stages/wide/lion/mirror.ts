import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, INK, MANE } from './colours';
import { locks } from './shapes';

const GLASS = blob('1330,1130! 1330,420 1400,170 1600,60 1800,40 2000,60 2200,170 2270,420 2270,1130!', 8);
const [X, Y] = [1850, 560];

/** All of the lion but the eyes, which are the child's. */
function lion(e: Easel) {
  const face = blob(
    `${X - 240},${Y - 150} ${X - 130},${Y - 240} ${X},${Y - 258} ${X + 130},${Y - 240} ${X + 240},${Y - 150} ${X + 250},${Y + 40} ${X + 190},${Y + 220} ${X},${Y + 320} ${X - 190},${Y + 220} ${X - 250},${Y + 40}`,
    8,
  );
  fill(e, locks(X, Y + 60, 500, 590, 27), '#8a4a26');
  fill(e, blob(`${X - 300},1200! ${X - 250},800 ${X + 250},800 ${X + 300},1200!`, 5), GOLD);
  for (const s of [-1, 1]) {
    fill(e, ellipse(X + s * 252, Y - 262, 96), '#a85e2a');
    fill(e, ellipse(X + s * 248, Y - 254, 56), '#e9a58c');
  }
  fill(e, locks(X, Y + 40, 392, 484, 24), MANE);
  fill(e, locks(X, Y + 30, 300, 376, 19), '#d08a3c');
  fill(e, face, GOLD);
  fill(
    e,
    blob(`${X - 46},${Y - 246} ${X},${Y - 256} ${X + 46},${Y - 246} ${X + 36},${Y + 70} ${X - 36},${Y + 70}`, 7),
    '#f2c873',
  );
  for (const s of [-1, 1]) {
    fill(
      e,
      blob(
        `${X + s * 14},${Y - 6} ${X + s * 50},${Y - 78} ${X + s * 130},${Y - 92} ${X + s * 196},${Y - 40} ${X + s * 160},${Y + 40} ${X + s * 70},${Y + 52}`,
        7,
      ),
      '#fbe6b6',
    );
    fill(e, ellipse(X + s * 88, Y + 166, 118, 92), '#fbeccb');
    fill(e, stroke(`${X + s * 24},${Y - 96} ${X + s * 100},${Y - 130} ${X + s * 180},${Y - 108}`, 8, 15, 5), '#a86628');
  }
  fill(
    e,
    blob(
      `${X - 84},${Y + 60} ${X},${Y + 44} ${X + 84},${Y + 60} ${X + 40},${Y + 122} ${X},${Y + 136} ${X - 40},${Y + 122}`,
      7,
    ),
    '#7a3a34',
  );
}

function mouth(e: Easel) {
  const open = blob(
    `${X - 126},${Y + 196} ${X},${Y + 176} ${X + 126},${Y + 196} ${X + 108},${Y + 330} ${X},${Y + 384} ${X - 108},${Y + 330}`,
    8,
  );
  fill(e, ellipse(X, Y + 300, 168, 128), '#fbeccb');
  fill(e, open, '#7a2230');
  clipTo(e, open, () => fill(e, ellipse(X, Y + 372, 84, 60), '#e8707c'));
  for (const [u, v, h] of [
    [-82, 190, 70],
    [82, 190, 70],
    [-66, 356, -54],
    [66, 356, -54],
  ] as const)
    fill(e, blob(`${X + u - 24},${Y + v}! ${X + u},${Y + v + h}! ${X + u + 24},${Y + v}!`, 2), '#fffaf0');
  for (const s of [-1, 1])
    for (const [u, v] of [
      [70, 150],
      [104, 176],
      [76, 196],
    ] as const)
      fill(e, ellipse(X + s * u, Y + v, 7), '#c08a4a');
}

/** The cat's own reflection, small beside the lion's: a lioness. */
function lioness(e: Easel) {
  e.p.in(1520, 1130, 0, 1.08, 1.08, () => {
    fill(e, blob('-60,-170 -100,0! 100,0! 60,-170', 6), '#d59a48');
    for (const s of [-1, 1]) {
      fill(e, ellipse(s * 66, -266, 32), '#d59a48');
      fill(e, ellipse(s * 66, -264, 18), '#a8683a');
    }
    fill(e, blob('-86,-210 -60,-280 0,-296 60,-280 86,-210 60,-140 0,-120 -60,-140', 8), '#dfa552');
    fill(e, ellipse(0, -160, 46, 34), '#f8e6c2');
    fill(e, blob('-20,-186 0,-190 20,-186 0,-166', 5), '#5a2c30');
    for (const s of [-1, 1]) {
      fill(e, blob(`${s * 20},-218 ${s * 36},-232 ${s * 58},-222 ${s * 38},-210`, 5), '#fff2c8');
      fill(e, ellipse(s * 38, -220, 9), INK);
    }
    fill(e, stroke('0,-166 0,-152 -22,-144', 3, 4, 2), '#5a2c30');
    fill(e, stroke('0,-152 22,-144', 4, 2), '#5a2c30');
  });
}

/** The cat of the house, from behind, who looks into the mirror. */
export function catFromBehind(
  e: Easel,
  x: number,
  y: number,
  k: number,
  coat: string,
  stripe: string,
  side: 1 | -1 = 1,
) {
  e.p.in(x, y, 0, k * side, k, () => {
    fill(e, ellipse(20, 4, 220, 26), INK, 0.16);
    fill(e, stroke('120,-26 250,-8 340,-50 350,-150 310,-200', 26, 26, 24, 22, 15), coat);
    fill(e, blob('-66,-330 -136,-210 -176,-80 -184,-20 -150,4! 150,4! 184,-20 176,-80 136,-210 66,-330', 7), coat);
    for (const s of [-1, 1]) {
      fill(e, blob(`${s * 124},-410! ${s * 130},-570! ${s * 26},-506!`, 3), coat);
      fill(e, stroke(`${s * 116},-448 ${s * 118},-530`, 5, 2), stripe);
    }
    fill(e, ellipse(0, -410, 132, 116), coat);
    for (const u of [-36, 0, 36]) fill(e, stroke(`${u},-520 ${u * 0.9},-450`, 9, 4), stripe);
    for (const v of [-240, -160, -84])
      for (const s of [-1, 1])
        fill(e, stroke(`${s * 30},${v} ${s * 84},${v - 6} ${s * (150 + v * 0.06)},${v + 22}`, 4, 9, 4), stripe);
    for (const u of [210, 270]) fill(e, stroke(`${u},-40 ${u + 16},2`, 8, 6), stripe);
  });
}

/** A pale room in the morning; in its mirror is no costume, but a lion. */
export const lionMirror = flatStage({
  ground: '#f6e9d4',
  back(e) {
    fill(e, rectangle(-80, 1010, 2560, 290), '#e6cfae');
    fill(e, stroke('-80,1012 2480,1012', 7, 7), '#fffaf0');
    fill(e, blob('1280,1180! 1280,410 1356,130 1580,10 1800,-14 2020,10 2244,130 2320,410 2320,1180!', 8), '#8a5236');
    fill(e, blob('1304,1160! 1304,414 1376,148 1590,34 1800,12 2010,34 2224,148 2296,414 2296,1160!', 8), '#d39a5c');
    fill(e, GLASS, '#f3d79a');
    clipTo(e, GLASS, () => {
      fill(e, ellipse(X, Y + 20, 640, 660, 0, 90), '#f8e6bc');
      lion(e);
      mouth(e);
      lioness(e);
    });
  },
  front(e) {
    fill(e, stroke('1420,380 1500,240 1600,150', 5, 9, 4), '#ffffff', 0.5);
    catFromBehind(e, 1340, 1186, 0.6, '#d98a4a', '#a85e2a', -1);
  },
});
