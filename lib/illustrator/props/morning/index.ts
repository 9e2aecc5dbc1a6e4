import { ellipse, type Painter, type Polygon, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const [CREAM, INK, BOOT] = ['#fff3cf', '#3a2b45', '#e03a30'];

function boots(p: Painter) {
  for (const x of [-9, 9]) {
    p.form(blob(`${x - 6},34! ${x + 6},34! ${x + 6},48 ${x + 14},54 ${x + 14},60! ${x - 6},60!`, 4), BOOT, {
      depth: 2,
    });
  }
}

function butterfly(p: Painter, colour: string, booted: boolean) {
  if (booted) {
    for (const x of [-9, 9]) p.fill(stroke(`${x * 0.5},22 ${x},36`, 2, 2), INK);
    boots(p);
  }
  for (const side of [-1, 1]) {
    p.form(blob(`${side * 3},-4 ${side * 22},-40 ${side * 50},-38 ${side * 46},-8 ${side * 22},4`, 7), colour, {
      depth: 4,
    });
    p.form(blob(`${side * 3},2 ${side * 30},6 ${side * 38},24 ${side * 22},36 ${side * 8},22`, 7), tint(colour, 0.02), {
      depth: 4,
    });
    p.fill(ellipse(side * 33, -24, 8), shade(colour, 0.2));
    p.fill(ellipse(side * 24, 20, 5), shade(colour, 0.2));
    p.fill(stroke(`${side * 2},-22 ${side * 6},-38 ${side * 14},-44`, 1.7, 1.2), INK);
    p.fill(ellipse(side * 14, -44, 3), INK);
  }
  p.fill(ellipse(0, 0, 6, 24), INK);
}

function cube(p: Painter, colour: string) {
  p.form(blob('-40,-78 -36,-82 36,-82 40,-78 40,-4 36,0 -36,0 -40,-4', 3), colour, { depth: 8, shadow: 0.1 });
  p.fill(rectangle(-27, -69, 54, 54), tint(colour, 0.09));
}

/** A slice of bread, upright, with a bite out of its left side. */
function bittenSlice(p: Painter) {
  p.form(
    blob('-30,-58 0,-50 30,-58 52,-44 46,4 40,44! -40,44! -44,10 -32,8 -36,-8 -24,-12 -30,-28 -46,-30 -50,-46', 4),
    '#b9773a',
    { depth: 5, shadow: 0.1 },
  );
  p.form(
    blob('-26,-46 0,-39 26,-46 40,-38 36,4 31,34! -31,34! -34,16 -23,12 -26,-3 -15,-8 -20,-26 -36,-40', 4),
    '#f6d9a0',
    { depth: 3 },
  );
  p.fill(blob('-4,-24 18,-30 26,-10 20,18 -6,22 -14,4', 6), '#f08a2c');
  for (const [x, y] of [
    [-56, 2],
    [-64, 20],
  ] as const)
    p.fill(ellipse(x, y, 4, 3), '#b9773a');
}

/** A watch on a wrist that hangs down. */
function wristWatch(p: Painter) {
  p.form(blob('-36,-9! 36,-9! 36,9! -36,9!', 2), '#7a4a2c', { depth: 3 });
  p.form(ellipse(-4, 0, 24), '#e8b94a', { depth: 4 });
  p.fill(ellipse(-4, 0, 18), '#fffaf0');
  p.fill(stroke('-4,0 -4,-13', 1.8, 1.8), INK);
  p.fill(stroke('-4,0 6,4', 1.8, 1.8), INK);
}

/** Stitches along the outline. */
function sewn(p: Painter, shape: Polygon, colour: string) {
  for (let i = 0; i < shape.length; i += 3) {
    const [from, to] = [shape[i], shape[(i + 2) % shape.length]];
    if (from && to) p.fill(stroke(`${from[0]},${from[1]} ${to[0]},${to[1]}`, 2.6, 2.6), colour);
  }
}

/** Where a bear should be: the stitches of its outline. */
function missing(p: Painter, colour: string) {
  sewn(
    p,
    blob('-30,-100 -62,-78 -66,-40 -46,-44 -60,-22 -44,0 0,-6 44,0 60,-22 46,-44 66,-40 62,-78 30,-100', 4),
    colour,
  );
  sewn(p, blob('-28,-100 -56,-118 -61,-150 -44,-180 0,-192 44,-180 61,-150 56,-118 28,-100', 4), colour);
  for (const side of [-1, 1])
    sewn(
      p,
      blob(`${side * 34},-188 ${side * 38},-208 ${side * 58},-212 ${side * 70},-194 ${side * 60},-176`, 4),
      colour,
    );
}

/** What belongs to the first morning: butterflies of a tummy, cubes of a tower, the place where a bear is missing. */
export const MORNING_STANDING: Readonly<Record<string, Prop>> = {
  tummyButterfly: {
    draw: (p, { colour = CREAM }) => butterfly(p, colour, false),
    box: boxed(-54, -50, 108, 92),
    shadow: 0,
  },
  tummyButterflyBoots: {
    draw: (p, { colour = CREAM }) => butterfly(p, colour, true),
    box: boxed(-54, -50, 108, 114),
    shadow: 0,
  },
  emptyBoots: { draw: (p) => p.in(0, -60, 0, 1, 1, () => boots(p)), box: boxed(-30, -40, 60, 44), shadow: 14 },
  cube: { draw: (p, { colour = BOOT }) => cube(p, colour), box: boxed(-44, -86, 88, 90), shadow: 36 },
  bittenSlice: { draw: bittenSlice, box: boxed(-70, -62, 126, 110), shadow: 0 },
  wristWatch: { draw: wristWatch, box: boxed(-44, -30, 88, 60), shadow: 0 },
  bearOutline: { draw: (p, { colour = CREAM }) => missing(p, colour), box: boxed(-95, -235, 190, 260), shadow: 0 },
};
