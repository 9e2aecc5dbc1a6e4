import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { arrow, chalk, cross, ring } from './chalk';

/** Where everybody stands, on the plan of the night and in the match of the next day: one geometry for both. */
export const PLACES = {
  mouse: [236, 720],
  goat: [800, 470],
  turtle: [1440, 640],
  hedgehog: [1480, 270],
  goal: [2300, 560],
} as const;

/** The ways of the rabbits: they bend where somebody is in the way. */
export const WAYS = {
  upper: '800,250 960,240 1240,200 1340,120 1500,90 1650,140 1700,280 1800,400 2010,500',
  lower: '860,900 1060,890 1190,780 1240,650 1250,800 1430,826 1620,800 1760,690 2010,610',
} as const;

const PURPLE = '#6a3fae';
const GREEN = '#2f8a4d';
const RED = '#c9484a';

/** A crayon fills what it can. */
function scribble(e: Easel, x: number, y: number, r: number, colour: string) {
  const rows = Array.from({ length: 13 }, (_, i) => {
    const v = -1 + i / 6;
    const w = Math.sqrt(Math.max(0, 1 - v * v)) * r * 0.9;
    return `${x + (i % 2 ? w : -w)},${y + v * r * 0.9}`;
  });
  chalk(e, rows.join(' '), { width: 11, colour, alpha: 0.5 });
}

function players(e: Easel) {
  const [tx, ty] = PLACES.turtle;
  scribble(e, tx, ty, 116, GREEN);
  ring(e, tx, ty, 126, { colour: GREEN, width: 14 });
  const [hx, hy] = PLACES.hedgehog;
  ring(e, hx, hy, 84, { colour: PURPLE, width: 13 });
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 2 * Math.PI;
    chalk(e, `${hx + Math.cos(a) * 88},${hy + Math.sin(a) * 88} ${hx + Math.cos(a) * 132},${hy + Math.sin(a) * 132}`, {
      colour: PURPLE,
      width: 10,
    });
  }
  const [gx, gy] = PLACES.goat;
  ring(e, gx, gy, 76, { colour: '#8a6a3a', width: 12 });
  for (const s of [-1, 1])
    chalk(e, `${gx + s * 30},${gy - 70} ${gx + s * 60},${gy - 128} ${gx + s * 96},${gy - 138}`, {
      colour: '#8a6a3a',
      width: 12,
    });
  // A mouth that stays shut.
  chalk(e, `${gx - 34},${gy + 24} ${gx + 34},${gy + 24}`, { colour: RED, width: 11 });
  for (const u of [-20, 0, 20]) chalk(e, `${gx + u},${gy + 10} ${gx + u},${gy + 38}`, { colour: RED, width: 7 });
  for (const s of [-1, 1]) fill(e, ellipse(gx + s * 26, gy - 20, 8), '#8a6a3a');
}

/** The dot has ears if one looks, and a tail. */
function dot(e: Easel) {
  const [x, y] = PLACES.mouse;
  fill(e, ellipse(x, y, 28), '#3b2a66');
  for (const s of [-1, 1]) fill(e, ellipse(x + 8 + s * 17, y - 27, 11), '#3b2a66');
  chalk(e, `${x - 22},${y + 12} ${x - 60},${y + 30} ${x - 74},${y - 4} ${x - 104},${y + 8}`, {
    colour: '#3b2a66',
    width: 8,
  });
  for (const s of [-1, 1]) fill(e, ellipse(x + 10 + s * 8, y - 6, 3), '#f7efdc');
}

/** The small goal that the child is drawing around the dot: two posts and half a bar. */
function smallGoal(e: Easel) {
  const [x, y] = PLACES.mouse;
  chalk(e, `${x - 130},${y + 60} ${x - 132},${y - 110} ${x + 120},${y - 112} ${x + 122},${y + 62}`, {
    colour: PURPLE,
    width: 13,
  });
  for (const u of [-80, -30, 20, 70])
    chalk(e, `${x + u},${y - 104} ${x + u + 2},${y - 70}`, { colour: PURPLE, width: 5, alpha: 0.7 });
}

/** A sheet of paper as large as both pages, in the light of one lamp. */
export const crayonPlan = flatStage({
  ground: '#f3e7c9',
  back(e) {
    disc(e, 1900, 160, 1500, 1100, '#fff6dc', 0.9, 0.3);
    disc(e, -60, 1240, 900, 640, '#8a6f5c', 0.5, 0.05);
    for (const [from, to] of [
      ['0,596', '2400,600'],
      ['600,0', '604,1200'],
      ['1800,0', '1797,1200'],
    ])
      fill(e, stroke(`${from} ${to}`, 3, 3), '#d9c99f', 0.7);
    const [x, y] = PLACES.goal;
    chalk(e, `2400,${y - 190} ${x},${y - 190} ${x},${y + 190} 2400,${y + 190}`, { colour: PURPLE, width: 14 });
    for (const s of [-1, 1]) ring(e, x - 42, y + s * 40, 38, { colour: PURPLE, width: 12 });
    players(e);
    arrow(e, '706,520 590,600 470,640 400,668', { colour: '#8a6a3a', width: 11, dashed: true });
    // What was rubbed out again.
    for (const way of ['1000,1010 1180,1060 1090,1090', '980,1060 1120,1020 1160,1090', '1850,640 2010,700 1900,730'])
      chalk(e, way, { colour: '#b9a884', width: 22, alpha: 0.22 });
    smallGoal(e);
    dot(e);
    arrow(e, WAYS.upper, { colour: RED, width: 12 });
    arrow(e, WAYS.lower, { colour: RED, width: 12 });
    cross(e, 740, 244, 32, { colour: RED, width: 13 });
    cross(e, 806, 900, 34, { colour: RED, width: 13 });
    // The edge of the table below the sheet.
    fill(e, blob('1950,-80! 2480,-80! 2480,346! 2330,310 2170,214 2030,90', 5), '#5d4033');
  },
});
