import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, linear, radial } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE } from './colours';
import { house, oliveTree } from './things';

const [DOWN, SHADE, BILL, INK] = ['#fffaf0', '#e4d6b4', '#f08a2c', '#33291f'];
/** Where the water begins, and where the duck sits on it. */
const WATER = 600;
const DUCK = { x: 1850, y: 826 } as const;

function duckling(e: Easel, x: number, y: number, facing: number, gape = false) {
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
function family(e: Easel) {
  // They sit below the roof of the wings.
  for (const side of [-1, 1]) e.p.soft(side * 236, -60, 130, 110, '#7f9a86', 0.5);
  duck(e);
  e.p.in(-214, 4, 0, 1.16, 1.16, () => duckling(e, 0, 0, 1));
  e.p.in(220, 4, 0, 1.16, 1.16, () => duckling(e, 0, 0, -1));
}

/** What the water shows of them: light that runs apart in rings. */
function ripples(e: Easel) {
  e.p.soft(DUCK.x, DUCK.y + 70, 330, 96, '#eef4e4', 0.55);
  for (const [y, w] of [
    [14, 410],
    [54, 340],
    [96, 250],
    [136, 150],
  ] as const)
    fill(
      e,
      stroke(
        `${DUCK.x - w},${DUCK.y + y - 10} ${DUCK.x - w * 0.4},${DUCK.y + y + 6} ${DUCK.x + w * 0.4},${DUCK.y + y + 6} ${DUCK.x + w},${DUCK.y + y - 10}`,
        2,
        6,
        6,
        2,
      ),
      '#d3e8dc',
      0.85,
    );
}

/** The one more: it paddles to the others, and its wake is behind it. */
function oneMore(e: Easel, x: number, y: number) {
  e.p.soft(x, y + 10, 120, 26, '#5f9488', 0.55);
  for (const line of ['-60,8 -130,-4 -210,-22', '-60,12 -140,22 -230,34'])
    e.p.in(x, y, 0, 1, 1, () => fill(e, stroke(line, 7, 5, 1), '#e9f4ea', 0.9));
  e.p.in(x, y, 0, 1.4, 1.4, () => duckling(e, 0, 0, 1, true));
  fill(e, stroke(`${x - 96},${y + 4} ${x},${y + 16} ${x + 100},${y + 2}`, 2, 6, 2), '#e9f4ea', 0.9);
}

/** Light and daisies on the bank, and the shadow of whoever kneels there. */
function onBank(e: Easel) {
  e.p.soft(420, 960, 420, 60, '#c9cf7c', 0.6);
  e.p.soft(820, 1140, 300, 40, OLIVE.deep, 0.4);
  const r = e.random('bank');
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [r() * 1240, 930 + r() * 230];
    fill(e, stroke(`${x},${y} ${x + 6},${y - 26}`, 4, 1.6), OLIVE.dark, 0.7);
    if (i % 4) continue;
    for (let petal = 0; petal < 6; petal += 1)
      e.p.in(x, y - 30, (petal * Math.PI) / 3, 1, 1, () => fill(e, ellipse(0, -9, 4, 7), '#fffaf0'));
    fill(e, ellipse(x, y - 30, 5), '#f4bd2c');
  }
}

/** The lake as it is painted: the shore on the left. */
function lake(e: Easel) {
  cover(
    e,
    radial(e, 700, 160, 2100, [
      [0, '#fffbe0'],
      [0.4, '#f1f1cf'],
      [1, '#c9dfd2'],
    ]),
  );
  fill(e, blob('-90,520 400,440 900,500 1400,450 2000,520 2490,470! 2490,640! -90,640!', 8), OLIVE.light);
  house(e, 200, 496, 0.42);
  oliveTree(e, 2330, 540, 0.38);
  fill(
    e,
    rectangle(-90, WATER, 2580, 740),
    linear(e, 0, WATER, 0, 1200, [
      [0, '#b4d6c6'],
      [0.35, '#8dbcae'],
      [1, '#6fa497'],
    ]),
  );
  e.p.soft(760, WATER + 70, 620, 60, '#fff6d2', 0.55);
  ripples(e);
  for (const [x, y, w] of [
    [1640, 1080, 110],
    [2120, 1110, 150],
    [2200, 850, 80],
    [760, 640, 90],
    [1300, 650, 120],
  ] as const)
    fill(e, ellipse(x, y, w, 6), '#d3e8dc', 0.9);
  e.p.in(DUCK.x, DUCK.y, 0, 1.01, 1.01, () => family(e));
  oneMore(e, 1690, 1000);
  fill(e, blob('-90,880 300,856 800,810 1150,806 1400,900 1540,1010 1560,1120 1500,1300! -90,1300!', 9), OLIVE.dark);
  fill(e, blob('-90,912 300,886 780,842 1110,838 1350,930 1470,1030 1480,1130 1420,1300! -90,1300!', 9), OLIVE.mid);
  for (const [x, y, w] of [
    [1560, 1160, 70],
    [2080, 1150, 84],
  ] as const) {
    fill(e, ellipse(x, y, w, w * 0.26), OLIVE.dark);
    fill(e, ellipse(x - 4, y - 6, w * 0.94, w * 0.23), OLIVE.mid);
  }
  for (const x of [36, 96, 150, 2250, 2310, 2356]) {
    fill(e, stroke(`${x},1230 ${x - 8},980 ${x + 14},780`, 9, 7, 4), OLIVE.dark);
    fill(e, ellipse(x + 14, 800, 15, 62), '#7a4f2c');
  }
  onBank(e);
  for (const [x, y] of [
    [430, 1092],
    [510, 1106],
    [590, 1112],
    [670, 1108],
  ] as const)
    fill(e, ellipse(x, y, 12), CREAM);
}

/** The other way round than the house's rooms: whom the child asks is met first. */
export const sisterLake = flatStage({ ground: '#eef0cf', back: (e) => e.p.in(2400, 0, 0, -1, 1, () => lake(e)) });
