import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE } from './colours';
import { house, oliveTree } from './things';

const [DOWN, SHADE, BILL, INK] = ['#fffaf0', '#e4d6b4', '#f08a2c', '#33291f'];
/** Where the water begins, and where the duck sits on it. */
const WATER = 560;
const DUCK = { x: 1880, y: 770 } as const;

function duckling(e: Easel, x: number, y: number, facing: number, gape = false) {
  e.p.in(x, y, 0, facing, 1, () => {
    fill(e, blob('-70,-20 -52,-56 0,-60 56,-50 66,-14 40,6 -46,6', 7), '#f5cf4a');
    fill(e, ellipse(44, -84, 42, 40), '#f7d860');
    fill(e, gape ? blob('76,-94 112,-96! 92,-82 110,-66! 76,-72', 4) : blob('78,-92 116,-82! 78,-70', 4), BILL);
    fill(e, ellipse(56, -94, 7, 9), INK);
    fill(e, ellipse(-8, -28, 32, 16, 0.2), '#e2b52e');
  });
}

/** The feathers of a wing that is held over somebody, row by row from its tips. */
const FEATHERS = [
  ['150,-250 260,-240 350,-176 396,-80', 60],
  ['130,-240 220,-220 292,-150 330,-54', 57],
  ['110,-226 176,-196 232,-120 258,-36', 52],
] as const;

/** One wing, spread like a roof: its shoulder on the back of the duck, its tips on the water. */
function wing(e: Easel, side: number) {
  e.p.in(0, 0, 0, side, 1, () => {
    for (const [line, r] of FEATHERS) {
      const feather = stroke(line, r, r, r * 0.9, r * 0.5);
      e.p.form(feather, DOWN, { depth: 12, shadowColor: SHADE });
      e.p.edge(feather, SHADE, 4, 0.6);
    }
    e.p.form(blob('30,-236 80,-286 170,-292 270,-240 322,-170 250,-182 160,-164 60,-150', 8), DOWN, {
      depth: 7,
      shadowColor: SHADE,
    });
    e.p.soft(46, -210, 66, 62, DOWN, 1, 0, 0.7);
    for (const line of ['130,-252 160,-236 196,-248', '190,-226 220,-208 252,-216', '120,-206 150,-190 184,-200'])
      fill(e, stroke(line, 3, 6, 3), SHADE);
  });
}

/** The duck with both wings spread; it answers the child, to its side. */
function duck(e: Easel) {
  e.p.form(blob('-150,-36 -160,-130 -120,-230 -50,-280 50,-280 120,-230 160,-130 150,-36 90,14 0,24 -90,14', 9), DOWN, {
    depth: 26,
    shadowColor: SHADE,
  });
  for (const line of [
    '-70,-120 -44,-100 -18,-118',
    '18,-118 44,-100 70,-120',
    '-26,-70 0,-52 26,-70',
    '-96,-66 -74,-50 -52,-66',
    '52,-66 74,-50 96,-66',
  ])
    fill(e, stroke(line, 3, 6, 3), SHADE);
  e.p.form(
    blob('-66,-250 -62,-340 -84,-400 -78,-480 -26,-522 36,-522 82,-480 88,-410 66,-340 70,-250 0,-226', 9),
    DOWN,
    {
      depth: 18,
      shadowColor: SHADE,
    },
  );
  fill(e, blob('-64,-268 0,-246 68,-268! 74,-240 0,-214 -70,-240!', 6), SHADE, 0.5);
  e.p.form(blob('-62,-478 -100,-470 -168,-446! -176,-432 -158,-420 -100,-410 -58,-416', 7), BILL, { depth: 7 });
  fill(e, stroke('-160,-432 -110,-434 -66,-438', 3, 4, 3), '#b45a18');
  fill(e, ellipse(-20, -470, 15, 18), INK);
  fill(e, ellipse(-26, -477, 5), '#ffffff');
  fill(e, stroke('-44,-508 -22,-514 0,-504', 3, 5, 2), SHADE);
  fill(e, ellipse(14, -424, 24, 14), '#f2a07c', 0.7);
  for (const side of [-1, 1]) wing(e, side);
}

/** In the air there are two ducklings, in the water three. */
function family(e: Easel, three: boolean) {
  // They sit below the roof of the wings.
  for (const side of [-1, 1]) e.p.soft(side * 236, -60, 130, 110, '#7f9a86', 0.5);
  duck(e);
  duckling(e, -226, -2, 1);
  duckling(e, 226, -2, -1);
  if (three) e.p.in(20, -26, 0, 1.3, 1.3, () => duckling(e, 0, 0, -1, true));
}

export const sisterLake = flatStage({
  ground: '#eef0cf',
  back(e) {
    fill(e, blob('-90,520 400,440 900,500 1400,450 2000,520 2490,470! 2490,640! -90,640!', 8), OLIVE.light);
    house(e, 1010, 498, 0.42);
    oliveTree(e, 2270, 520, 0.5);
    fill(e, rectangle(-90, WATER, 2580, 740), '#8dbcae');
    e.p.in(DUCK.x, DUCK.y + 6, 0, 0.98, -0.66, () => {
      e.c.save();
      e.c.globalAlpha *= 0.8;
      family(e, true);
      e.c.restore();
    });
    for (const [x, y, w] of [
      [1760, 830, 150],
      [1650, 1060, 120],
      [2120, 1110, 150],
      [2180, 800, 90],
      [760, 600, 90],
      [1300, 610, 120],
    ] as const)
      fill(e, ellipse(x, y, w, 6), '#d3e8dc', 0.9);
    e.p.in(DUCK.x, DUCK.y, 0, 1, 1, () => family(e, false));
    fill(e, blob('-90,880 300,856 800,810 1150,806 1400,900 1540,1010 1560,1120 1500,1300! -90,1300!', 9), OLIVE.dark);
    fill(e, blob('-90,912 300,886 780,842 1110,838 1350,930 1470,1030 1480,1130 1420,1300! -90,1300!', 9), OLIVE.mid);
    for (const [x, y, w] of [
      [1640, 1120, 92],
      [1800, 1164, 64],
    ] as const) {
      fill(e, ellipse(x, y, w, w * 0.26), OLIVE.dark);
      fill(e, ellipse(x - 4, y - 6, w * 0.94, w * 0.23), OLIVE.mid);
    }
    for (const x of [36, 96, 150, 2250, 2310, 2356]) {
      fill(e, stroke(`${x},1230 ${x - 8},980 ${x + 14},780`, 9, 7, 4), OLIVE.dark);
      fill(e, ellipse(x + 14, 800, 15, 62), '#7a4f2c');
    }
    for (const [x, y] of [
      [180, 1010],
      [520, 1090],
      [900, 1060],
    ] as const)
      fill(e, ellipse(x, y, 12), CREAM);
  },
});
