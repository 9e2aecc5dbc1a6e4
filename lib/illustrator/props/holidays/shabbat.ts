import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { waxCandle } from '../kit/flame';
import { BLUE, BRASS, CREAM, dabs, metal, SILVER, sheen, WOOD, wood } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

/** A goblet of wine. */
export function kiddushCup(p: Painter, { colour = SILVER }: PropLook) {
  metal(p, blob([-20, -5, -8, -10, 8, -10, 20, -5, 19, 0, 0, 3, -19, 0]), colour, 3);
  metal(p, stroke([0, -38, 0, -26, 0, -8], [7, 3.4, 7]), colour, 3);
  metal(p, ellipse(0, -24, 6.4, 4.6), colour, 2);
  const bowl = blob([-22, -78, 22, -78, 22, -60, 15, -42, 0, -36, -15, -42, -22, -60]);
  metal(p, bowl, colour, 6);
  p.clip(bowl, () => {
    line(p, [-24, -58, 0, -52, 24, -58], 7, shade(colour, 0.08), 0.7);
    for (let i = -2; i <= 2; i++) {
      p.fill(ellipse(i * 8.4, -55.5 + Math.abs(i) * -0.9, 2.6, 3), tint(BRASS, 0.08), { alpha: 0.9 });
      line(p, [i * 8 + 4, -48, i * 6 + 3, -41], 1.2, shade(colour, 0.18), 0.5, [1, 0.3]);
    }
  });
  p.form(ellipse(0, -78, 22.6, 6.4), tint(colour, 0.06), { depth: 2 });
  p.form(ellipse(0, -77.4, 19, 4.6), '#7a2440', { depth: 2 });
  p.soft(-6, -78, 9, 2, '#e38a94', 0.7);
}

/** Two lit candles in silver sticks on a tray. */
export function shabbatCandles(p: Painter, { colour = SILVER }: PropLook) {
  metal(p, ellipse(0, -4, 70, 8), shade(colour, 0.04), 3);
  p.form(ellipse(0, -5.4, 58, 5), tint(colour, 0.04), { depth: 2 });
  for (const [x, dy] of [
    [-30, -3],
    [30, -1],
  ] as const) {
    p.in(x, dy, 0, 1, 1, () => {
      metal(p, blob([-20, -5, -7, -11, 7, -11, 20, -5, 19, 0, 0, 3, -19, 0]), colour, 3);
      metal(p, stroke([0, -64, 0, -48, 0, -30, 0, -9], [4, 6.6, 3.6, 6]), colour, 3);
      metal(p, ellipse(0, -52, 8, 5.4), colour, 2.4);
      metal(p, ellipse(0, -26, 6.2, 4), colour, 2);
      metal(p, cut([-9, -72, 9, -72, 5, -60, -5, -60], 2), colour, 2.4);
      p.form(ellipse(0, -72, 11, 3.4), colour, { depth: 1.6 });
      waxCandle(p, 0, -72, 9.5, 36, '#fbf3df');
    });
  }
}

/** A plaited loaf on a board under the corner of an embroidered cloth. */
export function challah(p: Painter) {
  wood(p, blob([-72, -7, 0, -11, 72, -7, 70, 0, 0, 3, -70, 0]), WOOD, 0, 3);
  const crust = '#c07a35';
  p.form(blob([-62, -14, -40, -34, 0, -42, 40, -34, 62, -14, 54, -4, 0, -1, -54, -4]), shade(crust, 0.06), {
    depth: 9,
  });
  for (let i = 0; i < 5; i++) {
    const x = -44 + i * 22;
    const grow = 1 - Math.abs(i - 2) * 0.13;
    for (const g of [1, -1]) {
      const y = g > 0 ? -16 : -29 * grow;
      p.in(x + (g > 0 ? 4 : -4), y, g * 0.55, grow, grow, () => {
        const loop = blob([-19, 2, -12, -10, 4, -12, 18, -5, 17, 7, 4, 12, -12, 10]);
        p.form(loop, tint(crust, g > 0 ? 0.01 : 0.035), { depth: 6, shadow: 0.14, light: 0.1 });
        dabs(p, loop, crust, 8, 5, 0.2, 0.4);
        p.clip(loop, () => p.soft(-4, -6, 12, 4.4, '#f6cf86', 0.75, 0.1));
        for (let k = 0; k < 5; k++)
          p.fill(ellipse(((k * 37 + i * 11) % 24) - 11, ((k * 23 + i * 7) % 13) - 8, 1.5, 0.9, k), '#f9ecc8', {
            alpha: 0.9,
          });
      });
    }
  }
}

const SEDER: readonly (readonly [number, number, (p: Painter) => void])[] = [
  [-30, -52, (p) => p.form(blob([-8, -3, 0, -11, 8, -3, 6, 4, -6, 4]), '#fbf3e4', { depth: 3 })],
  [28, -53, (p) => p.form(stroke([-10, -4, 0, 0, 11, 1], [4.5, 2.4, 3.6]), '#c99a6c', { depth: 2 })],
  [
    -52,
    -30,
    (p) => {
      for (let i = 0; i < 6; i++)
        p.form(ellipse(i * 3.4 - 8, -2 - (i % 3) * 3, 4, 3.4), i % 2 ? '#5f9a50' : '#78b062', { depth: 1.6 });
    },
  ],
  [50, -31, (p) => p.form(blob([-9, 1, -5, -7, 3, -8, 9, 0, 4, 4, -5, 4]), '#8a5a38', { depth: 3 })],
  [
    -20,
    -16,
    (p) => {
      for (let i = 0; i < 3; i++)
        p.form(blob([i * 6 - 12, 3, i * 6 - 10, -8, i * 6 - 2, -9, i * 6, 3]), '#8fbf68', { depth: 2 });
    },
  ],
  [22, -16, (p) => p.form(blob([-8, 2, -4, -5, 6, -6, 9, 2, 0, 4]), '#e8dfc8', { depth: 2 })],
];

/** The plate of the seder night seen from above, its six foods in little bowls. */
export function sederPlate(p: Painter, { colour = BLUE }: PropLook) {
  p.form(ellipse(0, -30, 82, 32), shade(colour, 0.04), { depth: 5 });
  p.form(ellipse(0, -33, 82, 31), '#f8f0de', { depth: 5 });
  p.edge(ellipse(0, -33, 76, 27.6), colour, 2.6, 0.85);
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    p.fill(ellipse(Math.cos(a) * 70, -33 + Math.sin(a) * 24, 2.6, 1.5, a), i % 2 ? BRASS : colour, { alpha: 0.85 });
  }
  p.form(star(0, -34, 11, 0.58, 6), tint(BRASS, 0.06), { depth: 2 });
  for (const [x, y, food] of SEDER) {
    p.form(ellipse(x, y, 17, 8.4), colour, { depth: 3 });
    p.form(ellipse(x, y - 2, 15, 6.4), CREAM, { depth: 2.4 });
    p.in(x, y - 3, 0, 1.05, 1.05, () => food(p));
  }
}

/** A spinning top of painted wood, leaning in its turn. */
export function dreidel(p: Painter, { colour = BLUE }: PropLook) {
  p.in(0, 0, 0.2, 1, 1, () => {
    wood(p, rod(0, -66, 0, -90, 3.6, 4.4), WOOD, 1.57, 2);
    p.form(ellipse(0, -91, 5.6, 4), tint(WOOD, 0.04), { depth: 2 });
    const left = cut([-28, -60, 6, -55, 6, -20, 0, -1, -24, -24], 3);
    const right = cut([6, -55, 28, -62, 25, -26, 0, -1, 6, -20], 3);
    p.form(cut([-28, -60, -4, -68, 28, -62, 6, -55], 3), tint(colour, 0.09), { depth: 3 });
    p.form(left, colour, { depth: 7 });
    p.form(right, shade(colour, 0.09), { depth: 6 });
    dabs(p, left, colour, 12, 6, 1.4, 0.35);
    p.form(star(-11, -40, 11, 0.5, 6), '#f4cf6a', { depth: 2 });
    p.form(ellipse(16, -42, 5.6, 9), '#f4cf6a', { depth: 2 });
    line(p, [-27, -55, 5, -50], 2.2, CREAM, 0.9);
    line(p, [6, -50, 27, -57], 2.2, CREAM, 0.7);
    line(p, [-25, -25, 4, -18], 1.8, CREAM, 0.8);
    sheen(p, left, -18, -50, 8, 5, 0.5);
  });
  line(p, [-34, -3, -14, 1, 16, 1], 2, '#8a7a70', 0.35, [0.1, 1, 0.1]);
}

/** A wooden rattle, its handle in the fist. */
export function gragger(p: Painter, { colour = '#c9584f' }: PropLook) {
  wood(p, rod(0, 20, 1, -34, 4.4, 4), WOOD, 1.57, 2);
  p.form(ellipse(0, 21, 6, 5), shade(WOOD, 0.03), { depth: 2 });
  p.in(1, -38, -0.22, 1, 1, () => {
    const frame = block(-7, -13, 66, 26, 4);
    p.form(frame, colour, { depth: 5 });
    p.form(block(12, -7, 40, 14, 3), shade(colour, 0.2), { depth: 2, light: 0 });
    wood(p, block(9, -4, 46, 6, 2), tint(WOOD, 0.1), 0, 1.6);
    for (const [x, y] of [
      [4, -8],
      [57, -8],
      [4, 8],
      [57, 8],
    ] as const)
      p.fill(ellipse(x - 2, y, 2, 2), '#f4cf6a');
    metal(p, star(0, 0, 11, 0.7, 9), '#d8a94c', 2);
    p.form(ellipse(0, 0, 4), WOOD, { depth: 1.4 });
    sheen(p, frame, 10, -11, 20, 4, 0.4, 0);
  });
  for (const [x0, y0, x1, y1] of [
    [66, -76, 76, -84],
    [72, -62, 84, -64],
    [52, -84, 56, -96],
  ] as const)
    line(p, [x0, y0, x1, y1], 3, '#f4bf5a', 0.85, [0.3, 1, 0.3]);
}
