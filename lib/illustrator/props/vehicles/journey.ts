import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { flame } from '../kit/flame';
import {
  BLUE,
  BRASS,
  braid,
  CREAM,
  dabs,
  IRON,
  metal,
  RED,
  STRAW,
  sheen,
  WOOD,
  wood,
  woven,
  YELLOW,
} from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';
import { cartWheel, headLamp, pane, tyre } from './wheels';

/** A wooden sledge with iron runners and a cord. */
export function sledge(p: Painter, { colour = RED }: PropLook) {
  line(p, [100, -56, 128, -26, 152, -30, 172, -10], 2.2, '#c9a36a', 1, [0.8, 1, 1]);
  for (const dy of [-9, 0]) {
    const runner = [-106, -5, -20, -3, 60, -4, 92, -10, 112, -28, 112, -48, 96, -54].map((v, i) =>
      i % 2 ? v + dy : v,
    );
    const tone = dy ? shade(colour, 0.12) : colour;
    for (const x of [-74, -4, 58]) wood(p, rod(x, -6 + dy, x + 3, -42 + dy * 0.6, 4.4, 4), WOOD, 1.57, 2);
    p.form(stroke(runner, [3.2, 3.8, 4, 4, 4, 3.8, 3]), tone, { depth: 3 });
  }
  for (const [i, y] of [-52, -46, -40].entries())
    wood(
      p,
      cut([-104 + i * 4, y, 88 + i * 3, y, 90 + i * 3, y + 9, -104 + i * 4, y + 9], 3),
      tint('#c08a52', 0.05 - i * 0.02),
      0,
      3,
    );
  p.form(blob([-92, -52, -60, -60, 0, -58, 30, -54, 26, -48, -88, -48]), '#5f86ad', { depth: 4 });
  for (const x of [-80, -62, -44, -26, -8, 10]) line(p, [x, -58, x - 2, -49], 2.6, CREAM, 0.8);
}

/** A rowing boat with its oars; water or sand is at y = 0. */
export function rowBoat(p: Painter, { colour = '#4f8f9a' }: PropLook) {
  wood(p, blob([-150, -68, 0, -58, 156, -76, 120, -50, -118, -46]), shade(WOOD, 0.1), 0, 6);
  for (const x of [-66, 44])
    wood(p, cut([x - 18, -64, x + 20, -64, x + 24, -54, x - 22, -54], 3), tint(WOOD, 0.06), 0, 3);
  p.form(stroke([34, -82, -20, -58, -104, -20], [2.6, 3, 3.2]), '#c99a64', { depth: 2 });
  const hull = blob([-156, -72, -60, -54, 40, -54, 162, -80, 146, -42, 112, -8, 60, 2, -76, 2, -124, -12, -146, -42]);
  wood(p, hull, colour, 0.02, 14);
  p.clip(hull, () => {
    for (const dy of [16, 32])
      line(p, [-156, -72 + dy, -60, -54 + dy, 40, -54 + dy, 162, -80 + dy], 2, shade(colour, 0.18), 0.7);
    line(p, [-160, -66, -60, -48, 40, -48, 166, -74], 8, CREAM, 0.9);
    p.soft(-40, -20, 100, 16, tint(colour, 0.12), 0.4);
  });
  p.form(stroke([-158, -74, -60, -56, 40, -56, 164, -82], [4.4, 5, 5, 4]), WOOD, { depth: 3 });
  p.form(stroke([46, -88, 4, -62, -66, -18], [3, 3, 3.4]), '#d2a46c', { depth: 2 });
  p.form(blob([-62, -22, -72, -6, -96, 2, -100, -4, -84, -18, -70, -24]), '#d2a46c', { depth: 3 });
  p.edge(ellipse(2, -58, 6), IRON, 3, 1);
}

/** A sailing boat with a striped sail. */
export function sailBoat(p: Painter, { colour = '#c9583f' }: PropLook) {
  wood(p, rod(0, -60, 6, -366, 5, 3), WOOD, 1.57, 3);
  const main = blob([14, -352, 60, -280, 112, -190, 138, -108, 70, -96, 12, -96]);
  p.form(main, CREAM, { depth: 16, shadow: 0.08 });
  p.clip(main, () => {
    for (const y of [-280, -220, -160]) line(p, [0, y - 6, 60, y + 6, 150, y + 2], 15, colour, 0.85);
    p.soft(50, -190, 26, 90, '#dcc8a8', 0.5, -0.3);
    line(p, [40, -340, 100, -100], 1.4, '#c2ad8c', 0.6);
  });
  const jib = blob([-6, -336, -44, -240, -100, -104, -54, -96, -10, -98]);
  p.form(jib, '#f4dca0', { depth: 12, shadow: 0.08 });
  p.clip(jib, () => p.form(star(-38, -146, 22, 0.48), colour, { depth: 5 }));
  p.form(cut([6, -366, 46, -356, 6, -344], 3), YELLOW, { depth: 3 });
  wood(p, rod(4, -92, 136, -100, 3.4), WOOD, 0, 2);
  const hull = blob([-146, -78, -40, -62, 60, -62, 160, -88, 138, -36, 100, -4, 40, 2, -70, 2, -116, -12, -138, -46]);
  wood(p, hull, BLUE, 0.02, 14);
  p.clip(hull, () => line(p, [-150, -66, -40, -50, 60, -50, 164, -76], 9, CREAM, 0.95));
  p.form(stroke([-148, -80, -40, -64, 60, -64, 162, -90], [4, 4.6, 4.6, 4]), WOOD, { depth: 3 });
  p.form(ellipse(84, -34, 9), '#f4e3bd', { depth: 3 });
  p.form(ellipse(84, -34, 5.4), '#2f4f6a', { depth: 2 });
}

/** A round-bellied rocket on its fins. */
export function rocket(p: Painter, { colour = RED }: PropLook) {
  p.form(block(-24, -46, 48, 26, 6), IRON, { depth: 5 });
  p.form(cut([-30, -26, 30, -26, 38, -10, -38, -10], 4), shade(IRON, 0.03), { depth: 3 });
  for (const side of [-1, 1]) {
    const fin = blob([side * 46, -150, side * 84, -104, side * 98, -50, side * 96, 0, side * 74, -30, side * 40, -48]);
    p.form(fin, shade(colour, side > 0 ? 0.05 : 0), { depth: 9 });
    dabs(p, fin, colour, 8, 8, 1.2, 0.25);
  }
  const body = blob([
    0, -372, 34, -322, 58, -246, 62, -170, 50, -90, 34, -40, -34, -40, -50, -90, -62, -170, -58, -246, -34, -322,
  ]);
  p.form(body, '#eef0ee', { depth: 20, shadow: 0.13 });
  dabs(p, body, '#dfe6e8', 26, 9, 1.5, 0.25);
  p.clip(body, () => {
    p.form(blob([0, -380, 44, -330, 62, -286, 0, -276, -62, -286, -44, -330]), colour, { depth: 12 });
    line(p, [-70, -278, 0, -268, 70, -278], 6, YELLOW, 0.95);
    line(p, [-70, -92, 0, -80, 70, -92], 22, colour, 0.95);
    line(p, [-70, -112, 0, -100, 70, -112], 5, YELLOW, 0.95);
    for (const x of [-48, -30, 30, 48])
      for (const y of [-250, -130]) p.fill(ellipse(x, y + Math.abs(x) * -0.1, 2.2), '#9fa8b2', { alpha: 0.8 });
    p.soft(-30, -220, 9, 92, '#ffffff', 0.85, 0.05);
    p.soft(48, -180, 20, 130, '#7f86a8', 0.4);
  });
  metal(p, ellipse(0, -214, 35), BRASS, 6);
  const glass = ellipse(0, -214, 26);
  p.fill(
    glass,
    p.radial(-8, -222, 36, [
      [0, '#bfe6f2'],
      [0.6, '#5f9fc4'],
      [1, '#2f5f8c'],
    ]),
  );
  p.inner(glass, '#1f3f66', -4, -5, 6, 0.5);
  sheen(p, glass, -9, -224, 10, 6, 0.9, -0.6);
  for (let i = 0; i < 8; i++)
    p.fill(ellipse(Math.cos(i * 0.785) * 30.6, -214 + Math.sin(i * 0.785) * 30.6, 2.2), '#8a6326');
  p.form(ellipse(0, -148, 13), shade('#eef0ee', 0.06), { depth: 4 });
  p.form(ellipse(0, -148, 9), '#6fb0cc', { depth: 4 });
  const keel = blob([0, -120, 9, -80, 10, -30, 0, 0, -10, -30, -9, -80]);
  p.form(keel, shade(colour, 0.03), { depth: 4 });
}

/** A hot-air balloon with its basket on the ground. */
export function hotAirBalloon(p: Painter, { colour = RED }: PropLook) {
  for (const [x0, x1] of [
    [-40, -62],
    [-16, -22],
    [16, 22],
    [40, 62],
  ] as const)
    line(p, [x0, -70, x1, -206], 2.4, '#7a5a3c', 0.95);
  const skin = blob([
    0, -540, 74, -524, 132, -474, 154, -404, 136, -330, 92, -262, 56, -204, -56, -204, -92, -262, -136, -330, -154,
    -404, -132, -474, -74, -524,
  ]);
  p.form(skin, CREAM, { depth: 34, shadow: 0.12 });
  const gore = (u: number, v: number) => {
    const side = (k: number) => [k * 40, -532, k * 134, -472, k * 154, -404, k * 136, -330, k * 94, -262, k * 56, -204];
    const [a, b] = [side(u), side(v)];
    const back: number[] = [];
    for (let i = b.length - 2; i >= 0; i -= 2) back.push(b[i] ?? 0, b[i + 1] ?? 0);
    return blob([...a, ...back]);
  };
  p.clip(skin, () => {
    const bands = [
      [-1.05, -0.72, colour],
      [-0.36, -0.02, colour],
      [0.34, 0.7, colour],
      [-0.72, -0.36, YELLOW],
      [0.7, 1.05, BLUE],
    ] as const;
    for (const [u, v, tone] of bands) p.form(gore(u, v), tone, { depth: 12 });
    for (const [y, h] of [
      [-338, 20],
      [-300, 7],
    ] as const)
      line(p, [-170, y - 10, 0, y + 22, 170, y - 10], h, shade(BLUE, 0.05), 0.9);
    for (let i = 0; i < 9; i++)
      p.fill(star(-128 + i * 32, -326 + 16 - ((i - 4) * 2.4) ** 2 * 0.22, 8, 0.5), '#ffe7a6', { alpha: 0.95 });
    p.form(ellipse(0, -536, 46, 16), colour, { depth: 4 });
    p.soft(-70, -450, 34, 60, '#fffbe8', 0.55, 0.5);
    p.soft(110, -330, 70, 150, '#4a3066', 0.4, 0.2);
  });
  p.form(blob([-57, -208, 0, -198, 57, -208, 46, -184, 0, -178, -46, -184]), shade(colour, 0.08), { depth: 5 });
  p.form(block(-9, -150, 18, 14, 3), IRON, { depth: 3 });
  flame(p, 0, -150, 40, 0.03);
  woven(p, cut([-54, -76, 54, -76, 44, 0, -44, 0], 8), STRAW, 9, 14);
  const rim = [-56, -77, 0, -74, 56, -77];
  braid(p, stroke(rim, [5.4, 5.8, 5.4]), '#a8723a', rim, 5.6);
  for (const x of [-58, 58])
    p.form(blob([x - 9, -60, x + 9, -60, x + 11, -38, x, -28, x - 11, -38]), '#c9a878', { depth: 5 });
}

/** A friendly steam engine. */
function engine(p: Painter, colour: string) {
  p.soft(118, -246, 30, 22, '#f4efe6', 0.85);
  p.soft(92, -272, 38, 26, '#f4efe6', 0.7);
  p.soft(50, -292, 44, 26, '#f4efe6', 0.5);
  p.form(cut([104, -130, 126, -130, 136, -208, 94, -208], 4), IRON, { depth: 6 });
  p.form(block(90, -220, 50, 15, 6), colour, { depth: 4 });
  metal(p, blob([32, -150, 34, -172, 50, -184, 66, -172, 68, -150]), BRASS, 5);
  const cabin = block(-92, -216, 96, 150, 6);
  p.form(cabin, colour, { depth: 13 });
  dabs(p, cabin, colour, 14, 9, 1.5, 0.25);
  p.form(block(-108, -234, 130, 22, 10), shade(colour, 0.12), { depth: 6 });
  p.form(block(-74, -196, 60, 58, 9), BRASS, { depth: 4 });
  pane(p, block(-68, -190, 48, 46, 6), '#f8e8b4');
  const boiler = block(-2, -156, 152, 92, 26);
  p.form(boiler, tint(BLUE, 0.01), { depth: 17 });
  p.clip(boiler, () => {
    p.soft(66, -144, 72, 9, '#ffffff', 0.65);
    for (const x of [24, 66, 108]) line(p, [x, -160, x, -60], 7, BRASS, 0.9);
  });
  p.form(ellipse(147, -110, 15, 45), shade(BLUE, 0.08), { depth: 8 });
  headLamp(p, 150, -148, 12);
  p.form(block(-112, -72, 282, 22, 6), shade(RED, 0.05), { depth: 6 });
  p.form(cut([164, -56, 196, -6, 146, -6, 148, -56], 4), IRON, { depth: 6 });
  for (const x of [160, 172]) line(p, [x - 4, -50, x + 6, -10], 3, tint(IRON, 0.14), 0.8);
  for (const [x, r] of [
    [-70, 36],
    [8, 36],
    [70, 24],
    [120, 24],
  ] as const) {
    p.fill(ellipse(x, -r, r), shade(IRON, 0.06));
    cartWheel(p, x, -r, r - 3, RED);
  }
  p.form(rod(-74, -34, 34, -30, 4.6), '#b9c0cc', { depth: 2.4 });
}

/** An engine with one carriage of windows. */
export function train(p: Painter, { colour = '#4f9a72' }: PropLook) {
  p.in(70, 0, 0, 1, 1, () => engine(p, colour));
  p.form(rod(-52, -54, -38, -54, 5), IRON, { depth: 2 });
  const coach = block(-276, -206, 226, 150, 14);
  p.form(coach, YELLOW, { depth: 14 });
  dabs(p, coach, YELLOW, 18, 10, 0.1, 0.22);
  p.clip(coach, () => line(p, [-280, -92, -40, -92], 12, colour, 0.9));
  p.form(block(-286, -220, 246, 22, 10), shade(colour, 0.05), { depth: 6 });
  for (const x of [-256, -188, -120]) {
    p.form(block(x - 4, -186, 56, 62, 9), CREAM, { depth: 3 });
    pane(p, block(x, -182, 48, 54, 7));
  }
  p.form(block(-280, -62, 234, 16, 5), IRON, { depth: 4 });
  for (const x of [-230, -94]) tyre(p, x, -27, 26, RED);
}
