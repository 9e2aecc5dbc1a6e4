import { ellipse, rectangle, taper, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

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
  fill(e, ellipse(1830, 330, 84), '#d2453f');
  fill(e, ellipse(1830, 330, 62), '#b93a35');
  for (const [x, y] of [
    [1810, 310],
    [1850, 310],
    [1810, 350],
    [1850, 350],
  ] as const)
    fill(e, ellipse(x, y, 11), CREAM);
}

/** The face of the sheep looks in from the edge. */
function face(e: Easel) {
  fill(e, blob('2080,130! 1990,120 1960,190 2050,230 2120,200', 6), '#4a3b3a');
  fill(e, blob('2230,40 2360,90 2400,300 2330,470 2220,520 2110,460 2070,280 2110,90', 8), '#5a4947');
  for (const x of [2160, 2310]) {
    fill(e, ellipse(x, 230, 40, 46), '#fffdf8');
    fill(e, ellipse(x - 14, 246, 24, 28), '#221d22');
    fill(e, ellipse(x - 22, 236, 8), '#ffffff');
  }
  for (const x of [2190, 2250]) fill(e, ellipse(x, 400, 9, 13), '#33282a');
  fill(e, stroke('2160,440 2220,462 2290,430', 5, 7, 5), '#33282a');
  for (const [x, y, r] of [
    [2130, 60, 80],
    [2240, 30, 90],
    [2350, 60, 90],
  ] as const) {
    fill(e, ellipse(x, y, r), CREAM);
    curl(e, x, y, r * 0.8, x, LINE);
  }
}

/** Wool of a sheep as a whole page of curls, with what got lost in it. */
export const woolWide = flatStage({
  ground: CREAM,
  back(e) {
    curls(e, 1040, 2700, LINE);
    comb(e);
    button(e);
    face(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      for (const [x, y, r] of [
        [1490, 900, 150],
        [1960, 900, 160],
        [1725, 900, 170],
      ] as const) {
        fill(e, ellipse(x, y + 40, r * 1.1, r), CREAM);
        curl(e, x, y + 30, r * 0.86, x, LINE);
      }
    },
  },
});
