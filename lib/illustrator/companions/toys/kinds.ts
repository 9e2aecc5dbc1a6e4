import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import { button, type PlushKind, paler, sewnMouth } from './plush';

const [BROWN, ROSE] = ['#b9773a', '#f0dccf'];
const [RED, BLUE, CREAM, INK] = ['#d8362f', '#4f8fc8', '#fff4dc', '#2a1a20'];

function bow(p: Painter) {
  for (const side of [-1, 1])
    p.form(blob(`0,-96 ${side * 14},-108 ${side * 34},-106 ${side * 32},-86 ${side * 14},-87`, 6), RED, { depth: 4 });
  p.form(ellipse(0, -96, 8, 8), shade(RED, 0.05), { depth: 2 });
}

function patch(p: Painter) {
  p.form(blob('10,-66! 34,-62! 32,-36! 8,-40!', 2), BLUE, { depth: 3 });
  for (const line of [
    '12,-70 13,-62',
    '26,-68 26,-60',
    '38,-54 30,-54',
    '36,-42 28,-42',
    '12,-34 13,-42',
    '4,-52 12,-52',
  ])
    p.fill(stroke(line, 1.3, 1.3), CREAM);
}

/** The bear: round ears, of which one is bent, a red bow and a blue patch. */
export const BEAR_KIND: PlushKind = {
  fur: BROWN,
  pale: paler(BROWN),
  ears(p, fur, pale, back) {
    p.form(ellipse(-46, -182, 22, 23, -0.2), fur, { depth: 6 });
    if (!back) p.form(ellipse(-45, -179, 12, 13, -0.2), pale, { depth: 3 });
    p.form(blob('30,-186 40,-206 62,-206 72,-190 58,-172', 7), fur, { depth: 6 });
    if (!back) p.form(blob('44,-188 58,-198 74,-190 66,-180 56,-174', 7), shade(fur, 0.06), { depth: 3 });
  },
  face(p, pale) {
    p.form(ellipse(0, -124, 28, 22), pale, { depth: 6 });
    for (const x of [-25, 25]) button(p, x, -150, 8);
    p.form(blob('-12,-138 0,-142 12,-138 7,-128 0,-125 -7,-128', 6), INK, { depth: 2 });
    p.fill(stroke('0,-126 0,-116', 1.6, 1.6), INK);
    sewnMouth(p, -115, 12);
  },
  wear(p, back) {
    if (!back) patch(p);
    p.in(0, back ? 4 : 0, 0, 1, 1, () => bow(p));
  },
};

function longEar(p: Painter, fur: string, line: string, inner: string, back: boolean) {
  p.form(stroke(line, 15, 19, 12), fur, { depth: 6 });
  if (!back) p.fill(stroke(inner, 6, 9, 5), '#eaa6a0');
}

/** The bunny: long ears, of which one hangs, and a yellow scarf. */
export const BUNNY_KIND: PlushKind = {
  fur: ROSE,
  pale: tint(ROSE, 0.05),
  ears(p, fur, _pale, back) {
    longEar(p, fur, '-28,-176 -38,-232 -32,-286', '-29,-182 -37,-232 -32,-274', back);
    longEar(p, fur, '28,-176 50,-238 86,-246 92,-206', '30,-184 51,-232 80,-238', back);
  },
  face(p) {
    for (const x of [-24, 24]) {
      button(p, x, -148, 7.4);
      p.fill(ellipse(x * 1.5, -126, 10, 7), '#f2a49c', { alpha: 0.7 });
    }
    p.form(blob('-9,-134 0,-137 9,-134 0,-124', 6), '#d9686c', { depth: 2 });
    p.fill(stroke('0,-125 0,-117', 1.5, 1.5), INK);
    sewnMouth(p, -116, 10);
  },
  wear(p) {
    p.form(blob('-38,-104 0,-90 38,-104 40,-90 0,-76 -40,-90', 6), '#f2bd2e', { depth: 4 });
    p.form(blob('14,-86! 30,-90! 36,-48! 18,-46!', 3), '#f2bd2e', { depth: 3 });
  },
};
