import { ellipse, type Painter, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import type { Prop } from '../model';

const DESK = '#e0b070';
const BAG = '#2f6fb0';

/** A desk of a classroom, from the side of the board. */
function desk(p: Painter) {
  for (const x of [-104, 92]) p.fill(rectangle(x, -130, 12, 130), '#7d8c93');
  p.fill(rectangle(-112, -132, 224, 66), shade(DESK, 0.14));
  p.form(rectangle(-124, -146, 248, 20), DESK, { depth: 3 });
}

/** A schoolbag from behind, its lower edge at 0, 0. */
function bag(p: Painter, colour = BAG) {
  p.fill(stroke('-26,-188 -16,-212 16,-212 26,-188', 7, 7), shade(colour, 0.3));
  p.form(blob('-84,-10 -88,-160 -60,-192 60,-192 88,-160 84,-10 60,0 -60,0', 7), colour, { depth: 12 });
  p.form(blob('-88,-166 -60,-196 60,-196 88,-166 84,-92 0,-80 -84,-92', 7), shade(colour, 0.1), { depth: 6 });
  p.form(blob('-58,-62! 58,-62! 54,-14 -54,-14', 5), shade(colour, 0.05), { depth: 4 });
  for (const x of [-36, 36]) p.fill(rectangle(x - 8, -108, 16, 36), '#f5c64e');
}

/** A list that is rolled out down to the floor, held at 0, -190. */
function list(p: Painter) {
  p.form(blob('-62,-190! 62,-190! 66,-30 90,-4 60,8 -54,8 -64,-40', 6), '#fffdf4', { depth: 4 });
  for (let y = -168; y < -20; y += 18) p.fill(stroke(`-44,${y} ${30 + (y % 5) * 4},${y}`, 2, 2), '#9fb0b4');
}

function jam(p: Painter) {
  p.form(blob('-34,0 -36,-60 -24,-72 24,-72 36,-60 34,0', 6), '#c2304a', { depth: 8 });
  p.form(rectangle(-32, -88, 64, 20), '#f6ead2', { depth: 4 });
  p.fill(ellipse(-16, -44, 6, 16), '#f0a0ac');
}

function egg(p: Painter) {
  p.form(blob('0,-74 28,-50 34,-22 22,-3 0,2 -22,-3 -34,-22 -28,-50', 8), '#fffaf0', { depth: 10 });
}

/** The drawing: an egg with feet, that lies on a desk. */
function drawnEgg(p: Painter) {
  p.form(blob('-60,0! 60,0! 72,44! -72,44!', 2), '#ffffff', { depth: 2 });
  p.edge(ellipse(0, 20, 26, 15), '#35506a', 4, 1);
  for (const x of [-8, 10]) p.fill(stroke(`${x},34 ${x + 2},41`, 2, 2), '#35506a');
}

/** A feather of the hen. */
function feather(p: Painter) {
  p.form(blob('0,0! -22,-26 -20,-62 4,-92 20,-60 18,-24', 7), '#a8502f', { depth: 4 });
  p.fill(stroke('0,14 0,-30 2,-76', 3, 2, 1), '#f0d2b4');
}

const still = (draw: Prop['draw'], box: Prop['box'], shadow = 0): Prop => ({ draw, box, shadow });

/** Things of the first day of school. */
export const AT_DESKS: Readonly<Record<string, Prop>> = {
  classDesk: still((p) => desk(p), { x: -130, y: -152, width: 260, height: 156 }, 110),
  firstBag: still((p, { colour }) => bag(p, colour), { x: -100, y: -226, width: 200, height: 234 }),
  classList: still((p) => list(p), { x: -120, y: -240, width: 260, height: 290 }),
  breakfastJam: still((p) => jam(p), { x: -70, y: -130, width: 140, height: 160 }),
  laidEgg: still((p) => egg(p), { x: -44, y: -82, width: 88, height: 90 }),
  redFeather: still((p) => feather(p), { x: -30, y: -100, width: 60, height: 120 }),
  drawnEgg: still((p) => drawnEgg(p), { x: -80, y: -8, width: 160, height: 60 }),
};
