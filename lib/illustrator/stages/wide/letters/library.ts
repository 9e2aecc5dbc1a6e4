import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { openBook, shelf } from './parts';

/** The dust in the page wrinkles it as a nose. */
function nose(e: Easel, x: number, y: number) {
  for (const side of [-1, 1]) {
    fill(
      e,
      stroke(
        `${x + side * 24},${y - 90} ${x + side * 50},${y - 20} ${x + side * 84},${y + 20} ${x + side * 60},${y + 50}`,
        2,
        6,
        4,
      ),
      '#b89a64',
    );
    fill(e, ellipse(x + side * 30, y + 40, 17, 10, side * 0.3), '#a58552');
    for (const u of [0, 1, 2])
      fill(
        e,
        stroke(`${x + side * (30 + u * 10)},${y - 120 - u * 20} ${x},${y - 104 - u * 20}`, 1, 4, 2),
        '#b89a64',
        0.8,
      );
  }
}

function dust(e: Easel, x: number, y: number, reach: number, count: number) {
  const random = e.random(`dust${x}`);
  for (let i = 0; i < count; i++)
    fill(e, ellipse(x + (random() - 0.5) * reach * 2, y + (random() - 0.5) * reach, 3 + random() * 5), '#e8d3a0', 0.75);
}

/** Over somebody's shoulder into the most exciting book: words on the left, the dragon on the right. */
export const bigBook = flatStage({
  ground: '#5a3a26',
  back(e) {
    disc(e, 1500, 560, 1300, 800, '#8a5c36', 0.8, 0.2);
    openBook(e, 1200, 770, 1090, 490);
    fill(e, rectangle(1330, 330, 820, 560), '#dcc08a');
    fill(e, rectangle(1346, 346, 788, 528), '#eed9a8');
    fill(e, blob('1346,874! 1346,720 1480,640 1620,740 1800,690 1960,610 2134,700 2134,874!', 7), '#c9a468');
    for (const y of [640, 700, 760, 820, 880])
      fill(e, stroke(`260,${y} ${y === 880 ? 620 : 1060},${y - 6}`, 2, 2), '#d6bf8c');
    nose(e, 2010, 1060);
    dust(e, 2010, 990, 170, 30);
  },
});

/** A fan of dust from between the pages to the upper left. */
function sneeze(e: Easel) {
  fill(e, blob('1110,1060! 560,380 640,180 980,60 1220,330!', 6), '#e8d3a0', 0.07);
  fill(e, blob('1110,1060! 640,600 780,570 1000,566 1180,600!', 6), '#e8d3a0', 0.16);
  const random = e.random('sneeze');
  for (let i = 0; i < 190; i++) {
    const [reach, side] = [0.12 + random() * 0.9, random() - 0.5];
    const [x, y] = [1110 - reach * 330 + side * reach * 640, 1040 - reach * 800 - side * reach * 130];
    // The book's excuse stands in the air; dust keeps off it.
    const isFree = y > 580 || x > 1170 || x < 560;
    if (isFree) fill(e, ellipse(x, y, 3 + random() * 6), '#f0dfb4', 0.55);
  }
}

/** A casement that swings outwards: the far edge is the shorter one. */
function casement(e: Easel, hinge: number, edge: number) {
  const at = (u: number, v: number) => {
    const [x, top, foot] = [hinge + (edge - hinge) * u, 504 + 30 * u, 936 - 44 * u];
    return `${x},${top + (foot - top) * v}`;
  };
  const leaf = (u0: number, v0: number, u1: number, v1: number) =>
    blob(`${at(u0, v0)}! ${at(u1, v0)}! ${at(u1, v1)}! ${at(u0, v1)}!`, 2);
  fill(e, leaf(0, 0, 1, 1), '#6b4a34');
  fill(e, leaf(0.16, 0.05, 0.84, 0.47), '#4f6588');
  fill(e, leaf(0.16, 0.53, 0.84, 0.95), '#4f6588');
  fill(e, leaf(0.3, 0.1, 0.46, 0.42), '#8fa3bd', 0.5);
}

/** A window that stands wide open to the night. */
function openWindow(e: Easel) {
  fill(e, rectangle(84, 464, 482, 512), '#4a2f20');
  fill(e, rectangle(116, 498, 418, 444), '#2a3a63');
  disc(e, 330, 660, 250, 240, '#4d6296', 0.6, 0.1);
  for (const [x, y, r] of [
    [250, 556, 4],
    [404, 586, 3.4],
    [360, 806, 3.4],
    [270, 774, 3],
    [420, 866, 3],
  ] as const)
    fill(e, ellipse(x, y, r, r), '#f4ecd0', 0.9);
  casement(e, 116, 206);
  casement(e, 534, 452);
  fill(e, rectangle(60, 950, 530, 30), '#5d3d2a');
}

/** What a lamp throws on a room, without an edge. */
function lampLight(e: Easel) {
  for (const [width, alpha] of [
    [1, 0.05],
    [0.86, 0.06],
    [0.72, 0.07],
    [0.56, 0.07],
  ] as const) {
    const [x0, x1] = [1720 - 640 * width, 1720 + 640 * width];
    fill(
      e,
      blob(`${1720 - 170 * width},320! ${x0},1010 1720,1060 ${x1},1010 ${1720 + 170 * width},320!`, 8),
      '#f0c980',
      alpha,
    );
  }
  disc(e, 1720, 420, 620, 520, '#f6cd84', 0.3, 0.05);
}

/** The room in the moment of the sneeze: a low lamp, an open window, white pages. */
export const sneezeRoom = flatStage({
  ground: '#6b4630',
  back(e) {
    shelf(e, { x: 1260, y: 330, width: 520, height: 250 }, ['#7d5236', '#8b5e3c', '#70472f', '#94673f']);
    openWindow(e);
    lampLight(e);
    fill(e, rectangle(-80, 1000, 2560, 260), '#43291b');
    fill(e, blob('1560,330! 1640,190! 1800,190! 1880,330!', 3), '#d98e3a');
    fill(e, rectangle(1712, -60, 14, 252), '#2e1d14');
    sneeze(e);
  },
  over: {
    depth: 1150,
    paint(e) {
      fill(e, blob('700,1300! 760,1030 1460,1030 1530,1300!', 3), '#7c5233');
      openBook(e, 1120, 1090, 330, 74, { page: '#fffaf0' });
    },
  },
});
