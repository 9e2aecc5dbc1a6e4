import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { waxCandle } from '../kit/flame';
import { BLUE, BRASS, CREAM, metal, RED, SILVER, sheen, WOOD, wood, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

/** A paint brush with wet paint, held like a pen. */
export function paintbrush(p: Painter, { colour = '#4c83b6' }: PropLook) {
  p.in(0, 0, 0.35, 1, 1, () => {
    wood(p, rod(0, 34, 0, -22, 1.8, 3.2), '#c9583f', 1.57, 1.6);
    metal(p, cut([-3.6, -22, 3.6, -22, 4, -34, -4, -34], 1), SILVER, 1.6);
    p.form(blob([-4.4, -33, 4.4, -33, 5.4, -42, 1, -56, -5, -43]), '#a8784c', { depth: 2 });
    p.form(blob([-5, -41, 0, -39, 5.2, -42, 1, -57]), colour, { depth: 2 });
  });
}

/** An easel with a child's painting of a house and a sun. */
export function easel(p: Painter) {
  for (const [x0, x1] of [
    [8, 26],
    [-4, -62],
    [10, 70],
  ] as const)
    wood(p, rod(x0, -242, x1, -3, 5, 4.4), WOOD, 1.57, 3);
  const sheet = block(-70, -226, 140, 122, 3);
  p.form(block(-75, -231, 150, 132, 4), shade(WOOD, 0.04), { depth: 4 });
  p.form(sheet, '#fbf5e6', { depth: 4, shadow: 0.07 });
  p.clip(sheet, () => {
    p.fill(block(-66, -222, 132, 70, 6), '#a9d3e4', { alpha: 0.85 });
    p.fill(blob([-72, -140, -34, -156, 6, -148, 44, -158, 74, -146, 74, -108, -72, -108]), '#8db75c', { alpha: 0.95 });
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785;
      line(
        p,
        [-42 + Math.cos(a) * 15, -198 + Math.sin(a) * 15, -42 + Math.cos(a) * 24, -198 + Math.sin(a) * 24],
        3,
        '#f0b53c',
        0.9,
      );
    }
    p.fill(ellipse(-42, -198, 12), '#f5c64a');
    p.fill(block(2, -176, 44, 42, 2), '#f2d0a0');
    p.fill(cut([-6, -174, 24, -202, 54, -174], 2), '#d5574a');
    p.fill(block(18, -156, 13, 22, 2), '#7a5a8c');
    line(p, [-30, -126, -30, -142], 3, '#7a5236');
    p.fill(ellipse(-30, -150, 12, 11), '#4f8f52');
    for (const [x, tone] of [
      [-54, RED],
      [-12, '#e891a8'],
      [58, YELLOW],
    ] as const)
      p.fill(ellipse(x, -122, 4), tone);
    for (let i = 0; i < 6; i++)
      line(p, [-60 + i * 22, -214 + (i % 2) * 8, -46 + i * 22, -216 + (i % 2) * 8], 4, '#ffffff', 0.4, [0.2, 1, 0.2]);
  });
  wood(p, block(-78, -104, 158, 11, 3), tint(WOOD, 0.05), 0, 3);
  for (const [x, tone] of [
    [-52, RED],
    [-38, YELLOW],
    [-24, BLUE],
  ] as const) {
    p.form(block(x - 5, -117, 11, 14, 2), '#eceae0', { depth: 2 });
    p.fill(ellipse(x + 0.5, -117, 5, 1.8), tone);
  }
}

/** A guitar that leans. */
export function guitar(p: Painter, { colour = '#d08f45' }: PropLook) {
  p.in(0, 0, 0.2, 1, 1, () => {
    wood(p, cut([-6, -92, 6, -92, 5, -196, -5, -196], 2), '#7a4a30', 1.57, 3);
    wood(p, cut([-8, -196, 8, -196, 10, -226, -10, -226], 3), shade(colour, 0.1), 1.57, 3);
    for (const y of [-203, -212, -221])
      for (const g of [-1, 1]) p.form(ellipse(g * 12, y, 3.4, 2.6), CREAM, { depth: 1 });
    const body = blob([
      0, -106, 24, -104, 34, -86, 27, -68, 30, -52, 44, -30, 34, -6, 0, 0, -34, -6, -44, -30, -30, -52, -27, -68, -34,
      -86, -24, -104,
    ]);
    p.form(body, shade(colour, 0.12), { depth: 4 });
    p.in(-2, -2, 0, 0.95, 0.96, () => wood(p, body, colour, 1.57, 10));
    p.form(ellipse(-1, -62, 15), shade(colour, 0.18), { depth: 2 });
    p.fill(ellipse(-1, -62, 12), '#4a2a20');
    p.form(block(-15, -28, 28, 7, 2), '#6a3f28', { depth: 2 });
    for (let i = 0; i < 5; i++) line(p, [-5.4 + i * 2.2, -24, -4 + i * 1.8, -200], 0.8, '#f6ecd4', 0.9);
    sheen(p, body, -22, -30, 9, 18, 0.4);
  });
}

/** A candle in a chamber-stick, its ring in the fist. */
export function candle(p: Painter, { colour = '#f7ecd2' }: PropLook) {
  p.edge(ellipse(0, 2, 7, 8), shade(BRASS, 0.06), 3.4, 1);
  metal(p, blob([2, 6, 54, 6, 48, 14, 10, 14]), BRASS, 3);
  p.form(ellipse(28, 5, 27, 6), tint(BRASS, 0.04), { depth: 2 });
  metal(p, block(20, -8, 16, 13, 3), BRASS, 2.4);
  waxCandle(p, 28, -8, 11, 28, colour);
}

/** A globe on its stand. */
export function globe(p: Painter, { colour = '#5f9fc0' }: PropLook) {
  wood(p, blob([-34, -6, -14, -13, 14, -13, 34, -6, 32, 0, 0, 3, -32, 0]), WOOD, 0, 3);
  metal(p, stroke([0, -10, 0, -24], [5, 4]), BRASS, 2);
  p.in(0, -70, 0.32, 1, 1, () => {
    const ball = ellipse(0, 0, 42);
    p.form(ball, colour, { depth: 15 });
    p.clip(ball, () => {
      p.form(blob([-34, -20, -18, -32, -2, -26, -6, -12, -16, -6, -12, 6, -20, 20, -28, 8, -38, 0]), '#8fb25c', {
        depth: 3,
      });
      p.form(blob([6, -30, 26, -34, 38, -18, 30, -8, 34, 8, 24, 24, 14, 16, 12, 0, 4, -8]), '#c9ae62', { depth: 3 });
      p.form(blob([-6, 30, 8, 26, 16, 34, 0, 42]), '#8fb25c', { depth: 2 });
      p.edge(ellipse(0, 0, 42, 15), '#ffffff', 1, 0.4);
      p.edge(ellipse(0, 0, 16, 42), '#ffffff', 1, 0.4);
      p.soft(-15, -18, 13, 10, '#ffffff', 0.75, -0.6);
    });
    const arc = Array.from({ length: 9 }, (_, i) => [
      Math.cos(-1.5 + (i / 8) * 3.4) * 48,
      Math.sin(-1.5 + (i / 8) * 3.4) * 48,
    ]).flat();
    p.form(stroke(arc, [2.6, 3.4, 3.4, 3]), BRASS, { depth: 2 });
    p.form(ellipse(0, -46, 4), BRASS, { depth: 1.4 });
  });
}

/** A standing mirror in a carved frame. */
export function mirror(p: Painter, { colour = '#b98346' }: PropLook) {
  for (const g of [-1, 1]) {
    wood(p, stroke([g * 66, -2, g * 62, -20, g * 60, -210], [6, 4.6, 3.4]), shade(colour, 0.1), 1.57, 3);
    wood(p, stroke([g * 36, -10, g * 62, -16, g * 84, -4], [3.4, 5, 4.4]), shade(colour, 0.1), 0, 3);
    p.form(ellipse(g * 60, -214, 6), tint(colour, 0.05), { depth: 2 });
  }
  p.in(0, -142, 0.03, 1, 1, () => {
    wood(p, ellipse(0, 0, 58, 116), colour, 1.57, 6);
    p.edge(ellipse(0, 0, 53, 110), tint(colour, 0.12), 1.8, 0.8);
    const glass = ellipse(0, 0, 48, 104);
    p.fill(
      glass,
      p.linear(-40, -90, 40, 90, [
        [0, '#e6f2f4'],
        [0.5, '#bcd7df'],
        [1, '#93b4c4'],
      ]),
    );
    p.clip(glass, () => {
      line(p, [-50, 20, 20, -104], 18, '#ffffff', 0.45);
      line(p, [-38, 60, 44, -84], 6, '#ffffff', 0.4);
      p.soft(20, 70, 44, 50, '#8aa2b8', 0.4);
    });
    p.inner(glass, '#4a6274', -4, -5, 6, 0.45);
    p.form(star(0, -118, 14, 0.5), YELLOW, { depth: 3 });
  });
}

/** A mixing bowl between two hands, with a spoon in it. */
export function mixingBowl(p: Painter, { colour = '#5f93a8' }: PropLook) {
  wood(p, rod(8, -14, 30, -52, 3, 3.2), WOOD, -1.05, 2);
  p.form(ellipse(0, -15, 36, 8), CREAM, { depth: 2 });
  p.form(ellipse(0, -14, 31, 6), '#e6bd78', { depth: 2 });
  p.form(blob([-16, -14, -4, -20, 10, -17, 16, -12, 0, -10]), '#f2d094', { depth: 2 });
  const side = blob([-36, -15, -33, 4, -18, 18, 18, 18, 33, 4, 36, -15, 18, -9, 0, -7, -18, -9]);
  p.form(side, colour, { depth: 8 });
  p.clip(side, () => {
    line(p, [-35, -2, 0, 6, 35, -2], 3.4, CREAM, 0.9);
    for (const x of [-22, -8, 8, 22]) p.fill(ellipse(x, 10 - Math.abs(x) * 0.12, 2.6), CREAM, { alpha: 0.9 });
    p.soft(-20, 0, 5, 11, '#ffffff', 0.55, 0.3);
  });
}

/** A night lamp shaped like the moon, on a wooden foot. */
export function moonLamp(p: Painter, { colour = '#ffe9b0' }: PropLook) {
  p.soft(0, -64, 96, 92, '#ffd98a', 0.5);
  wood(p, blob([-36, -8, 0, -15, 36, -8, 32, 0, 0, 3, -32, 0]), WOOD, 0, 3);
  const moon = blob([
    10, -120, -22, -114, -46, -88, -48, -54, -30, -24, 0, -12, 30, -20, 42, -38, 18, -36, -2, -50, -9, -72, -3, -100,
  ]);
  p.form(moon, colour, { depth: 12, shadow: 0.07, light: 0.1 });
  p.clip(moon, () => {
    p.soft(-20, -64, 32, 44, '#fffdf0', 0.95);
    for (const [x, y, r] of [
      [-30, -84, 6],
      [-12, -34, 5],
      [-34, -50, 4],
      [14, -26, 4],
    ] as const) {
      p.fill(ellipse(x, y, r, r * 0.86), '#f3cf86', { alpha: 0.7 });
      p.soft(x - 1, y - 1, r, r, '#fff6d8', 0.5);
    }
    for (const x of [-32, -19]) line(p, [x, -70, x + 4, -67.4, x + 8, -70], 2, '#b9843c', 0.8, [0.3, 1, 0.3]);
    line(p, [-30, -58, -24, -54, -17, -57], 2, '#b9843c', 0.8, [0.3, 1, 0.3]);
  });
  line(p, [10, -118, 22, -104, 22, -88], 1.2, '#b9843c', 0.9);
  p.soft(22, -78, 18, 18, '#ffe7a0', 0.6);
  p.form(star(22, -78, 10, 0.5), '#fff0bd', { depth: 2, shadow: 0.05 });
}
