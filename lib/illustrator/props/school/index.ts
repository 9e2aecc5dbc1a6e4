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

/** What is seen of a schoolbag around the child who carries it. */
function bagBehind(p: Painter) {
  p.form(blob('-84,-10 -88,-160 -60,-192 60,-192 88,-160 84,-10 60,0 -60,0', 7), shade(BAG, 0.1), { depth: 12 });
}

/** The straps of a schoolbag over a chest, from the shoulders to the arms. */
function straps(p: Painter) {
  for (const side of [-1, 1])
    p.form(stroke(`${side * 24},-64 ${side * 24},-44 ${side * 30},-16`, 7, 6), shade(BAG, 0.2), { depth: 3 });
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

/** A basket for paper, its lower edge at 0, 0, with paper in it. */
function basket(p: Painter) {
  for (const [x, y] of [
    [-40, -138],
    [34, -140],
  ] as const)
    p.form(blob(`${x - 26},${y + 20} ${x - 18},${y - 14} ${x + 14},${y - 18} ${x + 28},${y + 18}`, 5), '#fffdf4', {
      depth: 3,
    });
  p.form(blob('-84,-132! 84,-132! 66,0! -66,0!', 4), '#8d6f4c', { depth: 8 });
  for (const y of [-100, -66, -32]) p.fill(stroke(`${-78 - y * 0.02},${y} ${78 + y * 0.02},${y}`, 4, 4), '#745a3b');
  p.form(rectangle(-90, -142, 180, 20), '#a5845c', { depth: 4 });
}

/** The bag of the teacher, open at the top. */
function handbag(p: Painter) {
  p.fill(stroke('-70,-150 -40,-236 40,-236 70,-150', 9, 9, 9), '#5c4270');
  p.form(blob('-120,0! -132,-140 -110,-168! 110,-168! 132,-140 120,0!', 5), '#7b5c8e', { depth: 10 });
  p.fill(stroke('-112,-128 0,-112 112,-128', 5, 5, 5), '#5c4270');
  p.form(ellipse(0, -114, 13), '#f2cf6a', { depth: 3 });
}

/** A piece of chalk whose end is at 0, 0. */
const chalk = (p: Painter) => p.form(rectangle(-5, -2, 10, 40), '#ffffff', { depth: 2 });

/** A pencil whose point is at 0, 0. */
function pencil(p: Painter) {
  p.fill(blob('0,0! -7,-16! 7,-16!', 1), '#f3dcb4');
  p.form(rectangle(-7, -90, 14, 74), '#f2b84b', { depth: 3 });
  p.fill(blob('0,0! -2,-6! 2,-6!', 1), '#35506a');
}

/** A child's coat on its hook at 0, 0, whose hood is a bowl for whoever sits in it. */
function coat(p: Painter, colour = '#7aa874') {
  for (const side of [-1, 1])
    p.form(stroke(`${side * 50},54 ${side * 82},140 ${side * 78},216`, 27, 26, 22), shade(colour, 0.08), { depth: 5 });
  p.form(blob('-58,34 0,16 58,34 70,150 74,262! -74,262! -70,150', 6), colour, { depth: 8 });
  p.fill(stroke('0,70 2,258', 3, 3), shade(colour, 0.24));
  for (const y of [110, 160, 210]) p.fill(ellipse(12, y, 6), '#fff6e0');
  for (const side of [-1, 1]) p.fill(stroke(`${side * 26},186 ${side * 50},182`, 4, 4), shade(colour, 0.24));
  p.form(blob('-66,0 -30,12 30,12 66,0 58,56 0,80 -58,56', 7), shade(colour, 0.12), { depth: 7 });
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
  bagBehind: still((p) => bagBehind(p), { x: -100, y: -226, width: 200, height: 234 }),
  bagStraps: still((p) => straps(p), { x: -46, y: -76, width: 92, height: 92 }),
  classList: still((p) => list(p), { x: -120, y: -240, width: 260, height: 290 }),
  breakfastJam: still((p) => jam(p), { x: -70, y: -130, width: 140, height: 160 }),
  laidEgg: still((p) => egg(p), { x: -44, y: -82, width: 88, height: 90 }),
  redFeather: still((p) => feather(p), { x: -30, y: -100, width: 60, height: 120 }),
  hungCoat: still((p, { colour }) => coat(p, colour), { x: -120, y: -30, width: 240, height: 310 }),
  wasteBasket: still((p) => basket(p), { x: -100, y: -190, width: 200, height: 196 }, 90),
  teacherBag: still((p) => handbag(p), { x: -140, y: -256, width: 280, height: 262 }, 120),
  chalkStick: still((p) => chalk(p), { x: -10, y: -8, width: 20, height: 52 }),
  shortPencil: still((p) => pencil(p), { x: -14, y: -96, width: 28, height: 102 }),
  drawnEgg: still((p) => drawnEgg(p), { x: -80, y: -8, width: 160, height: 60 }),
};
