import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { mitten } from '../everyday/mittens';
import { boxed } from '../kit/prop';
import { blob, block, cut, line, stroke } from '../kit/shapes';
import type { Prop } from '../model';

const BLUE = '#3f78b8';

/** A wooden spoon that stands in a salad: the grip at the middle of its handle. */
function saladSpoon(p: Painter) {
  p.form(stroke([-26, 62, 0, 0, 24, -58], [5, 4.4, 5]), '#a8703c', { depth: 3 });
  p.form(ellipse(-32, 74, 15, 20, 0.4), '#b9803f', { depth: 4 });
}

/** A board with a cucumber, half in slices, and the knife whose handle is to the left. */
function cucumber(p: Painter) {
  p.form(block(-110, -10, 220, 20, 6), '#e6c490', { depth: 4 });
  for (let i = 0; i < 5; i++) {
    p.form(ellipse(-86 + i * 17, -14, 13, 9), '#5f9a4a', { depth: 2 });
    p.fill(ellipse(-85 + i * 17, -14.6, 10, 6.4), '#dcefb4');
  }
  p.form(blob([6, -28, 60, -36, 98, -28, 104, -18, 90, -10, 30, -10, 6, -12]), '#5f9a4a', { depth: 6 });
  p.fill(ellipse(8, -19, 6, 9.6), '#dcefb4');
}

/** The knife in the hand, its blade down to the right. */
function knife(p: Painter) {
  p.form(stroke([-14, -8, 14, 4], [5, 5]), '#5a4030', { depth: 2 });
  p.form(cut([14, -2, 66, 18, 62, 26, 8, 12], 2), '#d9dfe6', { depth: 2 });
}

/** Two needles that cross, with a mitten that grows on them, cuff down. */
function knitting(p: Painter) {
  p.in(0, 0, Math.PI, 1.34, 1.34, () => mitten(p, BLUE));
  p.form(stroke([-62, -34, 0, -2, 44, 14], [2.6, 2.6, 1]), '#e9dcc0', { depth: 1 });
  p.form(stroke([62, -34, 0, -2, -44, 14], [2.6, 2.6, 1]), '#e9dcc0', { depth: 1 });
  for (const s of [-1, 1]) p.form(ellipse(s * 63, -35, 5), '#b9803f', { depth: 1 });
  for (let i = 0; i < 7; i++) p.form(ellipse(-24 + i * 8, -1, 4.6, 6), BLUE, { depth: 1 });
}

/** A knitted hat, its opening up, with a nut and a carrot without its tip. */
function fullHat(p: Painter) {
  p.fill(ellipse(0, -44, 42, 13), '#24503a');
  p.form(blob([-4, -44, 14, -96, 26, -98, 30, -84, 16, -40]), '#ec8a38', { depth: 4 });
  for (const [x, y] of [
    [16, -84],
    [14, -70],
    [10, -56],
  ] as const)
    line(p, [x - 6, y, x + 8, y + 3], 1.6, '#c2641e', 0.7);
  p.form(ellipse(-16, -54, 15, 16), '#a8713f', { depth: 4 });
  p.form(blob([-32, -58, -16, -76, 0, -58, -16, -54]), '#7a5234', { depth: 3 });
  p.form(blob([-42, -44, -40, -10, -16, 12, 16, 12, 40, -10, 42, -44, 0, -32]), '#3f7a56', { depth: 8 });
  p.form(blob([-46, -46, -44, -26, 0, -14, 44, -26, 46, -46, 0, -34]), '#f7e7cf', { depth: 5 });
  p.form(ellipse(0, 20, 13), '#f7e7cf', { depth: 4 });
}

/** A carrot whose tip is bitten off, held upright. */
function bittenCarrot(p: Painter) {
  for (const [x, y] of [
    [-14, -74],
    [0, -82],
    [14, -72],
  ] as const)
    p.form(stroke([0, -44, x, y], [3, 1.4]), '#5f9a4a', { depth: 1 });
  p.form(blob([-15, -44, 0, -50, 15, -44, 12, -10, 7, 10, 2, 6, -3, 11, -8, 8, -12, -10]), '#ec8a38', { depth: 5 });
  for (const y of [-32, -20, -8]) line(p, [-12, y, 0, y + 3], 1.6, '#c2641e', 0.7);
}

/** What the book about Ded Moroz has of its own. */
export const MOROZ_STANDING: Readonly<Record<string, Prop>> = {
  saladSpoon: { draw: saladSpoon, box: boxed(-50, -64, 90, 160), shadow: 0 },
  cucumber: { draw: cucumber, box: boxed(-112, -40, 224, 52), shadow: 0 },
  knife: { draw: knife, box: boxed(-20, -14, 90, 44), shadow: 0 },
  knitting: { draw: knitting, box: boxed(-70, -42, 140, 148), shadow: 0 },
  fullHat: { draw: fullHat, box: boxed(-56, -106, 112, 148), shadow: 0 },
  bittenCarrot: { draw: bittenCarrot, box: boxed(-18, -86, 36, 100), shadow: 0 },
};
