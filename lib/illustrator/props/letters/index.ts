import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop, PropLook } from '../model';
import { cream, INK, juice, limb, PAPER, SHOE, scrap, sleeper } from './scrap';

const COMMA = '-22,-30 -14,-54 14,-58 32,-38 30,-8 6,22 -18,30! 2,4 2,-8 -14,-12';

/** The comma of the book: it sleeps on its side, and the corner of a page is its blanket. */
function comma(p: Painter) {
  p.in(10, -30, -1.42, 1, 1, () => p.fill(blob(COMMA, 8), INK));
  p.fill(stroke('-40,-40 -31,-31 -20,-30 -11,-38', 1.8, 3, 1.8), '#fff8e6');
  for (const [x, y] of [
    [-33, -24],
    [-24, -22],
    [-15, -24],
  ] as const)
    p.fill(stroke(`${x + 1},${y - 8} ${x - 1},${y}`, 1.6, 1.2), '#fff8e6');
  p.fill(blob('-9,-62! 18,-52! 23,4! -5,4!', 3), '#c9ab70');
  p.fill(blob('-6,-59! 15,-50! 20,2! -3,2!', 3), '#f3e0b0');
  p.fill(blob('-6,-59! 7,-54! -3,-40!', 2), PAPER);
  for (const y of [-30, -20, -10]) p.fill(stroke(`2,${y} 13,${y + 2}`, 1.2, 1.2), '#cdb27a');
}

function commaRuns(p: Painter, { colour = INK }: PropLook) {
  limb(p, '0,-20 -14,-8 -30,-10', [-33, -11], SHOE, 9, 6);
  limb(p, '8,-20 20,-8 26,0', [30, 0], SHOE, 9, 6);
  p.in(0, -26, 0, 1, 1, () => {
    p.fill(blob(COMMA, 8), colour);
    p.fill(ellipse(12, -34, 11, 11), '#ffffff');
    p.fill(ellipse(16, -34, 6, 6), INK);
  });
}

/** The initial of a name as old books have it: a block of dark blue in a frame of gold, 200 wide around the origin. */
function initialBlock(p: Painter) {
  p.fill(blob('-108,-108! 108,-108! 108,108! -108,108!', 2), '#d9a52e');
  p.fill(blob('-100,-100! 100,-100! 100,100! -100,100!', 2), '#f6d67a');
  p.fill(blob('-94,-94! 94,-94! 94,94! -94,94!', 2), '#1d2a63');
  for (const u of [-1, 1])
    for (const v of [-1, 1]) {
      p.fill(stroke(`${u * 88},${v * 40} ${u * 84},${v * 84} ${u * 40},${v * 88}`, 2, 4, 2), '#c8452e');
      p.fill(ellipse(u * 80, v * 80, 7, 7), '#f6d67a');
    }
}

/** A pen in two fists; its point is at the origin. */
function pen(p: Painter) {
  p.fill(stroke('0,0 14,-22', 2, 7), '#4a3a2c');
  p.fill(stroke('14,-22 90,-150', 8, 8), '#c8452e');
  p.fill(stroke('80,-133 90,-150', 9, 8), '#f6d67a');
}

/** A lace that hangs over a beak at the origin. */
function lace(p: Painter) {
  for (const [line, tip] of [
    ['0,-4 -16,30 -6,66 -26,104 -18,140', '-19,132 -15,152'],
    ['0,-4 20,26 10,58 30,92 20,122', '22,114 17,136'],
  ] as const) {
    p.fill(stroke(line, 4, 4, 4), '#b03426');
    p.fill(stroke(line, 2.6, 2.6, 2.6), '#dd5a48');
    p.fill(stroke(tip, 3.4, 3), '#fff6d8');
  }
  p.fill(ellipse(0, -5, 10, 7), '#c8452e');
}

/** As round and shiny as a bead. */
function smallBread(p: Painter) {
  p.fill(ellipse(0, 0, 27, 26), '#a8662e');
  p.fill(ellipse(-1, -1, 25, 24), '#c5803f');
  p.fill(ellipse(-3, -5, 19, 16), '#dfa55e');
  p.fill(ellipse(-9, -11, 6, 4.5, -0.5), '#fffaf0', { alpha: 0.9 });
}

/** A sweet with a bite in it: a golden crust, and cream in waves; crumbs around. */
function sweet(p: Painter) {
  p.fill(ellipse(0, -4, 66, 12), '#cfd6de');
  p.fill(ellipse(0, -7, 58, 9), '#f4f6f8');
  p.fill(blob('-40,-10! -44,-30 -34,-40 0,-44 18,-42! 12,-32 20,-26 12,-18 18,-9!', 6), '#c5803f');
  p.fill(blob('-36,-14! -38,-30 -28,-36 0,-40 14,-38! 8,-30 14,-26 6,-18 10,-13!', 6), '#e0a65c');
  p.fill(blob('-42,-34! -44,-52 -26,-54 -24,-70 -4,-80 14,-70 10,-58 22,-50! 14,-42 20,-34!', 7), '#f7c9cf');
  for (const line of ['-38,-42 -14,-38 12,-42', '-24,-58 -6,-54 10,-58']) p.fill(stroke(line, 1.4, 4, 1.4), '#fff4f4');
  for (const [x, y, r] of [
    [34, -12, 4],
    [44, -8, 3],
    [30, -4, 3],
    [78, -2, 4],
    [92, 2, 2.6],
    [-76, 0, 3],
  ] as const)
    p.fill(ellipse(x, y, r, r * 0.8), '#d3954c');
}

/**
 * Bold marks that read in every script of the shop and in a mirror, for a small letter is the same in all languages: like
 * W, Ш and ש, like O and ס, like Y, У and ע.
 */
const MARKS = {
  letterTrident: ['-28,-26 -25,14 0,26 25,14 28,-26', '0,-24 0,22'],
  letterRing: ['0,-27 22,-17 27,2 18,22 0,28 -18,22 -27,2 -22,-17 0,-27'],
  letterFork: ['-25,-27 -20,-8 0,4 20,-8 25,-27', '0,2 0,28'],
} as const;

const SCRAP = boxed(-92, -160, 184, 182);

/** The letters of the book that sneezed, and what belongs to them. */
export const LETTERS_STANDING: Readonly<Record<string, Prop>> = {
  letterStands: { draw: scrap({ stride: 'stand' }), box: SCRAP, shadow: 40 },
  letterRuns: { draw: scrap({ stride: 'run' }), box: SCRAP, shadow: 40 },
  letterRefuses: { draw: scrap({ stride: 'stand', eyes: 'away', arms: 'crossed' }), box: SCRAP, shadow: 0 },
  letterLoaf: { draw: scrap({ stride: 'sit', paper: '#efbd74' }), box: SCRAP, shadow: 40 },
  letterFed: { draw: scrap({ stride: 'sit', stains: cream }), box: SCRAP, shadow: 40 },
  letterPink: { draw: scrap({ stride: 'stand', paper: '#ffa6b0', stains: juice }), box: SCRAP, shadow: 40 },
  ...Object.fromEntries(
    Object.entries(MARKS).flatMap(([name, mark]): [string, Prop][] => [
      [name, { draw: scrap({ stride: 'run', mark }), box: SCRAP, shadow: 0 }],
      [`${name}Asleep`, { draw: sleeper(mark), box: boxed(-86, -106, 176, 116), shadow: 0 }],
    ]),
  ),
  comma: { draw: comma, box: boxed(-60, -80, 140, 92), shadow: 0 },
  commaRuns: { draw: commaRuns, box: boxed(-44, -88, 90, 98), shadow: 20 },
  initialBlock: { draw: initialBlock, box: boxed(-110, -110, 220, 220), shadow: 0 },
  sharedPen: { draw: pen, box: boxed(-8, -164, 114, 172), shadow: 0 },
  bootlace: { draw: lace, box: boxed(-40, -20, 84, 180), shadow: 0 },
  smallBread: { draw: smallBread, box: boxed(-30, -30, 60, 60), shadow: 0 },
  bittenSweet: { draw: sweet, box: boxed(-84, -88, 186, 100), shadow: 0 },
};
