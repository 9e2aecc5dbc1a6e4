import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { arch } from './parts';

const BLACK = '#2a1226';
/** Left side, height and width of the roofs; the last one is the nearest. */
const ROOFS = [
  [-80, 800, 560],
  [500, 850, 560],
  [1270, 800, 480],
  [1770, 900, 720],
] as const;

/** A window behind which a table is laid. */
function laidTable(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, arch(0, 0, 96, 190), '#ffcf6a');
    fill(e, ellipse(0, -128, 12, 16), '#fff6d8');
    fill(e, stroke('0,-190 0,-140', 2, 2), '#a8641f');
    fill(e, blob('-84,-40! 84,-40! 84,-24! -84,-24!', 1), '#8a3f22');
    for (const u of [-50, 0, 50])
      fill(e, blob(`${u - 20},-52! ${u + 20},-52! ${u + 12},-40! ${u - 12},-40!`, 1), '#2f6f9f');
    fill(e, rectangle(-60, -24, 10, 24), '#8a3f22');
    fill(e, rectangle(50, -24, 10, 24), '#8a3f22');
  });
}

/** The sun in phases: half, a quarter, a rind. */
function suns(e: Easel) {
  for (const [x, y, r] of [
    [470, 850, 240],
    [1160, 940, 240],
    [1760, 1000, 240],
  ] as const)
    clipTo(e, rectangle(-80, -80, 2560, 860), () => {
      glow(e, x, y, r * 1.7, '#ffd060', 0.5);
      fill(e, ellipse(x, y, r, r, 0, 60), '#ffdf5c');
    });
}

function roofs(e: Easel) {
  for (const [x, y, w] of ROOFS) {
    fill(e, rectangle(x, y, w, 700), BLACK);
    fill(e, rectangle(x - 14, y - 4, w + 28, 20), '#4a2038');
  }
  fill(e, rectangle(480, 1000, 900, 400), BLACK);
  fill(e, rectangle(1700, 1040, 300, 300), BLACK);
}

/** A way before the sinking sun, and the laid tables below it. */
const runningWay = (ground: (e: Easel) => void) =>
  flatStage({
    ground: '#f5843a',
    back(e) {
      fill(
        e,
        rectangle(-80, -80, 2560, 1000),
        linear(e, 0, 0, 0, 860, [
          [0, '#6a1c44'],
          [0.32, '#a8324a'],
          [0.62, '#f0743c'],
          [1, '#ffb84a'],
        ]),
      );
      suns(e);
      fill(
        e,
        blob(
          '-80,800! 120,760! 200,800! 460,770! 900,790! 1260,780! 1290,690! 1310,780! 1900,790! 2480,770! 2480,1300! -80,1300!',
          1,
        ),
        '#8a2f4a',
      );
      ground(e);
      for (const [x, y, k] of [
        [120, 1080, 0.9],
        [360, 1080, 0.9],
        [700, 1110, 0.9],
        [960, 1110, 0.9],
        [1420, 1080, 0.9],
        [1620, 1080, 0.9],
        [1990, 1170, 0.9],
        [2260, 1170, 0.9],
      ] as const)
        laidTable(e, x, y, k);
    },
  });

/** From roof to roof. */
export const runningRoofs = runningWay(roofs);

/** The same way where a wheelchair goes: a lane without steps. */
export const runningLane = runningWay((e) =>
  fill(
    e,
    blob('-80,804! 330,796 840,850 1120,840 1500,800 1780,850 2010,900 2480,890! 2480,1300! -80,1300!', 8),
    BLACK,
  ),
);
