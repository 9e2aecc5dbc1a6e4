import { ellipse, type Polygon, rectangle, shade, type Vec } from '@/lib/illustrator/paint';
import { milkingStool } from '@/lib/illustrator/props/cake';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { basket } from './basket';
import { bananas, dates, drift, foldedShadow, mango, pail } from './things';

const STRIPES = ['#e8533f', '#fff1d6', '#f4b93c', '#fff1d6', '#e8533f', '#fff1d6', '#2f8f98'] as const;
const [MOUTH, CROWN] = [
  [880, 330],
  [2420, -190],
] as const;

/** Half the girth of the balloon along its axis: it is pulled long. */
const girth = (u: number) => 52 + 250 * Math.sin(Math.PI * Math.min(1, u * 0.98)) ** 0.8 * (0.35 + 0.65 * u);

/** How far the upper side has sunk in, for the air is going out of it. */
const sunk = (u: number) => 0.5 * Math.exp(-(((u - 0.34) / 0.1) ** 2)) + 0.4 * Math.exp(-(((u - 0.68) / 0.08) ** 2));

/** A point of the balloon: how far from its mouth, and the share of the girth there. */
function onBalloon(u: number, v: number): Vec {
  const [dx, dy] = [CROWN[0] - MOUTH[0], CROWN[1] - MOUTH[1]];
  const length = Math.hypot(dx, dy);
  const aside = (v < 0 ? v * (1 - sunk(u)) : v + 0.06 * Math.sin(u * 21)) * girth(u);
  return [MOUTH[0] + dx * u - (dy / length) * aside, MOUTH[1] + dy * u + (dx / length) * aside + 60 * Math.sin(3 * u)];
}

/** A stripe between two shares of the girth. */
function gore(from: number, to: number): Polygon {
  const steps = Array.from({ length: 61 }, (_, i) => i / 60);
  return [...steps.map((u) => onBalloon(u, from)), ...steps.toReversed().map((u) => onBalloon(u, to))];
}

/** A crease from where the cloth has sunk in. */
function crease(e: Easel, from: readonly [u: number, v: number], to: readonly [u: number, v: number]) {
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [x, y] = onBalloon(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    return `${x},${y}`;
  });
  fill(e, stroke(points.join(' '), 9, 7, 5, 3, 1), '#3a2a6a', 0.32);
  fill(
    e,
    stroke(points.map((p) => p.replace(/^[^,]+/, (x) => `${Number(x) + 9}`)).join(' '), 4, 3, 2, 1),
    '#ffffff',
    0.35,
  );
}

function envelope(e: Easel) {
  for (const [i, colour] of STRIPES.entries()) fill(e, gore((i / 7) * 2 - 1, ((i + 1) / 7) * 2 - 1), colour);
  fill(e, gore(0.5, 1), '#3a2a6a', 0.16);
  for (const [u, shift] of [
    [0.31, -0.05],
    [0.34, 0],
    [0.37, 0.05],
    [0.67, -0.03],
    [0.7, 0.03],
  ] as const)
    crease(e, [u, -0.96], [u + shift, 0.2]);
  for (const u of [0.2, 0.5, 0.62]) crease(e, [u, 0.98], [u + 0.03, 0.3]);
  for (const line of ['850,352 380,828', '872,372 560,816', '890,372 740,804', '910,352 862,786'])
    fill(e, stroke(line, 5, 6), '#c9a070');
  fill(e, ellipse(882, 356, 46, 20, -0.3), '#8a5a3a');
  fill(e, ellipse(882, 352, 32, 11, -0.3), '#e8b878');
}

/** What they have got, two of each, over the rim of the basket. */
function cargo(e: Easel) {
  pail(e, [800, 872, 0.72], '#ffffff', { turn: 0.12 });
  pail(e, [890, 880, 0.72], '#fdeebb', { turn: 0.26, tin: '#b08d6a' });
  drift(e, [786, 782, 0.4]);
  drift(e, [822, 784, 0.36]);
  mango(e, [408, 806, 0.5], 0.3);
  mango(e, [452, 824, 0.46], -0.4, { green: 0.4 });
}

function hanging(e: Easel) {
  fill(e, stroke('350,860 340,930', 4, 4), '#8a5a3a');
  dates(e, [338, 1010, 0.62]);
  fill(e, stroke('420,872 424,950', 4, 4), '#8a5a3a');
  dates(e, [426, 1030, 0.62]);
  bananas(e, [760, 960, 0.62], 0.1);
}

function anchor(e: Easel, x: number, y: number, k: number, turn: number) {
  e.p.in(x, y, turn, k, k, () => {
    const iron = '#3a3350';
    fill(e, ellipse(0, -150, 26, 26), iron);
    fill(e, ellipse(0, -150, 12, 12), '#7a68ae');
    fill(e, stroke('0,-128 0,60', 13, 13), iron);
    fill(e, stroke('-58,-92 58,-92', 11, 11), iron);
    fill(e, stroke('-96,-8 -80,46 0,74 80,46 96,-8', 10, 14, 16, 14, 10), iron);
    for (const s of [-1, 1]) fill(e, blob(`${s * 122},6! ${s * 92},-46! ${s * 68},12!`, 1), iron);
  });
}

/** Roofs. */
function below(e: Easel) {
  fill(e, blob('-90,1150! 700,1120 1500,1136 2490,1110! 2490,1290! -90,1290!', 6), '#33265e');
  for (const [x, w, h] of [
    [1250, 130, 70],
    [1700, 170, 100],
    [1900, 120, 60],
    [2080, 190, 110],
    [2290, 150, 80],
  ] as const) {
    fill(e, rectangle(x, 1180 - h, w, 200), '#3b2d6a');
    fill(e, blob(`${x - 20},${1182 - h}! ${x + w / 2},${1120 - h}! ${x + w + 20},${1182 - h}!`, 1), '#2b2052');
    fill(e, rectangle(x + w * 0.38, 1202 - h, 30, 38), '#ffcf6a');
  }
}

/** The hand in a tea towel which catches the stool. */
function caught(e: Easel) {
  e.p.in(1506, 984, 2.75, 0.82, 0.82, () => milkingStool(e.p, 170));
  fill(e, stroke('1600,1300 1570,1170 1540,1080', 46, 40, 30), '#c8566a');
  fill(
    e,
    blob('1470,1030 1500,1004 1560,1010 1600,1046 1590,1100 1640,1200 1560,1180 1500,1210 1480,1110', 7),
    '#fffaf0',
  );
  for (const line of ['1486,1096 1540,1082 1596,1090', '1484,1124 1540,1110 1606,1120'])
    fill(e, stroke(line, 5, 5, 5), '#4f8fc8');
}

/** A balloon pulled long by what it carries, on its way down in the evening. */
export const stretchedBalloon = flatStage({
  ground: '#5b4a9c',
  back(e) {
    fill(
      e,
      [
        [-90, -90],
        [2490, -90],
        [2490, 1290],
        [-90, 1290],
      ],
      linear(e, 0, 0, 0, 1200, [
        [0, '#46388a'],
        [0.6, '#6352a6'],
        [1, '#9a6fb4'],
      ]),
    );
    for (const line of ['200,470 210,620', '1010,900 1000,1040']) fill(e, stroke(line, 3, 7, 3), '#b9a6e6', 0.5);
    envelope(e);
    below(e);
    e.p.in(1550, 1240, 0, 0.62, 0.62, () => e.p.in(-1550, -1240, 0, 1, 1, () => caught(e)));
    anchor(e, 1120, 1010, 0.46, 0.5);
  },
  over: {
    depth: 1000,
    paint(e) {
      e.p.in(600, 852, -0.07, 1, 1, () =>
        e.p.in(-600, -852, 0, 1, 1, () => {
          cargo(e);
          basket(e, 330, 852, 540, 290);
          hanging(e);
          foldedShadow(e, [600, 846, 0.95]);
        }),
      );
      fill(e, ellipse(600, 1142, 200, 8), shade('#5b4a9c', 0.2), 0.3);
    },
  },
});
