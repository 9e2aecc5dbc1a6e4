import { ellipse, seededRandom } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';
import { bananas } from './things';

const [DEEP, MID, SPOT, LIME] = ['#17552d', '#1d6436', '#4fa35a', '#7cc46a'];

function palm(e: Easel, x: number, y: number, turn: number, length: number, colour: string) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, stroke(`0,0 ${length},0`, 7, 3), colour);
    for (let u = 0.12; u < 1; u += 0.1)
      for (const side of [-1, 1])
        fill(
          e,
          blob(
            `${length * u},0! ${length * (u + 0.12)},${side * length * 0.1} ${length * (u + 0.24)},${side * length * 0.24 * (1.1 - u)}! ${length * (u + 0.06)},${side * length * 0.14 * (1 - u * 0.6)}`,
            5,
          ),
          colour,
        );
  });
}

/** A clearing in the leaves. */
function spot(e: Easel, x: number, y: number, r: number) {
  const random = seededRandom(`spot${x}`);
  const edge = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const d = r * (i % 2 ? 1.08 : 0.97) * (1 + (random() - 0.5) * 0.05);
    return `${x + Math.cos(a) * d},${y + Math.sin(a) * d}`;
  });
  fill(e, blob(edge.join(' '), 6), SPOT);
  fill(e, ellipse(x, y - r * 0.06, r * 0.84, r * 0.82, 0, 48), LIME, 0.5);
}

/** A leaf with seven strokes. */
function sevenLeaf(e: Easel, x: number, y: number) {
  e.p.in(x, y, -0.2, 1, 1, () => {
    fill(e, blob('-150,0! -70,-74 60,-78 160,0! 60,78 -70,74', 9), '#c9e67a');
    fill(e, stroke('-190,0 150,0', 6, 2), '#7fae45');
    for (let i = 0; i < 7; i++) {
      const u = -82 + i * 28;
      fill(e, stroke(`${u},-34 ${u + 4},34`, 5.5, 5.5), '#24552d');
    }
  });
}

/** Three clearings for three moments, and a branch for who counts with the monkey. */
export const jungleSpots = flatStage({
  ground: GROUND.jungle,
  back(e) {
    for (const [x, y, turn, length] of [
      [-60, 520, 0.5, 520],
      [700, 1260, -1.3, 620],
      [1240, 1270, -1.9, 560],
      [2460, 300, 2.7, 560],
      [1700, 1290, -1.4, 420],
    ] as const)
      palm(e, x, y, turn, length, DEEP);
    for (const [x, y, turn, length] of [
      [-50, 1240, -0.7, 420],
      [2460, 700, 2.9, 420],
    ] as const)
      palm(e, x, y, turn, length, MID);
    spot(e, 380, 830, 262);
    spot(e, 902, 830, 262);
    spot(e, 1500, 830, 262);
    fill(e, stroke('1760,1120 2060,1100 2480,1080', 26, 40, 52), '#6a4630');
    fill(e, stroke('1780,1106 2060,1080 2480,1056', 6, 10, 12), '#8f6444');
  },
  over: {
    depth: 1500,
    paint(e) {
      sevenLeaf(e, 1420, 1076);
      bananas(e, [2080, 1046, 0.82], 0.5);
      palm(e, -60, 1180, -0.28, 380, DEEP);
      palm(e, 2470, 1250, -2.5, 380, DEEP);
    },
  },
});
