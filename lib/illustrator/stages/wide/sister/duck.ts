import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

const [DOWN, SHADE, BILL, INK] = ['#fffaf0', '#e4d6b4', '#f08a2c', '#33291f'];

export function duckling(e: Easel, x: number, y: number, facing: number, gape = false) {
  e.p.in(x, y, 0, facing, 1, () => {
    fill(e, blob('-70,-20 -52,-56 0,-60 56,-50 66,-14 40,6 -46,6', 7), '#f5cf4a');
    fill(e, ellipse(44, -84, 42, 40), '#f7d860');
    fill(e, gape ? blob('76,-94 112,-96! 92,-82 110,-66! 76,-72', 4) : blob('78,-92 116,-82! 78,-70', 4), BILL);
    fill(e, ellipse(56, -94, 7, 9), INK);
    fill(e, ellipse(-8, -28, 32, 16, 0.2), '#e2b52e');
  });
}

/** The long feathers of a wing that is held over somebody, the outermost first: from the shoulder to the water. */
const FEATHERS = [
  '84,-214 236,-300 372,-250 430,-96',
  '84,-206 222,-268 330,-214 380,-64',
  '82,-198 202,-238 290,-176 330,-40',
  '80,-190 180,-208 248,-144 282,-26',
] as const;

/** One wing, spread like a roof over whoever sits beside the body. */
function wing(e: Easel, side: number) {
  e.p.in(0, 0, 0, side, 1, () => {
    for (const line of FEATHERS) {
      const feather = stroke(line, 30, 46, 40, 9);
      e.p.form(feather, DOWN, { depth: 9, shadowColor: SHADE });
      e.p.edge(feather, SHADE, 3.4, 0.75);
    }
    e.p.form(blob('40,-230 96,-262 190,-300 268,-304 330,-276 268,-258 190,-234 110,-190 60,-176', 8), DOWN, {
      depth: 6,
      shadowColor: SHADE,
    });
    for (const line of ['130,-258 160,-244 192,-262', '200,-280 228,-264 258,-280', '104,-220 130,-206 158,-222'])
      fill(e, stroke(line, 2, 5, 2), SHADE);
  });
}

const BODY = '-104,-40 -124,-110 -104,-190 -56,-234 0,-246 56,-234 104,-190 124,-110 104,-40 60,8 0,18 -60,8';

/** The duck sits on the water, both wings spread; its neck is long, and it answers the child, to its side. */
function duck(e: Easel) {
  e.p.form(blob('-60,-40 -20,-150 40,-150 84,-120 60,-40', 7), SHADE, { depth: 6 });
  e.p.form(blob(BODY, 9), DOWN, { depth: 22, shadowColor: SHADE });
  for (const line of [
    '-62,-96 -40,-78 -18,-94',
    '18,-94 40,-78 62,-96',
    '-22,-52 0,-36 22,-52',
    '-80,-48 -60,-34 -42,-46',
  ])
    fill(e, stroke(line, 2, 5, 2), SHADE);
  for (const side of [-1, 1]) wing(e, side);
  e.p.form(stroke('6,-150 18,-226 8,-286 -12,-336 -20,-360', 88, 58, 42, 42, 48), DOWN, {
    depth: 15,
    shadowColor: SHADE,
  });
  e.p.form(blob('-82,-360 -70,-406 -28,-426 18,-412 38,-372 28,-332 -14,-312 -58,-320', 9), DOWN, {
    depth: 14,
    shadowColor: SHADE,
  });
  fill(e, stroke('-34,-214 10,-190 62,-216', 3, 8, 3), SHADE, 0.7);
  // The lower half of the bill hangs open: it has just said something.
  e.p.form(blob('-70,-344 -108,-332 -140,-320! -128,-312 -96,-312 -62,-324', 7), '#d8701c', { depth: 4 });
  e.p.form(blob('-74,-384 -108,-366 -164,-356! -176,-344 -160,-336 -112,-338 -66,-338', 7), BILL, { depth: 6 });
  fill(e, ellipse(-126, -355, 5, 3), '#b45a18');
  fill(e, ellipse(-32, -376, 11, 13), INK);
  fill(e, ellipse(-36, -381, 4), '#ffffff');
  fill(e, stroke('-50,-400 -34,-408 -16,-400', 2, 4, 2), SHADE);
}

/** A duckling under each wing. */
export function family(e: Easel) {
  // They sit below the roof of the wings.
  for (const side of [-1, 1]) e.p.soft(side * 236, -60, 130, 110, '#7f9a86', 0.5);
  duck(e);
  e.p.in(-214, 4, 0, 1.16, 1.16, () => duckling(e, 0, 0, 1));
  e.p.in(220, 4, 0, 1.16, 1.16, () => duckling(e, 0, 0, -1));
}
