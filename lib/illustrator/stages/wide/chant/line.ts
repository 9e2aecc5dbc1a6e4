import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { EARTH, HOT_SKY, MUD, ROPE_PALE, WET_MUD } from './colours';
import { dust, furrow, plain, wordPuddle } from './land';
import { coilAtRope, elephantAtRope } from './legs';
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

/** Somebody who lies in the mud: a lump of it where the head is, and two where the feet are. */
function buried(e: Easel) {
  const wet = '#7f4630';
  fill(e, blob('1900,1112 1912,1040 1960,1008 2030,1008 2074,1044 2084,1112', 7), wet);
  fill(e, blob('1906,1100 1922,1040 1966,1014 2024,1016 2050,1034 2000,1030 1950,1050 1926,1106', 7), '#9a5f44');
  fill(e, blob('2080,1110 2120,1086 2190,1084 2232,1110', 6), wet);
  for (const x of [2262, 2296]) {
    fill(e, blob(`${x - 16},1112 ${x - 14},1070 ${x},1058 ${x + 14},1070 ${x + 16},1112`, 6), wet);
    fill(e, ellipse(x - 4, 1072, 6, 9), '#9a5f44');
  }
  fill(
    e,
    blob('1840,1128 1900,1104 1990,1116 2090,1106 2200,1116 2310,1106 2330,1130 2200,1150 1990,1156 1880,1148', 7),
    WET_MUD,
  );
  for (const [x, y, r] of [
    [1860, 1020, 9],
    [1826, 990, 6],
    [2130, 1010, 8],
    [2170, 976, 5],
    [2320, 1030, 7],
  ] as const)
    fill(e, ellipse(x, y, r, r * 1.2), MUD);
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
    mudHole(e, 2020, 1090, 320, 92);
    buried(e);
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
    wordPuddle(e, 190, 1110, 400, 92);
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
    wordPuddle(e, 1440, 1078, 176, 66);
    elephantAtRope(e);
    rope(
      e,
      [
        [612, 656],
        [690, 599],
      ],
      { r: 9 },
    );
    rope(
      e,
      [
        [676, 596],
        [2490, 900],
      ],
      { r: 9, last: 20 },
    );
    coilAtRope(e);
  },
  over: {
    depth: 200,
    paint(e) {
      // The bus stands in it to its doors.
      fill(e, blob('-80,690! 120,676 330,694 520,684 650,716 700,770 640,850 480,900 260,930 60,920 -80,940!', 8), MUD);
      fill(e, blob('-80,740! 100,722 300,740 480,728 590,760 560,810 380,850 160,860 -80,850!', 7), WET_MUD, 0.6);
      for (const [x, y, r] of [
        [330, 664, 10],
        [560, 670, 9],
        [470, 646, 7],
      ] as const)
        fill(e, ellipse(x, y, r), MUD);
    },
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
