import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { board } from './board';
import { chalk } from './chalk';
import { GRASS, PURPLE } from './colours';

function blade(e: Easel, x: number, y: number, h: number, lean: number, w: number, colour: string) {
  fill(
    e,
    blob(
      `${x - w},${y}! ${x - w * 0.3 + lean * 0.4},${y - h * 0.6} ${x + lean},${y - h}! ${x + w * 0.6 + lean * 0.5},${y - h * 0.55} ${x + w},${y}!`,
      5,
    ),
    colour,
  );
}

/** From the grass: everything goes up. */
function skyward(e: Easel) {
  fill(
    e,
    rectangle(-80, -80, 2560, 1400),
    linear(e, 0, 0, 0, 1100, [
      [0, '#4a3486'],
      [0.62, '#6a4fae'],
      [0.74, '#d8cbf0'],
      [1, '#f2ecfb'],
    ]),
  );
  // Rays from where the child leaves the ground.
  for (let i = 0; i < 8; i++) {
    const a = -Math.PI * (0.04 + i * 0.066);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r: number, w: number) => `${1800 + c * r - s * w},${1060 + s * r + c * w}!`;
    if (i % 2) fill(e, blob(`${at(240, 10)} ${at(1900, 90)} ${at(1900, -90)} ${at(240, -10)}`, 2), '#ffffff', 0.13);
  }
  fill(e, rectangle(-80, 1030, 2560, 300), GRASS.base);
  fill(e, blob('-80,1036! 600,1020 1400,1030 2480,1012! 2480,1070! -80,1070!', 5), GRASS.light);
  fill(e, blob('-80,1128! 1100,1080 2480,1066! 2480,1092! 1100,1110 -80,1176!', 4), '#ffffff', 0.92);
  fill(e, ellipse(600, 1132, 170, 16), GRASS.deep, 0.6);
}

function grass(e: Easel) {
  for (const [x, h, lean, w] of [
    [30, 210, 60, 26],
    [92, 150, -30, 22],
    [1120, 170, -50, 24],
    [1180, 230, 30, 26],
    [1290, 150, 60, 22],
    [1480, 130, -30, 20],
    [2080, 120, 40, 20],
    [2350, 260, -80, 28],
    [2400, 190, 20, 26],
  ] as const)
    blade(e, x, 1230, h, lean, w, x % 4 ? GRASS.deep : GRASS.dark);
  fill(e, stroke('-80,1210 2480,1206', 20, 20), GRASS.deep);
}

/** A frame as high as `top`; its bar is broken in the middle if the joy is higher. */
const goal = (top: number, bar: readonly string[]) =>
  flatStage({
    ground: PURPLE.pale,
    back(e) {
      skyward(e);
      for (const way of [
        `1380,1120 1376,${top + 90} 1384,${top}`,
        `2226,1118 2232,${top + 106} 2224,${top + 4}`,
        '1380,1118 2226,1120',
        ...bar,
      ])
        chalk(e, way, { width: 20, alpha: 0.95 });
      board(e, { x: 330, y: 210, w: 470, h: 290 });
    },
    front: grass,
  });

/** The frame is as small as joy is not. */
export const wormsEye = goal(210, ['1384,212 1560,206', '2224,214 2040,208']);

/** The whole frame, for hands that reach its bar from a wheelchair. */
export const wormsEyeWhole = goal(368, ['1384,370 1800,362 2224,372']);
