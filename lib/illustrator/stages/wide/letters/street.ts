import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { hatching, holedSign } from './parts';

const [PAPER, PALE, WALL, DEEP, LINE, DARK] = [
  '#f1eee8',
  '#e4e0d8',
  '#d3cec5',
  '#bcb6ac',
  '#a29c93',
  '#77726b',
] as const;
const PAVEMENT = 736;

/** A line as a pencil draws it twice. */
function pencil(e: Easel, points: string, colour: string = LINE, width = 2.6) {
  fill(e, stroke(points, width * 0.6, width, width * 0.7), colour);
  e.p.in(2, 3, 0, 1, 1, () => fill(e, stroke(points, 0.6, 1.2, 0.6), colour, 0.7));
}

function window(e: Easel, x: number, y: number) {
  fill(e, rectangle(x, y, 62, 84), DEEP);
  fill(e, rectangle(x + 6, y + 6, 50, 72), '#c9c4ba');
  pencil(e, `${x + 31},${y} ${x + 31},${y + 84}`, DARK);
  pencil(e, `${x},${y + 34} ${x + 62},${y + 34}`, DARK);
  for (const u of [-20, 66]) {
    fill(e, rectangle(x + u, y - 2, 16, 88), LINE);
    for (let i = 0; i < 5; i++)
      pencil(e, `${x + u + 2},${y + 10 + i * 16} ${x + u + 14},${y + 10 + i * 16}`, PALE, 1.4);
  }
}

/** A striped awning with scallops along its lower edge. */
function awning(e: Easel, x: number, y: number, width: number) {
  const count = Math.round(width / 58);
  const step = width / count;
  for (let i = 0; i < count; i++) {
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const tone = i % 2 ? '#f6f4ee' : LINE;
    fill(e, blob(`${a + 16},${y}! ${b + 16 - (i / count) * 32},${y}! ${b},${y + 74}! ${a},${y + 74}!`, 2), tone);
    fill(e, ellipse((a + b) / 2, y + 74, step / 2, 16), tone);
  }
  pencil(e, `${x + 10},${y} ${x + width - 10},${y}`, DARK);
}

type House = { readonly x: number; readonly width: number; readonly top: number; readonly hole: number };

function cafe(e: Easel, { x, width, top, hole }: House, tone: string) {
  fill(e, rectangle(x, top, width, PAVEMENT - top), tone);
  fill(e, rectangle(x - 14, top - 18, width + 28, 24), DEEP);
  pencil(e, `${x},${top} ${x},${PAVEMENT}`, DARK);
  pencil(e, `${x + width},${top} ${x + width},${PAVEMENT}`, DARK);
  for (let wx = x + 60; wx < x + width - 90; wx += 150) window(e, wx, top + 34);
  fill(e, rectangle(x + 30, 556, width - 60, PAVEMENT - 556), '#c4beb4');
  fill(e, rectangle(x + 30, 556, width - 60, 40), DEEP);
  const door = x + width - 150;
  fill(e, rectangle(door, 574, 96, PAVEMENT - 574), LINE);
  fill(e, rectangle(door + 14, 590, 68, 76), PALE);
  fill(e, ellipse(door + 84, 690, 5, 5), PAPER);
  for (const u of [0.2, 0.42]) pencil(e, `${x + width * u},600 ${x + width * u - 40},720`, PALE, 5);
  awning(e, x + 6, 500, width - 12);
  holedSign(e, x + width / 2 - 150, 410, hole, DARK);
}

function table(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y + 4, 74, 12), DEEP, 0.7);
  pencil(e, `${x},${y - 96} ${x},${y}`, DARK, 5);
  pencil(e, `${x - 34},${y + 2} ${x},${y - 14} ${x + 34},${y + 2}`, DARK, 4);
  fill(e, ellipse(x, y - 98, 70, 15), '#f6f4ee');
  fill(e, ellipse(x, y - 93, 70, 14), LINE, 0.35);
  fill(e, blob(`${x - 18},${y - 130}! ${x + 14},${y - 130}! ${x + 9},${y - 104} ${x - 12},${y - 104}`, 5), '#fffdf8');
  pencil(e, `${x + 12},${y - 126} ${x + 26},${y - 120} ${x + 11},${y - 110}`, DARK, 2.4);
  pencil(e, `${x - 6},${y - 138} ${x - 12},${y - 152} ${x - 4},${y - 168}`, LINE, 2);
}

function lamp(e: Easel, x: number) {
  fill(e, ellipse(x, PAVEMENT + 64, 46, 12), DEEP);
  fill(e, rectangle(x - 8, 380, 16, PAVEMENT - 316), DARK);
  fill(e, rectangle(x - 18, PAVEMENT + 10, 36, 54), DARK);
  fill(e, blob(`${x - 34},300! ${x + 34},300! ${x + 22},384! ${x - 22},384!`, 2), '#f8f5ee');
  for (const u of [-34, 0, 34]) pencil(e, `${x + u},300 ${x + u * 0.65},384`, DARK, 4);
  fill(e, blob(`${x - 44},302! ${x},262! ${x + 44},302!`, 2), DARK);
  fill(e, ellipse(x, 260, 8, 8), DARK);
}

/** Where a letter came down: strokes around its head. */
function bump(e: Easel, x: number, y: number) {
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1 + i / 6);
    const at = (r: number) => `${x + Math.cos(a) * r},${y + Math.sin(a) * r * 0.42}`;
    fill(e, stroke(`${at(112)} ${at(172)}`, 4, 7, 2), '#e0a338');
  }
}

const HOUSES: readonly House[] = [
  { x: -110, width: 560, top: 250, hole: 1 },
  { x: 480, width: 560, top: 190, hole: 3 },
  { x: 1270, width: 540, top: 230, hole: 2 },
  { x: 1840, width: 660, top: 170, hole: 0 },
];

/** A street of cafés in pencil: every sign has a hole, and the lamp stands at the bend. */
export const cafeStreet = flatStage({
  ground: PAPER,
  back(e) {
    HOUSES.forEach((house, i) => {
      cafe(e, house, i % 2 ? WALL : PALE);
    });
    fill(e, rectangle(-80, PAVEMENT, 2560, 600), '#ebe7df');
    fill(e, rectangle(-80, PAVEMENT, 2560, 14), DEEP);
    hatching(e, PAVEMENT + 24, LINE);
    lamp(e, 1140);
    table(e, 960, 800);
    bump(e, 1760, 866);
  },
});
