import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { EARTH, HOT_SKY, MUD, ROPE_PALE, WET_MUD } from './colours';
import { dust, furrow, plain } from './land';
import { rope } from './rope';

/** One rope over both pages: its height at the left and the right edge. */
const line = (left: number, right: number): Vec[] => [
  [-90, left],
  [2490, right],
];

function mudHole(e: Easel, x: number, y: number, rx: number, ry: number) {
  fill(e, ellipse(x, y, rx + 18, ry + 12), EARTH);
  fill(
    e,
    blob(
      `${x - rx},${y} ${x - rx * 0.6},${y - ry * 0.9} ${x + rx * 0.1},${y - ry} ${x + rx * 0.7},${y - ry * 0.8} ${x + rx},${y} ${x + rx * 0.6},${y + ry * 0.9} ${x},${y + ry} ${x - rx * 0.7},${y + ry * 0.8}`,
      7,
    ),
    MUD,
  );
  fill(e, ellipse(x - rx * 0.1, y - ry * 0.2, rx * 0.7, ry * 0.5), WET_MUD, 0.55);
}

/** The rope alone, all the way. */
export const ropeAlone = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, {
      horizon: 560,
      road: 800,
      trees: [
        [2210, 0.46],
        [1900, 0.3],
      ],
    });
    mudHole(e, 2020, 1096, 300, 84);
    rope(
      e,
      [
        [-90, 640],
        [1010, 668],
        [1512, 690],
      ],
      { r: 10, last: 11 },
    );
  },
});

/** The rope with two who came along. */
export const ropeOfFour = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 500, road: 860 });
    for (const [x, y, k] of [
      [600, 1048, 1.5],
      [1420, 930, 0.9],
      [2050, 1046, 1.6],
    ] as const)
      furrow(e, x, y, k);
    rope(e, line(570, 700), { r: 17 });
    // What the goat has left of it.
    for (const [x, v] of [
      [1620, 24],
      [1650, -20],
      [1690, 26],
      [1730, -22],
      [1770, 24],
      [1810, -20],
    ] as const)
      fill(
        e,
        stroke(`${x},${656 + (x - 1620) * 0.05} ${x + 16},${656 + v} ${x + 36},${660 + v * 1.6}`, 6, 4, 1),
        ROPE_PALE,
      );
  },
  front(e) {
    dust(e, [
      [520, 1056, 46],
      [790, 1056, 40],
      [1880, 1046, 46],
      [2110, 1048, 54],
    ]);
  },
});

/** The long line, nearer and nearer to the reader. */
export const ropeOfTeam = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 420, road: 640, sky: '#ffeec4', trees: [] });
    rope(
      e,
      [
        [640, 590],
        [2490, 900],
      ],
      { r: 9, last: 20 },
    );
  },
  front(e) {
    dust(e, [
      [880, 760, 40],
      [1070, 810, 40],
      [1230, 836, 46],
      [1400, 880, 50],
      [1580, 930, 60],
      [1780, 980, 70],
      [1960, 1040, 80],
      [2200, 1120, 90],
    ]);
  },
});
