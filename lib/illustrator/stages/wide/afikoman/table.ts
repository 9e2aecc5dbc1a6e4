import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BREAD, CREAM, cushion, GOLD, INK, napkinCorner } from './parts';

/** Where people eat: [x, y] of the plate and where its cup is. */
const SEATS = [
  [400, 372, 84],
  [720, 372, 84],
  [1040, 372, -84],
  [1660, 372, 92],
  [2010, 372, 84],
  [430, 896, -84],
  [790, 896, -84],
  [1420, 896, 84],
  [1740, 896, 84],
  [2060, 896, -84],
  [318, 640, 0],
  [2082, 640, 0],
] as const;

function cup(e: Easel, x: number, y: number, r: number, full: boolean) {
  fill(e, ellipse(x + 4, y + 6, r, r), INK, 0.2);
  fill(e, ellipse(x, y, r, r), '#d8dbe2');
  fill(e, ellipse(x, y, r * 0.78, r * 0.78), full ? '#7a1230' : '#9aa0ac');
  if (full) fill(e, ellipse(x - r * 0.24, y - r * 0.26, r * 0.2, r * 0.12), '#d8798c');
}

/** What soup leaves in a bowl: a golden puddle, the spoon, here and there half a matzah ball. */
function afterSoup(e: Easel, x: number, y: number, i: number) {
  fill(e, ellipse(x, y, 44, 41), '#f3e2ae');
  fill(e, ellipse(x - 6, y + 8, 27, 20), '#e8b54a', 0.9);
  if (i % 4 === 1)
    fill(e, blob(`${x - 18},${y + 2} ${x - 4},${y - 8} ${x + 10},${y + 4} ${x - 2},${y + 14}`), '#f7ecca');
  const s = i % 2 ? 1 : -1;
  fill(e, stroke(`${x + s * 8},${y - 4} ${x + s * 58},${y - 48}`, 5, 4), '#b9bec9');
  fill(e, ellipse(x + s * 4, y, 15, 11, -0.7 * s), '#c9ced8');
}

function place(e: Easel, i: number, isFull: boolean) {
  const [x, y, side] = SEATS[i] as (typeof SEATS)[number];
  fill(e, ellipse(x + 4, y + 7, 66, 62), INK, 0.18);
  fill(e, ellipse(x, y, 66, 62), '#ffffff');
  fill(e, ellipse(x, y, 60, 56), '#7f9ec4');
  fill(e, ellipse(x, y, 54, 50), '#fffdf6');
  if (isFull) afterSoup(e, x, y, i);
  else
    for (const [u, v] of [
      [-16, 4],
      [10, -12],
      [20, 14],
    ] as const)
      fill(e, ellipse(x + u, y + v, 4, 3), '#b07a3e');
  if (side) cup(e, x + side * 1.16, y < 600 ? y + 24 : y - 24, 27, isFull);
  else cup(e, x + (x < 1200 ? 4 : -4), y - 104, 27, isFull);
}

/** The plate of the Seder: egg, shank bone, bitter herb, charoset, parsley and lettuce. */
function sederPlate(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, ellipse(5, 9, 128, 128), INK, 0.2);
    fill(e, ellipse(0, 0, 128, 128), '#3f6ea6');
    fill(e, ellipse(0, 0, 116, 116), CREAM);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
      const [u, v] = [Math.cos(a) * 74, Math.sin(a) * 74];
      fill(e, ellipse(u, v, 34, 34), '#9dbbd9');
      fill(e, ellipse(u, v, 29, 29), '#ffffff');
      if (i === 0) fill(e, blob(`${u - 20},${v + 4} ${u},${v - 20} ${u + 20},${v} ${u},${v + 20}`), '#4f8f3a');
      if (i === 1) fill(e, stroke(`${u - 18},${v + 12} ${u},${v} ${u + 18},${v - 12}`, 9, 5, 10), '#b98a5c');
      if (i === 2) fill(e, ellipse(u, v, 20, 17), '#7a4526');
      if (i === 3) fill(e, blob(`${u - 22},${v} ${u},${v - 18} ${u + 22},${v + 4} ${u},${v + 18}`), '#7fb24a');
      if (i === 4) fill(e, stroke(`${u - 16},${v - 8} ${u + 16},${v + 8}`, 5, 9), '#f0e6cc');
      if (i === 5) fill(e, ellipse(u, v, 15, 20, 0.5), '#f4e2c6');
    }
  });
}

/** Three matzot below one cover; of the middle one a half is missing. */
function matzot(e: Easel, x: number, y: number) {
  for (const i of [2, 1, 0]) {
    fill(e, rectangle(x - 84 + i * 7, y - 62 + i * 9, 168, 130), '#9a6a34');
    fill(e, rectangle(x - 82 + i * 7, y - 64 + i * 9, 164, 128), BREAD);
  }
  fill(e, blob(`${x - 98},${y - 80}! ${x + 92},${y - 82}! ${x + 86},${y + 52}! ${x - 92},${y + 54}!`, 3), '#7a2348');
  fill(e, blob(`${x - 86},${y - 68}! ${x + 80},${y - 70}! ${x + 75},${y + 41}! ${x - 80},${y + 42}!`, 3), '#9a3460');
  e.p.in(x, y - 14, 0, 1, 1, () => {
    for (const s of [-1, 1])
      fill(e, [[0, -34 * s] as const, [32, 20 * s] as const, [-32, 20 * s] as const], s < 0 ? GOLD : '#f0cf7a');
  });
}

function candlesticks(e: Easel, x: number, y: number, lit: boolean) {
  for (const u of [-46, 46]) {
    if (lit) fill(e, ellipse(x + u, y, 62, 62), '#fff3b0', 0.35);
    fill(e, ellipse(x + u, y, 28, 28), '#c9ccd4');
    fill(e, ellipse(x + u, y, 13, 13), '#fffbe8');
    fill(e, ellipse(x + u, y, 6, 6), '#f08a2c');
  }
}

type TableLook = { readonly cloth: string; readonly hem: string; readonly isFull: boolean };

/** The whole table from straight above, without the people: thirteen cups, the last is Elijah's. */
export function tableTop(e: Easel, { cloth, hem, isFull }: TableLook) {
  fill(e, blob('190,284! 2236,284! 2236,1026! 190,1026!', 3), INK, 0.25);
  fill(e, blob('176,270! 2224,270! 2224,1008! 176,1008!', 3), hem);
  fill(e, blob('196,290! 2204,290! 2204,988! 196,988!', 3), cloth);
  for (const y of [302, 974]) fill(e, rectangle(206, y, 1988, 5), hem);
  SEATS.forEach((_, i) => {
    place(e, i, isFull);
  });
  sederPlate(e, 1200, 520, 0.98);
  matzot(e, 1200, 734);
  candlesticks(e, 1200, 900, true);
  fill(e, ellipse(1200, 346, 50, 50), GOLD);
  cup(e, 1200, 346, 42, true);
}

/** A carpet with its border. */
function carpet(e: Easel, border: string) {
  for (const i of [0, 1]) fill(e, stroke(`20,${24 + i * 1150} 2380,${24 + i * 1150}`, 9, 9), border);
  for (let x = 40; x < 2400; x += 120)
    for (const y of [70, 1130])
      fill(e, [[x, y - 22] as const, [x + 22, y] as const, [x, y + 22] as const, [x - 22, y] as const], border, 0.5);
}

const tableStage = (ground: string, border: string, look: TableLook, out: number) =>
  flatStage({
    ground,
    back(e) {
      carpet(e, border);
      // The back of the chair, the cushion on it.
      fill(e, blob('1440,-80! 1880,-80! 1896,20 1884,120 1436,120 1424,20', 6), '#6a3f24');
      napkinCorner(e, 1868 + out, 206 + out * 0.4, 1 + out / 160, 0.2);
      cushion(e, 1660, 150, 220, 170);
      if (!look.isFull)
        fill(e, blob('1560,110 1660,60 1780,100 1820,200 1740,250 1600,250 1540,190', 7), '#5f1420', 0.55);
    },
    over: { depth: 500, paint: (e) => tableTop(e, look) },
  });

/** After the soup: everything is full and gold. */
export const sederFull = tableStage('#a8752c', '#c8953e', { cloth: '#f7dfa0', hem: '#fff6da', isFull: true }, 0);

/** Late: the plates are empty, the napkin is out by a finger. */
export const sederEmpty = tableStage('#3d1526', '#5c2338', { cloth: '#dcb878', hem: '#8a4a3a', isFull: false }, 34);

/** The front cover: the child's side of the table from above; on the back a plate of crumbs. */
export const sederCover = flatStage({
  ground: '#6b1a30',
  back(e) {
    napkinCorner(e, 2130, 850, 1.9, 0.1);
    cushion(e, 1800, 760, 350, 240);
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, rectangle(-80, 884, 2560, 500), INK, 0.25);
      fill(e, rectangle(-80, 868, 2560, 520), '#fff6da');
      fill(e, rectangle(-80, 890, 2560, 520), '#f7dfa0');
      fill(e, rectangle(-80, 908, 2560, 6), GOLD);
      sederPlate(e, 1800, 1060, 0.96);
      matzot(e, 2210, 1040);
      cup(e, 1400, 1030, 54, true);
      fill(e, ellipse(600, 1030, 130, 122), '#ffffff');
      fill(e, ellipse(600, 1030, 116, 108), '#7f9ec4');
      fill(e, ellipse(600, 1030, 104, 98), '#fffdf6');
      for (let i = 0; i < 26; i++)
        fill(
          e,
          ellipse(600 + Math.cos(i * 2.4) * i * 3.4, 1030 + Math.sin(i * 2.4) * i * 3.2, 5 + (i % 3) * 2, 4),
          '#c98f4a',
        );
    },
  },
});

/** The empty cloth before, and after: cups, rings of wine and crumbs. */
export const clothBefore = flatStage({
  ground: '#f7e6b4',
  back(e) {
    for (const y of [60, 1140]) fill(e, rectangle(-80, y - 6, 2560, 12), GOLD);
    for (let i = 0; i < 13; i++) cup(e, 220 + (i % 7) * 330, i < 7 ? 380 : 800, i === 12 ? 70 : 52, true);
  },
});

export const clothAfter = flatStage({
  ground: '#f0d596',
  back(e) {
    for (const y of [60, 1140]) fill(e, rectangle(-80, y - 6, 2560, 12), GOLD);
    for (let i = 0; i < 13; i++) {
      const [x, y] = [220 + (i % 7) * 330, i < 7 ? 380 : 800];
      if (i < 12) fill(e, ellipse(x + 60, y + 34, 54, 52), '#9a3048', 0.25);
      if (i < 12) fill(e, ellipse(x + 60, y + 34, 46, 44), '#f0d596');
      cup(e, x, y, i === 12 ? 70 : 52, i === 12);
    }
    for (let i = 0; i < 90; i++) {
      const [x, y] = [((i * 547) % 2300) + 50, ((i * 331) % 1060) + 70];
      fill(e, blob(`${x - 7},${y - 5}! ${x + 6},${y - 7}! ${x + 8},${y + 4}! ${x - 3},${y + 7}!`, 2), '#c98f4a');
    }
  },
});
