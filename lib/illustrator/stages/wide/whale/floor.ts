import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { WATER } from './colours';
import { snore } from './creatures';
import { sea, shadeFrom, weed } from './sea';
import { farShoal, glints, nearShoal } from './shoal';
import { farWhale } from './whale-parts';

/** The child is in the ring of the shoal, which parts for somebody huge and awake that passes. */
const IN_THE_SHOAL = 1000;

/** Three who are no help: a crab, a shoal that sleeps as it turns, and an anchor that nobody asked. */
export const whaleFloor = sea({
  water: 'ink',
  lamps: [{ x: 760, y: 620, reach: 700, colour: '#bfe0ff', power: 0.35 }],
  shafts: [700, 860, 1010],
  back(e) {
    passingWhale(e);
    glints(e);
    farShoal(e);
    seaBed(e);
    anchor(e);
    halfBuried(e);
    for (const [x, h] of [
      [40, 300],
      [1090, 180],
      [1560, 160],
      [2370, 340],
    ] as const)
      weed(e, x, 1180, h, '#1c5560');
  },
  over: { depth: IN_THE_SHOAL, paint: nearShoal },
});

/** She passes through the ring; the water between makes her faint. */
function passingWhale(e: Easel) {
  farWhale(e, 1880, 716, 1.7);
  fill(e, rectangle(-120, -120, 2640, 1520), WATER.ink[1], 0.5);
  shadeFrom(e, 1290, 80, 1030, 380, WATER.ink[1], 0.75);
}

/** One bed for all, from edge to edge, with the ripples that the sea has left in its sand. */
function seaBed(e: Easel) {
  e.p.form(blob('-160,900! 300,866 800,890 1200,872 1700,900 2100,876 2560,896! 2560,1400! -160,1400!', 9), '#284f7c', {
    depth: 40,
    softness: 50,
    shadow: 0.14,
  });
  for (let row = 0; row < 6; row++) {
    const y = 930 + row * 44;
    const points = Array.from({ length: 14 }, (_, i) => `${-120 + i * 200},${y + (i % 2 ? -9 : 9) + row * 3}`);
    fill(e, stroke(points.join(' '), 2, 5 + row, 4, 6 + row, 2), '#17365f', 0.4);
    fill(
      e,
      stroke(points.join(' '), 1, 3, 2, 3, 1).map(([x, v]) => [x, v - 9 - row] as const),
      '#5f8ab5',
      0.28,
    );
  }
  const r = e.random('pebbles');
  for (let i = 0; i < 60; i++) {
    const [x, y, size] = [r() * 2440 - 20, 920 + r() * 270, 4 + r() * 11];
    e.p.form(ellipse(x, y, size, size * 0.62), i % 3 ? '#35608d' : '#7f9cb8', { depth: 3 });
  }
}

/** Sand lies over the feet of what has slept here for long. */
function halfBuried(e: Easel) {
  e.p.form(
    blob(
      '-160,1400! -160,1110 200,1124 620,1100 1000,1082 1260,1046 1540,1036 1840,1030 2080,1074 2300,1066 2560,1100! 2560,1400!',
      9,
    ),
    '#23466f',
    {
      depth: 26,
      softness: 34,
    },
  );
  for (const y of [1130, 1166])
    fill(
      e,
      stroke(`-100,${y + 14} 420,${y + 6} 900,${y - 10} 1400,${y - 22} 1900,${y - 18} 2500,${y + 6}`, 2, 6, 5, 6, 2),
      '#17365f',
      0.4,
    );
}

/** It has been asleep for years, under a blanket of weed, with a seahorse for a doll. */
function anchor(e: Easel) {
  const tone = '#4d5c70';
  e.p.in(2090, 900, 0.42, 1, 1, () => {
    e.p.form(stroke('0,-300 0,150', 26, 30), tone, { depth: 14 });
    e.p.edge(ellipse(0, -340, 44, 44, 0, 40), tone, 20, 1);
    e.p.form(stroke('-120,-220 120,-220', 18, 18), tone, { depth: 10 });
    e.p.form(stroke('-210,20 -170,120 0,178 170,120 210,20', 12, 30, 34, 30, 12), tone, { depth: 14 });
    for (const side of [-1, 1])
      e.p.form(blob(`${side * 210},-20 ${side * 252},70 ${side * 166},66`, 5), tone, { depth: 8 });
  });
  e.p.form(blob('1900,930 1990,850 2140,850 2290,890 2370,980 2380,1080 2200,1110 1980,1090 1890,1020', 9), '#2c7a68', {
    depth: 26,
  });
  const r = e.random('blanket');
  for (let i = 0; i < 34; i++) {
    const [x, y] = [1920 + r() * 420, 900 + r() * 170];
    fill(e, stroke(`${x},${y} ${x + 40},${y - 16} ${x + 76},${y + 4}`, 2, 5, 2), i % 2 ? '#3f9a80' : '#205a50', 0.8);
  }
  for (const [x, y, r] of [
    [1960, 800, 16],
    [1930, 740, 24],
    [1962, 664, 32],
  ] as const)
    snore(e, x, y, r);
}
