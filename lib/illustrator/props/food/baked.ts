import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { steam, waxCandle } from '../kit/flame';
import { apple } from '../kit/fruit';
import { BLUE, braid, CREAM, dabs, metal, RED, STRAW, sheen, WOOD, wood, woven } from '../kit/materials';
import { blob, block, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const CANDLES = ['#7fb0d8', '#f2c45c', '#9cc08a', '#e58f7e', '#b79bd0'] as const;

function stand(p: Painter) {
  p.form(blob([-26, -5, -9, -10, -7, -18, 7, -18, 9, -10, 26, -5, 24, 0, 0, 2, -24, 0]), '#dfe6e6', { depth: 4 });
  p.form(ellipse(0, -21, 70, 11), '#eef1ec', { depth: 4 });
  p.edge(ellipse(0, -22, 65, 8.6), '#9fb8c8', 1.6, 0.7);
}

/** A layered birthday cake on a stand; `count` candles burn on it. */
export function cake(p: Painter, { count = 5, colour = '#f0a9b0' }: PropLook) {
  stand(p);
  const lower = blob([-56, -70, -57, -40, -54, -22, 0, -14, 54, -22, 57, -40, 56, -70]);
  p.form(lower, '#e7b877', { depth: 10 });
  dabs(p, lower, '#e7b877', 22, 4, 0.3, 0.4);
  p.clip(lower, () => line(p, [-58, -36, 0, -28, 58, -36], 6, '#fff3dc', 0.95));
  const upper = blob([-38, -112, -39, -86, -36, -70, 0, -64, 36, -70, 39, -86, 38, -112]);
  const drip = (half: number, top: number, deep: number) => {
    const edge: number[] = [];
    for (let i = 0; i <= 8; i++) {
      const x = half - (i / 8) * half * 2;
      const bow = 9 * (1 - (x / half) ** 2);
      edge.push(x, top + bow + (i % 2 ? deep : deep * 0.35) * (0.8 + 0.3 * Math.sin(i * 2.3)));
    }
    return blob([-half, top, -half * 0.7, top - 6, 0, top - 10, half * 0.7, top - 6, half, top, ...edge]);
  };
  const icing = drip(57, -72, 22);
  p.form(icing, colour, { depth: 6 });
  p.form(ellipse(0, -72, 56, 12), tint(colour, 0.06), { depth: 3 });
  p.soft(0, -68, 46, 8, shade(colour, 0.2), 0.45);
  p.form(upper, '#fff0da', { depth: 9, shadow: 0.09 });
  p.form(drip(39, -113, 17), shade(colour, 0.05), { depth: 5 });
  const top = ellipse(0, -114, 38, 9);
  p.form(top, tint(colour, 0.07), { depth: 3 });
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI;
    const [x, y] = [Math.cos(a) * 48, -70 + Math.sin(a) * 10];
    p.form(ellipse(x, y, 6, 5.4), i % 2 ? '#fffaf0' : tint(colour, 0.1), { depth: 2.4 });
  }
  for (let i = 0; i < 22; i++)
    p.in(((i * 53) % 96) - 48, -48 + ((i * 31) % 16) - Math.abs(((i * 53) % 96) - 48) * 0.06, i, 1, 1, () =>
      p.fill(ellipse(0, 0, 2.6, 1.1), CANDLES[i % 5] ?? RED, { alpha: 0.9 }),
    );
  const many = Math.max(0, Math.min(12, count));
  for (let i = 0; i < many; i++) {
    const row = many > 6 ? i % 2 : 0;
    const x = many === 1 ? 0 : -29 + (58 * i) / (many - 1);
    waxCandle(p, x, -112 + row * 5 - (row ? 0 : 3), many > 8 ? 4 : 5, 24 + Math.sin(i * 2) * 2, CANDLES[i % 5] ?? RED);
  }
  if (!many) apple(p, 0, -128, 11, '#c93a48');
}

/** A flat plate, `half` its width. */
export function plate(p: Painter, half: number, colour: string) {
  p.form(ellipse(0, -4, half * 0.6, 5), shade(colour, 0.12), { depth: 2 });
  p.form(ellipse(0, -9, half, half * 0.17), colour, { depth: 4 });
  p.edge(ellipse(0, -10, half * 0.88, half * 0.12), BLUE, 2, 0.6);
}

/** One jam doughnut of radius `r` around (x, y). */
export function doughnut(p: Painter, x: number, y: number, r: number, jam: string) {
  p.in(x, y, Math.sin(x) * 0.12, r / 20, r / 20, () => {
    const dough = blob([-20, -2, -15, -13, 0, -17, 15, -13, 20, -2, 16, 9, 0, 13, -16, 9]);
    p.form(dough, '#c98542', { depth: 7, shadow: 0.14 });
    p.clip(dough, () => line(p, [-22, 2, 0, 6, 22, 1], 5, '#eec683', 0.85, [0.6, 1, 0.6]));
    p.clip(dough, () =>
      p.fill(blob([-18, -8, -8, -16, 8, -17, 18, -8, 8, -6, 0, -4, -9, -6]), '#fff6e8', { alpha: 0.75, blur: 1.2 }),
    );
    p.form(blob([-5, -14, 0, -18, 6, -14, 4, -8, 5, -2, 1, -7, -4, -9]), jam, { depth: 2.4 });
    p.fill(ellipse(-1.4, -14, 1.6, 1), '#ffffff', { alpha: 0.8 });
  });
}

const DOUGHNUTS = [
  [-22, -30],
  [22, -31],
  [0, -27],
  [-42, -20],
  [42, -21],
  [-15, -18],
  [16, -17],
  [-13, -44],
  [17, -46],
  [1, -60],
] as const;
/** Where one, two or three lie. */
const FEW: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, -22]],
  [
    [-21, -22],
    [21, -21],
  ],
  [
    [-30, -22],
    [30, -21],
    [0, -18],
  ],
];

/** A plate of `count` (1 to 3, else ten) sufganiyot, dusted and filled. */
export function doughnuts(p: Painter, { count = DOUGHNUTS.length }: PropLook) {
  plate(p, 66, '#f2eee2');
  for (const [x, y] of FEW[count - 1] ?? DOUGHNUTS) doughnut(p, x, y, 19, x === -13 ? '#d98f2e' : '#b8323e');
}

/** One with a bite out of its upper edge, before a mouth. */
export function doughnutBitten(p: Painter) {
  doughnut(p, 0, 0, 24, '#b8323e');
  for (const [x, y, r] of [
    [8, -19, 7],
    [-3, -20, 7],
    [3, -14, 8],
  ] as const)
    p.fill(ellipse(x, y, r), '#f4dcae');
  p.fill(ellipse(3, -12, 4.5, 4), '#b8323e');
}

function cookie(p: Painter, x: number, y: number, r: number, i: number) {
  p.in(x, y, i * 0.7, r / 15, (r / 15) * 0.8, () => {
    const disc = blob([-15, 0, -11, -11, 1, -15, 11, -10, 15, 1, 10, 11, -1, 15, -11, 10]);
    p.form(disc, i % 3 ? '#c98d4c' : '#d9a45e', { depth: 4.6, shadow: 0.13 });
    dabs(p, disc, '#d09a58', 7, 4, 0.4, 0.4);
    for (const [u, v] of [
      [-6, -5],
      [5, -7],
      [7, 4],
      [-3, 6],
      [0, -1],
    ] as const) {
      p.fill(ellipse(u + Math.sin(i) * 1.5, v, 2.7, 2.3), '#5a3426');
      p.fill(ellipse(u - 0.7 + Math.sin(i) * 1.5, v - 0.8, 0.8), '#c99a7c', { alpha: 0.9 });
    }
  });
}

const HEAP = [
  [-34, -14],
  [-12, -13],
  [11, -13],
  [34, -14],
  [-24, -23],
  [0, -24],
  [24, -23],
  [-11, -33],
  [13, -34],
  [1, -43],
] as const;

/** A plate heaped with cookies. */
export function cookies(p: Painter, { colour = '#e9f0ee' }: PropLook) {
  plate(p, 60, colour);
  for (const [i, [x, y]] of HEAP.entries()) cookie(p, x, y, 15, i);
}

/** A baking tray of cookies between two hands. */
export function cookieTray(p: Painter) {
  metal(p, cut([-40, -4, 40, -4, 34, 10, -34, 10], 4), '#9aa3ae', 3);
  p.form(ellipse(0, -5, 41, 8.6), '#aab3bd', { depth: 3 });
  for (const [i, [x, y]] of HEAP.entries()) cookie(p, x * 0.72, y * 0.5, 10.5, i);
}

function loaf(p: Painter, x: number, y: number, size: number, turn: number, tone = '#c8853f') {
  p.in(x, y, turn, size, size, () => {
    const crust = blob([-36, 2, -30, -12, -10, -17, 14, -17, 32, -11, 37, 2, 26, 11, -26, 11]);
    p.form(crust, tone, { depth: 7, shadow: 0.14 });
    dabs(p, crust, tone, 12, 5, 0.1, 0.4);
    for (const u of [-18, -2, 14])
      p.form(stroke([u - 5, 0, u + 1, -8, u + 9, -13], [1.4, 3.4, 1.2]), '#f0cd92', { depth: 1.4 });
    sheen(p, crust, -12, -10, 14, 4, 0.4, 0);
  });
}

/** A basket of loaves with a cloth; `handles` for arms that carry it. */
export function breadBasket(p: Painter, { colour = STRAW }: PropLook) {
  p.form(stroke([14, -40, 32, -66, 40, -92], [7, 8, 6]), '#d59a52', { depth: 4 });
  for (const t of [0, 1, 2, 3]) line(p, [17 + t * 6, -52 - t * 10, 24 + t * 6, -51 - t * 11], 2.4, '#f2d49c', 0.9);
  p.form(stroke([2, -40, 8, -70, 6, -94], [7, 8, 5]), '#c8853f', { depth: 4 });
  for (const t of [0, 1, 2, 3]) line(p, [2, -54 - t * 10, 11, -57 - t * 10], 2.4, '#f2d49c', 0.9);
  loaf(p, -20, -54, 0.95, -0.25, '#b97636');
  loaf(p, 18, -48, 0.8, 0.14);
  loaf(p, -14, -42, 0.8, 0.05, '#d59a52');
  const cloth = blob([
    -52, -36, -30, -44, 0, -38, 30, -43, 52, -37, 46, -20, 36, -30, 24, -16, 10, -30, -6, -14, -20, -28, -36, -14, -46,
    -26,
  ]);
  woven(p, cut([-50, -36, 50, -36, 42, 0, -42, 0], 8), colour);
  p.form(cloth, CREAM, { depth: 5, shadow: 0.1 });
  p.clip(cloth, () => {
    for (const x of [-40, -26, -12, 2, 16, 30, 44]) line(p, [x, -48, x - 4, -10], 1.8, RED, 0.6);
    for (const y of [-36, -26]) line(p, [-54, y, 0, y + 3, 54, y], 1.6, RED, 0.5);
  });
  const foot = [-42, -2, 0, 1, 42, -2];
  braid(p, stroke(foot, [3.4, 3.6, 3.4]), colour, foot, 3.6);
}

/** A pot of soup that steams. */
export function soupPot(p: Painter, { colour = '#c9583f' }: PropLook) {
  for (const side of [-1, 1])
    p.form(
      stroke([side * 44, -46, side * 60, -48, side * 61, -36, side * 46, -34], [3.6, 4.4, 4.4, 3.6]),
      shade(colour, 0.1),
      { depth: 2.4 },
    );
  const body = blob([-48, -60, -51, -34, -44, -8, -26, 0, 26, 0, 44, -8, 51, -34, 48, -60]);
  p.form(body, colour, { depth: 12, shadow: 0.14 });
  dabs(p, body, colour, 12, 6, 1.4, 0.3);
  p.clip(body, () => {
    line(p, [-52, -48, 0, -41, 52, -48], 3, CREAM, 0.8);
    p.soft(-28, -32, 7, 22, '#fff2dc', 0.6);
  });
  p.form(ellipse(0, -60, 50, 12), tint(colour, 0.03), { depth: 3 });
  p.form(ellipse(0, -60, 43, 9), '#dfa04a', { depth: 3 });
  for (const [x, y, tone] of [
    [-22, -60, '#e07a3a'],
    [-4, -63, '#7fae58'],
    [14, -58, '#e07a3a'],
    [26, -62, '#f4e2b4'],
    [2, -57, '#f4e2b4'],
  ] as const)
    p.form(ellipse(x, y, 5, 2.6, x), tone, { depth: 1.2 });
  wood(p, stroke([22, -58, 38, -90, 46, -112], [5, 2.6, 3]), WOOD, -1.1, 2);
  steam(p, -10, -66, 74, 0.6);
}

/** A round teapot with a spout that steams. */
export function teapot(p: Painter, { colour = BLUE }: PropLook) {
  p.form(stroke([-32, -48, -58, -52, -60, -28, -36, -18], [3.4, 4.6, 4.4, 3.4]), shade(colour, 0.05), { depth: 2.6 });
  p.form(cut([30, -34, 34, -14, 50, -36, 62, -58, 54, -62, 42, -46], 5), colour, { depth: 4 });
  const body = blob([-22, -64, -40, -44, -40, -18, -22, 0, 22, 0, 40, -18, 40, -44, 22, -64]);
  p.form(body, colour, { depth: 12 });
  p.clip(body, () => {
    for (let i = 0; i < 5; i++) {
      const [x, y] = [-26 + i * 13, -30 + Math.sin(i * 2) * 3];
      for (let k = 0; k < 5; k++)
        p.fill(ellipse(x + Math.cos(k * 1.26) * 4, y + Math.sin(k * 1.26) * 4, 2.7), CREAM, { alpha: 0.92 });
      p.fill(ellipse(x, y, 2), '#f0bd4a');
    }
    p.soft(-18, -44, 8, 13, '#ffffff', 0.65, 0.4);
  });
  p.form(ellipse(0, -64, 24, 6), shade(colour, 0.05), { depth: 2 });
  p.form(blob([-20, -66, -11, -76, 11, -76, 20, -66, 0, -62]), tint(colour, 0.03), { depth: 4 });
  p.form(ellipse(0, -80, 6, 5.6), '#f0bd4a', { depth: 2 });
  steam(p, 60, -62, 46, 0.5);
}

/** An ice cream of `count` (1 to 3) balls, its cone in the fist. */
export function iceCream(p: Painter, { count = 2, colour = '#f0a6ae' }: PropLook) {
  const cone = cut([-15, -30, 15, -30, 0, 22], 2);
  p.form(cone, '#d9a35c', { depth: 5 });
  p.clip(cone, () => {
    for (let i = -4; i < 7; i++) {
      line(p, [i * 8 - 20, -36, i * 8 + 16, 26], 1.5, '#a8723a', 0.7);
      line(p, [i * 8 + 20, -36, i * 8 - 16, 26], 1.5, '#a8723a', 0.7);
    }
  });
  const tones = [colour, '#f7ead0', '#8a5a44'];
  for (let i = 0; i < Math.max(1, Math.min(3, count)); i++) {
    const y = -42 - i * 19;
    const scoop = blob([
      -18,
      y + 6,
      -16,
      y - 8,
      0,
      y - 17,
      16,
      y - 8,
      18,
      y + 6,
      11,
      y + 12,
      6,
      y + 8,
      0,
      y + 14,
      -6,
      y + 9,
      -12,
      y + 13,
    ]);
    p.form(scoop, tones[i] ?? colour, { depth: 6, shadow: 0.09 });
    dabs(p, scoop, tones[i] ?? colour, 7, 4, 0.6, 0.4);
    sheen(p, scoop, -6, y - 8, 5, 4, 0.7);
  }
  p.form(block(-16, -32, 32, 6, 3), '#e8bd78', { depth: 2 });
}
