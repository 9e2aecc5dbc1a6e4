import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { pancakes, plate, plateShadow, steam } from './dish';
import { feastDishes } from './iftar-dishes';
import { lantern } from './parts';

/** A cat's head from above that looks in over the edge, crumbs on its whiskers. */
function thief(e: Easel) {
  e.p.in(980, 1160, 0, 1.3, 1.3, () => {
    fill(e, blob('-110,40! -116,-60 -92,-150! -50,-104 0,-114 50,-104 92,-150! 116,-60 110,40!', 6), '#d98a4a');
    for (const u of [-30, 0, 30]) fill(e, stroke(`${u},-110 ${u * 0.8},-64`, 6, 3), '#a85f2a');
    for (const s of [-1, 1]) {
      fill(e, blob(`${s * 88},-128! ${s * 64},-100 ${s * 98},-84`, 4), '#f0b8a0');
      fill(e, ellipse(s * 44, -44, 19, 21), '#fffbe6');
      fill(e, ellipse(s * 44, -52, 10, 15), '#2a2016');
      fill(e, stroke(`${s * 40},6 ${s * 150},-10`, 2.4, 1), '#fff6e2');
      fill(e, stroke(`${s * 40},14 ${s * 150},24`, 2.4, 1), '#fff6e2');
    }
    fill(e, blob('-15,-14 15,-14 0,6', 4), '#b85a4a');
    for (const [u, v] of [
      [-96, -8],
      [-70, 14],
      [-120, 14],
      [84, 12],
      [112, -8],
      [60, -2],
      [14, -24],
    ] as const)
      fill(e, blob(`${u - 10},${v} ${u},${v - 9} ${u + 10},${v - 2} ${u + 4},${v + 8}`, 3), '#f2cf86');
  });
}

/** Two plates from straight above; one of the pancakes is gone. */
export const twoPlates = flatStage({
  ground: '#a83c28',
  back(e) {
    for (let x = 0; x < 2400; x += 300) fill(e, rectangle(x, -80, 20, 1400), '#9a3322');
    for (const [x, y, r, left] of [
      [620, 760, 330, 8],
      [1780, 640, 350, 7],
    ] as const) {
      plateShadow(e, x, y, r, '#4a140c', 0.5);
      plate(e, x, y, r);
      pancakes(e, x, y, r * 0.72, left);
    }
  },
  front(e) {
    for (const [x, y, k] of [
      [560, 720, 1.1],
      [700, 780, 0.9],
      [1720, 600, 1.1],
      [1860, 680, 0.9],
    ] as const)
      steam(e, x, y, k, 0.5);
    thief(e);
  },
});

/** The cannon's ring of smoke. */
function smokeRing(e: Easel, x: number, y: number, rx: number, ry: number) {
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 2 * Math.PI;
    const s = 52 + (i % 3) * 12;
    fill(e, ellipse(x + Math.cos(a) * rx, y + Math.sin(a) * ry, s, s * 0.86), '#b9a6c8');
  }
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 2 * Math.PI + 0.1;
    fill(e, ellipse(x - 8 + Math.cos(a) * rx, y - 10 + Math.sin(a) * ry, 36, 30), '#efe0ea');
  }
}

/** The table in the court, just after sunset, and the ring of smoke above the roofs. */
export const iftarTable = flatStage({
  ground: '#3a2f6b',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 900),
      linear(e, 0, 0, 0, 800, [
        [0, '#2a2763'],
        [0.62, '#4c3a78'],
        [1, '#e0825c'],
      ]),
    );
    smokeRing(e, 600, 206, 400, 124);
    for (const [x, y, w] of [
      [-60, 560, 420],
      [360, 620, 300],
      [660, 590, 460],
      [1120, 640, 380],
      [1500, 580, 420],
      [1920, 620, 560],
    ] as const)
      fill(e, rectangle(x, y, w + 2, 700), '#2b2352');
    lantern(e, 2345, 250, 0.9, 1);
    lantern(e, 1130, 300, 0.8, 0);
    glow(e, 1300, 860, 1100, '#ffb45c', 0.5);
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, ellipse(1200, 1226, 1330, 340, 0, 90), '#7a3a22');
      fill(e, ellipse(1200, 1200, 1330, 336, 0, 90), '#b8642f');
      fill(e, ellipse(1200, 1196, 1290, 316, 0, 90), '#c97838');
      e.p.soft(1230, 1040, 760, 130, '#f2b267', 0.55);
      feastDishes(e);
    },
  },
});
