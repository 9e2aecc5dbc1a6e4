import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { dateFruit, hugeRim, steam } from './dish';
import { arch } from './parts';

/** Dates that fall past the plate. */
function dateRain(e: Easel) {
  const r = e.random('rain');
  for (let i = 0; i < 16; i++) {
    const [x, y] = [1230 + r() * 430, 330 + r() * 560];
    if (y > 760 || Math.hypot(x - 1400, y - 640) < 210) continue;
    dateFruit(e, x, y, 13 + r() * 4, r() * 3);
  }
}

/** The door of a neighbour, wide open, at the hour before sunset. */
export const dateDoor = flatStage({
  ground: '#e8a25a',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 2400, 0, [
        [0, '#e59a52'],
        [1, '#f4bd76'],
      ]),
    );
    fill(e, arch(1960, 1100, 420, 1060), '#2f6f8f');
    fill(e, arch(1960, 1100, 370, 1000), '#fbdf9f');
    glow(e, 1960, 560, 520, '#fff3c4', 0.6);
    fill(e, blob('2320,140! 2460,60! 2460,1100! 2320,1100!', 1), '#245a78');
    fill(e, rectangle(-80, 1060, 2560, 200), '#b8743c');
  },
  front(e) {
    dateRain(e);
    hugeRim(e);
  },
});

/** A loaf that has risen: a golden dome on its brown foot. */
function loaf(e: Easel, x: number, y: number, r: number, rise: number) {
  fill(e, ellipse(x, y, r, 22), '#8a3a1c');
  fill(
    e,
    blob(
      `${x - r},${y - 4}! ${x - r * 0.7},${y - rise} ${x},${y - rise * 1.5} ${x + r * 0.7},${y - rise} ${x + r},${y - 4}! ${x},${y + 14}`,
      7,
    ),
    '#e0a656',
  );
  fill(
    e,
    blob(
      `${x - r * 0.7},${y - rise * 0.7} ${x},${y - rise * 1.36} ${x + r * 0.6},${y - rise * 0.8} ${x},${y - rise * 0.6}`,
      6,
    ),
    '#f6d190',
  );
}

/** The stone in front of the oven: half of the dates are there. */
function stone(e: Easel) {
  fill(e, rectangle(500, 880, 700, 200), '#6a4034');
  fill(e, rectangle(490, 862, 720, 26), '#b07a5c');
  fill(e, rectangle(490, 862, 720, 7), '#ffb070', 0.8);
  fill(e, ellipse(910, 872, 108, 15), '#f6ead2');
  for (const [u, v, t] of [
    [-62, -6, 0.2],
    [-22, -4, -0.3],
    [22, -6, 0.3],
    [62, -4, -0.1],
    [-40, -20, 0.1],
    [2, -22, 0.4],
    [42, -20, -0.4],
    [-16, -36, 0],
    [24, -36, 0.3],
  ] as const)
    dateFruit(e, 910 + u, 868 + v, 14, t);
}

/** The word of somebody who is all flour: a puff of it. */
function whiteHello(e: Easel, x: number, y: number) {
  for (const [u, v, r, alpha] of [
    [0, 4, 26, 0.9],
    [-46, -6, 40, 0.85],
    [-104, 8, 52, 0.75],
    [-92, -38, 40, 0.7],
    [-164, -14, 44, 0.5],
    [-204, 20, 24, 0.4],
  ] as const)
    fill(e, ellipse(x + u, y + v, r, r * 0.86), '#fff6ea', alpha);
  for (const [u, v] of [
    [-250, -8],
    [-236, 42],
    [-284, 24],
    [-190, -62],
    [-150, 54],
  ] as const)
    fill(e, ellipse(x + u, y + v, 6, 6), '#fff6ea', 0.7);
}

function oven(e: Easel) {
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 8; i++)
      fill(
        e,
        rectangle(40 + i * 150 - (row % 2) * 70, 60 + row * 96, 138, 84),
        row % 2 === i % 2 ? '#4a2420' : '#54291f',
      );
  glow(e, 640, 500, 760, '#ff6a2a', 0.75);
  fill(e, ellipse(640, 500, 372, 372, 0, 80), '#7d2f1c');
  fill(e, ellipse(640, 500, 336, 336, 0, 80), '#d8401f');
  fill(e, ellipse(640, 530, 296, 290, 0, 80), '#f26a2a');
  fill(e, ellipse(640, 590, 230, 200, 0, 80), '#ffa63a');
  fill(e, blob('440,720 500,560 540,640 600,480 660,620 720,520 760,640 830,580 850,720 640,790', 8), '#ffd25c');
  for (const [x, y] of [
    [500, 764],
    [810, 764],
  ] as const)
    loaf(e, x, y, 78, 30);
}

/** A bakery in the dark: the mouth of the oven is its sun. */
export const ovenMouth = flatStage({
  ground: '#2b1416',
  back(e) {
    oven(e);
    fill(e, rectangle(-80, 1010, 2560, 300), '#1f0e10');
    // The peel goes into the oven.
    fill(e, stroke('640,774 1390,809', 15, 17), '#d9a766');
    fill(e, ellipse(650, 776, 112, 24), '#c08a4a');
    loaf(e, 650, 764, 92, 52);
    stone(e);
    whiteHello(e, 1270, 668);
  },
  front(e) {
    steam(e, 506, 850, 0.9, 0.6);
    // The baker's hand was here.
    e.p.in(212, 850, -0.5, 1.2, 1.2, () => {
      fill(e, ellipse(0, 0, 17, 15), '#fffaf0', 0.9);
      for (const [u, v, r] of [
        [-18, -14, 6],
        [-9, -24, 6],
        [3, -26, 6],
        [14, -21, 6],
        [22, -4, 6],
      ] as const)
        fill(e, ellipse(u, v, r, r * 1.5, u * 0.03), '#fffaf0', 0.9);
    });
    hugeRim(e);
  },
});
