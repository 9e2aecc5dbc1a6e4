import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { EARTH, HOT_SKY, MUD, WET_MUD } from './colours';
import { dust, furrow, plain } from './land';
import { rope } from './rope';

/** One rope over both pages: its height at the left and the right edge. */
const line = (left: number, right: number): Vec[] => [
  [-90, left],
  [2490, right],
];

function mudHole(e: Easel, x: number, y: number, rx: number, ry: number) {
  fill(e, ellipse(x, y, rx + 18, ry + 12), EARTH);
  fill(e, blob(`${x - rx},${y} ${x - rx * 0.6},${y - ry * 0.9} ${x + rx * 0.1},${y - ry} ${x + rx * 0.7},${y - ry * 0.8} ${x + rx},${y} ${x + rx * 0.6},${y + ry * 0.9} ${x},${y + ry} ${x - rx * 0.7},${y + ry * 0.8}`, 7), MUD);
  fill(e, ellipse(x - rx * 0.1, y - ry * 0.2, rx * 0.7, ry * 0.5), WET_MUD, 0.55);
}

/** The rope alone, all the way. */
export const ropeAlone = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 560, road: 800, trees: [[470, 0.42], [1030, 0.3]] });
    mudHole(e, 2020, 1096, 300, 84);
    rope(e, [[-90, 640], [1010, 668], [1512, 690]], { r: 10, last: 11 });
  },
});

/** The rope with two who came along. */
export const ropeOfFour = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 480, road: 830, trees: [[2200, 0.5], [1500, 0.34]] });
    for (const [x, y, k] of [[640, 1010, 1.3], [1290, 1010, 1], [1690, 1040, 1.3]] as const) furrow(e, x, y, k);
    rope(e, line(560, 700), { r: 14 });
  },
  front(e) {
    dust(e, [[560, 1050, 50], [1180, 1050, 40], [1640, 1080, 60]]);
  },
});

/** The long line, nearer and nearer to the reader. */
export const ropeOfTeam = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 420, road: 640, sky: '#ffeec4', trees: [[1900, 0.5], [1290, 0.3]] });
    rope(e, [[380, 560], [2490, 924]], { r: 9, last: 20 });
  },
  front(e) {
    dust(e, [[700, 860, 60], [1040, 900, 70], [1330, 960, 80], [1660, 1040, 90], [1980, 1110, 110], [2300, 1160, 120], [840, 890, 50], [1500, 1010, 70]], '#e2a56e', 0.86);
  },
});
