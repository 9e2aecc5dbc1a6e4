import { ellipse, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dateFruit, plate, steam } from './dish';

const CLOTH_SHADE = '#6b2f16';
const CREAM = '#fbf4e2';
const POT = '#2f6f9f';

/** A bowl seen aslant, its rim around the point; `fillIn` paints what it holds. */
function bowl(e: Easel, x: number, y: number, r: number, inside: string, fillIn?: () => void) {
  fill(e, ellipse(x + 10, y + 40, r * 0.96, r * 0.36), CLOTH_SHADE, 0.42);
  fill(
    e,
    blob(`${x - r},${y}! ${x + r},${y}! ${x + r * 0.66},${y + 60} ${x},${y + 72} ${x - r * 0.66},${y + 60}`, 6),
    POT,
  );
  fill(e, stroke(`${x - r * 0.86},${y + 32} ${x},${y + 54} ${x + r * 0.86},${y + 32}`, 5, 7, 5), CREAM, 0.9);
  fill(e, ellipse(x, y, r, r * 0.34), CREAM);
  fill(e, ellipse(x, y + 3, r * 0.88, r * 0.27), shade(inside, 0.1));
  fill(e, ellipse(x, y + 6, r * 0.84, r * 0.23), inside);
  fillIn?.();
}

/** Lentil soup with a swirl of oil. */
function soup(e: Easel, x: number, y: number, r: number) {
  bowl(e, x, y, r, '#e3a23a', () => {
    fill(
      e,
      stroke(`${x - r * 0.5},${y + 2} ${x - r * 0.1},${y - 6} ${x + r * 0.2},${y + 8} ${x + r * 0.5},${y}`, 3, 6, 6, 2),
      '#f6cf70',
    );
    for (const [u, v] of [
      [-0.3, 10],
      [0.1, -4],
      [0.36, 8],
    ] as const)
      fill(e, ellipse(x + u * r, y + v, 7, 3.4), '#5f8a3c');
  });
  steam(e, x - 20, y - 8, 0.62, 0.5);
}

/** Cucumber, tomato and leaves. */
function salad(e: Easel, x: number, y: number, r: number) {
  bowl(e, x, y, r, '#5d8f3e');
  for (const [u, v, t] of [
    [-70, -6, 0.3],
    [-30, -26, -0.4],
    [14, -30, 0.6],
    [60, -14, -0.2],
    [-8, 0, 0.1],
    [40, 8, 0.8],
    [-48, 12, -0.7],
  ] as const)
    e.p.in(x + (u * r) / 110, y + v, t, 1, 1, () =>
      fill(e, blob('-28,0 -10,-15 12,-13 28,0 10,11 -12,12', 6), u % 4 ? '#7bb04c' : '#6a9f40'),
    );
  for (const [u, v] of [
    [-46, -14],
    [34, -20],
    [4, -10],
    [68, 0],
    [-16, 10],
  ] as const) {
    fill(e, ellipse(x + (u * r) / 110, y + v, 17, 12), '#d8452f');
    fill(e, ellipse(x + (u * r) / 110 - 4, y + v - 4, 6, 3), '#f08a6a');
  }
  for (const [u, v] of [
    [-20, -20],
    [52, -4],
    [-66, 4],
    [22, 4],
  ] as const) {
    fill(e, ellipse(x + (u * r) / 110, y + v, 16, 11), '#8fbf62');
    fill(e, ellipse(x + (u * r) / 110, y + v - 1, 12, 8), '#dff0b8');
  }
}

/** The pot of rice turned over on its tray: a golden dome with almonds. */
function maqluba(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 10, y + 30, 232, 66), CLOTH_SHADE, 0.42);
  fill(e, ellipse(x, y + 14, 226, 62), '#9c7430');
  fill(e, ellipse(x, y + 4, 226, 60), '#e0b45c');
  fill(e, ellipse(x, y + 2, 200, 48), '#c8963e');
  const dome = blob(
    `${x - 158},${y + 4}! ${x - 148},${y - 78} ${x - 112},${y - 112} ${x},${y - 122} ${x + 112},${y - 112} ${x + 148},${y - 78} ${x + 158},${y + 4}! ${x + 70},${y + 34} ${x - 70},${y + 34}`,
    6,
  );
  fill(e, dome, '#e6ab3f');
  e.p.clip(dome, () => {
    e.p.soft(x - 50, y - 70, 130, 60, '#ffe09a', 0.7);
    e.p.soft(x + 140, y, 90, 120, '#a8641c', 0.45);
    for (let i = 0; i < 90; i++) {
      const [u, v] = [((i * 61) % 300) - 150, ((i * 37) % 130) - 108];
      e.p.in(x + u, y + v, (i * 1.7) % 3, 1, 1, () =>
        fill(e, ellipse(0, 0, 8, 2.8), i % 3 ? '#f9dd92' : '#c8872a', 0.75),
      );
    }
  });
  for (const [u, v] of [
    [-84, -88],
    [-20, -102],
    [52, -96],
    [100, -76],
    [-54, -64],
    [12, -72],
    [66, -54],
  ] as const) {
    fill(e, ellipse(x + u, y + v, 30, 17), '#5a2f4a');
    fill(e, ellipse(x + u, y + v - 3, 24, 12), '#c9a06a');
  }
  for (const [u, v, t] of [
    [-108, -52, 0.4],
    [-10, -50, -0.5],
    [96, -40, 0.3],
    [-64, -26, -0.2],
    [40, -22, 0.5],
  ] as const)
    e.p.in(x + u, y + v, t, 1, 1, () => fill(e, blob('-15,0 -4,-8 15,0 -4,8', 5), '#fff0cf'));
  steam(e, x - 70, y - 120, 0.6, 0.45);
  steam(e, x + 60, y - 122, 0.7, 0.45);
}

/** Two loaves, one over the other. */
function loaves(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 8, y + 16, 140, 44), CLOTH_SHADE, 0.4);
  for (const [u, v] of [
    [0, 0],
    [22, -18],
  ] as const) {
    fill(e, ellipse(x + u, y + v + 5, 134, 40), '#b97a34');
    fill(e, ellipse(x + u, y + v, 134, 39), '#e0a75a');
    fill(e, ellipse(x + u - 6, y + v - 5, 114, 29), '#f2cd8b');
    for (const [s, t] of [
      [-60, -4],
      [8, 8],
      [56, -10],
      [-6, -18],
    ] as const)
      fill(e, ellipse(x + u + s, y + v + t, 13, 5), '#bd7d3a', 0.8);
  }
}

/** A glass of apricot drink. */
function apricot(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 8, y + 2, 36, 11), CLOTH_SHADE, 0.4);
  fill(e, blob(`${x - 31},${y - 96}! ${x + 31},${y - 96}! ${x + 25},${y}! ${x - 25},${y}!`, 2), '#fdf3e0', 0.5);
  fill(
    e,
    blob(`${x - 29},${y - 76}! ${x + 29},${y - 76}! ${x + 24},${y - 3}! ${x - 24},${y - 3}!`, 2),
    '#ee8a2c',
    0.95,
  );
  fill(e, ellipse(x, y - 76, 29, 8), '#ffbf66');
  fill(e, ellipse(x - 15, y - 40, 4, 30), '#ffe0b0', 0.8);
  e.p.edge(ellipse(x, y - 96, 31, 8), '#fffaf0', 2.6, 0.9);
}

/** Quarters of an orange on a saucer, as the last light of the sun was. */
function oranges(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 6, y + 12, 96, 30), CLOTH_SHADE, 0.4);
  fill(e, ellipse(x, y + 4, 94, 29), shade(CREAM, 0.16));
  fill(e, ellipse(x, y, 94, 28), CREAM);
  for (const [u, v, t] of [
    [-44, -12, -0.25],
    [8, -20, 0.1],
    [48, -6, 0.3],
    [-8, 4, -0.1],
  ] as const)
    e.p.in(x + u, y + v, t, 1, 1, () => {
      fill(e, blob('-38,-12! 38,-12! 26,14 0,24 -26,14', 6), '#e0701c');
      fill(e, blob('-33,-12! 33,-12! 22,9 0,17 -22,9', 6), '#ffa63c');
      for (const w of [-16, 0, 16]) fill(e, stroke(`${w},-10 ${w * 0.7},12`, 2, 2), '#ffd79a');
    });
}

/** A saucer of dates. */
function dates(e: Easel, x: number, y: number) {
  fill(e, ellipse(x + 6, y + 14, 104, 32), CLOTH_SHADE, 0.4);
  fill(e, ellipse(x, y + 6, 102, 31), shade(POT, 0.1));
  fill(e, ellipse(x, y, 102, 30), tint(POT, 0.1));
  fill(e, ellipse(x, y - 1, 90, 24), CREAM);
  for (const [u, v, t] of [
    [-52, -4, 0.2],
    [-12, 8, -0.2],
    [40, 2, 0.4],
    [-26, -18, 0],
    [18, -14, 0.5],
    [-2, -30, -0.3],
  ] as const)
    dateFruit(e, x + u, y + v, 15, t);
}

/** What stands on the table of the evening, from the far edge to the near one. */
export function feastDishes(e: Easel) {
  for (const [x, y] of [
    [700, 960],
    [1030, 930],
    [1480, 930],
    [2090, 1030],
  ] as const)
    apricot(e, x, y);
  dates(e, 1560, 966);
  loaves(e, 560, 1054);
  maqluba(e, 1180, 1030);
  salad(e, 846, 1076, 130);
  soup(e, 336, 1072, 140);
  fill(e, ellipse(1806, 1026, 232, 76), CLOTH_SHADE, 0.4);
  plate(e, 1796, 1004, 230, 0.32);
  oranges(e, 1480, 1082);
  soup(e, 2170, 1080, 140);
}
