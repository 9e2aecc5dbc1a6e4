import { ellipse, type Painter, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';

const [CREAM, INK, BOOT] = ['#fff3cf', '#3a2b45', '#e03a30'];

function boots(p: Painter) {
  for (const x of [-9, 9]) {
    p.fill(stroke(`${x * 0.5},22 ${x},36`, 2, 2), INK);
    p.form(blob(`${x - 6},34! ${x + 6},34! ${x + 6},48 ${x + 14},54 ${x + 14},60! ${x - 6},60!`, 4), BOOT, {
      depth: 2,
    });
  }
}

function butterfly(p: Painter, colour: string, booted: boolean) {
  if (booted) boots(p);
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

/** Where a bear should be: the stitches of its outline. */
function missing(p: Painter, colour: string) {
  const shape = blob(
    '-62,-40 -58,-66 -34,-90 -54,-116 -61,-150 -66,-186 -44,-206 -24,-192 0,-196 24,-192 44,-206 66,-186 61,-150 54,-116 34,-90 58,-66 62,-40 70,-16 44,2 0,-2 -44,2 -70,-16',
    6,
  );
  for (let i = 0; i < shape.length; i += 3) {
    const [from, to] = [shape[i], shape[(i + 1) % shape.length]];
    if (from && to) p.fill(stroke(`${from[0]},${from[1]} ${to[0]},${to[1]}`, 2.4, 2.4), colour);
  }
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
  cube: { draw: (p, { colour = BOOT }) => cube(p, colour), box: boxed(-44, -86, 88, 90), shadow: 36 },
  bearOutline: { draw: (p, { colour = CREAM }) => missing(p, colour), box: boxed(-80, -214, 160, 222), shadow: 0 },
};
