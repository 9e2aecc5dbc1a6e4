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

function wing(e: Easel, side: number) {
  e.p.in(0, 0, 0, side, 1, () => {
    fill(
      e,
      blob(
        '60,-250 160,-330 300,-350 430,-300 452,-270 420,-240 440,-200 396,-180 404,-136 350,-124 340,-84 270,-90 200,-60 110,-90',
        8,
      ),
      DOWN,
    );
    for (const line of ['180,-270 280,-280 390,-256', '170,-222 280,-224 380,-196', '160,-170 260,-164 340,-140'])
      fill(e, stroke(line, 4, 8, 4), SHADE);
  });
}

/** The duck with both wings open; it answers the child, to its side. */
function duck(e: Easel) {
  fill(e, blob('-150,-40 -140,-180 -90,-270 0,-300 90,-270 140,-180 150,-40 80,10 -80,10', 8), DOWN);
  fill(e, blob('-96,-30 -80,-150 0,-190 80,-150 96,-30 0,4', 8), SHADE, 0.55);
  for (const side of [-1, 1]) wing(e, side);
  fill(e, blob('-62,-270 -58,-380 -84,-420 -80,-500 -30,-540 30,-540 80,-500 84,-420 58,-380 62,-270 0,-250', 8), DOWN);
  fill(e, blob('-60,-492 -100,-480 -172,-440! -164,-424 -100,-420 -56,-428', 7), BILL);
  fill(e, stroke('-160,-434 -110,-444 -66,-446', 3, 4, 3), '#b45a18');
  fill(e, ellipse(-22, -486, 14, 17), INK);
  fill(e, ellipse(-28, -492, 5), '#ffffff');
  fill(e, ellipse(8, -444, 22, 13), '#f2a07c', 0.7);
}

/** In the air there are two ducklings, in the water three. */
function family(e: Easel, three: boolean) {
  duck(e);
  duckling(e, -250, -14, 1);
  duckling(e, 250, -14, -1);
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
    for (const x of [2250, 2310, 2356]) {
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
