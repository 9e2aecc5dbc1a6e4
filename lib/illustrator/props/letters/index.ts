import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop, PropLook } from '../model';

const [PAPER, INK, SHOE] = ['#fff8e6', '#2b2230', '#e0523f'];
const CARD = '-42,-118! -20,-122 6,-117 26,-121 43,-117! 45,-70 42,-24! 20,-21 -4,-26 -26,-21 -43,-25! -45,-72';

/** One eye on the upper edge; it looks ahead. */
function eye(p: Painter) {
  p.fill(ellipse(4, -128, 20, 20), INK);
  p.fill(ellipse(4, -128, 17, 17), '#ffffff');
  p.fill(ellipse(10, -128, 8.5, 9.5), INK);
  p.fill(ellipse(7, -132, 3, 3), '#ffffff');
}

function limb(p: Painter, line: string, end: readonly [number, number], colour: string, rx: number, ry: number) {
  p.fill(stroke(line, 4, 4, 4), INK);
  p.fill(ellipse(end[0], end[1], rx, ry), colour);
}

const STRIDES = {
  stand: ['-18,-26 -18,-4', '18,-26 18,-4', [-14, -4], [22, -4]],
  run: ['-14,-26 -30,-14 -52,-22', '14,-26 34,-12 44,0', [-55, -24], [50, 0]],
} as const;

type Look = {
  readonly stride: keyof typeof STRIDES;
  readonly back?: boolean;
  readonly paper?: string;
  readonly wet?: boolean;
  readonly mark?: readonly string[];
};

/** What a melon leaves on a letter: drops along the lower edge and seeds. */
function juice(p: Painter, paper: string) {
  for (const [x, y] of [
    [-32, 8],
    [-10, -6],
    [14, 2],
    [33, -10],
  ] as const)
    p.fill(stroke(`${x},-30 ${x},${y - 10} ${x},${y}`, 5, 4, 7), paper);
  for (const [x, y, turn] of [
    [-33, -112, 0.4],
    [-33, -32, -0.5],
    [34, -34, 0.3],
  ] as const)
    p.in(x, y, turn, 1, 1, () => p.fill(ellipse(0, 0, 4.5, 7.5), '#3a2020'));
}

/** A letter on its torn scrap of the page, with one eye and two feet; its glyph is a text of the spread, at 0, -70. */
const scrap =
  ({ stride, back = false, paper = PAPER, wet = false, mark = [] }: Look) =>
  (p: Painter, { colour = SHOE, count = 0 }: PropLook) => {
    const [left, right, leftFoot, rightFoot] = STRIDES[stride];
    eye(p);
    limb(p, left, leftFoot, colour, 13, 8);
    limb(p, right, rightFoot, colour, 13, 8);
    limb(p, '-40,-70 -60,-76 -70,-94', [-71, -97], INK, 7, 7);
    limb(p, '40,-70 60,-66 72,-84', [73, -87], INK, 7, 7);
    p.fill(blob(CARD.replaceAll('!', ''), 5), shade(paper, 0.35));
    p.in(0, -1.5, 0, 0.955, 0.965, () => p.fill(blob(CARD, 4), paper));
    // The seed of a melon below its eye.
    if (count) p.in(27, -112, 0.5, 1, 1, () => p.fill(ellipse(0, 0, 6, 10), '#3a2020'));
    for (const line of mark) p.in(0, -71, 0, 1, 1, () => p.fill(stroke(line, 9, 9), colour));
    if (wet) juice(p, paper);
    if (back) for (const y of [-96, -80, -64, -48]) p.fill(stroke(`-26,${y} 26,${y}`, 1.6, 1.6), shade(paper, 0.16));
  };

/** The comma of the book: it sleeps. */
function comma(p: Painter) {
  p.fill(blob('-22,-30 -14,-54 14,-58 32,-38 30,-8 6,22 -18,30! 2,4 2,-8 -14,-12', 8), INK);
  p.fill(stroke('2,-36 10,-31 20,-36', 2.4, 3, 2.4), '#ffffff');
}

function commaRuns(p: Painter, { colour = INK }: PropLook) {
  limb(p, '0,-20 -14,-8 -30,-10', [-33, -11], SHOE, 9, 6);
  limb(p, '8,-20 20,-8 26,0', [30, 0], SHOE, 9, 6);
  p.in(0, -26, 0, 1, 1, () => {
    p.fill(blob('-22,-30 -14,-54 14,-58 32,-38 30,-8 6,22 -18,30! 2,4 2,-8 -14,-12', 8), colour);
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

/** A lace that two pull at; from the origin to the right. */
function lace(p: Painter) {
  p.fill(stroke('0,0 40,12 80,-4 130,10 180,-6 230,0', 4, 4, 4), '#c8452e');
  p.fill(stroke('226,0 244,0', 3, 3), '#fff6d8');
}

/**
 * Bold marks that read in every script of the shop and in a mirror, for a cover is the same in all languages: like
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
  letterBack: { draw: scrap({ stride: 'run', back: true }), box: SCRAP, shadow: 0 },
  letterLoaf: { draw: scrap({ stride: 'stand', paper: '#efbd74' }), box: SCRAP, shadow: 40 },
  letterPink: { draw: scrap({ stride: 'stand', paper: '#ffa6b0', wet: true }), box: SCRAP, shadow: 40 },
  ...Object.fromEntries(
    Object.entries(MARKS).map(([name, mark]): [string, Prop] => [
      name,
      { draw: scrap({ stride: 'run', mark }), box: SCRAP, shadow: 0 },
    ]),
  ),
  comma: { draw: comma, box: boxed(-30, -62, 66, 96), shadow: 0 },
  commaRuns: { draw: commaRuns, box: boxed(-44, -88, 90, 98), shadow: 20 },
  initialBlock: { draw: initialBlock, box: boxed(-110, -110, 220, 220), shadow: 0 },
  sharedPen: { draw: pen, box: boxed(-8, -164, 114, 172), shadow: 0 },
  bootlace: { draw: lace, box: boxed(-8, -16, 260, 36), shadow: 0 },
};
