import { ellipse, rectangle, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

const [CREAM, LINE, DEEP] = ['#fbf1dc', '#dfc9a2', '#f1e0bf'];

/** A curl of wool: a spiral that ends in its middle. */
function curl(e: Easel, x: number, y: number, r: number, turn: number, colour: string) {
  const points = Array.from({ length: 22 }, (_, i): Vec => {
    const [a, k] = [turn + i * 0.5, r * (1 - i / 24)];
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });
  fill(e, taper(points, [r * 0.1, r * 0.09, r * 0.05]), colour);
}

function curls(e: Easel, from: number, to: number, colour: string) {
  const r = e.random('wool');
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 11; column++) {
      const [x, y] = [column * 240 + (row % 2) * 120 - 40 + r.bell() * 20, row * 220 + 60 + r.bell() * 18];
      if (x < from || x > to) continue;
      fill(e, ellipse(x, y, 126, 118), column % 2 === row % 2 ? CREAM : DEEP);
      curl(e, x, y, 112, r() * 6, colour);
    }
}

function comb(e: Easel) {
  e.p.in(1500, 190, -0.3, 1, 1, () => {
    fill(e, rectangle(-170, -56, 340, 60), '#2f8fb5');
    for (let x = -165; x < 165; x += 32) fill(e, rectangle(x, 0, 16, 96), '#2f8fb5');
  });
}

function button(e: Easel) {
  fill(e, ellipse(2180, 250, 84), '#d2453f');
  fill(e, ellipse(2180, 250, 62), '#b93a35');
  for (const [x, y] of [[2160, 230], [2200, 230], [2160, 270], [2200, 270]] as const) fill(e, ellipse(x, y, 11), CREAM);
}

/** Wool of a sheep as a whole page of curls, with what got lost in it. */
export const woolWide = flatStage({
  ground: CREAM,
  back(e) {
    curls(e, 1040, 2700, LINE);
    comb(e);
    button(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      for (const [x, y, r] of [[1560, 900, 150], [2060, 910, 160], [1820, 960, 170]] as const) {
        fill(e, ellipse(x, y + 40, r * 1.1, r), CREAM);
        curl(e, x, y + 30, r * 0.86, x, LINE);
      }
    },
  },
});
