import { ellipse, type Painter, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { flame } from '../kit/flame';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';
import { cakeSlice } from './section';

const [PAPER, INK, TICK] = ['#fffdf4', '#4a3a52', '#d8402f'];

/** What the recipe asks for, in the order of the journey, each around 0, 0. */
const ITEMS: readonly ((p: Painter) => void)[] = [
  (p) => p.fill(blob('-11,-12! 11,-12! 8,12! -8,12!', 2), '#8fa3b3'),
  (p) => {
    p.fill(stroke('1,-14 0,-4', 2, 2), '#c9913c');
    for (const [x, y] of [
      [-7, -1],
      [7, -2],
      [0, 8],
    ] as const)
      p.fill(ellipse(x, y, 5, 7), '#8a4528');
  },
  (p) => p.fill(blob('-4,-12 8,-8 12,3 4,12 -8,9 -12,-2', 6), '#f08a2c'),
  (p) => p.fill(stroke('8,-12 8,0 0,8 -12,8', 2, 6, 6, 2), '#eab91e'),
  (p) => {
    for (const line of ['0,-12 0,12', '-11,-6 11,6', '-11,6 11,-6']) p.fill(stroke(line, 2, 2), '#5fa3d8');
  },
  (p) => p.fill(blob('0,-13! 9,3 0,12 -9,3', 6), '#2f7fb0'),
];

/** One ×, one 2: twice. */
function twice(p: Painter, x: number) {
  p.fill(stroke(`${x - 6},-6 ${x + 6},6`, 2.2, 2.2), TICK);
  p.fill(stroke(`${x - 6},6 ${x + 6},-6`, 2.2, 2.2), TICK);
  p.fill(stroke(`${x + 15},-7 ${x + 20},-13 ${x + 27},-9 ${x + 26},-2 ${x + 14},11 ${x + 29},11`, 2.2, 2.4, 2.2), TICK);
}

/** The recipe: what it asks for in pictures; the first `count` of them are there, each twice. */
function recipeSlip(p: Painter, count: number, pinned: boolean) {
  p.fill(blob('-56,6! 60,4! 62,216! 40,206! 16,218! -10,206! -34,218! -56,208!', 1), '#2a1a30', { alpha: 0.2 });
  p.form(blob('-60,0! 60,0! 60,208! 38,198! 14,210! -12,198! -36,210! -60,200!', 1), PAPER, { depth: 4, shadow: 0.05 });
  for (const [i, item] of ITEMS.entries()) {
    const y = 28 + i * 28;
    p.in(-34, y, 0, 0.92, 0.92, () => item(p));
    if (i < count) p.in(8, y, 0, 0.86, 0.86, () => twice(p, 0));
    else p.fill(rectangle(-10, y - 1, 50, 2.4), '#cfc4d0');
  }
  if (!pinned) return;
  p.fill(ellipse(2, 5, 9, 8), INK, { alpha: 0.3 });
  p.form(ellipse(0, 0, 9, 9), '#3f86c8', { depth: 3 });
}

/** A balloon for a word, its tail towards the lower left; the word stands around 0, 0. */
function wordBalloon(p: Painter, colour: string) {
  p.form(blob('-70,30! -128,96! -24,44!', 2), colour, { depth: 2, shadow: 0.04 });
  p.form(ellipse(0, 0, 150, 58, 0, 60), colour, { depth: 6, shadow: 0.05 });
}

/** A stool of three legs whose seat is at y = 0. */
export function milkingStool(p: Painter, height = 190): void {
  for (const u of [-1, 0.1, 1])
    p.fill(stroke(`${u * 58},6 ${u * 84},${height}`, 11, 9), u === 0.1 ? '#7a4526' : '#9a5c34');
  p.fill(stroke(`-72,${height * 0.6} 72,${height * 0.6}`, 6, 6), '#7a4526');
  p.fill(blob('-98,-14 -90,-26 90,-26 98,-14 90,12 -90,12', 6), '#c27c44');
  p.fill(ellipse(0, -16, 92, 14), '#d89458');
}

/** A wooden spoon that stands in a bowl: its bowl is below y = 0. */
function bigSpoon(p: Painter) {
  p.form(stroke('0,20 0,-120 0,-250', 8, 9, 11), '#d8a463', { depth: 4 });
}

/** A candle in the hand, its foot at 0, 0. */
function birthdayCandle(p: Painter) {
  p.form(blob('-19,0! 19,0! 19,-190 0,-196 -19,-190', 3), '#fff3dc', { depth: 6 });
  p.clip(blob('-19,0! 19,0! 19,-190 0,-196 -19,-190', 3), () => {
    for (let y = -200; y < 40; y += 50) p.fill(stroke(`-30,${y + 24} 30,${y - 10}`, 10, 10), '#e8533f');
  });
  p.fill(stroke('0,-192 2,-214', 2.4, 2), '#3a2a30');
  flame(p, 2, -206, 66, 0.05);
}

/** Flour on a cheek or in the hair. */
function flourDab(p: Painter) {
  p.soft(0, 0, 44, 30, '#ffffff', 0.85, -0.4, 0.4);
  for (const [x, y, r] of [
    [-46, -20, 5],
    [40, -28, 6],
    [52, 8, 4],
    [-30, 30, 5],
    [14, 36, 4],
  ] as const)
    p.fill(ellipse(x, y, r), '#ffffff', { alpha: 0.9 });
}

/** A white plate seen at a low angle. */
function whitePlate(p: Painter) {
  p.fill(ellipse(0, 6, 80, 26), INK, { alpha: 0.16 });
  p.form(ellipse(0, 0, 80, 25), '#ffffff', { depth: 3, shadow: 0.06 });
  p.fill(ellipse(0, 1, 52, 14), '#e9eef2');
}

/** Icing on a nose that was in the cake. */
function icing(p: Painter) {
  p.form(blob('-40,2 -26,-20 0,-26 24,-22 42,-2 28,14 14,10 4,26 -8,12 -24,18', 7), '#ffffff', { depth: 4 });
  for (const [x, y, colour] of [
    [-16, -6, '#2f7fb0'],
    [12, -10, '#f2a02a'],
    [20, 4, '#3f8a40'],
  ] as const)
    p.fill(ellipse(x, y, 5, 4), colour);
}

/** What belongs to the cake from everywhere. */
export const CAKE_STANDING: Readonly<Record<string, Prop>> = {
  recipeSlip: {
    draw: (p, { count = 0 }) => recipeSlip(p, count, true),
    box: boxed(-66, -14, 134, 238),
    shadow: 0,
    handed: true,
  },
  recipeLoose: {
    draw: (p, { count = 0 }) => recipeSlip(p, count, false),
    box: boxed(-66, -14, 134, 238),
    shadow: 0,
    handed: true,
  },
  milkingStool: { draw: (p) => milkingStool(p), box: boxed(-110, -40, 220, 245), shadow: 0 },
  bigSpoon: { draw: bigSpoon, box: boxed(-22, -276, 44, 320), shadow: 0 },
  birthdayCandle: {
    draw: birthdayCandle,
    box: boxed(-90, -360, 180, 376),
    shadow: 0,
    light: { y: -240, reach: 360, colour: '#ffc264' },
  },
  cakeSlice: { draw: (p) => cakeSlice(p, 120, 80), box: boxed(-90, -540, 200, 560), shadow: 0 },
  flourDab: { draw: flourDab, box: boxed(-60, -44, 130, 90), shadow: 0 },
  whitePlate: { draw: whitePlate, box: boxed(-86, -30, 172, 66), shadow: 0 },
  icing: { draw: icing, box: boxed(-46, -32, 94, 64), shadow: 0 },
  /** A speck that the hand on it hides. */
  handPlace: { draw: (p) => p.fill(ellipse(0, 0, 2, 2), PAPER), box: boxed(-4, -4, 8, 8), shadow: 0 },
  wordBalloon: {
    draw: (p, { colour = '#ffffff' }) => wordBalloon(p, colour),
    box: boxed(-160, -66, 320, 170),
    shadow: 0,
  },
};
